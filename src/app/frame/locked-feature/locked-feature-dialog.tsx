import './locked-feature.css';
import { planFeatures, plans } from '@messages';
import { LockOpen } from 'lucide-react';
import { useTier } from '@/app/entities/account';
import { getPlanToBuy, listPlansOnSale } from '@/app/entities/plans-on-sale';
import { formatMonthlyPrice } from '@/app/lib/amounts';
import { createUseText } from '@/app/lib/texts';
import {
  getEntitlements,
  getTierNameValues,
  isExpiredTier,
  isHighestPlan,
  isPaidTier,
  isUnlimited,
  type LockedFeature,
  type PaidTier,
  paidTiers,
  type Tier,
} from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Badge } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';

const useText = createUseText({ planFeatures, plans });

interface LockedFeatureDialogProps {
  locked: LockedFeature;
  onClose: () => void;
}

/** Says what is locked, which plan has it and what the plans cost. */
export function LockedFeatureDialog({ locked, onClose }: LockedFeatureDialogProps) {
  const t = useText();
  const current = useTier();
  const { feature } = locked;
  const requiredTier = getPlanToBuy(locked.requiredTier);
  const shown = paidTiers.filter((tier) => tier === current || listPlansOnSale().includes(tier));
  const count = getEntitlements(requiredTier).limit(feature);
  return (
    <Dialog
      isOpen
      hasAwning
      size="md"
      onClose={onClose}
      title={t('frame.locked.title')}
      description={
        <>
          {t.rich('frame.locked.lead', {
            isHighest: String(isHighestPlan(requiredTier)),
            feature: t(`planFeatures.names.${feature}`),
            tier: t('plans.tierName', getTierNameValues(requiredTier)),
            strong: (name) => <b className="strong text-ink">{name}</b>,
          })}{' '}
          {t(`planFeatures.reasons.${feature}`, {
            count,
            isUnlimited: String(isUnlimited(requiredTier, feature)),
          })}
        </>
      }
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <a className={getButtonClass({ variant: 'primary' })} href={paths.choosePlan(requiredTier)}>
            {t('frame.locked.upgrade')}
          </a>
        </>
      }
    >
      <ul className="plans" aria-label={t('frame.locked.plans')}>
        {!isPaidTier(current) && <PlanRow tier={current} current={current} requiredTier={requiredTier} />}
        {shown.map((tier) => (
          <PlanRow key={tier} tier={tier} current={current} requiredTier={requiredTier} />
        ))}
      </ul>
    </Dialog>
  );
}

interface PlanRowProps {
  tier: Tier;
  current: Tier;
  requiredTier: PaidTier;
}

/** Shows a plan with its price, and how it relates to the owner's plan. */
export function PlanRow({ tier, current, requiredTier }: PlanRowProps) {
  const t = useText();
  const isNeeded = tier === requiredTier && tier !== current;
  const price = formatMonthlyPrice(tier);
  return (
    <li className={classNames('plan-row', isNeeded && 'is-needed')}>
      <span className="plan-row__name">
        <b>{t('plans.tierName', getTierNameValues(tier))}</b>
        {tier === current && <Badge>{t('frame.locked.current')}</Badge>}
        {isNeeded && (
          <Badge tone="green">
            <LockOpen aria-hidden="true" />
            {t('frame.locked.unlocks')}
          </Badge>
        )}
        {isPaidTier(tier) && isHighestPlan(tier) && requiredTier !== tier && (
          <span className="sm mute">{t('frame.locked.everything')}</span>
        )}
      </span>
      {!isExpiredTier(tier) && (
        <span className="num">
          {isPaidTier(tier)
            ? t.rich('frame.locked.price', { price, strong: (text) => <b>{text}</b> })
            : price}
        </span>
      )}
    </li>
  );
}
