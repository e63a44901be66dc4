import { book, bookStay, buildEveryDay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { askUntilTaken } from '@tests/support/past-busy';
import { startTestServer } from '@tests/support/test-server';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../db/tables/bookings';
import { outbox } from '../../db/tables/outbox';
import { lockWaiting } from './waiting-queries';

const server = startTestServer();

const stored = () => server.database.db.select().from(bookings).orderBy(bookings.id);
const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

describe('a visit', () => {
  it('is stored with what the service is now, waiting for the owner', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, salon);
    const answer = await book(server.visitor(), {
      serviceId: 'colour',
      time: '14:30',
      customerName: 'Tibor\r\nBcc: x',
      customerEmail: ' Tibor@example.com ',
      customerPhone: '',
      notes: ' Dlhé vlasy ',
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number), status: 'pending' }]);
    expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toEqual([
      {
        id: answer.json().id,
        websiteId: id,
        sectionId: 'booking-0',
        serviceId: 'colour',
        bookingType: 'hourly',
        customerName: 'Tibor Bcc: x',
        customerEmail: 'Tibor@example.com',
        customerPhone: null,
        service: 'Farba',
        personId: null,
        personName: null,
        durationMinutes: 150,
        price: null,
        stay: null,
        ownerWords: null,
        answers: [],
        moreServiceIds: [],
        bookingDate: '2026-11-24T13:30:00.000Z',
        bookingDateText: '2026-11-24',
        bookingTimeText: '14:30',
        bookingEndDateText: null,
        status: 'pending',
        waitsUntil: '2026-11-24T10:00:00.000Z',
        proposedUntil: null,
        notes: 'Dlhé vlasy',
        noShow: false,
        isCustomerTold: true,
        changes: 0,
        customerKey: expect.any(String),
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  it('meets no other one of its service, however long either is', async () => {
    await publishBookings(await server.owner('zora'), salon);
    const colour = (time: string) => statusOf(book(server.visitor(), { serviceId: 'colour', time }));
    expect(await colour('11:00')).toBe(201);
    expect(await colour('09:00')).toBe(409);
    expect(await colour('08:30')).toBe(400);
    expect(await colour('13:00')).toBe(409);
    expect(await colour('13:30')).toBe(201);
    expect(await statusOf(book(server.visitor(), { time: '11:00' }))).toBe(201);
  });

  it('of another section with the same service ids has its own diary, and is found by its section', async () => {
    await publishBookings(await server.owner('zora'), salon, salon);
    for (const sectionId of [undefined, 'booking-1']) {
      expect(await statusOf(book(server.visitor(), { sectionId }))).toBe(201);
      expect(await statusOf(book(server.visitor(), { sectionId }))).toBe(409);
    }
    expect(await statusOf(book(server.visitor(), { sectionId: 'booking-2' }))).toBe(404);
  });

  it('keeps what all of it costs now, also where the price is by the hour', async () => {
    const owner = await server.owner('zora');
    const [cut, colour] = salon.services;
    const services = [
      { ...cut, visitPrice: '12,50 €' },
      { ...colour, visitPrice: '30', isPricedByHour: true },
    ] as typeof salon.services;
    await publishBookings(owner, { ...salon, services });
    await book(server.visitor(), { time: '09:00' });
    await book(server.visitor(), { serviceId: 'colour', time: '11:00' });
    expect((await stored()).map(({ price }) => price)).toEqual(['12.50', '75.00']);
    const mails = (await server.database.db.select().from(outbox)).map(({ text }) => text).join('\n');
    expect(mails).toContain('€75.00');
  });

  it('meets none of any service where one customer comes at a time', async () => {
    await publishBookings(await server.owner('zora'), { ...salon, isOneAtATime: true });
    expect(await statusOf(book(server.visitor(), { serviceId: 'colour' }))).toBe(201);
    const answer = await book(server.visitor(), { time: '10:00' });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'CONFLICT', message: 'This time is already taken. Please choose another one.', field: 'time' },
    ]);
    expect(await statusOf(book(server.visitor(), { time: '11:30' }))).toBe(201);
  });

  it.each([
    ['2026-03-29', '14:30', '2026-03-29T12:30:00.000Z'],
    ['2026-10-25', '14:30', '2026-10-25T13:30:00.000Z'],
  ])('on the day of a clock change, %s at %s, begins when the clock says so', async (date, time, instant) => {
    server.clock.advance({ days: -300 });
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, { ...salon, workingHours: buildEveryDay('09:00', '17:00') });
    expect(await statusOf(book(server.visitor(), { date, time }))).toBe(201);
    const [booking] = (await owner.get(`/api/websites/${id}/bookings`)).json();
    expect(booking).toMatchObject({ bookingDate: instant, bookingDateText: date, bookingTimeText: time });
    expect(await statusOf(book(server.visitor(), { date, time: '15:00' }))).toBe(409);
    expect(await statusOf(book(server.visitor(), { date, time: '15:30' }))).toBe(201);
  });
});

