import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { addDays, HOUR_MS } from '@/core/dates';
import { WAITLIST_KEPT_DAYS, WAITLIST_PROOF_HOURS, WAITLIST_SHOWN } from '@/core/waitlist';
import { toLocalDate } from '@/core/wall-clock';
import { diaryChanges, waitlistEntries } from '../../db/tables/waitlist';
import { type Database, getOne, isFoundBy, lockName, type Transaction } from '../../kernel/database';
import { isOfCustomer } from '../../kernel/is-of-customer';

export type WaitlistRecord = typeof waitlistEntries.$inferSelect;

/** For this long, the owner can take back that an entry was removed. */
const REMOVED_MS = HOUR_MS;

/** Lets those who join the waiting list of a website follow each other until the transaction ends. */
export async function lockWaitlist(tx: Transaction, websiteId: number): Promise<void> {
  await lockName(tx, `waiting list ${websiteId}`);
}

export async function insertEntry(
  tx: Transaction,
  entry: typeof waitlistEntries.$inferInsert,
): Promise<WaitlistRecord> {
  return getOne(await tx.insert(waitlistEntries).values(entry).returning());
}

export async function updateEntry(
  tx: Transaction,
  id: number,
  changes: Partial<typeof waitlistEntries.$inferInsert>,
): Promise<void> {
  await tx.update(waitlistEntries).set(changes).where(eq(waitlistEntries.id, id));
}

/** Says what somebody waits for, and the address by which they are told. */
type Wanted = Pick<
  WaitlistRecord,
  'websiteId' | 'sectionId' | 'serviceId' | 'moreServiceIds' | 'personId' | 'date' | 'endDate' | 'email'
>;

/** Finds an entry with the same wish and the same address. */
export async function findSame(db: Database, wanted: Wanted): Promise<WaitlistRecord | null> {
  const { serviceId, personId, endDate } = waitlistEntries;
  const [same] = await db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        isAt(wanted.websiteId, wanted.date),
        isOfEmail(wanted.email),
        eq(waitlistEntries.sectionId, wanted.sectionId),
        sql`${serviceId} IS NOT DISTINCT FROM ${wanted.serviceId}`,
        sql`${personId} IS NOT DISTINCT FROM ${wanted.personId}`,
        sql`${endDate} IS NOT DISTINCT FROM ${wanted.endDate}`,
        sql`${waitlistEntries.moreServiceIds} = ${JSON.stringify(wanted.moreServiceIds)}::jsonb`,
        isNull(waitlistEntries.removedAt),
      ),
    );
  return same ?? null;
}

const isAt = (websiteId: number, date: string) =>
  and(
    eq(waitlistEntries.websiteId, websiteId),
    sql`${waitlistEntries.during} && tsrange(${date}::date::timestamp, ${date}::date + interval '1 day')`,
    eq(waitlistEntries.date, date),
  );

const isOfEmail = (email: string) => sql`lower(${waitlistEntries.email}) = lower(${email})`;

/** Counts the entries of a website from a day on: those with an open link, and those with a proven address. */
export async function countEntries(
  db: Database,
  websiteId: number,
  { email, network }: { email: string; network: string },
  { today, now }: { today: string; now: Date },
): Promise<{ open: { email: number; network: number; website: number }; ofEmail: number; proven: number }> {
  const { provenAt, createdAt } = waitlistEntries;
  const isProven = isNotNull(provenAt);
  const isOpen = and(isNull(provenAt), gt(createdAt, getProofDeadline(now)));
  const count = (...conditions: (SQL | undefined)[]) =>
    sql`count(*) FILTER (WHERE ${and(...conditions)})`.mapWith(Number);
  const { emailOpen, networkOpen, websiteOpen, ofEmail, proven } = getOne(
    await db
      .select({
        emailOpen: count(isOpen, isOfEmail(email)),
        networkOpen: count(isOpen, eq(waitlistEntries.network, network)),
        websiteOpen: count(isOpen),
        ofEmail: count(isProven, isOfEmail(email)),
        proven: count(isProven),
      })
      .from(waitlistEntries)
      .where(and(isFrom(websiteId, today), isNull(waitlistEntries.removedAt))),
  );
  return { open: { email: emailOpen, network: networkOpen, website: websiteOpen }, ofEmail, proven };
}

const isFrom = (websiteId: number, day: string) =>
  and(
    eq(waitlistEntries.websiteId, websiteId),
    sql`${waitlistEntries.during} && tsrange(${day}::date::timestamp, NULL)`,
  );

/** Links that were mailed before this moment no longer work. */
export const getProofDeadline = (now: Date) => new Date(now.getTime() - WAITLIST_PROOF_HOURS * HOUR_MS);

/** Returns an entry and locks it until the transaction ends. */
export async function lockEntry(
  tx: Transaction,
  id: number,
  websiteId: number,
): Promise<WaitlistRecord | null> {
  const [entry] = await tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.websiteId, websiteId)))
    .for('update');
  return entry ?? null;
}

export async function findEntry(db: Database, id: number): Promise<WaitlistRecord | null> {
  const [entry] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id));
  return entry ?? null;
}

export async function deleteEntry(tx: Transaction, id: number): Promise<void> {
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.id, id));
}

/** Lists the entries of a website from a day on, by day and then in the order in which their addresses were proven. */
export function listEntries(db: Database, websiteId: number, today: string): Promise<WaitlistRecord[]> {
  const { date, provenAt, removedAt, id } = waitlistEntries;
  return db
    .select()
    .from(waitlistEntries)
    .where(and(isFrom(websiteId, today), sql`${date} >= ${today}`, isNotNull(provenAt), isNull(removedAt)))
    .orderBy(asc(date), asc(provenAt), asc(id))
    .limit(WAITLIST_SHOWN);
}

