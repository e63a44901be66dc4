import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServiceDiary, TimeRange } from '@/core/bookings';
import { extendRange, formatRangeColumn, getStayRange, toVisitRange } from '@/core/bookings';
import type { HeldTime } from '@/core/free-times';
import { bookings } from '../../db/tables/bookings';
import { claims } from '../../db/tables/claims';
import { type Database, listRows, lockName, type Transaction } from '../../kernel/database';
import { isOverlap } from '../../kernel/database-errors';
import type { Shown } from '../../kernel/text-search';
import { selectFreePlaces, toFreeColumns } from './free-places';

type Booking = Shown<typeof bookings.$inferSelect>;

/**
 * Lists the time that is held in some diaries on some days of the wall calendar, both included, except by one booking.
 */
export async function listHeld(
  db: Database,
  websiteId: number,
  resources: readonly string[],
  first: string,
  last: string,
  exceptBookingId = 0,
): Promise<ReadonlyMap<string, HeldTime[]>> {
  const held = new Map<string, HeldTime[]>(resources.map((resource) => [resource, []]));
  if (resources.length === 0) return held;
  const names = sql.join(
    resources.map((resource) => sql`${resource}`),
    sql`, `,
  );
  // An index serves one diary at a time. All times of a place come as one text, because thousands of rows take longer
  // to send and read than to find.
  const rows = await listRows<{ resource: string; place: number; times: string }>(
    db,
    sql`
    SELECT diary.resource, near.* FROM unnest(ARRAY[${names}]::text[]) AS diary(resource)
    CROSS JOIN LATERAL (
      SELECT ${claims.place}, string_agg(${claims.during}::text, ';') AS times FROM ${claims}
      WHERE ${claims.websiteId} = ${websiteId} AND ${claims.resource} = diary.resource
        AND ${isOnDays(claims.during, first, last)} AND ${claims.bookingId} IS DISTINCT FROM ${exceptBookingId}
      GROUP BY ${claims.place}
    ) AS near`,
  );
  for (const { resource, place, times } of rows)
    for (const range of times.split(';')) held.get(resource)?.push({ place, ...parseRange(range) });
  return held;
}

const START_AT = '["'.length;
const END_AT = '["YYYY-MM-DD HH:MM:SS","'.length;
const MOMENT_LENGTH = 'YYYY-MM-DD HH:MM'.length;

/** Reads a range as the database writes it: `["2026-11-24 09:00:00","2026-11-24 10:00:00")`. */
function parseRange(text: string): TimeRange {
  return {
    start: text.slice(START_AT, START_AT + MOMENT_LENGTH),
    end: text.slice(END_AT, END_AT + MOMENT_LENGTH),
  };
}

/** Counts the bookings that some diaries have on a day of the wall calendar. */
export async function countOnDay(
  db: Database,
  websiteId: number,
  resources: readonly string[],
  date: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ resource: claims.resource, bookings: sql<number>`count(*)::int` })
    .from(claims)
    .where(
      and(
        eq(claims.websiteId, websiteId),
        inArray(claims.resource, [...resources]),
        isNotNull(claims.bookingId),
        isOnDays(claims.during, date, date),
      ),
    )
    .groupBy(claims.resource);
  return new Map(rows.map(({ resource, bookings }) => [resource, bookings]));
}

/** Matches ranges that touch some wall-clock days, both included. */
export function isOnDays(during: PgColumn, first: string, last: string): SQL {
  return sql`${during} && tsrange(${first}::date::timestamp, ${last}::date + interval '1 day')`;
}

/** Selects the bounds of a range, YYYY-MM-DD HH:MM each. */
export function selectBounds(during: PgColumn) {
  const selectMinute = (bound: 'lower' | 'upper') =>
    sql<string>`to_char(${sql.raw(bound)}(${during}), 'YYYY-MM-DD HH24:MI')`;
  return { start: selectMinute('lower'), end: selectMinute('upper') };
}

