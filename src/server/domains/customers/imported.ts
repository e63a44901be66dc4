import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { CUSTOMER_NOTE_MAX_LENGTH, isSamePerson, MAX_JOINED_KEYS } from '@/core/customers';
import { buildCustomerKey, buildPhoneKey } from '../../db/tables/columns';
import { importedCustomers } from '../../db/tables/customers';
import { allowTime, type Database, isFoundBy, listRows, type Transaction } from '../../kernel/database';
import { isOfCustomer } from '../../kernel/is-of-customer';
import { toSearchValues } from '../../kernel/text-search';
import type { Work } from '../../kernel/unit-of-work';
import { deleteCards, findCard, lockCards, readPerson, writeCard } from './queries';

/** A file names this person. */
export interface ImportedPerson {
  name: string;
  email: string;
  phone: string | null;
  note: string;
}

/** Says what a website knows of a person whom a file names. */
export interface KnownPerson {
  key: string;
  /** The person belongs on the card with this key: their own, or that of somebody with the same phone number. */
  person: string;
  isKnown: boolean;
  /** It is true if the website knows already everything that the file says about them. */
  isNothingNew: boolean;
}

interface FoundPerson {
  index: number;
  key: string;
  isKnown: boolean;
  hasPhone: boolean;
  hasNote: boolean;
  /** These other customers have the same phone number. */
  others: { key: string; email: string; name: string }[];
}

/** Returns for each person of a file, in their order, what a website knows of them. */
export async function listKnownPeople(
  db: Database,
  websiteId: number,
  people: readonly ImportedPerson[],
): Promise<KnownPerson[]> {
  if (people.length === 0) return [];
  const given = JSON.stringify(
    people.map(({ email, phone, note }, index) => ({ index, email, phone, note })),
  );
  const rows = await listRows<FoundPerson>(
    db,
    sql`
    WITH wanted AS MATERIALIZED (
      SELECT given.index, given.note, ${sql.raw(buildPhoneKey('given.phone'))} AS phone_key,
        ${sql.raw(buildCustomerKey('given.email', 'given.phone'))} AS key
      FROM json_to_recordset(${given}::json) AS given (index integer, email text, phone text, note text)
    )
    SELECT wanted.index, wanted.key,
      EXISTS (SELECT FROM customer_records AS records
        WHERE records.website_id = ${websiteId} AND records.customer_key = wanted.key) AS "isKnown",
      wanted.phone_key IS NULL OR EXISTS (SELECT FROM customer_records AS records
        WHERE records.website_id = ${websiteId} AND records.customer_key = wanted.key
          AND records.phone_key = wanted.phone_key) AS "hasPhone",
      coalesce(wanted.note, '') = '' OR EXISTS (
        SELECT FROM customer_cards AS own
        JOIN customer_cards AS persons ON persons.website_id = own.website_id AND persons.key = own.person
        WHERE own.website_id = ${websiteId} AND own.key = wanted.key
          AND position(wanted.note IN persons.note) > 0)
        -- The owner may have written something else in its place since.
        OR EXISTS (SELECT FROM imported_customers AS imported
          WHERE imported.website_id = ${websiteId} AND imported.customer_key = wanted.key
            AND imported.note = wanted.note) AS "hasNote",
      coalesce((
        SELECT json_agg(json_build_object('key', others.customer_key, 'email', others.email, 'name', others.name))
        FROM (
          SELECT records.customer_key, records.email, records.name FROM customer_records AS records
          WHERE records.website_id = ${websiteId} AND records.phone_key = wanted.phone_key
            AND records.customer_key <> wanted.key
          ORDER BY records.created_at DESC LIMIT 5
        ) AS others), '[]'::json) AS others
    FROM wanted ORDER BY wanted.index`,
  );
  return rows.map((row) => matchPerson(row, people[row.index]));
}

/** Matches a person of a file with a customer of the website: by the email, else by the phone number. */
function matchPerson(row: FoundPerson, given: ImportedPerson | undefined): KnownPerson {
  const { key, isKnown, hasPhone, hasNote, others } = row;
  if (isKnown) return { key, person: key, isKnown, isNothingNew: hasPhone && hasNote };
  const same = given && others.find((other) => isSamePerson(given, other));
  // If only the phone number matches, a note is the only thing that could be added.
  const isNothingNew = same !== undefined && given?.email === '' && given.note === '';
  return { key, person: same?.key ?? key, isKnown: same !== undefined, isNothingNew };
}

