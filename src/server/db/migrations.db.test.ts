import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { addEmptyDatabase } from '@tests/support/empty-database';
import { listBreaks, readColumns, runFormerStatements } from '@tests/support/former-version';
import { createDataDir } from '@tests/support/new-data-dir';
import { createDatabase } from '@tests/support/postgres-database';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { copyMigrationsUpTo } from '../backup/restore-backup';
import { listTables, type Table } from '../backup/tables';
import { listRows, type Transaction } from '../kernel/database';
import { readMigrations } from './migrate';

/** The test begins with the tables as they were before this migration. */
const FIRST = '0005_visitor_requests';

/** The migrations from here on only add: the one before made ids longer. */
const ADDS_ONLY_SINCE = '0007';
/** Lists columns that a migration takes away, such as `websites.title`, and that the version before no longer used. */
const LET_GO: Record<string, string[]> = {};

/** These rows are in the tables that a migration brings, before the next migration runs. */
const ROWS: Record<string, string[]> = {
  [FIRST]: [
    `INSERT INTO users (nickname, nickname_key, email, password_hash, created_at, updated_at) VALUES
      ('Zora', 'zora', 'zora@example.com', 'hash', '2025-05-06 07:08:09.123456+02', '2025-06-06'),
      ('Tibor', 'tibor', 'tibor@example.com', 'hash', '2025-10-26 02:30+01', '2025-12-01')`,
    `INSERT INTO sessions (sid, user_id, expire) VALUES ('one', 1, now() + interval '20 days'), ('two', 2, now() + interval '1 day')`,
    `INSERT INTO password_resets VALUES ('reset', 1, '2026-01-01', NULL)`,
    `INSERT INTO websites (user_id, title, slug, page_data, is_published, created_at, updated_at) VALUES
      (1, 'Salon', 'salon', '{"sections": [{"id": "heading-1", "content": {"text": "\\u010d \\" \\\\"}}]}', true, '2025-05-07', '2025-05-08'),
      (1, 'Draft', 'draft', '{"sections": []}', false, '2025-05-09', '2025-05-09')`,
    `INSERT INTO website_revisions VALUES (1, 1, 'First', NULL, '{"sections": []}', '2025-05-07')`,
    `INSERT INTO uploads VALUES ('a.webp', 1, 2147483647, '2025-05-07')`,
    `INSERT INTO photos (website_id, url, created_at) VALUES (1, '/uploads/a.webp', '2025-05-07')`,
    `INSERT INTO social_links (website_id, platform, url) VALUES (1, 'other', 'https://example.com')`,
    `INSERT INTO reserved_slugs VALUES ('gone', NULL, '2026-01-01'), ('held', 2, '2026-01-01')`,
    `INSERT INTO analytics VALUES (1, '2025-05-08', 3, 2, 5)`,
    `INSERT INTO visitor_days VALUES (1, '2025-05-08', 'visitor')`,
    `INSERT INTO visitor_salts VALUES ('2025-05-08', 'salt')`,
    `INSERT INTO contact_submissions (website_id, name, email, message, created_at) VALUES (1, 'Eva', 'eva@example.com', E'Two\\nlines', '2025-05-08')`,
    // Three bookings wait: one is in a month, one is tomorrow, and one is over. The fourth is confirmed.
    `INSERT INTO bookings (website_id, customer_name, customer_email, service, booking_date, booking_date_text,
        booking_time_text, status, created_at, section_id, service_id, resource, during, booking_type, price)
      SELECT 1, 'Eva', 'eva@example.com', 'Cut', now() + days * interval '1 day', 'date', '09:00', status, '2025-05-08',
        'booking-1', 'cut', 'booking-1', tsrange(timestamp '2025-05-08 09:00' + days * interval '1 day', timestamp '2025-05-08 10:00' + days * interval '1 day'), 'hourly', 12.5
      FROM (VALUES (30, 'pending'), (1, 'pending'), (-5, 'pending'), (40, 'confirmed')) AS wanted (days, status)`,
    `INSERT INTO products (website_id, section_id, item_id, name, description, price, account_number, account_holder, swift_code)
      VALUES (1, 'products-1', 'cream', 'Cream', '', 12, '', '', '')`,
    `INSERT INTO order_counters VALUES (1, 2025, 1), (2, 2025, 4)`,
    `INSERT INTO orders (website_id, customer_name, customer_email, total_amount, shipping_address, created_at, order_number,
        account_number, account_holder, swift_code, request_id)
      VALUES (1, 'Eva', 'eva@example.com', 24.00, 'Street 1', '2025-05-08', 2025000001, '', '', '', '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77')`,
    `INSERT INTO order_items VALUES (1, 1, 'Cream', 2, 12.00)`,
    `INSERT INTO polls (website_id, section_id, question) VALUES (1, 'poll-1', 'Which?')`,
    `INSERT INTO poll_options VALUES (1, 0, 'This', 1), (1, 1, 'That', 0)`,
    `INSERT INTO section_poll_votes (website_id, section_id, option_index, created_at) VALUES (1, 'poll-1', 0, '2025-05-08')`,
    `INSERT INTO outbox (message_id, recipient, subject, text, html, due_at, created_at) VALUES ('mail', 'Eva@example.com', 'Hello', 'Text', '<p>Text</p>', '2025-05-08', '2025-05-08')`,
    `INSERT INTO payment_events VALUES ('event', 'invoice.paid', '2025-05-08')`,
    `INSERT INTO sandbox_customers VALUES ('customer', 'zora@example.com', '1', '2025-05-08')`,
    `INSERT INTO sandbox_subscriptions VALUES ('subscription', 'customer', 'active', 1199, false, NULL, '4242', '2025-05-08')`,
    `INSERT INTO sandbox_payment_intents VALUES ('intent', 'customer', 'subscription', 'secret', 1199, 'succeeded', '2025-05-08', NULL)`,
  ],
  '0008_diary_bounds': [
    `INSERT INTO booking_proofs (token_hash, website_id, email, network, expires_at) VALUES ('token', 1, 'eva@example.com', 'network', '2026-01-01')`,
    `INSERT INTO booking_reminders VALUES (1, '2026-01-01')`,
    `INSERT INTO proven_emails VALUES (1, 'eva@example.com', '2026-01-01')`,
  ],
  '0009_proven_emails_and_bounded_mail': [
    `INSERT INTO email_proofs VALUES ('proof', 1, 'new@example.com', '2026-01-01', NULL)`,
  ],
  '0015_claims': [
    `INSERT INTO blocks (website_id, during, created_at) VALUES (1, '[2025-12-24,2025-12-27)', '2025-12-01')`,
  ],
  '0023_customers': [
    `INSERT INTO customer_cards (website_id, key, person, note, saved_at) SELECT 1, customer_key, customer_key, 'Note', now() FROM bookings LIMIT 1`,
  ],
  '0034_calendar-feeds': [
    `INSERT INTO calendar_feeds (website_id, name, url, created_at, next_at) VALUES (1, 'Airbnb', 'https://calendar.example.com/1.ics', now(), now())`,
  ],
  '0037_push-devices': [
    `INSERT INTO push_devices (user_id, sid, endpoint, p256dh, auth, created_at)
      SELECT user_id, sid, 'https://fcm.googleapis.com/1', 'key', 'secret', now() FROM sessions LIMIT 1`,
  ],
  '0038_waitlist': [
    `INSERT INTO waitlist_entries (website_id, section_id, service_id, service, date, during, name, email, created_at)
      VALUES (1, 'booking-1', 'cut', 'Cut', '2025-12-24', '[2025-12-24,2025-12-25)', 'Eva', 'eva@example.com', now())`,
    `INSERT INTO diary_changes (website_id, during) VALUES (1, '[2025-12-24 09:00,2025-12-24 10:00)')`,
  ],
  '0039_order-events': [
    `INSERT INTO order_events (order_id, kind, what, created_at) SELECT id, 'done', 'paid', now() FROM orders LIMIT 1`,
  ],
  '0035_spam': [
    `INSERT INTO spam_messages (id, website_id, name, email, message, created_at, spam_at)
      VALUES (100, 1, 'Spam', 'spam@example.com', 'Links', now(), now())`,
  ],
  '0032_calendar-addresses': [
    `INSERT INTO calendar_addresses (website_id, subject, renewals) VALUES (1, 'all', 1)`,
  ],
  '0040_imports': [
    `INSERT INTO imports (website_id, file_name, choice, created_at) VALUES (1, 'klienti.csv', '{"fields":[],"service":null}', now())`,
    `INSERT INTO imported_customers (website_id, import_id, name, email, created_at) SELECT 1, id, 'Eva', 'eva@example.com', now() FROM imports`,
  ],
  '0041_jobs': [`INSERT INTO jobs (name, started_at) VALUES ('retention', now())`],
  '0012_file_owner': [`INSERT INTO installation (id) VALUES ('5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77')`],
  '0043_bin': [
    `INSERT INTO binned_websites (user_id, title, slug, kept, deleted_at) VALUES (1, 'Salón', 'salon-before', '{}', now())`,
  ],
};

