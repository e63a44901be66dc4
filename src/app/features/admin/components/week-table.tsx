import type { AnalyticsDay } from '@/contracts/analytics';
import { useText } from '../use-text';
import { dayText } from '../week/day-text';

interface WeekTableProps {
  days: readonly AnalyticsDay[];
  caption: string;
}

/** The numbers of each day: what the chart shows, for reading. */
export function WeekTable({ days, caption }: WeekTableProps) {
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
            <th
              scope="row"
              lang="sk"
            >{`${dayText(day.date, 'weekday')} ${dayText(day.date, 'dayMonth')}`}</th>
            <td>{day.uniqueVisitors}</td>
            <td>{day.pageViews}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
