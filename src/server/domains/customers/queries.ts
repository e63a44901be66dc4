import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { AlikeCustomer } from '@/contracts/customers';
import { AppError } from '@/core/app-error';
import {
  type CustomerKind,
  MAX_JOINED_KEYS,
  MISSED_MONTHS,
  REGULAR_MONTHS,
  REGULAR_VISITS,
} from '@/core/customers';
import { phrase } from '@/core/messages';
import { foldText } from '@/core/search-words';
import { customerCards, customerRecords } from '../../db/tables/customers';
import { type Database, lockName } from '../../kernel/database';
import { PAGE_SIZE } from '../../kernel/page-cursor';
import { isSentBy } from '../../kernel/text-search';
import { selectVisitSums } from '../bookings';

/** The newest record of a person. */
export interface NewestRecord {
  person: string;
  /** The key of this record, which is the person's unless two cards were joined. */
  key: string;
  name: string;
  email: string;
  phone: string | null;
  createdAt: Date;
}

interface NewestRow extends Omit<NewestRecord, 'createdAt'> {
  ms: number | string;
}

/** A record on the way down the list of all records. */
interface WalkedRow extends NewestRow {
  isNewest: boolean;
}

/** The first step down the list looks at so many records; each of the next ones at twice as many. */
const FIRST_STEP = 400;
const LARGEST_STEP = 6400;
const LAST_KEY = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Lists the newest record of each person, newest first, as many as a page takes and one more. */
export async function listNewest(
  db: Database,
  websiteId: number,
  { q = '', cursor }: { q?: string | undefined; cursor?: string | undefined },
  persons?: SQL,
): Promise<NewestRecord[]> {
  if (q === '' && !persons) return walkNewest(db, websiteId, cursor);
  const isFound = q === '' ? sql`true` : isSentBy(customerRecords, websiteId, q);
  const isAfter = cursor === undefined ? sql`true` : isAfterCursor(cursor);
  return isFound ? readNewest(db, newestOfFound(websiteId, isFound, isAfter, persons)) : [];
}

/** Selects the persons of a kind, by what their visits amount to under all of their keys. */
export function selectPersonsOf(websiteId: number, kind: CustomerKind, now: Date): SQL {
  const months = (count: number) => subMonths(now, count);
  const isMeant = {
    regular: sql`sum(sums.recent) >= ${REGULAR_VISITS}`,
    missed: sql`max(sums.last) < ${months(MISSED_MONTHS).toISOString()}::timestamptz AND NOT bool_or(sums.ahead)`,
  };
  return sql`
    SELECT coalesce(own.person, sums.key) AS person
    FROM (${selectVisitSums(websiteId, months(REGULAR_MONTHS), now)}) AS sums
    LEFT JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = sums.key
    GROUP BY 1 HAVING ${isMeant[kind]}`;
}

/** Goes down the list of records, leaving out those whose person has a newer one: no more is read than a page needs. */
async function walkNewest(
  db: Database,
  websiteId: number,
  cursor: string | undefined,
): Promise<NewestRecord[]> {
  const found = new Map<string, NewestRecord>();
  let isAfter = cursor === undefined ? sql`true` : isAfterCursor(cursor);
  for (let step = FIRST_STEP; ; step = Math.min(step * 2, LARGEST_STEP)) {
    const { rows } = (await db.execute(newestOfStep(websiteId, isAfter, step))) as unknown as {
      rows: WalkedRow[];
    };
    for (const row of rows) if (row.isNewest && !found.has(row.key)) found.set(row.key, toRecord(row));
    const last = rows.at(-1);
    if (!last || rows.length < step || found.size > PAGE_SIZE)
      return [...found.values()].slice(0, PAGE_SIZE + 1);
    // Of records without a key, which come first of their moment, nothing is to be seen again.
    isAfter = isAfterCursor(`${Math.round(Number(last.ms))}-${last.key || LAST_KEY}`);
  }
}