/** These conditions say what the migrations have given to existing rows; each is true of every row that it looks at. */
const GIVEN: Record<string, string> = {
  'a website that is online is published since it was made':
    'SELECT bool_and(published_at IS NOT DISTINCT FROM CASE WHEN is_published THEN created_at END) FROM websites',
  'a website is to be read for its language, and a new one is not': `
    SELECT bool_and(language_guess = 'due') AND (SELECT column_default IS NULL FROM information_schema.columns
      WHERE table_name = 'websites' AND column_name = 'language_guess') FROM websites`,
  'an account has a proven email': 'SELECT bool_and(email_proven_at = created_at) FROM users',
  'a session can be listed, and opened for a month by the former cookie': `
    SELECT bool_and(id > 0 AND created_at <= now() AND last_used_at <= now()
      AND old_cookie_until BETWEEN now() + interval '30 days' - interval '1 hour' AND now() + interval '30 days') FROM sessions`,
  'a booking that waits does so for three days, or until it begins': `
    SELECT bool_and(CASE WHEN booking_date < now() + interval '2 days' THEN waits_until = booking_date
        ELSE waits_until BETWEEN now() + interval '3 days' - interval '1 hour' AND now() + interval '3 days' END)
      AND count(*) = 2 FROM bookings WHERE status = 'pending' AND booking_date > now()`,
  'an owner goes on counting orders after the highest number of all websites':
    'SELECT bool_and(user_id = 1 AND year = 2025 AND last = 4) FROM order_numbers',
  'no other booking waits':
    "SELECT bool_and(waits_until IS NULL) AND count(*) = 2 FROM bookings WHERE status <> 'pending' OR booking_date < now()",
  'a booking that is not cancelled holds its time': `
    SELECT count(*) = 4 AND bool_and(claims.place = 1 AND claims.resource = bookings.resource AND claims.during = bookings.during)
      FROM bookings LEFT JOIN claims ON claims.booking_id = bookings.id`,
  'customers have been told': `SELECT bool_and(is_customer_told) FROM
    (SELECT is_customer_told FROM bookings UNION ALL SELECT is_customer_told FROM orders) AS told`,
  'one person has one key, wherever they wrote': `
    SELECT count(*) = 7 AND count(DISTINCT customer_key) = 1 AND bool_and(customer_key IS NOT NULL) FROM customer_records`,
  'nothing is erased by itself, and nobody is known to have stayed away': `
    SELECT bool_and(retention_months IS NULL) AND (SELECT NOT bool_or(no_show) FROM bookings) FROM websites`,
  'mail is a notice': "SELECT bool_and(kind = 'notice') FROM outbox",
  'what was subscribed to is Premium': "SELECT bool_and(tier = 'premium') FROM sandbox_subscriptions",
};

