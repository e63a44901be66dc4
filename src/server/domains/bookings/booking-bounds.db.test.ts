import {
  buildBookingPage,
  buildBookingRequest,
  buildEveryDay,
  cottage,
  publishBookings,
  salon,
} from '@tests/support/booking-page';
import { postWithWork } from '@tests/support/post-with-work';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { bookingProofs, provenEmails } from '../../db/tables/booking-proofs';
import { bookings } from '../../db/tables/bookings';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
const db = () => server.database.db;

let networks = 0;
/** Returns an address from which no other call has come. */
function createAddress(): string {
  networks += 1;
  return `198.51.${networks >> 8}.${networks & 255}`;
}

const bookFrom = (address: string, changes: object = {}) =>
  postWithWork(server.visitor(), '/api/public/salon/booking', buildBookingRequest(changes), {
    'x-forwarded-for': address,
  });

/** Stays follow each other from the first free day on, on a page where guests can arrive every day. */
const cottageDaily = { ...cottage, workingHours: buildEveryDay('00:00', '00:00') };
const stay = (start: number, nights: number) => ({
  serviceId: 'attic',
  date: addDays('2026-11-26', start),
  time: '12:00',
  endDate: addDays('2026-11-26', start + nights),
});
const slots = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
/** Returns visits that do not overlap, over as many weeks as they need. */
function visit(index: number) {
  const week = Math.floor(index / slots.length);
  return { date: addDays('2026-11-24', 7 * week), time: slots[index % slots.length] };
}

const pending = () => db().$count(bookings, sql`status = 'pending'`);
async function nightsHeld(): Promise<number> {
  const rows = await db().select().from(bookings).orderBy(bookings.id);
  const lengths = rows.map(({ bookingDateText, bookingEndDateText }) =>
    bookingEndDateText === null
      ? 0
      : (Date.parse(bookingEndDateText) - Date.parse(bookingDateText)) / 86_400_000,
  );
  return lengths.reduce((sum, nights) => sum + nights, 0);
}

/** Finds the links in the mails sent since the last call, by recipient. */
async function listLinks(): Promise<Map<string, string>> {
  await server.mail.sendDue();
  const found = new Map<string, string>();
  for (const { to, text } of server.sentMail.splice(0)) {
    const link = /http\S+(\/salon\/booking\/\S+)/.exec(text)?.[1];
    if (link) found.set(to, link);
  }
  return found;
}

let owner: Browser;
let id: number;

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  id = await publishBookings(owner, cottageDaily, salon);
});

describe('one network', () => {
  it('holds five stays that wait, whatever emails it invents', async () => {
    const address = createAddress();
    const codes: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      codes.push((await bookFrom(address, stay(index, 1))).statusCode);
    }
    expect(codes).toEqual([201, 201, 201, 201, 201, 202, 202]);
    expect(await pending()).toBe(5);
  });

  it('holds fourteen nights, in one stay or in several, and is told that nothing is booked', async () => {
    const answer = await bookFrom(createAddress(), stay(0, 15));
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      needsProof: true,
      message:
        "Nothing is booked yet: many requests are waiting here. We've sent you an email. Please open the link in it to book.",
    });
    const address = createAddress();
    const codes = [await bookFrom(address, stay(0, 10)), await bookFrom(address, stay(10, 5))];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([201, 202]);
    expect((await bookFrom(address, stay(10, 4))).statusCode).toBe(201);
    expect(await nightsHeld()).toBe(14);
  });

  it('holds ten visits, also when all come at once, and from whichever address of its IPv6 range', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        bookFrom(`2001:db8:7:${(index % 200).toString(16).padStart(4, '5500')}::1`, visit(index)),
      ),
    );
    const counts = answers.map(({ statusCode }) => statusCode).sort();
    expect(counts.slice(0, 10)).toEqual(Array(10).fill(201));
    // The number of open links of one network is limited, too.
    expect(counts.slice(10).every((status) => status === 202 || status === 429)).toBe(true);
    expect(await pending()).toBe(10);
    expect((await bookFrom(createAddress(), visit(30))).statusCode).toBe(201);
  });

  it('has room again when the owner has answered, and is then known no more', async () => {
    const address = createAddress();
    const owner = await server.owner('viera', 'premium');
    await publishElsewhere(owner);
    const book = (index: number) =>
      server.visitor().post('/api/public/other/booking', buildBookingRequest(stay(index, 1)), {
        'x-forwarded-for': address,
      });
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await book(index)).json().id);
    expect((await book(5)).statusCode).toBe(202);
    await owner.put(`/api/bookings/${ids[0]}`, { status: 'confirmed' });
    expect((await book(5)).statusCode).toBe(201);
    const rows = await db().select().from(bookings).orderBy(bookings.id);
    expect(rows.filter(({ network }) => network === null).map(({ id }) => id)).toEqual([ids[0]]);
    expect(JSON.stringify(rows)).not.toContain(address);
  });
});

