import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '@/app/lib/texts';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { dayText, rangeText } from '../week/day-text';
import { busiestDay } from '../week/week-summary';
import { PanelError } from './panel-error';
import { StatisticsLocked } from './statistics-locked';
import { WeekTable } from './week-table';

/** Loaded only here: the charting library is larger than the rest of the admin. */
const WeekChart = lazy(async () => ({ default: (await import('./week-chart')).WeekChart }));

export function AnalyticsPanel({ data }: { data: WebsiteAdminData }) {
  const { analytics, statisticsLock } = data;
  const t = useText();
  if (statisticsLock) return <StatisticsLocked requiredTier={statisticsLock.requiredTier} />;
  if (analytics.isPending) {
    return (
      <div className="card__pad">
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  const days = analytics.data;
  if (!days) return <PanelError error={analytics.error} onRetry={() => void analytics.refetch()} />;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) {
    return (
      <EmptyState
        icon={<ChartNoAxesColumn className="icon--lg" />}
        title={t('admin.analytics.empty')}
        text={t('admin.analytics.emptyText')}
      />
    );
  }
  const range = rangeText(first.date, last.date);
  const busiest = busiestDay(days);
  return (
    <div className="card__pad grid gap-6">
      <div className="grid gap-1">
        <h2 className="h2">{t('admin.analytics.title')}</h2>
        <p className="soft">{range}</p>
        <p className="mt-2">
          {busiest
            ? t('admin.analytics.busiest', {
                day: `${dayText(busiest.date, 'weekdayLong')} ${dayText(busiest.date, 'dayMonth')}`,
                count: busiest.uniqueVisitors,
              })
            : t('admin.analytics.quiet')}
        </p>
      </div>
      <Suspense fallback={<Skeleton className="week-chart w-full" />}>
        <WeekChart days={days} />
      </Suspense>
      <WeekTable days={days} caption={t('admin.analytics.caption', { range })} />
    </div>
  );
}
