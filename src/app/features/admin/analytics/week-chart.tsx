import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatCount } from '@/app/lib/amounts';
import { formatDay } from '@/app/lib/dates';
import type { AnalyticsDay } from '@/contracts/endpoints/analytics';

const AXIS_WIDTH = 36;

/** Shows visitors and page views of each day as bars. The table beside the chart says the same in numbers. */
export function WeekChart({ days }: { days: readonly AnalyticsDay[] }) {
  return (
    <div className="week-chart" aria-hidden="true">
      <ResponsiveContainer>
        <BarChart data={[...days]} barGap={2} maxBarSize={40} accessibilityLayer={false} margin={{ top: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="date"
            tickFormatter={(date: string) => formatDay(date, 'weekday')}
            tickLine={false}
            axisLine={false}
            interval={0}
          />
          <YAxis
            width={AXIS_WIDTH}
            tickFormatter={formatCount}
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
          />
          <Bar
            dataKey="uniqueVisitors"
            className="week-chart__visitors"
            fill="var(--color-leaf-700)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
          <Bar
            dataKey="pageViews"
            className="week-chart__views"
            fill="var(--color-leaf-200)"
            stroke="var(--color-leaf-500)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
