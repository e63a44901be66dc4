import { useState } from 'react';
import { paths } from '@/app/paths';
import type { SubscriptionStatus } from '@/contracts/billing';
import type { EffectiveTier } from '@/core/plans';
import { Button, buttonClass } from '@/ui/button';
import { useText } from '../use-text';
import { CancelDialog } from './cancel-dialog';
import { SwitchToFreeDialog } from './switch-to-free-dialog';

interface PlanActionsProps {
  tier: EffectiveTier;
  status: SubscriptionStatus;
}

export function PlanActions({ tier, status }: PlanActionsProps) {
  const t = useText();
  const [open, setOpen] = useState<'free' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const paidUntil = status.hasActiveSubscription ? status.currentPeriodEnd : null;
  const canCancel = paidUntil !== null && !status.cancelAtPeriodEnd;
  return (
    <div className="card-part flex flex-wrap gap-3">
      {tier !== 'premium' && (
        <a href={paths.subscription} className={buttonClass({ variant: 'primary' })}>
          {t('profile.actions.viewPlans')}
        </a>
      )}
      {tier !== 'free' && (
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
