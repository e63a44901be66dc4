import { formatDayRange } from '@/app/lib/dates';
import type { Block, Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { Skeleton } from '@/ui/skeleton';
import { useMatches } from '@/ui/use-matches';
import { useBookingCalendar } from '../api/bookings';
import { useBlocks, useWebsiteHours } from '../api/entries';
import { PanelError } from '../rows/loaded-list';
import { useText } from '../use-text';
import { openDays } from './shown-hours';
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
  onOpenBlock: (block: Block) => void;
  /** For a press on a free time of the week. */
  onFree?: (date: string, time: string) => void;
}

/** The bookings of a week: loading, failed, or there. */
export function BookingWeek({ website, monday, today, onOpen, onOpenBlock, onFree }: BookingWeekProps) {
  const t = useText();
  const isNarrow = useMatches(NARROW);
  const days = daysOfWeek(monday);
  const sunday = days.at(-1) ?? monday;
  const calendar = useBookingCalendar(website.id, monday, sunday);
  const blocks = useBlocks(website.id, monday, sunday);
  const hours = useWebsiteHours(website.id);
  if (calendar.isPending || blocks.isPending || hours.isPending)
    return <Skeleton className="week-skeleton" />;
  const failed = [calendar, blocks, hours].find(({ data }) => !data);
  if (failed) return <PanelError error={failed.error} onRetry={() => void failed.refetch()} />;

  const open = openDays(website.pageData, hours.data, days);
  const bookings = calendar.data ?? [];
  const shown = { bookings, blocks: blocks.data ?? [], open, days, today, onOpen, onOpenBlock };
  return (
    <section aria-label={t('admin.bookings.calendar.label', { range: formatDayRange(monday, sunday) })}>
      {isNarrow ? <WeekAgenda {...shown} /> : <WeekGrid {...shown} onFree={onFree} />}
      <ul className="week-legend" aria-hidden="true">
        <li className="bk--pending">{t('admin.bookings.status.pending')}</li>
        <li className="bk--confirmed">{t('admin.bookings.status.confirmed')}</li>
      </ul>
    </section>
  );
}
