import { sql } from 'drizzle-orm';
import { websites } from '@/server/db/tables/websites';
import { allowTime, type DatabaseHandle, one } from '@/server/kernel/database';
import { addShop } from '../support/order-book';
import { startProduct } from '../support/running-product';
import { printTable, verdict } from './print-table';
import { timeCalls } from './time-calls';

const ROWS = 100_000;
const AIM_MS = 20;
const SECONDS = 2;
const NICKNAME = 'bench-lists';
const LISTS = ['contact-submissions', 'bookings', 'orders'];

/** One website with 100,000 messages, 100,000 bookings and 100,000 orders. */
export async function fillLists(database: DatabaseHandle): Promise<void> {
  const { db } = database;
  await addShop(database, NICKNAME, []);
  const { id } = one(await db.select({ id: websites.id }).from(websites));
  const rows = sql`generate_series(1, ${sql.raw(String(ROWS))}) AS n`;
  const moment = sql`now() - n * interval '1 minute'`;
  await db.transaction(async (tx) => {
    await allowTime(tx);
    await tx.execute(sql`
      INSERT INTO contact_submissions (website_id, name, email, message, is_read, created_at)
      SELECT ${id}, 'Visitor ' || n, 'visitor@example.com', repeat('Máte voľno? ', 10), n > 50, ${moment} FROM ${rows}`);
    await tx.execute(sql`
      INSERT INTO bookings (website_id, section_id, service_id, resource, during, booking_type, customer_name,
        customer_email, service, duration_minutes, booking_date, booking_date_text, booking_time_text, status, created_at)
      SELECT ${id}, 'booking-1', 'a', 'booking-1/a', tsrange(start, start + interval '30 minutes'), 'hourly',
        'Visitor ' || n, 'visitor-' || n || '@example.com', 'Strih', 30, start AT TIME ZONE 'UTC',
        to_char(start, 'YYYY-MM-DD'), to_char(start, 'HH24:MI'), CASE WHEN n > 50 THEN 'confirmed' ELSE 'pending' END,
        ${moment}
      FROM (SELECT n, timestamp '2020-01-01' + n * interval '30 minutes' AS start FROM ${rows}) AS slots`);
    await tx.execute(sql`
      INSERT INTO orders (website_id, order_number, customer_name, customer_email, total_amount, status,
        shipping_address, account_number, account_holder, swift_code, created_at)
      SELECT ${id}, 26000000 + n, 'Visitor ' || n, 'visitor@example.com', 23.80,
        CASE WHEN n > 50 THEN 'delivered' ELSE 'pending' END, 'Lipová 12, 040 01 Košice', 'SK3112000000198742637541',
        'Salón', 'TATRSKBX', ${moment}
      FROM ${rows}`);
    await tx.execute(sql`
      INSERT INTO order_items (order_id, product_id, name, quantity, price)
      SELECT orders.id, products.id, products.name, 2, products.price FROM orders, products`);
  });
  await db.execute(sql`ANALYZE`);
}

/** How long the first page of each of the owner's long lists takes, one call after the other. */
export async function measureAdminLists(
  databaseName: string,
  variables: Record<string, string>,
): Promise<void> {
  const product = await startProduct(variables);
  try {
    const cookie = await signIn(product.url);
    const [{ id }] = await (await fetch(`${product.url}/api/websites`, { headers: { cookie } })).json();
    const rows = [];
    for (const list of [...LISTS, 'counts']) {
      const call = { method: 'GET', path: `/api/websites/${id}/${list}`, headers: { cookie } } as const;
      const { medianMs, p99Ms } = await timeCalls(product.url, () => call, 1, SECONDS);
      rows.push({
        call: list === 'counts' ? 'counts of all three' : `first page of ${list}`,
        'median ms': medianMs.toFixed(1),
        'p99 ms': p99Ms.toFixed(1),
        [`under ${AIM_MS} ms`]: list === 'counts' ? '' : verdict(medianMs < AIM_MS),
      });
    }
    printTable(`The owner's lists with ${ROWS.toLocaleString('en')} rows each, on ${databaseName}`, rows);
  } finally {
    await product.stop();
  }
}

async function signIn(productUrl: string): Promise<string> {
  const answer = await fetch(`${productUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${NICKNAME}@example.com`, password: 'secret-1' }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`Nobody could sign in: ${answer.status}`);
  return cookie;
}