async function publishElsewhere(owner: Awaited<ReturnType<typeof server.owner>>) {
  const sections = [{ id: 'booking-0', type: 'booking', title: '', content: cottageDaily, order: 0 }];
  await owner.post('/api/websites', { title: 'B', slug: 'other', pageData: { sections }, isPublished: true });
}

describe('a website', () => {
  it('holds sixty nights from addresses that nobody has proven, however many networks ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => bookFrom(createAddress(), stay(index * 9, 9))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(6).fill(201),
      ...Array(3).fill(202),
    ]);
    expect(await nightsHeld()).toBe(54);
  });

  it('holds forty visits from such addresses', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 42; index += 1) {
      codes.push((await bookFrom(createAddress(), visit(index))).statusCode);
    }
    expect(codes.filter((code) => code === 201)).toHaveLength(40);
    expect(codes.slice(40)).toEqual([202, 202]);
  });
});

describe('the link', () => {
  const customerEmail = 'tibor@example.com';
  async function askedFor(changes: object = stay(0, 15)): Promise<string> {
    expect((await bookFrom(createAddress(), { customerEmail, ...changes })).statusCode).toBe(202);
    return (await listLinks()).get(customerEmail) ?? '';
  }
  const press = (link: string) =>
    server.visitor().call({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('shows what is asked for, and books by its button only, and once', async () => {
    const link = await askedFor();
    for (let look = 0; look < 2; look += 1) {
      const page = await server.visitor().get(link);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Podkrovie');
      expect(page.body).toContain('<form method="post">');
      expect(page.headers['cache-control']).toBe('private, no-store');
    }
    expect(await pending()).toBe(0);
    const pressed = await Promise.all([press(link), press(link)]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(pressed.map(({ body }) => body.includes('Your booking request has arrived'))).toEqual([
      true,
      true,
    ]);
    expect(await pending()).toBe(1);
    expect(await db().select().from(bookings)).toMatchObject([{ customerEmail, isEmailProven: true }]);
    expect((await server.visitor().get(link)).body).toContain('has arrived');
    await server.mail.sendDue();
    expect(server.sentMail.map(({ to }) => to).sort()).toEqual([customerEmail, 'zora@example.com']);
  });

  it('makes the address known, so that its next booking needs none', async () => {
    await press(await askedFor());
    expect((await bookFrom(createAddress(), { customerEmail, ...stay(20, 30) })).statusCode).toBe(201);
    expect(await db().select().from(provenEmails)).toMatchObject([
      { email: expect.not.stringContaining('tibor'), provenUntil: new Date('2027-05-20T10:00:00Z') },
    ]);
    server.clock.advance({ days: 181 });
    const later = { date: '2027-07-01', endDate: '2027-07-20' };
    expect((await bookFrom(createAddress(), { customerEmail, ...stay(0, 1), ...later })).statusCode).toBe(
      202,
    );
  });

  it('says so when somebody else was faster, and offers the page', async () => {
    const link = await askedFor();
    expect((await bookFrom(createAddress(), stay(3, 1))).statusCode).toBe(201);
    const late = await press(link);
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('Not all of these nights are free.');
    expect(late.body).toContain('href="/salon"');
    expect(await pending()).toBe(1);
    expect((await server.visitor().get(link)).statusCode).toBe(404);
    expect((await bookFrom(createAddress(), { customerEmail, ...stay(10, 20) })).statusCode).toBe(201);
  });

  it('says so before its button is pressed when the price is another one than was read', async () => {
    const save = (visitPrice: string, price: number) => {
      const rooms = cottageDaily.services.map((room) => ({ ...room, price }));
      const services = salon.services.map((service) => ({ ...service, visitPrice }));
      const pageData = buildBookingPage({ ...cottageDaily, services: rooms }, { ...salon, services });
      return owner.put(`/api/websites/${id}`, { pageData });
    };
    const address = createAddress();
    for (let index = 0; index < 10; index += 1) await bookFrom(address, visit(index));
    const read = { ...visit(10), customerEmail, priceCents: 0 };
    expect((await bookFrom(address, read)).statusCode).toBe(202);
    const links = [
      (await listLinks()).get(customerEmail) ?? '',
      await askedFor({ ...stay(0, 15), priceCents: 15 * 64_00 }),
    ];
    for (const link of links) expect((await server.visitor().get(link)).statusCode).toBe(200);
    await save('25', 70);
    const pages = await Promise.all(links.map((link) => server.visitor().get(link)));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(pages.map(({ body }) => /€[\d.,]+\d/.exec(body)?.[0])).toEqual(['€25.00', '€1,050.00']);
    // The price is asked for again once it is read again.
    await save('', 64);
    for (const link of links) expect((await press(link)).statusCode).toBe(200);
  });

  it('works for some hours, and what was sent is forgotten with it', async () => {
    const link = await askedFor();
    server.clock.advance({ seconds: 4 * 60 * 60 });
    expect((await server.visitor().get(link)).statusCode).toBe(404);
    expect((await press(link)).statusCode).toBe(404);
    expect(await pending()).toBe(0);
    const used = await askedFor();
    await press(used);
    const proofs = await db().select().from(bookingProofs);
    expect(proofs.filter(({ input }) => input === null)).toHaveLength(1);
    expect(proofs).toHaveLength(2);
  });

  it('of another website or made up leads nowhere', async () => {
    const link = await askedFor();
    await publishElsewhere(await server.owner('viera', 'premium'));
    expect((await server.visitor().get(link.replace('salon', 'other'))).statusCode).toBe(404);
    expect((await press(link.replace('salon', 'other'))).statusCode).toBe(404);
    expect((await server.visitor().get('/salon/booking/x')).statusCode).toBe(404);
    expect((await server.visitor().get('/nobody/booking/x')).statusCode).toBe(404);
  });

  it('is mailed once for one call, and at most three times to one address and ten for one network', async () => {
    const requestId = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
    const same = buildBookingRequest({ customerEmail, ...stay(0, 15), requestId });
    for (let index = 0; index < 2; index += 1) {
      const answer = await server
        .visitor()
        .post('/api/public/salon/booking', same, { 'x-forwarded-for': createAddress() });
      expect(answer.statusCode).toBe(202);
    }
    const later = { ...same, ...stay(1, 15) };
    const other = await server
      .visitor()
      .post('/api/public/salon/booking', later, { 'x-forwarded-for': createAddress() });
    expect(other.json()).toMatchObject({ code: 'CONFLICT', field: 'requestId' });
    expect((await listLinks()).size).toBe(1);
    expect(await db().$count(bookingProofs)).toBe(1);
    const codes: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      codes.push((await bookFrom(createAddress(), { customerEmail, ...stay(index, 15) })).statusCode);
    }
    expect(codes).toEqual([202, 202, 429]);
    const address = createAddress();
    const ofNetwork = await Promise.all(
      Array.from({ length: 12 }, (_, index) => bookFrom(address, stay(index, 15))),
    );
    expect(ofNetwork.filter(({ statusCode }) => statusCode === 202)).toHaveLength(10);
    expect(ofNetwork.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });

  it('does not lift the three bookings of one email', async () => {
    const link = await askedFor();
    for (let index = 0; index < 3; index += 1) {
      expect((await bookFrom(createAddress(), { customerEmail, ...stay(40 + index, 1) })).statusCode).toBe(
        201,
      );
    }
    const fourth = await press(link);
    expect(fourth.statusCode).toBe(409);
    expect(fourth.body).toContain('3 bookings with this email are already waiting');
  });
});
