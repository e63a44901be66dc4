import { formatDayRange, formatFullDay, formatMonth } from '@/app/lib/dates';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { WaitlistEntry } from '@/contracts/waitlist';
import type { Website } from '@/contracts/websites';
import { Skeleton } from '@/ui/skeleton';
import { useMatches } from '@/ui/use-matches';
import { useBookingCalendar, useHeldTimes } from '../api/bookings';
import { useBlocks, useWebsiteHours } from '../api/entries';
import { useTakers } from '../api/people';
import { PanelError } from '../rows/loaded-list';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { DaysGrid } from './days-grid';
import { type FreeTime, getDiaryOfPerson } from './grid-columns';
import { MonthGrid } from './month-grid';
import { countPlaces } from './month-load';
import { PrintedDiary } from './printed-diary';
import { type CalendarView, listDaysOfView } from './shown-days';
import { getOpenDays } from './shown-hours';
import { WeekAgenda } from './week-agenda';
import { WeekRibbon } from './week-ribbon';

/** On such a window, seven days have no room beside each other. */
const NARROW = '(max-width: 860px)';

interface BookingCalendarProps {
  website: Website;
  view: CalendarView;
  /** The date is any day of the shown day, week or month. */
  date: string;
  /** Only the bookings of this person are shown. */
  personId: string | undefined;
  /** It is the moment on the website's wall clock, YYYY-MM-DD HH:MM. */
  now: string;
  /** These visitors wait for a place. */
  waiting: readonly WaitlistEntry[];
  onOpen: (booking: Booking) => void;
  onOpenBlock: (block: Block) => void;
  /** Is called for a press on a day of the month. */
  onDay: (date: string) => void;
  /** Is called for a press on a free time. */
  onFree?: (start: FreeTime) => void;
  /** Is called for a visit that was dragged to another time. */
  onDrop: (booking: Booking, to: FreeTime) => void;
}

/** Shows the bookings of a day, a week or a month: loading, failed or loaded. */
export function BookingCalendar({
  website,
  view,
  date,
  personId,
  now,
  waiting,
  onOpen,
  onOpenBlock,
  onDay,
  onFree,
  onDrop,
}: BookingCalendarProps) {
  const t = useText();
  const td = useDiaryText();
  const isNarrow = useMatches(NARROW);
  const days = listDaysOfView(view, date);
  const [first = date] = days;
  const last = days.at(-1) ?? date;
  const calendar = useBookingCalendar(website.id, first, last);
  const blocks = useBlocks(website.id, first, last);
  const held = useHeldTimes(website.id, first, last);
  const hours = useWebsiteHours(website.id);
  const { takers, isLoading } = useTakers(website);
  if (calendar.isPending || held.isPending || blocks.isPending || hours.isPending || isLoading)
    return <Skeleton className="calendar-skeleton" />;
  const failed = [calendar, held, blocks, hours].find(({ data }) => !data);
  if (failed) return <PanelError error={failed.error} onRetry={() => void failed.refetch()} />;

  const open = getOpenDays(website.pageData, hours.data, days);
  const shown = { bookings: calendar.data ?? [], blocks: blocks.data ?? [], open, days };
  const label = t('admin.bookings.calendar.label', { range: formatRange(view, date) });
  if (view === 'month') {
    return (
      <section aria-label={label}>
        <MonthGrid
          {...shown}
          date={date}
          now={now}
          waiting={waiting}
          places={countPlaces(website.pageData, takers.length)}
          onDay={onDay}
        />
      </section>
    );
  }
  const person = takers.find(({ id }) => id === personId);
  const everything = { ...shown, held: held.data ?? [] };
  const diary = { ...everything, ...(person && getDiaryOfPerson(everything, person)) };
  const people = person ? [person] : takers;
  const free = onFree && ((start: FreeTime) => onFree({ personId: person?.id, ...start }));
  const grid = { ...diary, now, onOpen, onOpenBlock, onFree: free };
  const hasStays = diary.bookings.some(({ bookingType }) => bookingType === 'daily');
  return (
    <section aria-label={label}>
      {view === 'day' || !isNarrow ? (
        <DaysGrid {...grid} people={people} onDrop={onDrop} />
      ) : people.length > 1 && !hasStays ? (
        <WeekRibbon {...diary} people={people} now={now} onDay={onDay} />
      ) : (
        <WeekAgenda {...grid} />
      )}
      <ul className="week-legend" aria-hidden="true">
        <li className="bk--pending">{t('admin.bookings.status.pending')}</li>
        <li className="bk--confirmed">{t('admin.bookings.status.confirmed')}</li>
        {diary.held.length > 0 && <li className="bk--held">{td('diary.held.legend')}</li>}
      </ul>
      <PrintedDiary {...diary} title={website.title} range={formatRange(view, date)} />
    </section>
  );
}

/** Looks like `Tuesday 24 November 2026`, `23/11 – 29/11/2026` or `November 2026`. */
export function formatRange(view: CalendarView, date: string): string {
  if (view === 'day') return formatFullDay(date);
  if (view === 'month') return formatMonth(date.slice(0, 'YYYY-MM'.length));
  const days = listDaysOfView(view, date);
  return formatDayRange(days[0] ?? date, days.at(-1) ?? date);
}
