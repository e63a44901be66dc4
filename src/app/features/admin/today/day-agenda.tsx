import { ChevronRight, Coffee, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import type { Website } from '@/contracts/websites';
import { formatMinutes, parseMinutes } from '@/core/opening-hours';

import { Awning, getAccent } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/empty-state';
import { Heading } from '@/ui/heading';
import { BookingBadge } from '../bookings/booking-facts';
import { isWholeDay, listBlocksOnDay } from '../calendar/blocks-of-day';
import { formatTimes, formatWhat, getAgenda, getVisitKey, type StayOnDay } from '../calendar/bookings-of-day';
import { formatClosed } from '../calendar/closed-text';
import type { OpenDay } from '../calendar/shown-hours';
import { PanelError, RowsSkeleton } from '../rows/loaded-list';
import { useTodayText } from '../use-today-text';
import { type DayPlan, mergeIntervals, type PlanRow, planDay } from './plan-day';

/** The agenda needs only this much of a query. */
interface Loaded<Data> {
  data: Data | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface DayAgendaProps {
  ref: RefObject<HTMLElement | null>;
  website: Pick<Website, 'id'>;
  /** Both are read from the website's clock. */
  date: string;
  time: string;
  /** It is undefined for a page that takes no visits. */
  open: OpenDay | undefined;
  calendar: Loaded<Booking[]>;
  /** These times are held for customers to whom they were proposed. */
  held: Loaded<HeldTime[]>;
  blocks: Loaded<Block[]>;
  /** The website's hours are only waited for; the times are in `open`. */
  hours: Loaded<unknown>;
  onOpen: (booking: Booking) => void;
  onOpenBlock: (block: Block) => void;
  /**
   * Is called for a press on free time, with minutes since midnight; it is undefined where the page offers nothing to
   * book.
   */
  onFree: ((start: number) => void) | undefined;
}

/** Shows the day line by line, under an awning that is down while the shop is open. */
export function DayAgenda({
  ref,
  website,
  date,
  time,
  open,
  calendar,
  held,
  blocks,
  hours,
  ...presses
}: DayAgendaProps) {
  const t = useTodayText();
  const now = parseMinutes(time) ?? 0;
  const isPending = calendar.isPending || held.isPending || blocks.isPending || hours.isPending;
  const failed = [calendar, held, blocks, hours].find(({ data }) => !data);
  const { stays, visits } = getAgenda(calendar.data ?? [], date, held.data);
  const plan = planDay({
    visits,
    blocks: listBlocksOnDay(blocks.data ?? [], date),
    intervals: open?.intervals ?? [],
    now,
  });
  const shop = getShopState(open, now);
  return (
    <Card ref={ref} className="today__agenda overflow-hidden" aria-labelledby="today-agenda" tabIndex={-1}>
      <Awning
        accent={getAccent(website.id)}
        isRolled={shop.isClosed}
        stripes={17}
        className="today__awning"
      />
      <div className="today__title">
        <Heading level={3} id="today-agenda" className="h3">
          {t('today.title')}
        </Heading>
        {!isPending && !failed && <p className="sm soft">{formatShop(t, open, shop, plan)}</p>}
      </div>
      {isPending ? (
        <RowsSkeleton />
      ) : failed ? (
        <PanelError error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Plan stays={stays} plan={plan} {...presses} />
      )}
    </Card>
  );
}

interface ShopState {
  isClosed: boolean;
  /** Both are HH:MM: the time of today's next change, if there is one. */
  until?: string;
  opens?: string;
}

function getShopState(open: OpenDay | undefined, now: number): ShopState {
  if (!open) return { isClosed: false };
  const intervals = mergeIntervals(open.intervals);
  const current = intervals.find(({ start, end }) => start <= now && now < end);
  if (current) return { isClosed: false, until: formatMinutes(current.end) };
  const next = intervals.find(({ start }) => start > now);
  return next ? { isClosed: true, opens: formatMinutes(next.start) } : { isClosed: true };
}

function formatShop(
  t: ReturnType<typeof useTodayText>,
  open: OpenDay | undefined,
  { until, opens }: ShopState,
  { rows }: DayPlan,
): string {
  if (!open) return '';
  if (open.intervals.length === 0) return formatClosed(open, t);
  if (!until && !opens) return t('today.closedNow');
  const free = rows.find(({ kind }) => kind === 'free');
  const state = until ? t('today.openUntil', { time: until }) : t('today.opensAt', { time: opens ?? '' });
  return free ? `${state} ${t('today.nextFree', { time: formatMinutes(free.start) })}` : state;
}

interface PlanProps extends Pick<DayAgendaProps, 'onOpen' | 'onOpenBlock' | 'onFree'> {
  stays: readonly StayOnDay[];
  plan: DayPlan;
}

function Plan({ stays, plan: { done, rows }, onOpen, onOpenBlock, onFree }: PlanProps) {
  const t = useTodayText();
  const [staying, moving] = [
    stays.filter(({ moment }) => moment === 'overnight'),
    stays.filter(({ moment }) => moment !== 'overnight'),
  ];
  const isNothing =
    stays.length + done.length === 0 && rows.every(({ kind }) => kind === 'free' || kind === 'break');
  return (
    <>
      {isNothing && (
        <EmptyState
          className="today__free"
          icon={<Coffee className="icon--lg" />}
          title={t('today.freeDay')}
          text={t('today.freeDayText')}
        />
      )}
      {done.length > 0 && (
        <Fold label={t('today.done', { count: done.length })}>
          {done.map(({ booking }) => (
            <li key={booking.id}>
              <VisitRow booking={booking} onOpen={onOpen} />
            </li>
          ))}
        </Fold>
      )}
      {staying.length > 0 && (
        <Fold label={t('today.staying', { count: staying.length })}>
          {staying.map(({ booking, moment }) => (
            <li key={booking.id}>
              <StayRow booking={booking} moment={moment} onOpen={onOpen} />
            </li>
          ))}
        </Fold>
      )}
      <ul className="plan">
        {moving.map(({ booking, moment }) => (
          <li key={booking.id}>
            <StayRow booking={booking} moment={moment} onOpen={onOpen} />
          </li>
        ))}
        {rows.map((row) => (
          <li key={getRowKey(row)}>
            {row.kind === 'visit' ? (
              <VisitRow {...row.visit} isNow={row.isNow} onOpen={onOpen} />
            ) : row.kind === 'block' ? (
              <button
                type="button"
                aria-haspopup="dialog"
                className="plan__row plan__row--thin is-shut"
                onClick={() => onOpenBlock(row.part.block)}
              >
                <span className="plan__time">{isWholeDay(row.part) ? '' : formatMinutes(row.start)}</span>
                <span className="wrap-anywhere">
                  {isWholeDay(row.part)
                    ? t('today.blockedDay', { what: row.part.block.note || t('diary.block.blocked') })
                    : t('today.blockedUntil', {
                        what: row.part.block.note || t('diary.block.blocked'),
                        time: formatMinutes(row.end),
                      })}
                </span>
              </button>
            ) : row.kind === 'break' ? (
              <p className="plan__row plan__row--thin is-shut">
                <span className="plan__time">{formatMinutes(row.start)}</span>
                <span>{t('today.break', { time: formatMinutes(row.end) })}</span>
              </p>
            ) : (
              <FreeRow row={row} onFree={onFree} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const getRowKey = (row: PlanRow) =>
  row.kind === 'visit'
    ? `visit ${getVisitKey(row.visit)}`
    : row.kind === 'block'
      ? `block ${row.part.block.id}`
      : `${row.kind} ${row.start}`;

function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="plan__fold">
      <summary>
        <ChevronRight className="icon--sm" />
        {label}
      </summary>
      <ul className="plan">{children}</ul>
    </details>
  );
}

interface VisitRowProps {
  booking: Booking;
  /** The time is only held for the customer of this booking. */
  heldFor?: Booking | undefined;
  isNow?: boolean;
  onOpen: (booking: Booking) => void;
}

function VisitRow({ booking, heldFor, isNow = false, onOpen }: VisitRowProps) {
  const t = useTodayText();
  const [start, end] = formatTimes(booking).split(' – ');
  const isWaiting = booking.status === 'pending' && !heldFor;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames('plan__row', isNow && 'is-now', isWaiting && 'is-waiting')}
      onClick={() => onOpen(heldFor ?? booking)}
    >
      <span className="plan__time num">
        <b>{start}</b>
        <span className="sr-only"> – </span>
        {end}
      </span>
      <span className="plan__what">
        <b className="strong wrap-anywhere">{booking.customerName}</b>
        <span className="soft sm wrap-anywhere">{formatWhat(booking)}</span>
      </span>
      <span className="plan__end">
        {isNow && <Badge tone="green">{t('today.now')}</Badge>}
        {heldFor ? (
          <Badge>{t('diary.held.legend')}</Badge>
        ) : (
          (isWaiting || !isNow) && <BookingBadge status={booking.status} />
        )}
      </span>
    </button>
  );
}

function StayRow({ booking, moment, onOpen }: StayOnDay & Pick<VisitRowProps, 'onOpen'>) {
  const t = useTodayText();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames('plan__row plan__row--stay', booking.status === 'pending' && 'is-waiting')}
      onClick={() => onOpen(booking)}
    >
      <span className="plan__what">
        <b className="strong wrap-anywhere">{booking.customerName}</b>
        <span className="soft sm wrap-anywhere">
          {t(`admin.bookings.calendar.${moment}`)}, {formatWhat(booking)}
        </span>
      </span>
      <span className="plan__end">
        <BookingBadge status={booking.status} />
      </span>
    </button>
  );
}

interface FreeRowProps {
  row: PlanRow;
  onFree: DayAgendaProps['onFree'];
}

function FreeRow({ row, onFree }: FreeRowProps) {
  const t = useTodayText();
  const content = (
    <>
      <span className="plan__time num">{formatMinutes(row.start)}</span>
      <span>{t('today.freeUntil', { time: formatMinutes(row.end) })}</span>
    </>
  );
  if (!onFree) return <p className="plan__row plan__row--thin">{content}</p>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="plan__row plan__row--thin"
      onClick={() => onFree(row.start)}
    >
      {content}
      <span className="plan__book">
        <Plus className="icon--sm" />
        {t('today.book')}
      </span>
    </button>
  );
}