describe('a stay', () => {
  it('keeps its price per night and its departure, over a clock change too', async () => {
    server.clock.advance({ days: -300 });
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    const nights = { date: '2026-03-28', endDate: '2026-03-30' };
    expect(await statusOf(bookStay(server.visitor(), nights))).toBe(201);
    expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toEqual([
      expect.objectContaining({
        bookingType: 'daily',
        service: 'Podkrovie',
        durationMinutes: null,
        price: '64.00',
        bookingDate: '2026-03-28T11:00:00.000Z',
        bookingDateText: '2026-03-28',
        bookingTimeText: '12:00',
        bookingEndDateText: '2026-03-30',
      }),
    ]);
  });

  it('can begin on the day on which another one ends, and meets no other one of its room', async () => {
    await publishBookings(await server.owner('zora'), cottage);
    const stay = (date: string, endDate: string, serviceId = 'attic') =>
      statusOf(bookStay(server.visitor(), { date, endDate, serviceId }));
    expect(await stay('2026-11-26', '2026-11-28')).toBe(201);
    expect(await stay('2026-11-28', '2026-11-29')).toBe(201);
    expect(await stay('2026-11-24', '2026-11-26')).toBe(201);
    expect(await stay('2026-11-27', '2026-11-28')).toBe(409);
    expect(await stay('2026-11-22', '2026-12-24')).toBe(409);
    expect(await stay('2026-11-26', '2026-11-28', 'parlour')).toBe(201);
  });

  it('has ninety nights at most', async () => {
    await publishBookings(await server.owner('zora'), cottage);
    expect(await statusOf(bookStay(server.visitor(), { endDate: '2027-02-24' }))).toBe(201);
  });

  it('has its last night on the last day that can be booked', async () => {
    await publishBookings(await server.owner('zora'), cottage);
    const nights = { date: '2028-11-20', endDate: '2028-11-21' };
    expect(await statusOf(bookStay(server.visitor(), nights))).toBe(201);
  });

  it.each([
    [{ endDate: undefined }, 'endDate', 'Please choose the departure date'],
    [{ endDate: '2026-11-26' }, 'endDate', 'Departure must be at least one night after arrival'],
    [{ endDate: '2026-11-25' }, 'endDate', 'Departure must be at least one night after arrival'],
    [{ endDate: '2027-02-30' }, 'endDate', 'Please enter a valid date'],
    [{ endDate: '2027-02-25' }, 'endDate', 'A stay can have at most 90 nights'],
    [
      { date: '2028-11-20', endDate: '2028-11-22' },
      'endDate',
      'Please choose a day within the next two years',
    ],
    [{ time: '09:00' }, 'time', 'A stay begins at 12:00'],
    [{ date: '2026-11-25' }, 'date', 'Selected date is not available. Please choose another day.'],
  ])('is refused with %o', async (changes, field, message) => {
    await publishBookings(await server.owner('zora'), cottage);
    const answer = await bookStay(server.visitor(), changes);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'VALIDATION', field, message }]);
    expect(await stored()).toEqual([]);
  });
});

