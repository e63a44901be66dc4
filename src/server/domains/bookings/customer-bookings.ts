import { and, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { bookingProofs, provenEmails } from '../../db/tables/booking-proofs';
import { bookings } from '../../db/tables/bookings';
import { type Database, isFoundBy } from '../../kernel/database';
import { isOfCustomer } from '../../kernel/is-of-customer';
import { listShownColumns } from '../../kernel/text-search';
import type { Work } from '../../kernel/unit-of-work';
import { type BookingDeps, hashEmail } from './proofs';
import type { BookingRecord } from './queries';
import { eraseEntriesOf } from './waitlist-queries';

/** Lists the bookings of a customer, those with the latest time first. */
export function listBookingsOf(
  db: Database,
  websiteId: number,
  keys: readonly string[],
  limit?: number,
): Promise<BookingRecord[]> {
  const select = db
    .select(listShownColumns(bookings))
    .from(bookings)
    .where(isOfCustomer(bookings, websiteId, keys))
    .orderBy(desc(bookings.bookingDate), desc(bookings.id));
  return limit === undefined ? select : select.limit(limit);
}

/** Sums up the bookings of one key for the list of customers. */
export interface VisitSums {
  key: string | null;
  visits: number;
  noShows: number;
  lastVisit: string | null;
  nextVisit: string | null;
}

/**
 * Counts visits and finds the last and the next one. A visit counts if it is confirmed, has begun, and the customer
 * came.
 */
export function sumVisits(
  db: Database,
  websiteId: number,
  keys: readonly string[],
  now: Date,
): Promise<VisitSums[]> {
  const { bookingDateText: day, bookingTimeText: time, bookingType, noShow } = bookings;
  const { isVisit, isToCome } = buildVisitsAt(now);
  const moment = sql`CASE WHEN ${bookingType} = 'hourly' THEN ${day} || ' ' || ${time} ELSE ${day} END`;
  return db
    .select({
      key: bookings.customerKey,
      visits: sql`count(*) FILTER (WHERE ${isVisit})`.mapWith(Number),
      noShows: sql`count(*) FILTER (WHERE ${noShow})`.mapWith(Number),
      lastVisit: sql<string | null>`max(${day}) FILTER (WHERE ${isVisit})`,
      nextVisit: sql<string | null>`min(${moment}) FILTER (WHERE ${isToCome})`,
    })
    .from(bookings)
    .where(isOfCustomer(bookings, websiteId, keys))
    .groupBy(bookings.customerKey);
}

/**
 * Selects for each key of a website's customers how many `recent` visits they made since a moment, when the `last` one
 * was, and whether another one is `ahead`.
 */
export function selectVisitSums(websiteId: number, since: Date, now: Date): SQL {
  const { isVisit, isToCome } = buildVisitsAt(now);
  return sql`
    SELECT ${bookings.customerKey} AS key,
      count(*) FILTER (WHERE ${isVisit} AND ${bookings.bookingDate} > ${since.toISOString()}::timestamptz) AS recent,
      max(${bookings.bookingDate}) FILTER (WHERE ${isVisit}) AS last, bool_or(${isToCome}) AS ahead
    FROM ${bookings} WHERE ${bookings.websiteId} = ${websiteId} AND ${bookings.customerKey} IS NOT NULL
    GROUP BY ${bookings.customerKey}`;
}

/** Builds conditions for past and for upcoming visits. */
function buildVisitsAt(now: Date) {
  const { status, noShow } = bookings;
  const hasBegun = sql`${bookings.bookingDate} <= ${now.toISOString()}::timestamptz`;
  return {
    isVisit: sql`${status} = 'confirmed' AND ${hasBegun} AND NOT ${noShow}`,
    isToCome: sql`${status} <> 'cancelled' AND NOT ${hasBegun}`,
  };
}

/**
 * Deletes the bookings of a customer, and all else that bookings know of the addresses. Throws CONFLICT while an active
 * one is still to come: the customer would find a closed door, or nobody would come.
 */
export async function eraseBookingsOf(
  work: Work,
  { keyedHash }: Pick<BookingDeps, 'keyedHash'>,
  websiteId: number,
  { keys, emails }: { keys: readonly string[]; emails: readonly string[] },
  wallTime: string,
): Promise<void> {
  const { db } = work;
  const isOpen = and(
    not(eq(bookings.status, 'cancelled')),
    gt(sql`upper(${bookings.during})`, sql`${wallTime}::timestamp`),
  );
  const isTheirs = isOfCustomer(bookings, websiteId, keys);
  if ((await db.$count(bookings, and(isTheirs, isOpen))) > 0)
    throw new AppError('CONFLICT', phrase('errors.customerHasBookings'));
  // The condition is repeated here, because a booking that came meanwhile was not counted above.
  await db.delete(bookings).where(and(isTheirs, not(isOpen ?? sql`false`)));
  await eraseEntriesOf(db, websiteId, keys);
  if (emails.length === 0) return;
  const wanted = sql`lower(${bookingProofs.input} ->> 'customerEmail')`;
  await db
    .delete(bookingProofs)
    .where(and(eq(bookingProofs.websiteId, websiteId), inArray(wanted, [...emails])));
  const hashes = emails.map((email) => hashEmail({ keyedHash }, websiteId, email));
  await db
    .delete(provenEmails)
    .where(and(eq(provenEmails.websiteId, websiteId), inArray(provenEmails.email, hashes)));
}

/** Deletes some bookings that were over before a day, and returns how many. */
export async function eraseOldBookings(
  work: Work,
  websiteId: number,
  day: string,
  limit: number,
): Promise<number> {
  const some = work.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.websiteId, websiteId),
        sql`${bookings.during} << tsrange(${day}::date::timestamp, NULL)`,
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const erased = await work.db
    .delete(bookings)
    .where(isFoundBy(bookings.id, some))
    .returning({ id: bookings.id });
  return erased.length;
}