/** Selects the ids of the bookings that hold some time between two wall-clock days, both included. */
export function selectHolders(db: Database, websiteId: number, first: string, last: string) {
  return db
    .select({ id: claims.bookingId })
    .from(claims)
    .where(and(eq(claims.websiteId, websiteId), isOnDays(claims.during, first, last)));
}

/**
 * Holds the time of a booking on the first place of the first of some diaries that is free for all of it, and returns
 * that diary; null when there is none. The constraint decides, whoever else books at the moment.
 */
export async function claimPlace<Diary extends ServiceDiary>(
  tx: Transaction,
  booking: Booking,
  diaries: readonly Diary[],
  isProposed = false,
): Promise<Diary | null> {
  try {
    for (const diary of diaries) if (await tryPlaces(tx, booking, diary, isProposed)) return diary;
    return null;
  } catch (error) {
    // Two transactions that wait for each other in a deadlock want the same time.
    if (isOverlap(error)) return null;
    throw error;
  }
}

async function tryPlaces(
  tx: Transaction,
  booking: Booking,
  diary: ServiceDiary,
  isProposed: boolean,
): Promise<boolean> {
  const proposed = isProposed ? getBeginning(booking) : null;
  const during = formatRangeColumn(getClaimedRange(booking, diary));
  // Transactions follow each other here, else all would wait for the first place and then for the next one.
  if (diary.places > 1) await lockName(tx, `places ${booking.websiteId} ${diary.resource}`);
  const { websiteId, id } = booking;
  const free = sql`${selectFreePlaces(websiteId, toFreeColumns(diary, sql`${during}::tsrange`))} LIMIT 1`;
  // A round of visitors does not wait here, and may take the place first; then another one may be free.
  for (let place = 1; place <= diary.places; place += 1) {
    const claimed = await listRows(
      tx,
      sql`INSERT INTO ${claims} (website_id, resource, place, during, booking_id, proposed)
        SELECT ${websiteId}, ${diary.resource}, place, ${during}::tsrange, ${id}, ${proposed}::text
        FROM (${free}) AS free ON CONFLICT DO NOTHING RETURNING place`,
    );
    if (claimed.length > 0) return true;
    if (diary.places === 1 || (await listRows(tx, free)).length === 0) return false;
  }
  return false;
}

/** Returns the wall-clock range that a booking holds, with the time that is kept free around it. */
export function getClaimedRange(
  {
    bookingDateText: date,
    bookingTimeText: time,
    bookingEndDateText: departure,
    durationMinutes,
  }: Pick<Booking, 'bookingDateText' | 'bookingTimeText' | 'bookingEndDateText' | 'durationMinutes'>,
  { visit }: ServiceDiary,
): TimeRange {
  const range =
    departure === null ? toVisitRange(date, time, durationMinutes ?? 0) : getStayRange(date, departure);
  return extendRange(range, visit.before, visit.after);
}

/** Looks like `2026-11-25 15:00`. */
const getBeginning = ({
  bookingDateText,
  bookingTimeText,
}: Pick<Booking, 'bookingDateText' | 'bookingTimeText'>) => `${bookingDateText} ${bookingTimeText}`;

/** Matches the times that are held for one booking beside its own. */
export const isProposedTo = (bookingId: number) =>
  and(eq(claims.bookingId, bookingId), isNotNull(claims.proposed)) as SQL;

/** Lists when the visits begin that are proposed to the customer of a booking, the earliest first. */
export async function listProposed(db: Database, bookingId: number): Promise<string[]> {
  const rows = await db.select({ proposed: claims.proposed }).from(claims).where(isProposedTo(bookingId));
  return rows.flatMap(({ proposed }) => proposed ?? []).sort();
}

/** Lists the bookings with proposed times of which the customer has chosen none in time. */
export async function listUnanswered(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: bookings.id })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(and(isNotNull(claims.proposed), lte(bookings.proposedUntil, now)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Matches all that is held for one booking. */
export const isClaimOf = (bookingId: number) => eq(claims.bookingId, bookingId);

/** Matches all that is held for several bookings. */
export const areClaimsOf = (bookingIds: number[]) => inArray(claims.bookingId, bookingIds);
