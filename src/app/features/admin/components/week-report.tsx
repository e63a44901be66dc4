import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { AnalyticsDay } from '@/contracts/analytics';
import { EmptyState } from '@/ui/empty-state';
import { Heading } from '@/ui/heading';
import { Skeleton } from '@/ui/skeleton';
import { useText } from '../use-text';
import { dayText, rangeText } from '../week/day-text';
import { busiestDay } from '../week/week-summary';
import { WeekLegend } from './week-legend';
import { WeekTable } from './week-table';

/** Loaded only here: the charting library is larger than the rest of the admin. */
const WeekChart = lazy(async () => ({ default: (await import('./week-chart')).WeekChart }));

interface WeekReportProps {
  days: readonly AnalyticsDay[];
  /** Whether somebody can see it: only then the chart is drawn. */
  isInView?: boolean;
}

/** The last days of a website: the finding in a sentence, a chart, the numbers. */
export function WeekReport({ days, isInView = true }: WeekReportProps) {
  const t = useText();
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
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={2} className="h2">
            {t('admin.analytics.title')}
          </Heading>
          <WeekLegend />
        </div>
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
      {isInView ? (
        <Suspense fallback={<Skeleton className="week-chart w-full" />}>
          <WeekChart days={days} />
        </Suspense>
      ) : (
        <div className="week-chart" />
      )}
      <WeekTable days={days} caption={t('admin.analytics.caption', { range })} />
    </div>
  );
}
