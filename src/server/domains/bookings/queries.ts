import { and, asc, desc, eq, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { findPersonOfDiary } from '@/core/people';
import { bookings } from '../../db/tables/bookings';
import { claims } from '../../db/tables/claims';
import { type Database, getOne, isAnyOf, type Transaction } from '../../kernel/database';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import {
  buildPageOrder,
  countList,
  countWaiting,
  type ListCounts,
  PAGE_SIZE,
} from '../../kernel/page-cursor';
import {
  buildListFilter,
  fillSearch,
  type ListQuery,
  listShownColumns,
  type Shown,
  toSearchValues,
} from '../../kernel/text-search';
import { lockWebsiteForReading, type PublishedWebsite } from '../websites';
import { isOnDays, selectHolders } from './claims';
import { leaveByBooking } from './waitlist-queries';

const columns = listShownColumns(bookings);

export type BookingRecord = Shown<typeof bookings.$inferSelect>;

/** Says which bookings of a list are wanted. */
interface BookingsQuery extends ListQuery {
  status?: BookingRecord['status'] | undefined;
  /** Bookings that touch these days on the wall calendar, both included, are wanted. */
  from?: string | undefined;
  until?: string | undefined;
  /** Only bookings of the service with this id are wanted. */
  service?: string | undefined;
}

export async function listBookings(
  db: Database,
  websiteId: number,
  { cursor, q, status, from, until, service }: BookingsQuery,
  limit = PAGE_SIZE + 1,
): Promise<BookingRecord[]> {
  const filter = and(
    status && eq(bookings.status, status),
    service ? eq(bookings.serviceId, service) : undefined,
  );
  const rangeFilter =
    from || until ? isOnDays(bookings.during, from ?? '-infinity', until ?? 'infinity') : undefined;
  return db
    .select(columns)
    .from(bookings)
    .where(await buildListFilter(db, bookings, websiteId, { cursor, q, filter, rangeFilter }, limit))
    .orderBy(...buildPageOrder(bookings))
    .limit(limit);
}

/** Makes bookings findable that were stored before there was a search. */
export function fillBookingSearch(db: Database, signal?: AbortSignal): Promise<void> {
  const read = (isUnfilled: SQL, limit: number) =>
    db.select(columns).from(bookings).where(isUnfilled).orderBy(asc(bookings.id)).limit(limit);
  return fillSearch(db, bookings, read, getSearchFields, signal);
}

function getSearchFields(booking: typeof bookings.$inferInsert) {
  const { customerName, customerEmail, customerPhone = null, service, notes = null, answers = [] } = booking;
  const said = answers.map(({ answer }) => (typeof answer === 'string' ? answer : null));
  return { who: [customerName, customerEmail, customerPhone], what: [service, notes, ...said] };
}

/** Lists active bookings that touch some wall-clock days, both included, in the order of their beginning. */
export function listOnDays(
  db: Database,
  websiteId: number,
  first: string,
  last: string,
): Promise<BookingRecord[]> {
  return (
    db
      .select(columns)
      .from(bookings)
      // An index finds their claims, which reach a little further than the bookings.
      .where(
        and(
          inArray(bookings.id, selectHolders(db, websiteId, first, last)),
          isOnDays(bookings.during, first, last),
        ),
      )
      .orderBy(sql`lower(${bookings.during})`, asc(bookings.id))
  );
}

/** Lists the times on some wall-clock days, both included, that are still held for customers to whom they were proposed. */
export async function listHeldTimes(
  db: Database,
  websiteId: number,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<HeldTime[]> {
  const rows = await db
    .select({ proposed: claims.proposed, resource: claims.resource, booking: columns })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(
      and(
        eq(claims.websiteId, websiteId),
        isOnDays(claims.during, from, to),
        isNotNull(claims.proposed),
        eq(bookings.status, 'pending'),
        gt(bookings.proposedUntil, now),
      ),
    )
    .orderBy(claims.proposed, claims.id);
  return rows.map(({ proposed, resource, booking }) => {
    const [date = '', time = ''] = (proposed ?? '').split(' ');
    return { date, time, personId: findPersonOfDiary(resource), booking: presentBooking(booking) };
  });
}

/** Lists the bookings that wait for the owner's answer, in the order of their beginning. */
export function listWaitingBookings(
  db: Database,
  websiteId: number,
  limit: number,
): Promise<BookingRecord[]> {
  return db
    .select(columns)
    .from(bookings)
    .where(and(eq(bookings.websiteId, websiteId), eq(bookings.status, 'pending')))
    .orderBy(sql`lower(${bookings.during})`, asc(bookings.id))
    .limit(limit);
}

/** Lists the bookings on which customers acted after a moment without needing an answer, the newest act first. */
export function listCustomerActs(
  db: Database,
  websiteId: number,
  after: Date,
  limit: number,
): Promise<BookingRecord[]> {
  return db
    .select(columns)
    .from(bookings)
    .where(
      and(
        eq(bookings.websiteId, websiteId),
        isNotNull(bookings.customerAct),
        gt(bookings.customerActedAt, after),
      ),
    )
    .orderBy(desc(bookings.customerActedAt), desc(bookings.id))
    .limit(limit);
}

/** Returns the values by which a search finds a booking. */
export function toSearchedBooking(booking: typeof bookings.$inferInsert) {
  return toSearchValues(booking.websiteId, getSearchFields(booking));
}

/** Inserts a booking; returns null when the same call stores it at the same moment. */
export async function insertBooking(
  tx: Transaction,
  booking: typeof bookings.$inferInsert,
): Promise<BookingRecord | null> {
  const values = { ...booking, ...toSearchedBooking(booking) };
  const [inserted] = await tx.insert(bookings).values(values).onConflictDoNothing().returning(columns);
  if (!inserted) return null;
  // A customer who has booked is taken off the waiting list for that time.
  await leaveByBooking(tx, inserted);
  return inserted;
}

/** Somebody waits for this time, and is told by this address. */
interface WaitingCustomer {
  websiteId: number;
  sectionId: string;
  serviceId: string | null;
  during: string;
  email: string;
}

/** Returns true if somebody on the waiting list has a booking for that time meanwhile, however it was made. */
export async function hasBookedOn(
  db: Database,
  { websiteId, sectionId, serviceId, during, email }: WaitingCustomer,
): Promise<boolean> {
  const isTheirs = and(
    eq(bookings.websiteId, websiteId),
    sql`lower(${bookings.customerEmail}) = lower(${email})`,
    sql`${bookings.during} && ${during}::tsrange`,
    eq(bookings.sectionId, sectionId),
    serviceId === null ? undefined : eq(bookings.serviceId, serviceId),
    ne(bookings.status, 'cancelled'),
  );
  return (await db.$count(bookings, isTheirs)) > 0;
}

export async function findBooking(db: Database, id: number): Promise<BookingRecord | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  return booking ?? null;
}

/** Returns the booking and locks it until the transaction ends. */
export async function lockBooking(tx: Transaction, id: number): Promise<BookingRecord | null> {
  const [booking] = await tx.select(columns).from(bookings).where(eq(bookings.id, id)).for('update');
  return booking ?? null;
}

export async function updateBooking(
  tx: Transaction,
  id: number,
  changes: Partial<typeof bookings.$inferInsert>,
): Promise<BookingRecord> {
  return getOne(await tx.update(bookings).set(changes).where(eq(bookings.id, id)).returning(columns));
}

/** Notes at some bookings that no mail to their customers is on its way. */
export async function markUntold(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(bookings).set({ isCustomerTold: false }).where(isAnyOf(bookings.id, ids));
}

/** Changes the details of a booking, and the search values along with them. */
export function updateDetails(
  tx: Transaction,
  booking: BookingRecord,
  changes: Pick<BookingRecord, 'answers' | 'stay'>,
): Promise<BookingRecord> {
  const found = toSearchValues(booking.websiteId, getSearchFields({ ...booking, ...changes }));
  return updateBooking(tx, booking.id, { ...changes, ...found });
}

/** Deletes a booking and returns it; null when there was none. */
export async function deleteBooking(
  tx: Transaction,
  websiteId: number,
  id: number,
): Promise<BookingRecord | null> {
  const [deleted] = await tx
    .delete(bookings)
    .where(and(eq(bookings.websiteId, websiteId), eq(bookings.id, id)))
    .returning(columns);
  return deleted ?? null;
}

export function createBookingNotFoundError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.bookingNotFound'));
}

