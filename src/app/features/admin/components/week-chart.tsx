import { useText } from '@/app/lib/texts';
import type { AnalyticsDay } from '@/contracts/analytics';
import { axisSteps } from '../week/axis-steps';
import { dayText } from '../week/day-text';

/** Visitors and page views of each day as bars. The table beside it says the same in numbers. */
export function WeekChart({ days }: { days: readonly AnalyticsDay[] }) {
  const steps = axisSteps(Math.max(...days.flatMap((day) => [day.uniqueVisitors, day.pageViews])));
  const share = (count: number) => `${(100 * count) / (steps[0] ?? 1)}%`;
  return (
    <div className="week-chart" aria-hidden="true">
      <div className="week-chart__plot">
        <div className="week-chart__grid">
          {steps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </div>
        {days.map((day) => (
          <div key={day.date} className="week-chart__day">
            {/* A picture has its height in an attribute: a style would be refused in pages of the server. */}
            <svg className="week-chart__visitors" height={share(day.uniqueVisitors)} />
            <svg className="week-chart__views" height={share(day.pageViews)} />
          </div>
        ))}
      </div>
      <div className="week-chart__days">
        {days.map(({ date }) => (
          <span key={date}>
            <b>{dayText(date, 'weekday')}</b>
            <span className="only-wide">{dayText(date, 'dayMonth')}</span>
            <span className="only-phone">{dayText(date, 'day')}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Which bar is which. */
export function WeekLegend() {
  const t = useText();
  return (
    <p className="week-legend" aria-hidden="true">
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
