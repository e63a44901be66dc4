import { Link } from '@tanstack/react-router';
import { Ban, CalendarX2, Plus } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { formatDayInText, formatFullDay } from '@/app/lib/dates';
import type { Today } from '@/contracts/endpoints/today';
import type { Order } from '@/contracts/orders';
import type { Website } from '@/contracts/websites';
import { addDays } from '@/core/dates';
import { formatMinutes } from '@/core/opening-hours';
import { paths } from '@/core/screen-paths';
import { Banner } from '@/ui/banner';
import { Button, getButtonClass } from '@/ui/button';
import { Heading } from '@/ui/heading';
import { useBookingCalendar, useHeldTimes } from '../api/bookings';
import { useBlocks, useWebsiteHours } from '../api/entries';
import { useMoveOrder } from '../api/items';
import { useToday, useWallTime } from '../api/today';
import { useBookingDialogs } from '../bookings/use-booking-dialogs';
import { getAgenda } from '../calendar/bookings-of-day';
import { getOpenDays } from '../calendar/shown-hours';
import { listDaysWithPlace } from '../calendar/waiting-days';
import { useEntrySheets } from '../entry/use-entry-sheets';
import { useReply } from '../messages/use-reply';
import { useOrderSheet } from '../orders/use-order-sheet';
import { useTodayText } from '../use-today-text';
import { useWaitlistSheet } from '../waitlist/use-waitlist-sheet';
import { PlaceLine } from '../waitlist/waiting-line';
import { DayAgenda } from './day-agenda';
import { NewsCard } from './news-card';
import { NextDays } from './next-days';
import { countWaiting, WaitingCard } from './waiting-card';
import './today.css';

/** The panel shows today and the days after it, this many in all. */
const SHOWN_DAYS = 4;
/** The panel names this many days that have room for those who wait. */
const PLACES_SHOWN = 2;

/** Shows an owner at the beginning of the day what is to come, what waits and what is new. */
export function TodayPanel({ website }: { website: Website }) {
  const t = useTodayText();
  const wallTime = useWallTime(website.timeZone);
  const [date = '', time = ''] = wallTime.split(' ');
  const days = useMemo(() => Array.from({ length: SHOWN_DAYS }, (_, ahead) => addDays(date, ahead)), [date]);
  const last = days.at(-1) ?? date;
  const today = useToday(website.id);
  const calendar = useBookingCalendar(website.id, date, last);
  const held = useHeldTimes(website.id, date, date);
  const blocks = useBlocks(website.id, date, last);
  const hours = useWebsiteHours(website.id);
  const { handlers, showDetails, panel, dialog } = useBookingDialogs(website);
  const { add, addAt, showBlock, sheet } = useEntrySheets(website);
  // The sheet of a reply stays open when a live read says that nothing waits any longer.
  const reply = useReply(website);
  const moveOrder = useMoveOrder(website.id);
  const { showOrder, orderSheet } = useOrderSheet({
    orders: today.data ? listShownOrders(today.data) : [],
    mailSubject: ({ orderNumber }) =>
      t('admin.orders.mailSubject', { number: String(orderNumber), title: website.title }),
    onMove: moveOrder,
  });
  const { waiting, showWaiting, waitlistSheet } = useWaitlistSheet(website, add);
  const parts = {
    agenda: useRef<HTMLElement>(null),
    waiting: useRef<HTMLElement>(null),
    news: useRef<HTMLElement>(null),
  };

  const bookings = calendar.data ?? [];
  // The page may take no more bookings while some are still to come.
  const hasDiary = add !== undefined || bookings.length > 0;
  const open = getOpenDays(website.pageData, hours.data, days);
  const agenda = getAgenda(bookings, date);
  const isKnown = Boolean(calendar.data && today.data);

  return (
    <div ref={panel} className="today" tabIndex={-1}>
      <div className="today__head">
        <div>
          <Heading level={2} className="h2">
            {formatFullDay(date)}
          </Heading>
          {isKnown && <p className="soft">{formatSummary(t, time, agenda, hasDiary, today.data)}</p>}
        </div>
        {add && (
          <div className="today__acts">
            <Button onClick={() => add('block')}>
              <Ban />
              {t('diary.block.kind')}
            </Button>
            <Button variant="primary" onClick={() => add('booking')}>
              <Plus />
              {t('diary.add')}
            </Button>
          </div>
        )}
      </div>
      {today.data && today.data.soldTwice > 0 && (
        <Banner
          tone="red"
          icon={<CalendarX2 aria-hidden="true" />}
          action={
            <Link to={paths.calendars(website.id)} className={getButtonClass()}>
              {t('today.soldTwice.look')}
            </Link>
          }
        >
          {t('today.soldTwice.text', { count: today.data.soldTwice })}
        </Banner>
      )}
      {listDaysWithPlace(waiting, date)
        .slice(0, PLACES_SHOWN)
        .map((day) => (
          <PlaceLine key={day.date} day={day} dayText={formatDayInText(day.date)} onShow={showWaiting} />
        ))}
      {isKnown && today.data && (
        <Jumps
          visits={hasDiary ? agenda.visits.length + agenda.stays.length : null}
          today={today.data}
          parts={parts}
        />
      )}
      <div className="today__parts">
        {hasDiary && (
          <DayAgenda
            ref={parts.agenda}
            website={website}
            date={date}
            time={time}
            open={open.get(date)}
            calendar={calendar}
            held={held}
            blocks={blocks}
            hours={hours}
            onOpen={showDetails}
            onOpenBlock={showBlock}
            onFree={addAt && ((start) => addAt({ date, time: formatMinutes(start) }))}
          />
        )}
        <div className="today__side">
          <WaitingCard
            ref={parts.waiting}
            website={website}
            today={today}
            onStatus={handlers.onStatus}
            onCancel={handlers.onCancel}
            onOpen={showDetails}
            onReply={reply.onReply}
            onMove={moveOrder}
            onOpenOrder={showOrder}
          />
          {calendar.data && hasDiary && <NextDays days={days.slice(1)} bookings={bookings} open={open} />}
        </div>
        <NewsCard
          ref={parts.news}
          websiteId={website.id}
          today={today.data}
          onOpen={showDetails}
          onOpenOrder={showOrder}
        />
      </div>
      {dialog}
      {reply.sheet}
      {orderSheet}
      {sheet}
      {waitlistSheet}
    </div>
  );
}

