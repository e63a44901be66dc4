import { addShop } from '@tests/support/order-book';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/dates';
import { bookings } from '../../db/tables/bookings';
import { contactSubmissions } from '../../db/tables/messages';
import { fillSearchOfAll } from './fill-search';

const server = startTestServer();

/** Adds messages, oldest first, as rows that are not findable yet. */
async function addMessages(websiteId: number, messages: Partial<typeof contactSubmissions.$inferInsert>[]) {
  const start = server.clock.now().getTime();
  const rows = messages.map((message, index) => ({
    websiteId,
    name: 'Tibor',
    email: 'tibor@example.com',
    message: 'Máte voľno?',
    ...message,
    createdAt: new Date(start + index * 1000),
  }));
  await server.database.db.insert(contactSubmissions).values(rows);
  await fillSearchOfAll(server.database.db);
}

const visit = (day: number, status: 'pending' | 'confirmed' | 'cancelled', name: string, service = 'cut') => {
  const date = new Date(Date.UTC(2026, 10, day, 8));
  const text = date.toISOString().slice(0, 10);
  return {
    sectionId: 'booking-1',
    serviceId: service,
    resource: 'booking-1',
    during: `[${text} 09:00,${text} 10:00)`,
    bookingType: 'hourly' as const,
    customerName: name,
    customerEmail: `${name.toLowerCase()}@example.com`,
    service: service === 'cut' ? 'Dámsky strih' : 'Farbenie vlasov',
    bookingDate: date,
    bookingDateText: text,
    bookingTimeText: '09:00',
    status,
    createdAt: new Date(server.clock.now().getTime() + day * DAY_MS),
  };
};

async function addWebsite(owner: Browser, slug = 'salon'): Promise<number> {
  return (await owner.post('/api/websites', { title: 'Salón', slug })).json().id;
}

const namesOf = async (owner: Browser, url: string) =>
  (await owner.get(url))
    .json()
    .map((row: { name?: string; customerName?: string }) => row.name ?? row.customerName);

