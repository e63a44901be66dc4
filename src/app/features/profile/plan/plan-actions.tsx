import { useState } from 'react';
import { plansOnSale } from '@/app/lib/plans-on-sale';
import { paths } from '@/app/paths';
import type { SubscriptionStatus } from '@/contracts/billing';
import { isHighestPlan, isPaidTier, type Tier } from '@/core/plans';
import { Button, buttonClass } from '@/ui/button';
import { useText } from '../use-text';
import { CancelDialog } from './cancel-dialog';
import { SwitchToFreeDialog } from './switch-to-free-dialog';

interface PlanActionsProps {
  tier: Tier;
  status: SubscriptionStatus;
}

export function PlanActions({ tier, status }: PlanActionsProps) {
  const t = useText();
  const [open, setOpen] = useState<'free' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const paidUntil = status.hasActiveSubscription ? status.currentPeriodEnd : null;
  const isHighest = isPaidTier(tier) && isHighestPlan(tier);
  const hasSmaller = plansOnSale().length > 1;
  const canCancel = paidUntil !== null && !status.cancelAtPeriodEnd;
  return (
    <div className="card-part flex flex-wrap gap-3">
      {(!isHighest || (hasSmaller && paidUntil !== null)) && (
        <a
          href={plansOnSale().length > 1 ? paths.subscribe : paths.subscription}
          className={buttonClass({ variant: isHighest ? 'default' : 'primary' })}
        >
          {t('profile.actions.viewPlans')}
        </a>
      )}
      {tier !== 'free' && !status.becomesFree && (
        <Button onClick={() => setOpen('free')}>{t('profile.actions.switchToFree')}</Button>
      )}
      {canCancel && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {t('profile.actions.cancel')}
        </Button>
      )}
      {open === 'free' && <SwitchToFreeDialog tier={tier} paidUntil={paidUntil} onClose={close} />}
      {open === 'cancel' && paidUntil !== null && <CancelDialog paidUntil={paidUntil} onClose={close} />}
    </div>
  );
}