/** Lists the entries of people under some keys at a website; those of everybody if no keys are given. */
export function listEntriesOf(
  db: Database,
  websiteId: number,
  keys?: readonly string[],
): Promise<WaitlistRecord[]> {
  const { date, id, customerKey } = waitlistEntries;
  return db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.websiteId, websiteId),
        isNull(waitlistEntries.removedAt),
        keys && inArray(customerKey, [...keys]),
      ),
    )
    .orderBy(asc(date), asc(id));
}

/** Deletes the entries of people under some keys. */
export async function eraseEntriesOf(
  tx: Transaction,
  websiteId: number,
  keys: readonly string[],
): Promise<void> {
  await tx.delete(waitlistEntries).where(isOfCustomer(waitlistEntries, websiteId, keys));
}

/** By these parts of a booking, its customer's entry on the waiting list is found. */
interface Booked {
  websiteId: number;
  sectionId: string;
  serviceId: string;
  customerEmail: string;
  bookingDateText: string;
  bookingEndDateText: string | null;
}

/**
 * Takes the customer of a booking off the waiting list for the days of the booking; returns whether they stood on it.
 */
export async function leaveByBooking(tx: Transaction, booking: Booked): Promise<boolean> {
  const { websiteId, sectionId, serviceId, customerEmail, bookingDateText, bookingEndDateText } = booking;
  if (customerEmail === '') return false;
  const isAnyRoom = and(isNull(waitlistEntries.serviceId), eq(waitlistEntries.sectionId, sectionId));
  const isThisService = and(
    eq(waitlistEntries.sectionId, sectionId),
    eq(waitlistEntries.serviceId, serviceId),
  );
  const end = bookingEndDateText ?? sql`${bookingDateText}::date + 1`;
  const left = await tx
    .delete(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.websiteId, websiteId),
        sql`${waitlistEntries.during} && tsrange(${bookingDateText}::date::timestamp, (${end})::date::timestamp)`,
        isOfEmail(customerEmail),
        or(isAnyRoom, isThisService),
      ),
    )
    .returning({ id: waitlistEntries.id });
  return left.length > 0;
}

/** Lists the websites with entries whose next look for free times is due. */
export async function listWebsitesDue(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: waitlistEntries.websiteId })
    .from(waitlistEntries)
    .where(lte(waitlistEntries.lookAt, now));
  return rows.map(({ id }) => id);
}

/**
 * Locks some of the due entries of a website, the earliest first; entries that another process holds are left to it.
 */
export function lockDue(
  tx: Transaction,
  websiteId: number,
  now: Date,
  limit: number,
): Promise<WaitlistRecord[]> {
  return tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.websiteId, websiteId), lte(waitlistEntries.lookAt, now)))
    .orderBy(asc(waitlistEntries.provenAt), asc(waitlistEntries.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Stores the same outcome of a look for several entries. */
export async function updateEntries(
  tx: Transaction,
  ids: readonly number[],
  changes: Partial<typeof waitlistEntries.$inferInsert>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(waitlistEntries)
    .set(changes)
    .where(inArray(waitlistEntries.id, [...ids]));
}

/**
 * Deletes up to `limit` noted changes of diaries, and makes the entries due whose days they touch. Returns how many
 * changes it deleted.
 */
export async function processChanges(tx: Transaction, now: Date, limit: number): Promise<number> {
  const some = tx.select({ id: diaryChanges.id }).from(diaryChanges).limit(limit).for('update', {
    skipLocked: true,
  });
  const taken = await tx.delete(diaryChanges).where(isFoundBy(diaryChanges.id, some)).returning();
  // Changes of the same days are treated as one, and a change of all days stands for every other one of its website.
  const wholes = new Set(taken.filter(({ during }) => during === null).map(({ websiteId }) => websiteId));
  const parts = new Map(
    taken
      .filter(({ websiteId, during }) => during !== null && !wholes.has(websiteId))
      .map((change) => [`${change.websiteId} ${change.during}`, change]),
  );
  const { lookAt } = waitlistEntries;
  const makeDue = (condition: SQL | undefined) =>
    tx
      .update(waitlistEntries)
      .set({ lookAt: now })
      .where(and(condition, gt(lookAt, now)));
  if (wholes.size > 0) await makeDue(inArray(waitlistEntries.websiteId, [...wholes]));
  for (const { websiteId, during } of parts.values()) {
    // The pause around a visit, and the night after a stay, reach into the neighbouring days.
    const near = sql`tsrange(lower(${during}::tsrange) - interval '1 day', upper(${during}::tsrange) + interval '1 day')`;
    await makeDue(and(eq(waitlistEntries.websiteId, websiteId), sql`${waitlistEntries.during} && ${near}`));
  }
  return taken.length;
}

/** Deletes some entries that are over: not proven in time, removed, or for days that have passed. Returns how many. */
export async function forgetEntries(tx: Transaction, now: Date, limit: number): Promise<number> {
  const { id, provenAt, createdAt, removedAt, date, endDate } = waitlistEntries;
  const lastDay = addDays(toLocalDate(now, 'UTC'), -WAITLIST_KEPT_DAYS);
  const isOver = or(
    and(isNull(provenAt), lte(createdAt, getProofDeadline(now))),
    lte(removedAt, new Date(now.getTime() - REMOVED_MS)),
    lt(sql`coalesce(${endDate}, ${date})`, lastDay),
  );
  const some = tx
    .select({ id })
    .from(waitlistEntries)
    .where(isOver)
    .limit(limit)
    .for('update', { skipLocked: true });
  const forgotten = await tx.delete(waitlistEntries).where(isFoundBy(id, some)).returning({ id });
  return forgotten.length;
}