/** Lists the orders that wait, and those that are new. */
function listShownOrders({ waiting, news }: Today): Order[] {
  return [...waiting.orders, ...news.flatMap((item) => ('order' in item ? item.order : []))];
}

/** Looks like `Good morning. 7 visits today, the last one ends at 17:30.` */
function formatSummary(
  t: ReturnType<typeof useTodayText>,
  time: string,
  { visits, stays }: ReturnType<typeof getAgenda>,
  hasDiary: boolean,
  today: Today | undefined,
): string {
  const partOfDay = time < '10:00' ? 'morning' : time < '18:00' ? 'day' : 'evening';
  const end = formatMinutes(Math.max(0, ...visits.map((visit) => visit.end)));
  const count = (moment: 'arrival' | 'departure') => stays.filter((stay) => stay.moment === moment).length;
  const [arrivals, departures] = [count('arrival'), count('departure')];
  const isFree = visits.length + arrivals + departures === 0;
  const sentences = [
    t(`today.greeting.${partOfDay}`),
    visits.length > 0 && t('today.visits', { count: visits.length, time: end }),
    arrivals > 0 && t('today.arrivals', { count: arrivals }),
    departures > 0 && t('today.departures', { count: departures }),
    hasDiary && isFree && t('today.nothing'),
    today && countWaiting(today.waiting) === 0 && t('today.nobodyWaits'),
  ];
  return sentences.filter(Boolean).join(' ');
}

interface JumpsProps {
  /** It is null for a page that takes no bookings. */
  visits: number | null;
  today: Today;
  parts: Record<'agenda' | 'waiting' | 'news', RefObject<HTMLElement | null>>;
}

/** Shows three numbers that lead to their parts, on a screen where the parts stand below each other. */
function Jumps({ visits, today, parts }: JumpsProps) {
  const t = useTodayText();
  const waiting = countWaiting(today.waiting);
  const numbers = [
    { part: 'agenda', count: visits, label: t('today.jump.agenda') },
    { part: 'waiting', count: waiting, label: t('today.jump.waiting', { count: waiting }) },
    { part: 'news', count: today.news.length, label: t('today.jump.news') },
  ] as const;
  return (
    <div className="jump">
      {numbers.map(
        ({ part, count, label }) =>
          count !== null && (
            <button
              key={part}
              type="button"
              className={part === 'waiting' && waiting > 0 ? 'is-asking' : undefined}
              onClick={() => {
                parts[part].current?.scrollIntoView({ block: 'start' });
                parts[part].current?.focus({ preventScroll: true });
              }}
            >
              <b>{count}</b>
              <span>{label}</span>
            </button>
          ),
      )}
    </div>
  );
}