/** Says what became of some people of a file. */
export interface StoredPeople {
  /** These people were known already, and the file said nothing new of them. */
  known: number;
}

/** Stores people from a file, each once. A known person gets what is new, and the owner's note stays. */
export async function storeImportedPeople(
  { db }: Work,
  { websiteId, importId, now }: { websiteId: number; importId: number; now: Date },
  people: readonly ImportedPerson[],
): Promise<StoredPeople> {
  await allowTime(db);
  await lockCards(db, websiteId);
  const found = await listKnownPeople(db, websiteId, people);
  const wanted = people.flatMap((person, index) => {
    const known = found[index];
    return known && !known.isNothingNew ? [{ ...person, ...known }] : [];
  });
  if (wanted.length === 0) return { known: people.length };
  const stored = await db
    .insert(importedCustomers)
    .values(
      wanted.map(({ name, email, phone, note }) => ({
        ...{ websiteId, importId, name, email, phone, note, createdAt: now },
        ...toSearchValues(websiteId, { who: [name, email, phone], what: [] }),
      })),
    )
    .onConflictDoNothing()
    .returning({ key: importedCustomers.customerKey });
  const isStored = new Set(stored.map(({ key }) => key));
  for (const { key, person, note } of wanted) {
    if (!isStored.has(key)) continue;
    if (person !== key) await joinTo(db, websiteId, key, person, now);
    if (note !== '') await addNote(db, websiteId, key, note, now);
  }
  return { known: people.length - stored.length };
}

/** Puts a key on the card of another person, unless the owner has made a card for it or the other card is full. */
async function joinTo(
  tx: Transaction,
  websiteId: number,
  key: string,
  other: string,
  now: Date,
): Promise<void> {
  const person = await readPerson(tx, websiteId, other);
  if ((await findCard(tx, websiteId, key)) || person.keys.length >= MAX_JOINED_KEYS) return;
  const card = { websiteId, person: person.key, note: '', minutes: null, savedAt: now };
  if (!(await findCard(tx, websiteId, person.key))) await writeCard(tx, { ...card, key: person.key });
  await writeCard(tx, { ...card, key });
}

async function addNote(
  tx: Transaction,
  websiteId: number,
  key: string,
  note: string,
  now: Date,
): Promise<void> {
  const { key: person } = await readPerson(tx, websiteId, key);
  const card = await findCard(tx, websiteId, person);
  const before = card?.note ?? '';
  const joined = before === '' ? note : `${before}\n${note}`;
  if (before.includes(note) || joined.length > CUSTOMER_NOTE_MAX_LENGTH) return;
  await writeCard(tx, {
    websiteId,
    key: person,
    person,
    note: joined,
    minutes: card?.minutes ?? null,
    savedAt: now,
  });
}

/** Matches customers of an import about whom the owner has written or joined something since. */
const IS_CHANGED = sql`EXISTS (
  SELECT FROM customer_cards AS own
  JOIN customer_cards AS kin ON kin.website_id = own.website_id AND (kin.key = own.key OR kin.person = own.person)
  WHERE own.website_id = ${importedCustomers.websiteId} AND own.key = ${importedCustomers.customerKey}
    AND kin.saved_at > ${importedCustomers.createdAt})`;

/** Takes back some of the customers of an import that nobody has changed, and returns how many. */
export async function removeImportedPeople(
  { db }: Work,
  websiteId: number,
  importId: number,
  limit: number,
): Promise<number> {
  await allowTime(db);
  await lockCards(db, websiteId);
  const some = db
    .select({ id: importedCustomers.id })
    .from(importedCustomers)
    .where(and(eq(importedCustomers.importId, importId), sql`NOT ${IS_CHANGED}`))
    .orderBy(asc(importedCustomers.id))
    .limit(limit);
  const removed = await db.delete(importedCustomers).where(isFoundBy(importedCustomers.id, some)).returning({
    key: importedCustomers.customerKey,
    note: importedCustomers.note,
    createdAt: importedCustomers.createdAt,
  });
  for (const { key, note, createdAt } of removed) {
    if (key !== null) await undoCard(db, websiteId, key, note, createdAt);
  }
  return removed.length;
}

