import { sql } from 'drizzle-orm';
import { websites } from '@/server/db/tables/websites';
import { fillSearchOfAll } from '@/server/domains/admin/fill-search';
import { allowTime, type DatabaseHandle, getOne } from '@/server/kernel/database';
import { addShop } from '../support/order-book';
import { startProduct } from '../support/running-product';
import { logIn } from './owner';
import { formatVerdict, printTable } from './print-table';
import { timeCalls } from './time-calls';

const ROWS = 100_000;
const AIM_MS = 20;
const SECONDS = 2;
const NICKNAME = 'bench-lists';
const LISTS = ['contact-submissions', 'bookings', 'orders'];
const SEARCH_AIM_MS = 50;
/** Each search finds many rows, few rows, one far down or none; some have one or two letters only. */
const SEARCHES = {
  'in half of the rows': ['q=visitor', 'q=v'],
  'in one of thirty': ['q=zofia', 'q=zo', 'q=z'],
  'in one of a hundred': ['q=durickova', 'q=du'],
  'in ten, far down': ['q=hajduk', 'q=lubomir hajduk', 'q=hajduk z', 'q=ha'],
  'an email or a number': ['q=visitor-99731@example.com', 'q=26099731', 'q=99731', 'q=0900 099 731'],
  'a number of two digits': ['q=73', 'q=7'],
  'in none': ['q=nobody', 'q=zofia nobody', 'q=qx', 'q=x'],
  'a number in none, its pieces in all': ['q=00000000'],
  'two frequent words that meet rarely': ['q=durickova hajduk', 'q=zofia durickova'],
};
const FILTERS: Record<string, string[]> = {
  'contact-submissions': ['state=unread', 'state=read', 'q=zofia&state=unread'],
  bookings: [
    'status=pending',
    'status=cancelled',
    'from=2025-06-01',
    'from=2021-03-01&until=2021-03-01',
    'until=2020-01-05',
    'service=a',
    'service=none',
    'q=zofia&status=pending',
  ],
  orders: ['status=pending', 'status=paid', 'q=zofia&status=pending'],
};
/** Two names are frequent and one is not; each row has its own phone number. */
const NAME = `CASE WHEN n % 10000 = 9731 THEN 'Ľubomír Hajduk' WHEN n % 30 = 7 THEN 'Žofia Nová'
  WHEN n % 100 = 3 THEN 'Mária Ďuričková' WHEN n % 2 = 0 THEN 'Visitor ' || n ELSE 'Eva ' || n END`;
const PHONE = "'+421 900 ' || to_char(n, 'FM000 000')";

