import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  customType,
  index,
  integer,
  numeric,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/core/locale/locale';

/** The database gives each record this number. An integer would end after seven weeks of 500 records a second. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const foreignId = (name: string) => bigint(name, { mode: 'number' });

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The driver reads the amount as a text with two decimals. */
export const euros = (name: string) => numeric(name, { precision: 10, scale: 2 });

/** Holds a half-open range on a website's wall clock, for example `[2026-11-24 09:00,2026-11-24 10:00)`. */
export const wallClockRange = customType<{ data: string }>({ dataType: () => 'tsrange' });

export const language = () =>
  customType<{ data: Locale }>({ dataType: () => 'text', fromDriver: parseStoredLocale })('language')
    .notNull()
    .default(DEFAULT_LOCALE);

const unknownLanguages = new Set<unknown>();

/** Returns a stored language, or the default one where it is none of ours, as after a step back to an earlier version. */
function parseStoredLocale(stored: unknown): Locale {
  if (isLocale(stored)) return stored;
  if (!unknownLanguages.has(stored))
    console.warn(`The stored language ${JSON.stringify(stored)} is unknown.`);
  unknownLanguages.add(stored);
  return DEFAULT_LOCALE;
}

/** A record is found by this text, which `src/server/kernel/text-search.ts` writes; null in a row that is not yet filled. */
export const searchColumns = () => ({
  searchText: text('search_text'),
  searchKeys: integer('search_keys').array(),
});

/** Indexes these columns: the texts that are searched, and the rows that are not yet filled. */
export const searchIndexes = (
  name: string,
  table: { id: AnyPgColumn; searchText: AnyPgColumn; searchKeys: AnyPgColumn },
) => [
  // Each search reads the whole list of entries that are not yet sorted into the index, so the list has to be short.
  index(`${name}_search_keys_idx`).using('gin', table.searchKeys).with({ gin_pending_list_limit: 256 }),
  index(`${name}_unfilled_idx`).on(table.id).where(sql`${table.searchText} IS NULL`),
];

/**
 * The database computes whom a record is of: two records with one key are of one person. The key is made of the
 * email, else of the end of the phone number, which people write with and without the code of the country. It is a hash,
 * so that an address of the application and a list of keys name nobody.
 */
export const customerColumns = (email: string, phone: string) => ({
  phoneKey: text('phone_key').generatedAlwaysAs(sql.raw(buildPhoneKey(phone))),
  customerKey: uuid('customer_key').generatedAlwaysAs(sql.raw(buildCustomerKey(email, phone))),
});

/** Builds the SQL of the key that is made of a phone number; `toPhoneKey` of core computes the same. */
export function buildPhoneKey(phone: string): string {
  const digits = `regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`;
  return `CASE WHEN length(${digits}) >= 6 THEN right(${digits}, 9) END`;
}

/** Builds the SQL of the key of the customer who left this email and this phone number. */
export function buildCustomerKey(email: string, phone: string): string {
  return `md5(coalesce(nullif(lower(${email}), ''), ${buildPhoneKey(phone)}))::uuid`;
}

/** Indexes these columns: all records of a customer, and those with a phone number. */
export const customerIndexes = (
  name: string,
  table: { websiteId: AnyPgColumn; customerKey: AnyPgColumn; phoneKey: AnyPgColumn; createdAt: AnyPgColumn },
) => [
  index(`${name}_website_id_customer_key_idx`).on(table.websiteId, table.customerKey, table.createdAt),
  index(`${name}_website_id_phone_key_idx`)
    .on(table.websiteId, table.phoneKey, table.customerKey)
    .where(sql`${table.phoneKey} IS NOT NULL`),
];

/** A repeated call is known by these: its id, unique per website or owner, and a digest of what it said. */
export const requestOnce = () => ({
  requestId: uuid('request_id'),
  requestDigest: text('request_digest'),
});