/** Takes back what an import has written on cards: its note, and the joining of two cards. */
async function undoCard(
  tx: Transaction,
  websiteId: number,
  key: string,
  note: string,
  createdAt: Date,
): Promise<void> {
  const { key: person } = await readPerson(tx, websiteId, key);
  const own = await findCard(tx, websiteId, key);
  if (own && own.person !== key && own.savedAt.getTime() === createdAt.getTime())
    await deleteCards(tx, websiteId, [key]);
  const card = await findCard(tx, websiteId, person);
  if (!card || card.savedAt.getTime() !== createdAt.getTime()) return;
  const before =
    card.note === note
      ? ''
      : card.note.endsWith(`\n${note}`)
        ? card.note.slice(0, -note.length - 1)
        : card.note;
  const { keys } = await readPerson(tx, websiteId, person);
  if (before === '' && card.minutes === null && keys.length === 1) await deleteCards(tx, websiteId, [person]);
  else if (before !== card.note) await writeCard(tx, { ...card, note: before });
}

/** Counts the customers that came by an import and are still there. */
export function countImportedPeople(db: Database, importId: number): Promise<number> {
  return db.$count(importedCustomers, eq(importedCustomers.importId, importId));
}

/** Counts all customers of a website that came from files. */
export function countAllImported(db: Database, websiteId: number): Promise<number> {
  return db.$count(importedCustomers, eq(importedCustomers.websiteId, websiteId));
}

/** Lists the names of customers who came by an import, in the order in which they came. */
export async function listImportedNames(db: Database, importId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: importedCustomers.name })
    .from(importedCustomers)
    .where(eq(importedCustomers.importId, importId))
    .orderBy(asc(importedCustomers.id))
    .limit(limit);
  return rows.map(({ name }) => name);
}

const shown = {
  id: importedCustomers.id,
  name: importedCustomers.name,
  email: importedCustomers.email,
  phone: importedCustomers.phone,
  note: importedCustomers.note,
  createdAt: importedCustomers.createdAt,
};

/** Lists what files said of a customer, the newest first. */
export async function listImportedOf(db: Database, websiteId: number, keys: readonly string[]) {
  const { id, ...columns } = shown;
  return db
    .select(columns)
    .from(importedCustomers)
    .where(isOfCustomer(importedCustomers, websiteId, keys))
    .orderBy(sql`${importedCustomers.createdAt} DESC`, asc(importedCustomers.id));
}

const EXPORTED_AT_ONCE = 5000;

/** Lists all customers of a website that came from files, for the owner's own copy of their data. */
export async function listAllImported(db: Database, websiteId: number) {
  const all: Omit<Awaited<ReturnType<typeof readAfter>>[number], 'id'>[] = [];
  const readAfter = (after: number) =>
    db
      .select(shown)
      .from(importedCustomers)
      .where(and(eq(importedCustomers.websiteId, websiteId), gt(importedCustomers.id, after)))
      .orderBy(asc(importedCustomers.id))
      .limit(EXPORTED_AT_ONCE);
  for (let after = 0; ; ) {
    const rows = await readAfter(after);
    all.push(...rows.map(({ id, ...row }) => row));
    const last = rows.at(-1);
    if (!last || rows.length < EXPORTED_AT_ONCE) return all;
    after = last.id;
  }
}

export async function eraseImportedOf(
  tx: Transaction,
  websiteId: number,
  keys: readonly string[],
): Promise<void> {
  await tx.delete(importedCustomers).where(isOfCustomer(importedCustomers, websiteId, keys));
}

/** Deletes some customers that came from files before a moment, and returns how many. */
export async function eraseOldImported(
  { db: tx }: Work,
  websiteId: number,
  before: Date,
  limit: number,
): Promise<number> {
  const some = tx
    .select({ id: importedCustomers.id })
    .from(importedCustomers)
    .where(and(eq(importedCustomers.websiteId, websiteId), lt(importedCustomers.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const erased = await tx
    .delete(importedCustomers)
    .where(isFoundBy(importedCustomers.id, some))
    .returning({ id: importedCustomers.id });
  return erased.length;
}
