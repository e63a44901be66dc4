import { useText } from '../use-text';

/** Which bar is which. */
export function WeekLegend() {
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
