import { type SQL, sql } from 'drizzle-orm';
import { addMonths, getMonth, getSameDayIn } from '@/core/calendar-month';
import { type CustomerKind, MISSED_MONTHS, REGULAR_MONTHS, REGULAR_VISITS } from '@/core/customers';
import { toInstant, toLocalDate } from '@/core/wall-clock';
import { customerRecords } from '../../db/tables/customers';
import { type Database, listRows } from '../../kernel/database';
import { createCursorAfter, PAGE_SIZE, parseCursor } from '../../kernel/page-cursor';
import { isSentBy } from '../../kernel/text-search';
import { selectVisitSums } from '../bookings';

/** A person has several records, of which this is the newest. */
export interface NewestRecord {
  person: string;
  /** The record has this key, which is also the person's unless two cards were joined. */
  key: string;
  name: string;
  email: string;
  phone: string | null;
  /** It is true if the record came from a file of another system. */
  isImported: boolean;
  createdAt: Date;
}

interface NewestRow extends Omit<NewestRecord, 'createdAt'> {
  ms: number | string;
}

/** The walk down the list of all records reads such a row. */
interface WalkedRow extends NewestRow {
  isNewest: boolean;
}

/** The first step down the list looks at FIRST_STEP records, and each following step at twice as many. */
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
  return isFound ? readNewest(db, selectNewestOfFound(websiteId, isFound, isAfter, persons)) : [];
}

/** Selects the persons of a kind, by the sums of their visits under all of their keys. */
export function selectPersonsOf(websiteId: number, kind: CustomerKind, now: Date): SQL {
  const today = toLocalDate(now, 'UTC');
  const getMonthsAgo = (count: number) =>
    toInstant(getSameDayIn(addMonths(getMonth(today), -count), today), '00:00', 'UTC');
  const isMeant = {
    regular: sql`sum(sums.recent) >= ${REGULAR_VISITS}`,
    missed: sql`max(sums.last) < ${getMonthsAgo(MISSED_MONTHS).toISOString()}::timestamptz AND NOT bool_or(sums.ahead)`,
  };
  return sql`
    SELECT coalesce(own.person, sums.key) AS person
    FROM (${selectVisitSums(websiteId, getMonthsAgo(REGULAR_MONTHS), now)}) AS sums
    LEFT JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = sums.key
    GROUP BY 1 HAVING ${isMeant[kind]}`;
}

/**
 * Goes down the list of records and leaves out each that is not its person's newest; reads no more than a page needs.
 */
async function walkNewest(
  db: Database,
  websiteId: number,
  cursor: string | undefined,
): Promise<NewestRecord[]> {
  const found = new Map<string, NewestRecord>();
  let isAfter = cursor === undefined ? sql`true` : isAfterCursor(cursor);
  for (let step = FIRST_STEP; ; step = Math.min(step * 2, LARGEST_STEP)) {
    const rows = await listRows<WalkedRow>(db, selectNewestOfStep(websiteId, isAfter, step));
    for (const row of rows) if (row.isNewest && !found.has(row.key)) found.set(row.key, toRecord(row));
    const last = rows.at(-1);
    if (!last || rows.length < step || found.size > PAGE_SIZE)
      return [...found.values()].slice(0, PAGE_SIZE + 1);
    // Of one moment, records without a key come first and are never shown, so the next step begins with the highest
    // key.
    isAfter = isAfterCursor(createCursorAfter({ ...toRecord(last), id: last.key || LAST_KEY }));
  }
}

/** The limit is part of the inner query, so that the planner uses the indexes of the single lists. */
function selectNewestOfStep(websiteId: number, isAfter: SQL, step: number): SQL {
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

/** Selects a page of the people whom a search finds, who may stand anywhere in the list. */
function selectNewestOfFound(websiteId: number, isFound: SQL, isAfter: SQL, persons: SQL | undefined): SQL {
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
  records.phone, records.is_imported AS "isImported", extract(epoch FROM records.created_at)::float8 * 1000 AS ms`;

function isAfterCursor(cursor: string): SQL {
  const { moment, id } = parseCursor(cursor);
  return sql`(records.created_at, records.customer_key) < (${moment}::timestamptz, ${id}::uuid)`;
}

async function readNewest(db: Database, query: SQL): Promise<NewestRecord[]> {
  const rows = await listRows<NewestRow>(db, query);
  return rows.map(toRecord);
}

function toRecord({ ms, person, key, name, email, phone, isImported }: NewestRow): NewestRecord {
  return { person, key, name, email, phone, isImported, createdAt: new Date(Math.round(Number(ms))) };
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
