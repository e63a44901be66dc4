import './locked-feature.css';
import { useCurrentUser } from '@/app/lib/current-user';
import { plansOnSale, planToBuy } from '@/app/lib/plans-on-sale';
import { paths } from '@/app/paths';
import {
  getEntitlements,
  getTierNameValues,
  isHighestPlan,
  isPaidTier,
  isUnlimited,
  type LockedFeature,
  paidTiers,
} from '@/core/plans';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { PlanRow } from './plan-row';
import { useText } from './use-text';

interface LockedFeatureDialogProps {
  locked: LockedFeature;
  onClose: () => void;
}

/** Says what is locked, which plan has it and what the plans cost. */
export function LockedFeatureDialog({ locked, onClose }: LockedFeatureDialogProps) {
  const t = useText();
  const { user } = useCurrentUser();
  const current = user?.subscriptionTier ?? 'free';
  const { feature } = locked;
  const requiredTier = planToBuy(locked.requiredTier);
  const shown = paidTiers.filter((tier) => tier === current || plansOnSale().includes(tier));
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
            feature: t(`plans.features.${feature}`),
            tier: t('plans.tierName', getTierNameValues(requiredTier)),
            strong: (name) => <b className="strong text-ink">{name}</b>,
          })}{' '}
          {t(`plans.reasons.${feature}`, { count, isUnlimited: String(isUnlimited(requiredTier, feature)) })}
        </>
      }
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <a className={buttonClass({ variant: 'primary' })} href={paths.choosePlan(requiredTier)}>
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
