import { useSubscriptionStatus } from '@/app/entities/plan';
import type { Tier } from '@/core/plans';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { useText } from '../use-text';
import { PaidUntil } from './paid-until';
import { PlanActions } from './plan-actions';

interface PlanManagementProps {
  tier: Tier;
  isPastDue: boolean;
}

/** What is paid for and until when, and what can be done about it. */
export function PlanManagement({ tier, isPastDue }: PlanManagementProps) {
  const t = useText();
  const { data: status, isFetching, isError, refetch } = useSubscriptionStatus();
  if (status) {
    return (
      <>
        <PaidUntil tier={tier} status={status} isPastDue={isPastDue} />
        <PlanActions tier={tier} status={status} />
      </>
    );
  }
  if (isError) {
    return (
      <div className="card-part flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
        <p className="soft">{t('profile.actions.loadFailed')}</p>
        <Button isPending={isFetching} pendingText={t('profile.loading')} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="card-part flex gap-3" role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-(--control) w-32 rounded-md" />
      <Skeleton className="h-(--control) w-36 rounded-md" />
    </div>
  );
}