/** The time is taken by somebody else, or by a block of the owner. */
export function createBookingCollidesError(): AppError {
  return new AppError('CONFLICT', phrase('errors.bookingCollides'));
}

/**
 * Returns a website for its owner and keeps it from being saved until the transaction ends; throws NOT_FOUND for
 * anybody else.
 */
export async function lockOwnWebsite(tx: Transaction, id: number, userId: number): Promise<PublishedWebsite> {
  const website = await lockWebsiteForReading(tx, id, userId);
  if (!website) throw createWebsiteNotFoundError();
  return website;
}

/**
 * Returns the website of a booking, with `userId` only for that owner, and keeps it from being saved until the
 * transaction ends.
 */
export async function lockWebsiteOf(
  tx: Transaction,
  bookingId: number,
  userId?: number,
): Promise<PublishedWebsite | null> {
  const [booking] = await tx
    .select({ websiteId: bookings.websiteId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return booking ? lockWebsiteForReading(tx, booking.websiteId, userId) : null;
}

/** Counts the bookings of a website, and how many of them wait for an answer. */
export function countBookings(db: Database, websiteId: number): Promise<ListCounts> {
  return countList(db, bookings, websiteId, eq(bookings.status, 'pending'));
}

/** Counts for each of some websites the bookings that wait for an answer. */
export function countWaitingBookings(
  db: Database,
  websiteIds: readonly number[],
): Promise<Map<number, number>> {
  return countWaiting(db, bookings, websiteIds, eq(bookings.status, 'pending'));
}

/** Returns a booking as its owner sees it. */
export function presentBooking({
  resource,
  during,
  calendarSequence,
  requestId,
  requestDigest,
  network,
  remindAt,
  customerAct,
  customerActedAt,
  isEmailProven,
  ownerWordsAt,
  importId,
  ...record
}: BookingRecord): Booking {
  return {
    ...record,
    changes: calendarSequence,
    bookingDate: record.bookingDate.toISOString(),
    waitsUntil: record.waitsUntil?.toISOString() ?? null,
    proposedUntil: record.proposedUntil?.toISOString() ?? null,
    createdAt: record.createdAt.toISOString(),
  };
}
