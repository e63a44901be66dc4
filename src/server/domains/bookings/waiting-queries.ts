import { and, asc, eq, gt, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { addWaiting, NOTHING_WAITS, type WaitingBookings } from '@/core/booking-limits';
import { bookingReminders } from '../../db/tables/booking-proofs';
import { bookings } from '../../db/tables/bookings';
import { buildTextList, type Database, getOne, lockNames, type Transaction } from '../../kernel/database';
import type { BookingRecord } from './queries';

/**
 * Lets the bookings of one customer at a website follow each other until the transaction ends, and if strangers are
 * counted, also those of all strangers.
 */
export async function lockWaiting(
  tx: Transaction,
  websiteId: number,
  { email, network }: WhoBooks,
): Promise<void> {
  await lockNames(tx, listWaitingNames(websiteId, [email], network !== null));
}

/**
 * Lists the lock names by which the bookings of some customers follow each other, in an order that is the same for
 * everybody.
 */
export function listWaitingNames(
  websiteId: number,
  emails: readonly string[],
  areStrangersHeld: boolean,
): string[] {
  const names = new Set(emails.map((email) => `customer ${websiteId} ${email.toLowerCase()}`));
  return [...(areStrangersHeld ? [`waiting bookings ${websiteId}`] : []), ...[...names].sort()];
}

/** This visitor books. The network is a hash, and null where it does not matter whose it is. */
interface WhoBooks {
  email: string;
  network: string | null;
}

const isWaitingAt = (websiteId: number) =>
  and(eq(bookings.websiteId, websiteId), eq(bookings.status, 'pending'));

const isWithEmail = (email: string) => sql`lower(${bookings.customerEmail}) = lower(${email})`;

/**
 * Counts the bookings of a website that wait for an answer and begin after a time on the wall clock: those of a
 * customer and, if a network is named, those of the network and of all unproven addresses.
 */
export async function countWaiting(
  db: Database,
  websiteId: number,
  { email, network }: WhoBooks,
  wallTime: string,
): Promise<{ ofCustomer: number; ofNetwork: WaitingBookings; unproven: WaitingBookings }> {
  const { bookingDateText, bookingEndDateText, bookingType } = bookings;
  const nights = sql`${bookingEndDateText}::date - ${bookingDateText}::date`;
  const count = (isCounted: SQL) => ({
    stays: sql`count(*) FILTER (WHERE ${bookingType} = 'daily' AND ${isCounted})`.mapWith(Number),
    nights: sql`coalesce(sum(${nights}) FILTER (WHERE ${isCounted}), 0)`.mapWith(Number),
    visits: sql`count(*) FILTER (WHERE ${bookingType} = 'hourly' AND ${isCounted})`.mapWith(Number),
  });
  const rows = await db
    .select({
      ofCustomer: sql`count(*) FILTER (WHERE ${isWithEmail(email)})`.mapWith(Number),
      ofNetwork: count(network === null ? sql`false` : sql`${bookings.network} = ${network}`),
      unproven: count(sql`NOT ${bookings.isEmailProven}`),
    })
    .from(bookings)
    .where(
      and(
        isWaitingAt(websiteId),
        network === null ? isWithEmail(email) : undefined,
        sql`lower(${bookings.during}) > ${wallTime}::timestamp`,
      ),
    );
  return getOne(rows);
}

/**
 * Counts the bookings of strangers at a website that wait for an answer and begin after a time on the wall clock: those
 * of each of some networks, and of all unproven addresses.
 */
export async function countStrangers(
  db: Database,
  websiteId: number,
  networks: readonly string[],
  wallTime: string,
): Promise<{ ofNetworks: ReadonlyMap<string, WaitingBookings>; unproven: WaitingBookings }> {
  const { network, isEmailProven, bookingType, bookingDateText, bookingEndDateText } = bookings;
  const isOfNetworks = sql`${network} = ANY(ARRAY(SELECT ${buildTextList([...new Set(networks)])}))`;
  const rows = await db
    .select({
      network,
      isEmailProven,
      bookingType,
      count: sql`count(*)`.mapWith(Number),
      nights: sql`coalesce(sum(${bookingEndDateText}::date - ${bookingDateText}::date), 0)`.mapWith(Number),
    })
    .from(bookings)
    .where(
      and(
        isWaitingAt(websiteId),
        or(sql`NOT ${isEmailProven}`, isOfNetworks),
        sql`lower(${bookings.during}) > ${wallTime}::timestamp`,
      ),
    )
    .groupBy(network, isEmailProven, bookingType);
  const sum = (some: typeof rows): WaitingBookings =>
    some
      .map(({ count, nights, bookingType: type }) =>
        type === 'daily' ? { stays: count, nights, visits: 0 } : { stays: 0, nights: 0, visits: count },
      )
      .reduce(addWaiting, NOTHING_WAITS);
  const sumNetwork = (name: string) => sum(rows.filter((row) => row.network === name));
  return {
    ofNetworks: new Map(networks.map((name) => [name, sumNetwork(name)])),
    unproven: sum(rows.filter((row) => !row.isEmailProven)),
  };
}

/** Notes that the waiting bookings of a customer have a proven address. */
export async function markEmailProven(tx: Transaction, websiteId: number, email: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ isEmailProven: true })
    .where(and(isWaitingAt(websiteId), isWithEmail(email)));
}

/** Lists the bookings that have waited long enough, the longest first. */
export async function listLapsing(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, 'pending'), lte(bookings.waitsUntil, now)))
    .orderBy(asc(bookings.waitsUntil), asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lists the bookings whose customers are to be reminded, the longest due first. */
export async function listToRemind(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNotNull(bookings.remindAt), lte(bookings.remindAt, now)))
    .orderBy(asc(bookings.remindAt), asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Lists the websites with a booking that waits since before `longBefore`, or that lapses soon and came before another
 * moment.
 */
export async function listWebsitesThatWait(
  db: Database,
  longBefore: Date,
  soon: { lapsesBefore: Date; cameBefore: Date },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: bookings.websiteId })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'pending'),
        isNotNull(bookings.waitsUntil),
        or(
          lte(bookings.createdAt, longBefore),
          and(lte(bookings.waitsUntil, soon.lapsesBefore), lt(bookings.createdAt, soon.cameBefore)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * Returns true if the owner is to be told now. It is true for one process only, and only if the owner was last told
 * before `toldBefore`.
 */
export async function claimReminder(
  tx: Transaction,
  websiteId: number,
  now: Date,
  toldBefore: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(bookingReminders)
    .values({ websiteId, toldAt: now })
    .onConflictDoUpdate({
      target: bookingReminders.websiteId,
      set: { toldAt: now },
      setWhere: lte(bookingReminders.toldAt, toldBefore),
    })
    .returning({ websiteId: bookingReminders.websiteId });
  return rows.length > 0;
}

/** Lists the waiting bookings of a website that lapse after a moment, the next one first. */
export function listWaiting(
  db: Database,
  websiteId: number,
  from: Date,
  limit: number,
): Promise<BookingRecord[]> {
  const { waitsUntil } = bookings;
  return db
    .select()
    .from(bookings)
    .where(and(isWaitingAt(websiteId), isNotNull(waitsUntil), gt(waitsUntil, from)))
    .orderBy(asc(waitsUntil), asc(bookings.id))
    .limit(limit);
}