/** The limit stands inside, so that the planner follows the lists' own indexes. */
function newestOfStep(websiteId: number, isAfter: SQL, step: number): SQL {
  return sql`
    SELECT ${newestColumns},
      records.customer_key IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM customer_records AS newer
        WHERE newer.website_id = ${websiteId} AND newer.customer_key = records.customer_key
          AND newer.created_at > records.created_at)
      AND (own.person IS NULL OR NOT EXISTS (
        SELECT FROM customer_cards AS kin
        JOIN customer_records AS newer ON newer.website_id = ${websiteId} AND newer.customer_key = kin.key
        WHERE kin.website_id = ${websiteId} AND kin.person = own.person AND kin.key <> own.key
          AND (newer.created_at, newer.customer_key) > (records.created_at, records.customer_key))) AS "isNewest"
    FROM (
      SELECT * FROM customer_records AS records WHERE records.website_id = ${websiteId} AND ${isAfter}
      ORDER BY records.created_at DESC NULLS LAST, records.customer_key DESC
      LIMIT ${step}
    ) AS records
    LEFT JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = records.customer_key
    ORDER BY records.created_at DESC NULLS LAST, records.customer_key DESC`;
}

/** What a search finds is read whole: it may stand anywhere in the list. */
function newestOfFound(websiteId: number, isFound: SQL, isAfter: SQL, persons: SQL | undefined): SQL {
  const isMeant = persons
    ? sql`coalesce(own.person, records.customer_key) IN (SELECT person FROM meant)`
    : sql`true`;
  return sql`
    WITH meant AS MATERIALIZED (${persons ?? sql`SELECT NULL::uuid AS person`}), found AS MATERIALIZED (
      SELECT DISTINCT customer_key AS key FROM customer_records
      WHERE website_id = ${websiteId} AND customer_key IS NOT NULL AND ${isFound}
    ), wanted AS MATERIALIZED (
      SELECT key FROM found
      UNION
      SELECT kin.key FROM found
      JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = found.key
      JOIN customer_cards AS kin ON kin.website_id = ${websiteId} AND kin.person = own.person
    )
    SELECT * FROM (
      SELECT DISTINCT ON (coalesce(own.person, records.customer_key)) ${newestColumns}, records.created_at, records.customer_key
      FROM wanted
      JOIN customer_records AS records ON records.website_id = ${websiteId} AND records.customer_key = wanted.key
      LEFT JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = records.customer_key
      WHERE ${isMeant}
      ORDER BY coalesce(own.person, records.customer_key), records.created_at DESC, records.customer_key DESC
    ) AS records
    WHERE ${isAfter}
    ORDER BY records.created_at DESC, records.customer_key DESC
    LIMIT ${PAGE_SIZE + 1}`;
}

const newestColumns = sql`
  coalesce(own.person, records.customer_key) AS person, records.customer_key AS key, records.name, records.email,
  records.phone, extract(epoch FROM records.created_at)::float8 * 1000 AS ms`;

function isAfterCursor(cursor: string): SQL {
  const [milliseconds] = cursor.split('-', 1);
  const moment = new Date(Number(milliseconds)).toISOString();
  const key = cursor.slice(`${milliseconds}-`.length);
  return sql`(records.created_at, records.customer_key) < (${moment}::timestamptz, ${key}::uuid)`;
}

async function readNewest(db: Database, query: SQL): Promise<NewestRecord[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: NewestRow[] };
  return rows.map(toRecord);
}

function toRecord({ ms, person, key, name, email, phone }: NewestRow): NewestRecord {
  return { person, key, name, email, phone, createdAt: new Date(Math.round(Number(ms))) };
}

export type CardRecord = typeof customerCards.$inferSelect;

const isCard = (websiteId: number, key: string) =>
  and(eq(customerCards.websiteId, websiteId), eq(customerCards.key, key));

