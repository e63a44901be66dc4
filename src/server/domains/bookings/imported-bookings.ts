import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { extendRange, parseRangeColumn } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { toDecimalEuros } from '@/core/money';
import { bookings } from '../../db/tables/bookings';
import { allowTime, type Database, listRows } from '../../kernel/database';
import type { Work } from '../../kernel/unit-of-work';
import type { PublishedWebsite } from '../websites';
import { releaseClaims } from './block-claims';
import { listDiariesAt } from './check-times';
import { claimOffer, orderFairly } from './claim-offer';
import { areClaimsOf, listHeld } from './claims';
import { copyOffer, type OfferedDiary, toStatusColumns } from './get-service';
import type { PlacedVisit } from './place-imported';
import { isProvenEmail } from './proof-queries';
import { type BookingDeps, hashEmail } from './proofs';
import { type BookingRecord, insertBooking } from './queries';
import { toStayColumns } from './stay-terms';

/**
 * Returns the request ids of bookings that are stored already, from the same file or with the same name at the same
 * time.
 */
export async function listKnownVisits(
  db: Database,
  websiteId: number,
  placed: readonly PlacedVisit[],
): Promise<ReadonlySet<string>> {
  if (placed.length === 0) return new Set();
  const given = placed.map(({ requestId, times, visit }) => ({
    id: requestId,
    date: times.bookingDateText,
    time: times.bookingTimeText,
    name: visit.name,
  }));
  const rows = await listRows<{ id: string }>(
    db,
    sql`
    SELECT given.id FROM json_to_recordset(${JSON.stringify(given)}::json) AS given (id uuid, date text, time text, name text)
    WHERE EXISTS (SELECT FROM ${bookings} AS same WHERE same.website_id = ${websiteId} AND same.request_id = given.id)
      OR EXISTS (SELECT FROM ${bookings} AS same
        WHERE same.website_id = ${websiteId} AND same.during @> (given.date || ' ' || given.time)::timestamp
          AND same.booking_date_text = given.date AND same.booking_time_text = given.time
          AND lower(same.customer_name) = lower(given.name) AND same.status <> 'cancelled')`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Lists the upcoming bookings of a file for which there is no place, beside the time that is held now and beside each
 * other. It is only a forecast: when they are stored, the constraint decides.
 */
export async function listCollisions(
  db: Database,
  websiteId: number,
  placed: readonly PlacedVisit[],
): Promise<ReadonlySet<PlacedVisit>> {
  const coming = placed.filter(({ isOver }) => !isOver);
  const days = coming
    .flatMap(({ during }) => {
      const { start, end } = parseRangeColumn(during);
      return [start.slice(0, 10), end.slice(0, 10)];
    })
    .sort();
  const resources = new Set(coming.flatMap(({ offer }) => offer.diaries.map(({ resource }) => resource)));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (coming.length === 0) return new Set();
  const held = await listHeld(db, websiteId, [...resources], addDays(first, -1), addDays(last, 1));
  const taken = new Set<PlacedVisit>();
  for (const one of coming.toSorted((a, b) => (a.during < b.during ? -1 : 1))) {
    if (!one.offer.diaries.some((diary) => claimFreePlace(held.get(diary.resource) ?? [], diary, one)))
      taken.add(one);
  }
  return taken;
}

/**
 * Adds a booking to `held`, on the first place of a diary that is free for the whole time; returns false where none is.
 */
function claimFreePlace(
  held: { place: number; start: string; end: string }[],
  { places, visit }: OfferedDiary,
  { during }: PlacedVisit,
): boolean {
  const range = extendRange(parseRangeColumn(during), visit.before, visit.after);
  const meeting = held.filter(({ start, end }) => start < range.end && range.start < end);
  for (let place = 1; place <= places; place += 1) {
    if (meeting.some((one) => one.place === place)) continue;
    held.push({ place, ...range });
    return true;
  }
  return false;
}

interface ImportOf {
  website: PublishedWebsite;
  importId: number;
  now: Date;
}

/** Stores bookings that are over and therefore hold no time. Returns how many were not stored before. */
export async function storePastVisits(
  { db, notifyOwner }: Work,
  { website, importId }: Omit<ImportOf, 'now'>,
  placed: readonly PlacedVisit[],
): Promise<number> {
  await allowTime(db);
  const known = await listKnownVisits(db, website.id, placed);
  let stored = 0;
  for (const one of placed) {
    if (known.has(one.requestId)) continue;
    const { visit, offer, bookingDate } = one;
    const [diary] = visit.person === '' && offer.diaries.length > 1 ? [] : offer.diaries;
    const columns = {
      ...toColumns(one, website, diary),
      importId,
      status: 'confirmed' as const,
      // The booking counts as made at its own time, so that new ones come first in the lists.
      createdAt: bookingDate,
    };
    if (await insertBooking(db, columns)) stored += 1;
  }
  if (stored > 0) notifyOwner(website.id, 'booking-changed');
  return stored;
}

/**
 * Stores an upcoming booking, confirmed, in the first free diary; no mail is sent. The customer gets a reminder if the
 * address is known here to be theirs. Returns null when the booking was stored before. Returns false when its time is
 * taken; then the transaction must not commit.
 */
export async function storeComingVisit(
  deps: BookingDeps,
  { db, notifyOwner }: Work,
  { website, importId, now }: ImportOf,
  placed: PlacedVisit,
): Promise<BookingRecord | null | false> {
  const { visit, offer, times, bookingDate } = placed;
  if ((await listKnownVisits(db, website.id, [placed])).size > 0) return null;
  const working = new Set(listDiariesAt(website.hours, offer, times));
  const fair = await orderFairly(db, website.id, offer.diaries, times.bookingDateText);
  const diaries = fair.toSorted((one, other) => Number(working.has(other)) - Number(working.has(one)));
  const status = toStatusColumns('confirmed', offer.section, bookingDate, now);
  const isTheirs =
    visit.email !== '' &&
    (await isProvenEmail(db, website.id, hashEmail(deps, website.id, visit.email), now));
  const inserted = await insertBooking(db, {
    ...toColumns(placed, website, diaries[0]),
    ...toStayColumns(offer, times, null),
    ...status,
    ...(!isTheirs && { remindAt: null }),
    importId,
    createdAt: now,
  });
  if (!inserted) return null;
  const claimed = await claimOffer(db, inserted, diaries);
  if (!claimed) return false;
  notifyOwner(website.id, 'booking-changed');
  return claimed;
}

function toColumns(placed: PlacedVisit, website: PublishedWebsite, diary: OfferedDiary | undefined) {
  const { visit, requestId, offer, isNamed, times, minutes, isOver, during, bookingDate } = placed;
  const copy = copyOffer(offer, diary);
  const isStay = times.bookingEndDateText !== null;
  const price = visit.priceCents === null ? null : toDecimalEuros(visit.priceCents);
  // The page does not know what a visit cost long ago, or what another service costs.
  const pagePrice = isNamed && !isOver ? (copy.price ?? null) : null;
  return {
    ...times,
    during,
    bookingDate,
    ...copy,
    ...(isStay ? {} : { durationMinutes: minutes, price: price ?? pagePrice }),
    ...(copy.personId === null && visit.person !== '' && { personName: visit.person }),
    service: visit.service === '' || isNamed ? copy.service : visit.service,
    websiteId: website.id,
    customerName: visit.name,
    customerEmail: visit.email,
    customerPhone: visit.phone,
    notes: visit.note || null,
    requestId,
  };
}

/** Matches the bookings of an import that nobody has changed since. */
const isAsItCame = (importId: number) =>
  and(
    eq(bookings.importId, importId),
    eq(bookings.status, 'confirmed'),
    eq(bookings.calendarSequence, 0),
    not(bookings.noShow),
    isNull(bookings.customerAct),
    isNull(bookings.proposedUntil),
    // An import brings neither: the owner has written them down.
    sql`${bookings.answers} = '[]'::jsonb`,
    sql`${bookings.stay} ->> 'guests' IS NULL`,
  );

/** Takes back some of the bookings of an import that nobody has changed, and returns how many. */
export async function removeImportedVisits(
  work: Work,
  websiteId: number,
  importId: number,
  limit: number,
): Promise<number> {
  const { db: tx } = work;
  await allowTime(tx);
  const some = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(isAsItCame(importId))
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for('update');
  const ids = some.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await releaseClaims(tx, websiteId, areClaimsOf(ids));
  await tx.delete(bookings).where(inArray(bookings.id, ids));
  work.notifyOwner(websiteId, 'booking-changed');
  work.rowsDeleted();
  return ids.length;
}

/** Counts the bookings that came by an import and are still there. */
export function countImportedVisits(db: Database, importId: number): Promise<number> {
  return db.$count(bookings, eq(bookings.importId, importId));
}

/** Lists the bookings that came by an import, the earliest first. */
export function listImportedVisits(db: Database, importId: number, limit: number) {
  const { customerName: name, bookingDateText: date, bookingTimeText, bookingType } = bookings;
  const time = sql<string | null>`CASE WHEN ${bookingType} = 'hourly' THEN ${bookingTimeText} END`;
  return db
    .select({ name, date, time })
    .from(bookings)
    .where(eq(bookings.importId, importId))
    .orderBy(asc(bookings.bookingDate), asc(bookings.id))
    .limit(limit);
}
