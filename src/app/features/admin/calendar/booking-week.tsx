import { useSyncExternalStore } from 'react';
import type { Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { Skeleton } from '@/ui/skeleton';
import { useBookingCalendar } from '../api/bookings';
import { PanelError } from '../components/panel-error';
import { useText } from '../use-text';
import { rangeText } from '../week/day-text';
import { openingWeeks } from './shown-hours';
import { WeekAgenda } from './week-agenda';
import { daysOfWeek } from './week-days';
import { WeekGrid } from './week-grid';

const NARROW = '(max-width: 860px)';

interface BookingWeekProps {
  website: Website;
  monday: string;
  today: string;
  onOpen: (booking: Booking) => void;
}

/** What is booked in a week: on its way, failed, or there. */
export function BookingWeek({ website, monday, today, onOpen }: BookingWeekProps) {
  const t = useText();
  const isNarrow = useIsNarrow();
  const days = daysOfWeek(monday);
  const sunday = days.at(-1) ?? monday;
  const calendar = useBookingCalendar(website.id, monday, sunday);
  if (calendar.isPending) return <Skeleton className="week-skeleton" />;
  if (!calendar.data) return <PanelError error={calendar.error} onRetry={() => void calendar.refetch()} />;

  const shown = { bookings: calendar.data, days, today, onOpen };
  return (
    <section aria-label={t('admin.bookings.calendar.label', { range: rangeText(monday, sunday) })}>
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

/** Whether seven days have no room beside each other. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
