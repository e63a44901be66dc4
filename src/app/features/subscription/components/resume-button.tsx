import type { MouseEvent } from 'react';
import type { PaidTier } from '@/core/plans';
import { Button } from '@/ui/button';
import { keepFocus } from '@/ui/keep-focus';
import { useFollowPlan } from '../payment-calls';
import { useText } from '../use-text';

/** Takes back what was to follow the plan: its end, or a smaller one. */
export function ResumeButton({ tier, label }: { tier: PaidTier; label: string }) {
  const t = useText();
  const { follow, isPending } = useFollowPlan(tier, {
    done: t('subscription.period.resumed'),
    failed: t('subscription.period.resumeFailed'),
  });
  const handlePress = (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest('.banner'));
    follow();
  };
  return (
    <Button isPending={isPending} pendingText={t('subscription.period.resuming')} onClick={handlePress}>
      {label}
    </Button>
  );
}
