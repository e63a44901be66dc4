import { LockOpen } from 'lucide-react';
import { monthlyPrice } from '@/app/lib/monthly-price';
import { getTierNameValues, isHighestPlan, isPaidTier, type PaidTier, type Tier } from '@/core/plans';
import { Badge } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { useText } from './use-text';

interface PlanRowProps {
  tier: Tier;
  current: Tier;
  requiredTier: PaidTier;
}

/** A plan with its price, and what it is to this owner now. */
export function PlanRow({ tier, current, requiredTier }: PlanRowProps) {
  const t = useText();
  const isNeeded = tier === requiredTier && tier !== current;
  const price = monthlyPrice(tier);
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
      {tier !== 'expired' && (
        <span className="num">
          {isPaidTier(tier)
            ? t.rich('frame.locked.price', { price, strong: (text) => <b>{text}</b> })
            : price}
        </span>
      )}
    </li>
  );
}