describe('messages', () => {
  it.each([
    ['zofia', ['Žofia Ďuričková']],
    ['ŽOFIA duric', ['Žofia Ďuričková']],
    ['ďuričková žofia', ['Žofia Ďuričková']],
    ['zo', ['Žofia Ďuričková']],
    ['o', []],
    ['d', ['Žofia Ďuričková']],
    ['0900 123 456', ['Karl']],
    ['+421900123456', ['Karl']],
    ['900 123', ['Karl']],
    ['strasse', ['Karl']],
    ['eva@exam', ['100%_\\']],
    ['%', []],
    ['100%', ['100%_\\']],
    ['e_a', []],
    ['e%a', []],
    ['0%_\\', ['100%_\\']],
    ['\\', []],
    ['nobody', []],
    ['', ['100%_\\', 'Karl', 'Žofia Ďuričková']],
    [' ', ['100%_\\', 'Karl', 'Žofia Ďuričková']],
    ['zofia karl', []],
    ["' OR 1=1 --", []],
  ])('that %j finds are %j', async (text, names) => {
    const owner = await server.owner('zora');
    const id = await addWebsite(owner);
    await addMessages(id, [
      { name: 'Žofia Ďuričková', email: 'z@example.com' },
      { name: 'Karl', phone: '+421 900 123 456', message: 'Bahnhofstraße 7' },
      { name: '100%_\\', email: 'eva@example.com', message: 'Ahoj' },
    ]);
    const found = await namesOf(
      owner,
      `/api/websites/${id}/contact-submissions?q=${encodeURIComponent(text)}`,
    );
    expect(found).toEqual(names);
  });

  it('are found as they come, by their state too, and page by page beyond the newest', async () => {
    const owner = await server.owner('zora');
    const id = await addWebsite(owner);
    // The wanted record stands between more records than are looked through without the index.
    const old = Array.from({ length: 150 }, (_, index) => ({
      name: `Nováková ${index}`,
      isRead: index % 2 === 0,
    }));
    const others = Array.from({ length: 4100 }, () => ({ name: 'Tibor' }));
    await addMessages(id, [...old, ...others, { name: 'Novák' }]);
    const found: string[] = [];
    const sizes: number[] = [];
    let url: string | undefined = `/api/websites/${id}/contact-submissions?q=novak&state=unread`;
    while (url) {
      const answer = await owner.get(url);
      sizes.push(answer.json().length);
      found.push(...answer.json().map(({ name }: { name: string }) => name));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(sizes).toEqual([76]);
    expect(found.slice(0, 2)).toEqual(['Novák', 'Nováková 149']);

    const all = await owner.get(`/api/websites/${id}/contact-submissions?q=novak`);
    expect(all.json()).toHaveLength(100);
    const next = /<([^>]+)>; rel="next"/.exec(String(all.headers.link))?.[1] ?? '';
    expect(next).toContain('q=novak');
    expect((await owner.get(next)).json()).toHaveLength(51);
    expect(all.json()[0]).not.toHaveProperty('searchText');
  });

  it("of another website stay there, and another owner's list is not found", async () => {
    const owner = await server.owner('zora');
    const id = await addWebsite(owner);
    const other = await addWebsite(owner, 'other');
    await addMessages(id, [{ name: 'Eva' }]);
    await addMessages(other, [{ name: 'Eva Druhá' }]);
    expect(await namesOf(owner, `/api/websites/${id}/contact-submissions?q=eva`)).toEqual(['Eva']);
    const stranger = await server.owner('tibor');
    for (const list of ['contact-submissions', 'bookings', 'orders']) {
      expect((await stranger.get(`/api/websites/${id}/${list}?q=eva`)).statusCode).toBe(404);
    }
  });

  it.each(['q=a%00b', 'q=a%0Ab', `q=${'x'.repeat(101)}`, 'state=seen', 'q=a&q=b'])(
    'refuses %s',
    async (query) => {
      const owner = await server.owner('zora');
      const id = await addWebsite(owner);
      expect((await owner.get(`/api/websites/${id}/contact-submissions?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('bookings', () => {
  it.each([
    ['q=strih', ['Eva', 'Adam']],
    ['q=strih&status=pending', ['Eva']],
    ['status=cancelled', ['Beáta']],
    ['from=2026-11-25', ['Eva', 'Beáta']],
    ['until=2026-11-24', ['Adam']],
    ['from=2026-11-25&until=2026-11-25', ['Beáta']],
    ['service=colour', ['Beáta']],
    ['q=beata&service=colour&from=2026-11-25', ['Beáta']],
    ['q=beata&service=cut', []],
  ])('that %s finds are %j', async (query, names) => {
    const owner = await server.owner('zora');
    const websiteId = await addWebsite(owner);
    const rows = [
      visit(24, 'confirmed', 'Adam'),
      visit(25, 'cancelled', 'Beáta', 'colour'),
      visit(26, 'pending', 'Eva'),
    ];
    await server.database.db.insert(bookings).values(rows.map((row) => ({ ...row, websiteId })));
    await fillSearchOfAll(server.database.db);
    expect(await namesOf(owner, `/api/websites/${websiteId}/bookings?${query}`)).toEqual(names);
  });

  it('are found by their days and service beyond the newest, page by page', async () => {
    const owner = await server.owner('zora');
    const websiteId = await addWebsite(owner);
    const { db } = server.database;
    // The upcoming bookings were made first. They fill more than a page, and more bookings follow than are looked
    // through.
    await db.execute(sql`
      INSERT INTO bookings (website_id, section_id, service_id, resource, during, booking_type, customer_name,
        customer_email, service, booking_date, booking_date_text, booking_time_text, status, created_at)
      SELECT ${websiteId}, 'booking-1', CASE WHEN n = 7 THEN 'colour' ELSE 'cut' END, 'booking-1',
        tsrange(day, day + interval '1 hour'), 'hourly', 'Customer ' || n, 'customer@example.com', 'Strih', day,
        to_char(day, 'YYYY-MM-DD'), '09:00', 'cancelled', timestamp '2026-01-01' + n * interval '1 minute'
      FROM (SELECT n, CASE WHEN n <= 150 THEN timestamp '2026-12-01 09:00' ELSE timestamp '2026-11-01 09:00' END AS day
        FROM generate_series(1, 4260) AS n) AS booked`);
    const path = `/api/websites/${websiteId}/bookings`;
    const first = await owner.get(`${path}?from=2026-11-24`);
    expect(first.json()).toHaveLength(100);
    expect(first.json()[0].customerName).toBe('Customer 150');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await owner.get(next);
    expect(second.json()).toHaveLength(50);
    expect(second.json()[0].customerName).toBe('Customer 50');
    expect(second.headers.link).toBeUndefined();
    expect(await namesOf(owner, `${path}?from=2026-11-24&service=colour`)).toEqual(['Customer 7']);
    expect(await namesOf(owner, `${path}?service=colour`)).toEqual(['Customer 7']);
    expect(await namesOf(owner, `${path}?from=2026-11-24&status=pending`)).toEqual([]);
  });

  it.each(['status=open', 'from=today', 'service='])('refuses %s', async (query) => {
    const owner = await server.owner('zora');
    const id = await addWebsite(owner);
    expect((await owner.get(`/api/websites/${id}/bookings?${query}`)).statusCode).toBe(400);
  });
});

describe('orders', () => {
  it('are found by number, its end, sum, product and status', async () => {
    await addShop(server.database, 'shop', [
      { customerName: 'Ľubomír Hajduk' },
      { customerName: 'Zuzana Pálková', status: 'paid', notes: 'Prosím zabaliť ako darček' },
    ]);
    await fillSearchOfAll(server.database.db);
    const owner = server.visitor();
    await owner.post('/api/login', { email: 'shop@example.com', password: 'secret-1' });
    const [{ id }] = (await owner.get('/api/websites')).json();
    const find = (query: string) => namesOf(owner, `/api/websites/${id}/orders?${query}`);
    const [{ orderNumber }] = (await owner.get(`/api/websites/${id}/orders`)).json();
    expect(await find(`q=${orderNumber}`)).toEqual(['Zuzana Pálková']);
    for (const end of ['2', '02', '0002']) expect(await find(`q=${end}`), end).toContain('Zuzana Pálková');
    expect(await find('q=000002')).toEqual(['Zuzana Pálková']);
    expect(await find('q=23,80')).toHaveLength(2);
    expect(await find('q=levandulou')).toHaveLength(2);
    expect(await find('q=darcek')).toEqual(['Zuzana Pálková']);
    expect(await find('status=pending')).toEqual(['Ľubomír Hajduk']);
    expect(await find('q=sampon&status=paid')).toEqual(['Zuzana Pálková']);
    expect((await owner.get(`/api/websites/${id}/orders?status=lost`)).statusCode).toBe(400);
  });
});
