import { Lock } from 'lucide-react';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { getButtonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { PanelError } from '../rows/loaded-list';
import { useText } from '../use-text';
import { WeekReport } from './week-report';

/** Shows the numbers of a website: locked, loading, failed or loaded. */
export function AnalyticsPanel({ data }: { data: WebsiteAdminData }) {
  const { analytics, statisticsLock } = data;
  if (statisticsLock) return <StatisticsLocked requiredTier={statisticsLock.requiredTier} />;
  if (analytics.isPending) {
    return (
      <div className="card__pad">
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  if (!analytics.data) {
    return <PanelError error={analytics.error} onRetry={() => void analytics.refetch()} />;
  }
  return <WeekReport days={analytics.data} />;
}

/** Stands in place of the numbers on a plan without statistics. */
export function StatisticsLocked({ requiredTier }: { requiredTier: PaidTier }) {
  const t = useText();
  return (
    <EmptyState
      icon={<Lock className="icon--lg" />}
      title={t('admin.analytics.locked', { tier: t('plans.tierName', getTierNameValues(requiredTier)) })}
      text={t('planFeatures.reasons.statistics')}
      action={
        <a className={getButtonClass({ variant: 'primary' })} href={paths.choosePlan(requiredTier)}>
          {t('frame.locked.upgrade')}
        </a>
      }
    />
  );
}
