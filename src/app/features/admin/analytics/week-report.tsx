import './week.css';
import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatCount } from '@/app/lib/amounts';
import { formatDay, formatDayOfWeek, formatDayRange, preventBreaks } from '@/app/lib/dates';
import type { AnalyticsDay } from '@/contracts/endpoints/analytics';
import { EmptyState } from '@/ui/empty-state';
import { Heading } from '@/ui/heading';
import { Skeleton } from '@/ui/skeleton';
import { useText } from '../use-text';
import { findBusiestDay } from './week-summary';

/** It is loaded only here, because the charting library is larger than the rest of the admin. */
const WeekChart = lazy(async () => ({ default: (await import('./week-chart')).WeekChart }));

interface WeekReportProps {
  days: readonly AnalyticsDay[];
  /** The chart is drawn only where somebody can see it. */
  isInView?: boolean;
}

/** Shows the last days of a website: the finding in a sentence, a chart and the numbers. */
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
  const range = formatDayRange(first.date, last.date);
  const busiest = findBusiestDay(days);
  return (
    <div className="card__pad grid grid-cols-[minmax(0,1fr)] gap-6">
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
                weekday: formatDay(busiest.date, 'weekdayLong'),
                date: preventBreaks(formatDay(busiest.date, 'dayMonth')),
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

/** Says which bar is which. */
function WeekLegend() {
  const t = useText();
  return (
    <p className="visits-legend" aria-hidden="true">
      <span>
        <i className="week-chart__visitors" />
        {t('admin.analytics.visitors')}
      </span>
      <span>
        <i className="week-chart__views" />
        {t('admin.analytics.views')}
      </span>
    </p>
  );
}

interface WeekTableProps {
  days: readonly AnalyticsDay[];
  caption: string;
}

/** Shows the numbers of the chart as a table, for reading. */
function WeekTable({ days, caption }: WeekTableProps) {
  const t = useText();
  return (
    <table className="week-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.analytics.day')}</th>
          <th scope="col">{t('admin.analytics.visitors')}</th>
          <th scope="col">{t('admin.analytics.views')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDayOfWeek(day.date)}</th>
            <td>{formatCount(day.uniqueVisitors)}</td>
            <td>{formatCount(day.pageViews)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