it.each([
  [{ date: '2026-11-28' }, 'date', 'Selected date is not available. Please choose another day.'],
  [{ date: '2026-11-21' }, 'date', 'Please choose tomorrow or a later day'],
  [{ date: '2026-11-20' }, 'date', 'Please choose tomorrow or a later day'],
  [{ date: '2028-11-21' }, 'date', 'Please choose a day within the next two years'],
  [{ date: '2026-02-30' }, 'date', 'Please enter a valid date'],
  [{ date: 'infinity' }, 'date', 'Please enter a valid date'],
  [{ date: undefined }, 'date', 'Please enter a valid date'],
  [{ time: '25:99' }, 'time', 'Please enter a time, for example 09:00'],
  [{ time: '09:15' }, 'time', 'Please choose one of the times offered'],
  [{ time: '08:30' }, 'time', 'Please choose one of the times offered'],
  [{ time: '16:30' }, 'time', 'Please choose one of the times offered'],
  [{ serviceId: undefined }, 'serviceId', 'Please fill in this field'],
  [{ customerName: ' ' }, 'customerName', 'Please fill in this field'],
  [{ customerEmail: 'tibor@example.com\r\nBcc: all@example.com' }, 'customerEmail', 'Invalid email format'],
  [{ customerPhone: '1'.repeat(51) }, 'customerPhone', 'This text is too long'],
  [{ notes: 'x'.repeat(10_000) }, 'notes', 'This text is too long'],
  [{ notes: 'a\u0000b' }, undefined, "This text contains characters that we can't store"],
])('number %# of the bad requests is refused, nothing stored', async (changes, field, message) => {
  await publishBookings(await server.owner('zora'), salon);
  const answer = await book(server.visitor(), changes);
  expect([answer.statusCode, answer.json().field, answer.json().message]).toEqual([400, field, message]);
  expect(await stored()).toEqual([]);
});

it('tomorrow is tomorrow on the wall calendar of the website', async () => {
  await publishBookings(await server.owner('zora'), {
    ...salon,
    workingHours: buildEveryDay('09:00', '17:00'),
  });
  // 23:30 of the 21st in UTC is the 22nd in Bratislava.
  server.clock.advance({ seconds: 13.5 * 60 * 60 });
  expect(await statusOf(book(server.visitor(), { date: '2026-11-22' }))).toBe(400);
  expect(await statusOf(book(server.visitor(), { date: '2026-11-23' }))).toBe(201);
});

it('is 404 where nothing can be booked: unknown, unpublished, no section, no such service', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, salon);
  expect(await statusOf(book(server.visitor(), { serviceId: 'perm' }))).toBe(404);
  await owner.put(`/api/websites/${id}`, { isPublished: false });
  expect(await statusOf(book(server.visitor()))).toBe(404);
  await owner.put(`/api/websites/${id}`, { isPublished: true, pageData: { sections: [] } });
  expect((await book(server.visitor())).json().message).toBe("This page doesn't take bookings");
  const unknown = server.visitor().post('/api/public/unknown/booking', { serviceId: 'cut' });
  expect(await statusOf(unknown)).toBe(400);
  expect(await stored()).toEqual([]);
});

describe('one email', () => {
  const email = (customerEmail: string, time: string) => book(server.visitor(), { customerEmail, time });

  it('holds three upcoming bookings that wait, in whatever case it is written', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, salon);
    for (const [index, name] of ['t', 'T', 't'].entries()) {
      expect((await email(`${name}ibor@example.com`, `${10 + index}:00`)).statusCode).toBe(201);
    }
    const fourth = await email('TIBOR@example.com', '15:00');
    expect([fourth.statusCode, fourth.json().field]).toEqual([409, 'customerEmail']);
    expect((await email('other@example.com', '15:00')).statusCode).toBe(201);
    const [confirmed] = (await owner.get(`/api/websites/${id}/bookings`)).json().slice(1);
    await owner.put(`/api/bookings/${confirmed.id}`, { status: 'confirmed' });
    expect((await email('tibor@example.com', '14:00')).statusCode).toBe(201);
    // Bookings do not count once they are over.
    server.clock.advance({ days: 4 });
    expect(
      await statusOf(book(server.visitor(), { customerEmail: 'tibor@example.com', date: '2026-11-26' })),
    ).toBe(201);
  });

  it('cannot slip past that by sending four at once', async () => {
    const websiteId = await publishBookings(await server.owner('zora'), salon);
    const { sent } = await server.database.db.transaction(async (tx) => {
      await lockWaiting(tx, websiteId, { email: 'TIBOR@example.com', network: null });
      const answers = ['10:00', '11:00', '12:00', '13:00'].map((time) => email('tibor@example.com', time));
      // The first call has a round of its own, and the others wait for its end.
      await waitForLocks(server.database, 1);
      return { sent: answers };
    });
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([201, 201, 201, 409]);
    expect(await stored()).toHaveLength(3);
  });
});

it('one of a hundred who press at the same moment gets the slot', async () => {
  await publishBookings(await server.owner('zora'), salon);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => askUntilTaken(() => book(server.visitor()))),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, ...Array.from({ length: 99 }, () => 409)]);
  expect(await stored()).toHaveLength(1);
}, 30_000);
