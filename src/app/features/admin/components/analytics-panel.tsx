import { Skeleton } from '@/ui/skeleton';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { PanelError } from './panel-error';
import { StatisticsLocked } from './statistics-locked';
import { WeekReport } from './week-report';

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
