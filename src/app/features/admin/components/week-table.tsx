import { useText } from '@/app/lib/texts';
import type { AnalyticsDay } from '@/contracts/analytics';
import { dayText } from '../week/day-text';
import { scaleOf } from '../week/week-summary';

interface WeekTableProps {
  days: readonly AnalyticsDay[];
  caption: string;
}

/** The numbers of each day with bars behind them; the bars say nothing that the numbers do not. */
export function WeekTable({ days, caption }: WeekTableProps) {
  const t = useText();
  const scale = scaleOf(days);
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
            <th scope="row">{`${dayText(day.date, 'weekday')} ${dayText(day.date, 'dayMonth')}`}</th>
            <td>
              <WeekCell kind="visitors" value={day.uniqueVisitors} scale={scale} />
            </td>
            <td>
              <WeekCell kind="views" value={day.pageViews} scale={scale} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WeekCellProps {
  kind: 'visitors' | 'views';
  value: number;
  scale: number;
}

function WeekCell({ kind, value, scale }: WeekCellProps) {
  return (
    <div className="week-cell">
      <span>{value}</span>
      {value > 0 && (
        <span className={`week-bar week-bar--${kind}`} style={{ width: `${(100 * value) / scale}%` }} />
      )}
    </div>
  );
}