async function openEmpty() {
  if (process.env.TEST_DATABASE !== 'postgres') {
    const dataDir = await createDataDir();
    await addEmptyDatabase(dataDir);
    const client = await PGlite.create(path.join(dataDir, 'database'), { extensions: { btree_gist } });
    const db = drizzlePglite(client);
    const migrate = (migrationsFolder: string) => migratePglite(db, { migrationsFolder });
    return {
      db: db as Transaction,
      migrate,
      close: () => client.close().then(() => rm(dataDir, { recursive: true })),
    };
  }
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = drizzlePostgres(client);
  const migrate = (migrationsFolder: string) => migratePostgres(db, { migrationsFolder });
  return { db: db as Transaction, migrate, close: () => client.end().then(drop) };
}

/** Reads each row as the texts of the columns that the tables had at that time. */
async function read(db: Transaction, tables: Table[]): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, columns } of tables) {
    const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
    const found = await listRows<{ row: string }>(
      db,
      sql`SELECT array_to_json(ARRAY[${sql.join(texts, sql`, `)}])::text AS row FROM ${sql.identifier(name)} ORDER BY 1`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

it('keeps what stands in every table, and gives what new columns need', { timeout: 120_000 }, async () => {
  const { db, migrate, close } = await openEmpty();
  const steps = readMigrations();
  const first = steps.findIndex(({ tag }) => tag === FIRST);
  try {
    for (const { when, tag } of steps.slice(first)) {
      const tables = await listTables(db);
      const before = await read(db, tables);
      const columns = (await readColumns(db)).filter(
        ({ table, name }) => !LET_GO[tag]?.includes(`${table}.${name}`),
      );
      const { folder, remove } = await copyMigrationsUpTo(when);
      await migrate(folder).finally(remove);
      expect(await read(db, tables), tag).toEqual(before);
      // Servers of the version before go on, beside those of this one.
      if (tag >= ADDS_ONLY_SINCE) expect(listBreaks(columns, await readColumns(db)), tag).toEqual([]);
      if (tag === steps.at(-1)?.tag) await runFormerStatements(db, columns);
      for (const statement of ROWS[tag] ?? []) await db.execute(sql.raw(statement));
      // Otherwise the next migration would be tried on a table without rows.
      const filled = await read(db, await listTables(db));
      expect(
        Object.keys(filled).filter((name) => filled[name]?.length === 0),
        tag,
      ).toEqual([]);
    }
    for (const [told, statement] of Object.entries(GIVEN)) {
      const answer = await listRows<{ given: boolean }>(db, sql.raw(`SELECT (${statement}) AS given`));
      expect(answer, told).toEqual([{ given: true }]);
    }
  } finally {
    await close();
  }
});
