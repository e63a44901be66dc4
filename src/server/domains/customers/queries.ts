import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { AlikeCustomer } from '@/contracts/customers';
import { AppError } from '@/core/app-error';
import { MAX_JOINED_KEYS } from '@/core/customers';
import { phrase } from '@/core/messages';
import { foldText } from '@/core/search-words';
import { customerCards, customerRecords } from '../../db/tables/customers';
import { type Database, listRows, lockName, type Transaction } from '../../kernel/database';
import { isOfCustomer } from '../../kernel/is-of-customer';
import { isSentBy } from '../../kernel/text-search';

export type CardRecord = typeof customerCards.$inferSelect;

const isCard = (websiteId: number, key: string) =>
  and(eq(customerCards.websiteId, websiteId), eq(customerCards.key, key));

/** Finds the card of a key; null for most keys, about which the owner has neither written nor joined anything. */
export async function findCard(db: Database, websiteId: number, key: string): Promise<CardRecord | null> {
  const [card] = await db.select().from(customerCards).where(isCard(websiteId, key));
  return card ?? null;
}

/** The owner has joined these keys to one person. */
export interface Person {
  key: string;
  /** These are the keys of all records of the person, `key` among them. */
  keys: string[];
}

/** Reads the person of a key, whether or not there are records. */
export async function readPerson(db: Database, websiteId: number, key: string): Promise<Person> {
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
export function lockCards(tx: Transaction, websiteId: number): Promise<void> {
  return lockName(tx, `customers ${websiteId}`);
}

export async function writeCard(tx: Transaction, card: typeof customerCards.$inferInsert): Promise<void> {
  const { websiteId, key, ...set } = card;
  await tx
    .insert(customerCards)
    .values(card)
    .onConflictDoUpdate({ target: [customerCards.websiteId, customerCards.key], set });
}

/** Gives all keys of one person to another. */
export async function movePerson(
  tx: Transaction,
  websiteId: number,
  from: string,
  to: string,
  savedAt: Date,
): Promise<void> {
  await tx
    .update(customerCards)
    .set({ person: to, note: '', minutes: null, savedAt })
    .where(and(eq(customerCards.websiteId, websiteId), eq(customerCards.person, from)));
}

export async function deleteCards(
  tx: Transaction,
  websiteId: number,
  keys: readonly string[],
): Promise<void> {
  await tx
    .delete(customerCards)
    .where(and(eq(customerCards.websiteId, websiteId), inArray(customerCards.key, [...keys])));
}

/** A customer can be reached like this, as some records say. */
export interface Contact extends AlikeCustomer {
  phoneKey: string | null;
  first: Date;
  last: Date;
}

/** Lists how a customer signed their records, the last used first; all of it if there is no limit. */
export async function listContacts(
  db: Database,
  websiteId: number,
  keys: readonly string[],
  limit: number | null = MAX_CONTACTS,
): Promise<Contact[]> {
  const { customerKey: key, name, email, phone, phoneKey, createdAt } = customerRecords;
  const last = sql`max(${createdAt})`.mapWith(createdAt);
  const contacts = db
    .select({ key, name, email, phone, phoneKey, first: sql`min(${createdAt})`.mapWith(createdAt), last })
    .from(customerRecords)
    .where(isOfCustomer(customerRecords, websiteId, keys))
    .groupBy(key, name, email, phone, phoneKey)
    .orderBy(sql`max(${createdAt}) DESC`, asc(key), asc(name));
  return limit === null ? contacts : contacts.limit(limit);
}

/** No person has more names and numbers than this, but a program that sends forms may. */
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
  // One word, such as a first name, is too common.
  const isNamed = newest?.name.includes(' ') ? isSentBy(customerRecords, websiteId, newest.name) : null;
  const byName = isNamed ? (await isOther(isNamed)).filter((other) => names.has(foldText(other.name))) : [];
  const found = new Map([...byPhone, ...byName].map((other) => [other.key, other]));
  return [...found.values()].slice(0, MAX_ALIKE);
}

const MAX_PAIRS = 20;

/** Lists the customers who share a phone number with others, grouped by number. */
export async function listPairs(db: Database, websiteId: number): Promise<string[][]> {
  const rows = await listRows<{ persons: string[] }>(
    db,
    sql`
    SELECT array_to_json(array_agg(DISTINCT coalesce(own.person, records.customer_key)::text)) AS persons
    FROM customer_records AS records
    LEFT JOIN customer_cards AS own ON own.website_id = ${websiteId} AND own.key = records.customer_key
    WHERE records.website_id = ${websiteId} AND records.phone_key IS NOT NULL AND records.customer_key IS NOT NULL
    GROUP BY phone_key HAVING count(DISTINCT coalesce(own.person, records.customer_key)) > 1 ORDER BY phone_key LIMIT ${MAX_PAIRS}`,
  );
  return rows.map(({ persons }) => persons.slice(0, MAX_ALIKE));
}

/** An owner has written this note; the customer is named as in their last record. */
interface NotedCustomer {
  name: string | null;
  email: string | null;
  phone: string | null;
  note: string;
  minutes: number | null;
}

/** Lists what an owner has noted about customers of a website, the oldest note first. */
export async function listNotes(db: Database, websiteId: number): Promise<NotedCustomer[]> {
  const rows = await listRows<NotedCustomer>(
    db,
    sql`
    SELECT newest.name, newest.email, newest.phone, cards.note, cards.minutes
    FROM customer_cards AS cards
    LEFT JOIN LATERAL (
      SELECT name, email, phone FROM customer_records AS records
      WHERE records.website_id = ${websiteId} AND records.customer_key IN (
        SELECT kin.key FROM customer_cards AS kin WHERE kin.website_id = ${websiteId} AND kin.person = cards.person
        UNION SELECT cards.person)
      ORDER BY records.created_at DESC LIMIT 1
    ) AS newest ON true
    WHERE cards.website_id = ${websiteId} AND (cards.note <> '' OR cards.minutes IS NOT NULL)
    ORDER BY cards.saved_at, cards.key`,
  );
  return rows;
}

/** Deletes some cards of people who have left nothing else, unless they were written lately. Returns how many. */
export async function deleteOrphans(tx: Transaction, savedBefore: Date, limit: number): Promise<number> {
  const rows = await listRows(
    tx,
    sql`
    DELETE FROM customer_cards WHERE (website_id, key) IN (
      SELECT card.website_id, card.key FROM customer_cards AS card
      WHERE card.saved_at < ${savedBefore.toISOString()}::timestamptz AND NOT EXISTS (
        SELECT FROM customer_cards AS kin
        JOIN customer_records AS records ON records.website_id = kin.website_id AND records.customer_key = kin.key
        WHERE kin.website_id = card.website_id AND kin.person = card.person)
      LIMIT ${limit}
    ) RETURNING key`,
  );
  return rows.length;
}

export function createCustomerNotFoundError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.customerNotFound'));
}