/** Adds a website with 100,000 messages, 100,000 bookings and 100,000 orders. */
export async function fillLists(database: DatabaseHandle): Promise<void> {
  const { db } = database;
  await addShop(database, NICKNAME, []);
  const { id } = getOne(await db.select({ id: websites.id }).from(websites));
  const rows = sql`generate_series(1, ${sql.raw(String(ROWS))}) AS n`;
  const moment = sql`now() - n * interval '1 minute'`;
  await db.transaction(async (tx) => {
    await allowTime(tx);
    await tx.execute(sql`
      INSERT INTO contact_submissions (website_id, name, email, phone, message, is_read, created_at)
      SELECT ${id}, ${sql.raw(NAME)}, 'visitor-' || n || '@example.com', ${sql.raw(PHONE)}, repeat('Máte voľno? ', 10), n > 50, ${moment} FROM ${rows}`);
    await tx.execute(sql`
      INSERT INTO bookings (website_id, section_id, service_id, resource, during, booking_type, customer_name,
        customer_email, customer_phone, service, duration_minutes, booking_date, booking_date_text, booking_time_text, status, created_at)
      SELECT ${id}, 'booking-1', 'a', 'booking-1/a', tsrange(start, start + interval '30 minutes'), 'hourly',
        ${sql.raw(NAME)}, 'visitor-' || n || '@example.com', ${sql.raw(PHONE)}, 'Strih', 30, start AT TIME ZONE 'UTC',
        to_char(start, 'YYYY-MM-DD'), to_char(start, 'HH24:MI'), CASE WHEN n > 50 THEN 'confirmed' ELSE 'pending' END,
        ${moment}
      FROM (SELECT n, timestamp '2020-01-01' + n * interval '30 minutes' AS start FROM ${rows}) AS slots`);
    await tx.execute(sql`
      INSERT INTO orders (website_id, order_number, customer_name, customer_email, customer_phone, total_amount, status,
        shipping_address, account_number, account_holder, swift_code, created_at)
      SELECT ${id}, 26000000 + n, ${sql.raw(NAME)}, 'visitor-' || n || '@example.com', ${sql.raw(PHONE)}, 23.80,
        CASE WHEN n > 50 THEN 'delivered' ELSE 'pending' END, 'Lipová 12, 040 01 Košice', 'SK3112000000198742637541',
        'Salón', 'TATRSKBX', ${moment}
      FROM ${rows}`);
    await tx.execute(sql`
      INSERT INTO order_items (order_id, product_id, name, quantity, price)
      SELECT orders.id, products.id, products.name, 2, products.price FROM orders, products`);
  });
  await fillSearchOfAll(db);
  await db.execute(sql`ANALYZE`);
}

/** Measures how long the first page of each of the owner's long lists takes, one call after the other. */
export async function measureAdminLists(
  databaseName: string,
  variables: Record<string, string>,
): Promise<void> {
  // A first start would make last night's backup, which takes half a minute for so many rows.
  const product = await startProduct({ ...variables, BACKUPS: 'off' });
  try {
    const cookie = await logIn(product.url, `${NICKNAME}@example.com`, 'secret-1');
    const [{ id }] = await (await fetch(`${product.url}/api/websites`, { headers: { cookie } })).json();
    const rows = [];
    for (const list of [...LISTS, 'counts']) {
      const call = { method: 'GET', path: `/api/websites/${id}/${list}`, headers: { cookie } } as const;
      const { medianMs, p99Ms } = await timeCalls(product.url, () => call, 1, SECONDS);
      rows.push({
        call: list === 'counts' ? 'counts of all three' : `first page of ${list}`,
        'median ms': medianMs.toFixed(1),
        'p99 ms': p99Ms.toFixed(1),
        [`under ${AIM_MS} ms`]: list === 'counts' ? '' : formatVerdict(medianMs < AIM_MS),
      });
    }
    printTable(`The owner's lists with ${ROWS.toLocaleString('en')} rows each, on ${databaseName}`, rows);
    printTable(`What is found in them, on ${databaseName}`, await measureSearches(product.url, id, cookie));
  } finally {
    await product.stop();
  }
}

/** Measures how long a search takes. The queries of a kind take turns; each filter is measured by itself. */
async function measureSearches(origin: string, id: number, cookie: string) {
  const rows = [];
  for (const list of LISTS) {
    const filters = FILTERS[list]?.map((query): [string, string[]] => [query, [query]]) ?? [];
    for (const [kind, queries] of [...Object.entries(SEARCHES), ...filters]) {
      let turn = 0;
      const nextCall = () => {
        const query = queries[turn++ % queries.length];
        return {
          method: 'GET',
          path: `/api/websites/${id}/${list}?${encodeURI(query ?? '')}`,
          headers: { cookie },
        } as const;
      };
      const { medianMs, p95Ms } = await timeCalls(origin, nextCall, 1, SECONDS / 2);
      rows.push({
        list,
        'looked for': kind,
        'median ms': medianMs.toFixed(1),
        'p95 ms': p95Ms.toFixed(1),
        [`p95 under ${SEARCH_AIM_MS} ms`]: formatVerdict(p95Ms < SEARCH_AIM_MS),
      });
    }
  }
  return rows;
}
