import { sql } from 'drizzle-orm';
import type { TimeRange } from '@/core/bookings';
import { formatRangeColumn } from '@/core/bookings';
import { provenEmails } from '../../db/tables/booking-proofs';
import { bookings } from '../../db/tables/bookings';
import { claims } from '../../db/tables/claims';
import { waitlistEntries } from '../../db/tables/waitlist';
import { buildLock, buildTextList, getOne, isAnyOf, listRows, type Transaction } from '../../kernel/database';
import { selectRows } from '../../kernel/json-rows';
import { selectFreePlaces } from './free-places';
import { toSearchedBooking } from './queries';
import { listWaitingNames } from './waiting-queries';

/** This customer books in a round. */
interface RoundCustomer {
  email: string;
  /** A proven address is stored under this key. */
  emailHash: string;
}

/**
 * Lets bookings of the same customers follow each other until the transaction ends, and with `areStrangersHeld` those
 * of all strangers. Returns an id for each booking, and which addresses are proven.
 */
export async function beginRound(
  tx: Transaction,
  websiteId: number,
  customers: readonly RoundCustomer[],
  { now, areStrangersHeld }: { now: Date; areStrangersHeld: boolean },
): Promise<{ ids: number[]; proven: ReadonlySet<string> }> {
  const emails = customers.map(({ email }) => email);
  const names = buildTextList(listWaitingNames(websiteId, emails, areStrangersHeld));
  const hashes = buildTextList(customers.map(({ emailHash }) => emailHash));
  const { ids, proven } = await readFacts<{ ids: number[]; proven: string[] | null }>(
    tx,
    sql`'locks', (SELECT count(${buildLock(sql`name`)}) FROM ${names} AS names (name)),
      'ids', (SELECT json_agg(nextval(pg_get_serial_sequence('bookings', 'id')))
        FROM generate_series(1, ${customers.length}::int)),
      'proven', (SELECT json_agg(email) FROM ${provenEmails} WHERE website_id = ${websiteId}
        AND email = ANY(ARRAY(SELECT ${hashes})) AND proven_until > ${now.toISOString()}::timestamptz)`,
  );
  return { ids, proven: new Set(proven) };
}

/** A customer wants this time in a diary with so many places. */
interface WantedTime {
  id: number;
  resource: string;
  places: number;
  range: TimeRange;
  email: string;
  requestId: string | null;
}

/** The database knows this of a wanted time. */
export interface TimeFacts {
  /** These places of the diary are free at that time. */
  freePlaces: number[];
  /** The same call has made a booking before. */
  isKnown: boolean;
  /** This many bookings of the customer wait and begin after now. */
  ofCustomer: number;
}

/**
 * Reads in one statement what is stored about wanted times, and whether the website has a waiting list with entries.
 * The OFFSET makes the planner use the index of a customer's bookings instead of the index of all waiting ones.
 */
export async function readTimeFacts(
  tx: Transaction,
  websiteId: number,
  wanted: readonly WantedTime[],
  wallTime: string,
): Promise<{ times: ReadonlyMap<number, TimeFacts>; doesAnybodyWait: boolean }> {
  const asked = wanted.map(({ range, requestId, ...time }) => ({
    ...time,
    during: formatRangeColumn(range),
    request_id: requestId,
  }));
  const wantedColumns = {
    resource: sql`wanted.resource`,
    places: sql`wanted.places`,
    during: sql`wanted.during`,
  };
  const facts = await readFacts<{ times: (TimeFacts & { id: number })[]; doesAnybodyWait: boolean }>(
    tx,
    sql`'times', (
      SELECT json_agg(json_build_object(
        'id', wanted.id,
        'freePlaces', ARRAY(${selectFreePlaces(websiteId, wantedColumns)}),
        'isKnown', EXISTS (SELECT 1 FROM ${bookings} AS earlier
          WHERE earlier.website_id = ${websiteId} AND earlier.request_id = wanted.request_id),
        'ofCustomer', (SELECT count(*) FROM (SELECT status, during FROM ${bookings}
          WHERE website_id = ${websiteId} AND lower(customer_email) = lower(wanted.email) OFFSET 0) AS theirs
          WHERE status = 'pending' AND lower(during) > ${wallTime}::timestamp)))
      FROM json_to_recordset(${JSON.stringify(asked)}::json)
        AS wanted (id bigint, resource text, places integer, during tsrange, request_id uuid, email text)),
      'doesAnybodyWait', EXISTS (SELECT 1 FROM ${waitlistEntries} WHERE website_id = ${websiteId})`,
  );
  return {
    times: new Map(facts.times.map((time) => [time.id, time])),
    doesAnybodyWait: facts.doesAnybodyWait,
  };
}

/** A round stores this booking on this place of its diary. */
interface NewBooking {
  id: number;
  row: typeof bookings.$inferInsert;
  resource: string;
  place: number;
  range: TimeRange;
}

/**
 * Stores bookings with their claims, and returns the keys of their customers by the ids of the stored ones. Where
 * somebody else was faster, the booking is left out: the constraint decides.
 */
export async function insertRound(
  tx: Transaction,
  websiteId: number,
  wanted: readonly NewBooking[],
): Promise<ReadonlyMap<number, string | null>> {
  const { names, rows } = selectRows(
    bookings,
    wanted.map(({ id, row }) => ({ ...row, id, ...toSearchedBooking(row) })),
  );
  const held = wanted.map(({ id, resource, place, range }) => ({
    booking_id: id,
    resource,
    place,
    during: formatRangeColumn(range),
  }));
  // Rows are written in an order that is the same for everybody, so that no two processes wait for each other.
  const { stored } = await readFacts<{ stored: { id: number; key: string | null; holds: boolean }[] | null }>(
    tx,
    sql`'stored', (SELECT json_agg(json_build_object('id', id, 'key', customer_key, 'holds', booking_id IS NOT NULL))
      FROM stored LEFT JOIN held ON booking_id = id)`,
    sql`WITH stored AS (
        INSERT INTO ${bookings} (${names}) OVERRIDING SYSTEM VALUE ${rows}
        ON CONFLICT DO NOTHING RETURNING id, customer_key
      ), held AS (
        INSERT INTO ${claims} (website_id, resource, place, during, booking_id)
        SELECT ${websiteId}, resource, place, during, booking_id
        FROM json_to_recordset(${JSON.stringify(held)}::json)
          AS claim (booking_id bigint, resource text, place integer, during tsrange)
        JOIN stored ON stored.id = booking_id
        ORDER BY resource, place, during
        ON CONFLICT DO NOTHING RETURNING booking_id
      )`,
  );
  const all = stored ?? [];
  const lost = all.filter(({ holds }) => !holds).map(({ id }) => id);
  if (lost.length > 0) await tx.delete(bookings).where(isAnyOf(bookings.id, lost));
  return new Map(all.filter(({ holds }) => holds).map(({ id, key }) => [id, key]));
}

/** Reads one row as one JSON value, which both kinds of database return in the same form. */
async function readFacts<Facts>(
  tx: Transaction,
  pairs: ReturnType<typeof sql>,
  before = sql``,
): Promise<Facts> {
  const statement = sql`${before} SELECT json_build_object(${pairs}) AS facts`;
  return getOne(await listRows<{ facts: Facts }>(tx, statement)).facts;
}