/** Finds the row of a key; null for most, which the owner has not written about and not joined. */
export async function findCard(db: Database, websiteId: number, key: string): Promise<CardRecord | null> {
  const [card] = await db.select().from(customerCards).where(isCard(websiteId, key));
  return card ?? null;
}

/** A person as the owner has joined their records. */
export interface Person {
  key: string;
  /** The keys of all records of the person, the person's own among them. */
  keys: string[];
}

/** Finds the person of a key, whether or not there are records. */
export async function findPerson(db: Database, websiteId: number, key: string): Promise<Person> {
  const person = (await findCard(db, websiteId, key))?.person ?? key;
  const kin = await listKin(db, websiteId, [person]);
  return { key: person, keys: [...new Set([person, ...kin.map((card) => card.key)])] };
}

/** Lists the keys that were joined to some persons. */
export function listKin(
  db: Database,
  websiteId: number,
  persons: readonly string[],
): Promise<{ key: string; person: string }[]> {
  return db
    .select({ key: customerCards.key, person: customerCards.person })
    .from(customerCards)
    .where(and(eq(customerCards.websiteId, websiteId), inArray(customerCards.person, [...persons])));
}

/** Lets the changes of cards of a website follow each other until the transaction ends. */
export function lockCards(db: Database, websiteId: number): Promise<void> {
  return lockName(db, `customers ${websiteId}`);
}

export async function writeCard(db: Database, card: typeof customerCards.$inferInsert): Promise<void> {
  const { websiteId, key, ...set } = card;
  await db
    .insert(customerCards)
    .values(card)
    .onConflictDoUpdate({ target: [customerCards.websiteId, customerCards.key], set });
}

/** Makes all keys of one person those of another. */
export async function movePerson(
  db: Database,
  websiteId: number,
  from: string,
  to: string,
  savedAt: Date,
): Promise<void> {
  await db
    .update(customerCards)
    .set({ person: to, note: '', minutes: null, savedAt })
    .where(and(eq(customerCards.websiteId, websiteId), eq(customerCards.person, from)));
}

export async function deleteCards(db: Database, websiteId: number, keys: readonly string[]): Promise<void> {
  await db
    .delete(customerCards)
    .where(and(eq(customerCards.websiteId, websiteId), inArray(customerCards.key, [...keys])));
}

/** A way to reach a customer, as it was written in some records. */
export interface Contact extends AlikeCustomer {
  phoneKey: string | null;
  first: Date;
  last: Date;
}

const isOf = (websiteId: number, keys: readonly string[]) =>
  and(eq(customerRecords.websiteId, websiteId), inArray(customerRecords.customerKey, [...keys]));

/** Lists how a customer signed their records, what was used last first. */
export async function listContacts(
  db: Database,
  websiteId: number,
  keys: readonly string[],
): Promise<Contact[]> {
  const { customerKey: key, name, email, phone, phoneKey, createdAt } = customerRecords;
  const last = sql`max(${createdAt})`.mapWith(createdAt);
  return db
    .select({ key, name, email, phone, phoneKey, first: sql`min(${createdAt})`.mapWith(createdAt), last })
    .from(customerRecords)
    .where(isOf(websiteId, keys))
    .groupBy(key, name, email, phone, phoneKey)
    .orderBy(sql`max(${createdAt}) DESC`, asc(key), asc(name))
    .limit(MAX_CONTACTS);
}

/** Nobody has so many names and numbers; a program that sends forms may have. */
const MAX_CONTACTS = 1000;
const MAX_ALIKE = 5;

