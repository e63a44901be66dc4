import { formatDayRange } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { Skeleton } from '@/ui/skeleton';
import { useMatches } from '@/ui/use-matches';
import { useBookingCalendar } from '../api/bookings';
import { PanelError } from '../rows/loaded-list';
import { useText } from '../use-text';
import { openingWeeks } from './shown-hours';
import { WeekAgenda } from './week-agenda';
import { daysOfWeek } from './week-days';
import { WeekGrid } from './week-grid';

/** Seven days have no room beside each other. */
const NARROW = '(max-width: 860px)';

interface BookingWeekProps {
  website: Website;
  monday: string;
  today: string;
  onOpen: (booking: Booking) => void;
}

/** The bookings of a week: loading, failed, or there. */
export function BookingWeek({ website, monday, today, onOpen }: BookingWeekProps) {
  const t = useText();
  const isNarrow = useMatches(NARROW);
  const days = daysOfWeek(monday);
  const sunday = days.at(-1) ?? monday;
  const calendar = useBookingCalendar(website.id, monday, sunday);
  if (calendar.isPending) return <Skeleton className="week-skeleton" />;
  if (!calendar.data) return <PanelError error={calendar.error} onRetry={() => void calendar.refetch()} />;

  const shown = { bookings: calendar.data, days, today, onOpen };
  return (
    <section aria-label={t('admin.bookings.calendar.label', { range: formatDayRange(monday, sunday) })}>
      {isNarrow ? (
        <WeekAgenda {...shown} />
      ) : (
        <WeekGrid {...shown} openings={openingWeeks(website.pageData)} />
      )}
      <ul className="week-legend" aria-hidden="true">
        <li className="bk--pending">{t('admin.bookings.status.pending')}</li>
        <li className="bk--confirmed">{t('admin.bookings.status.confirmed')}</li>
      </ul>
    </section>
  );
}