/** Lists other customers who have one of the phone numbers or the name of some records. */
export async function listAlike(
  db: Database,
  websiteId: number,
  keys: readonly string[],
  contacts: readonly Contact[],
): Promise<AlikeCustomer[]> {
  const phones = [...new Set(contacts.flatMap(({ phoneKey }) => phoneKey ?? []))].slice(0, MAX_JOINED_KEYS);
  const names = new Set(contacts.slice(0, MAX_JOINED_KEYS).map(({ name }) => foldText(name)));
  const { customerKey: key, name, email, phone, phoneKey, createdAt } = customerRecords;
  const isOther = (condition: SQL | undefined) =>
    db
      .selectDistinctOn([key], { key, name, email, phone })
      .from(customerRecords)
      .where(
        and(
          eq(customerRecords.websiteId, websiteId),
          ...keys.map((known) => ne(customerRecords.customerKey, known)),
          condition,
        ),
      )
      .orderBy(key, sql`${createdAt} DESC`)
      .limit(MAX_ALIKE * 10);
  const byPhone = phones.length === 0 ? [] : await isOther(inArray(phoneKey, phones));
  const [newest] = contacts;
  // One word, such as a first name, says little.
  const isNamed = newest?.name.includes(' ') ? isSentBy(customerRecords, websiteId, newest.name) : null;
  const byName = isNamed ? (await isOther(isNamed)).filter((other) => names.has(foldText(other.name))) : [];
  const found = new Map([...byPhone, ...byName].map((other) => [other.key, other]));
  return [...found.values()].slice(0, MAX_ALIKE);
}

const MAX_PAIRS = 20;

/** Lists phone numbers that stand in the records of two customers or more, with these customers. */
export async function listPairs(db: Database, websiteId: number): Promise<string[][]> {
  const { rows } = (await db.execute(sql`
    SELECT array_to_json(array_agg(DISTINCT coalesce(own.person, records.customer_key)::text)) AS persons
    FROM customer_records AS records
    LEFT JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = records.customer_key
    WHERE records.website_id = ${websiteId} AND records.phone_key IS NOT NULL AND records.customer_key IS NOT NULL
    GROUP BY phone_key HAVING count(DISTINCT coalesce(own.person, records.customer_key)) > 1 ORDER BY phone_key LIMIT ${MAX_PAIRS}`)) as unknown as {
    rows: { persons: string[] }[];
  };
  return rows.map(({ persons }) => persons.slice(0, MAX_ALIKE));
}

/** Reads the newest record of each of some persons. */
export function listPeople(
  db: Database,
  websiteId: number,
  persons: readonly string[],
): Promise<NewestRecord[]> {
  const keys = sql.join(
    persons.map((key) => sql`${key}::uuid`),
    sql`, `,
  );
  return readNewest(
    db,
    sql`
      SELECT DISTINCT ON (coalesce(own.person, records.customer_key)) ${newestColumns}
      FROM customer_records AS records
      LEFT JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = records.customer_key
      WHERE records.website_id = ${websiteId} AND records.customer_key IN (
        SELECT unnest(ARRAY[${keys}])
        UNION SELECT key FROM customer_cards WHERE website_id = ${websiteId} AND person IN (${keys}))
      ORDER BY coalesce(own.person, records.customer_key), records.created_at DESC`,
  );
}

/** Deletes some cards, not written lately, of people who have left nothing else, and returns how many. */
export async function deleteOrphans(db: Database, savedBefore: Date, limit: number): Promise<number> {
  const { rows } = (await db.execute(sql`
    DELETE FROM customer_cards WHERE (website_id, key) IN (
      SELECT card.website_id, card.key FROM customer_cards AS card
      WHERE card.saved_at < ${savedBefore.toISOString()}::timestamptz AND NOT EXISTS (
        SELECT FROM customer_cards AS kin
        JOIN customer_records AS records ON records.website_id = kin.website_id AND records.customer_key = kin.key
        WHERE kin.website_id = card.website_id AND kin.person = card.person)
      LIMIT ${limit}
    ) RETURNING key`)) as unknown as { rows: unknown[] };
  return rows.length;
}

export function customerNotFound(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.customerNotFound'));
}

/** The same day some months ago; of a month that is shorter the first day of the next one. */
function subMonths(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
