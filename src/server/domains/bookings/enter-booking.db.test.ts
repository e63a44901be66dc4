import {
  book,
  bookStay,
  buildBookingPage,
  cottage,
  publishBookings,
  salon,
} from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { outbox } from '../../db/tables/outbox';

const server = startTestServer();

async function openSalon(...contents: Parameters<typeof publishBookings>[1][]) {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, ...(contents.length > 0 ? contents : [salon]));
  const enter = (changes: object = {}) =>
    owner.post(`/api/websites/${id}/bookings`, {
      serviceId: 'cut',
      date: '2026-11-24',
      time: '09:00',
      customerName: 'Eva Volajúca',
      customerPhone: '+421 900 000 118',
      ...changes,
    });
  const block = (changes: object = {}) =>
    owner.post(`/api/websites/${id}/blocks`, {
      from: '2026-11-24',
      fromTime: '08:00',
      until: '2026-11-24',
      untilTime: '12:00',
      ...changes,
    });
  const blocks = async () =>
    (await owner.get(`/api/websites/${id}/blocks?from=2026-11-23&to=2026-11-30`)).json();
  return { owner, id, enter, block, blocks };
}

const taken = async (date: string, serviceId = 'cut'): Promise<string[]> =>
  (
    await server.visitor().get(`/api/public/salon/bookings/availability?date=${date}&serviceId=${serviceId}`)
  ).json().bookedTimes;
const mails = async () =>
  (await server.database.db.select().from(outbox).orderBy(outbox.id)).map(({ recipient }) => recipient);

describe('a booking that the owner enters', () => {
  it('is confirmed, takes its time, and nobody is written to without an address', async () => {
    const { enter } = await openSalon();
    const answer = await enter();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { status: 'confirmed', customerName: 'Eva Volajúca', customerEmail: '', waitsUntil: null },
    ]);
    expect((await book(server.visitor())).statusCode).toBe(409);
    expect(await mails()).toEqual([]);
  });

  it('is told to the customer where the owner wants it', async () => {
    const { enter } = await openSalon();
    await enter({ customerEmail: 'eva@example.com' });
    expect(await mails()).toEqual([]);
    await enter({ time: '11:00', customerEmail: 'eva@example.com', isMailWanted: true });
    expect(await mails()).toEqual(['eva@example.com']);
  });

  it('can be today, in the past and outside opening hours, but not where somebody else is', async () => {
    const { enter } = await openSalon();
    expect((await enter({ date: '2026-11-22', time: '21:10' })).statusCode).toBe(201);
    expect((await enter({ date: '2026-11-02', time: '06:00' })).statusCode).toBe(201);
    expect((await enter({ date: '2026-11-22', time: '21:00' })).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await enter({ date: '2036-11-22' })).json()).toMatchObject({ field: 'date' });
    // The clocks skip this hour in that night.
    expect((await enter({ date: '2027-03-28', time: '02:30' })).json()).toMatchObject({ field: 'time' });
  });

  it('can be a stay', async () => {
    const { enter } = await openSalon(cottage);
    const stay = { serviceId: 'attic', date: '2026-11-26', time: '12:00', endDate: '2026-11-28' };
    expect((await enter({ ...stay, endDate: undefined })).json()).toMatchObject({ field: 'endDate' });
    expect((await enter(stay)).statusCode).toBe(201);
    expect((await bookStay(server.visitor())).statusCode).toBe(409);
  });

  it('is stored once, however often the call comes', async () => {
    const { enter } = await openSalon();
    const requestId = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
    const [first, second] = await Promise.all([enter({ requestId }), enter({ requestId })]);
    expect(first.json().id).toBe(second.json().id);
  });

  it('is changed without a mail when there is no address', async () => {
    const { owner, enter } = await openSalon();
    const { id } = (await enter()).json();
    expect((await owner.put(`/api/bookings/${id}`, { bookingTimeText: '10:00' })).statusCode).toBe(200);
    expect((await owner.put(`/api/bookings/${id}`, { status: 'cancelled' })).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it('is refused for others, without a plan that has bookings, and with what is no service', async () => {
    const { owner, id, enter } = await openSalon();
    const other = await server.owner('tibor');
    const body = { serviceId: 'cut', date: '2026-11-24', time: '09:00', customerName: 'Eva' };
    expect((await other.post(`/api/websites/${id}/bookings`, body)).statusCode).toBe(404);
    expect((await server.visitor().post(`/api/websites/${id}/bookings`, body)).statusCode).toBe(401);
    expect((await enter({ serviceId: 'none' })).statusCode).toBe(404);
    expect((await enter({ customerName: ' ' })).json()).toMatchObject({ field: 'customerName' });
    await owner.put('/api/auth/subscription', { tier: 'free' });
    expect((await enter()).json()).toMatchObject({ code: 'PLAN_LIMIT' });
  });

  it('has times to choose from that visitors do not get: those of today', async () => {
    const { owner, id, enter } = await openSalon();
    await enter({ date: '2026-11-23', time: '10:00' });
    const times = (
      await owner.get(`/api/websites/${id}/bookings/times?serviceId=cut&date=2026-11-23`)
    ).json();
    expect(times.freeTimes).toContain('09:00');
    expect(times.bookedTimes).toEqual(['09:30', '10:00', '10:30']);
  });

  it('can move a booking within its own time, for as long as it lasts, and learns nothing by the number of another', async () => {
    const { owner, id, enter } = await openSalon();
    const moved = (await enter({ date: '2026-11-23', time: '10:00', serviceId: 'colour' })).json();
    await enter({ date: '2026-11-23', time: '14:00', serviceId: 'colour' });
    const timesFor = (bookingId: number, serviceId = 'colour') =>
      owner.get(
        `/api/websites/${id}/bookings/times?serviceId=${serviceId}&date=2026-11-23&bookingId=${bookingId}`,
      );
    expect((await timesFor(moved.id)).json().freeTimes).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
    const [section] = buildBookingPage(salon).sections;
    const services = salon.services.map((service) => ({ ...service, duration: 30 }));
    const pageData = { sections: [{ ...section, content: { ...salon, services } }] };
    expect((await owner.put(`/api/websites/${id}`, { pageData })).statusCode).toBe(200);
    expect((await timesFor(moved.id)).json().freeTimes.at(-1)).toBe('11:30');

    const other = await server.owner('marek', 'premium');
    const slug = {
      title: 'Iný salón',
      slug: 'other-salon',
      pageData: buildBookingPage(salon),
      isPublished: true,
    };
    const { id: otherId } = (await other.post('/api/websites', slug)).json();
    const body = { serviceId: 'cut', date: '2026-11-23', time: '10:00', customerName: 'Eva' };
    const foreign = (await other.post(`/api/websites/${otherId}/bookings`, body)).json();
    expect((await timesFor(foreign.id)).statusCode).toBe(404);
    expect((await timesFor(foreign.id + 1)).statusCode).toBe(404);
    expect((await timesFor(0)).statusCode).toBe(400);
  });
});

describe('time that the owner blocks', () => {
  it('is free for nobody, in all diaries, and comes back when the block goes', async () => {
    const { owner, id, block, blocks } = await openSalon();
    const { id: blockId, ...made } = (await block({ note: 'Zubár' })).json();
    expect(made).toEqual({
      resource: null,
      start: '2026-11-24 08:00',
      end: '2026-11-24 12:00',
      note: 'Zubár',
      feed: null,
      bookingsInside: 0,
    });
    expect(await taken('2026-11-24')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
    expect(await taken('2026-11-24', 'colour')).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
    expect((await book(server.visitor(), { time: '11:30' })).statusCode).toBe(409);
    expect(await blocks()).toEqual(
      [{ id: blockId, ...made, bookingsInside: undefined }].map(({ bookingsInside, ...rest }) => rest),
    );
    expect((await owner.delete(`/api/websites/${id}/blocks/${blockId}`)).statusCode).toBe(204);
    expect(await taken('2026-11-24')).toEqual([]);
    expect(await blocks()).toEqual([]);
  });

  it('leaves bookings that are there, and takes their time when they go', async () => {
    const { owner, block } = await openSalon();
    const { id } = (await book(server.visitor(), { time: '10:00' })).json();
    expect((await block()).json()).toMatchObject({ bookingsInside: 1 });
    expect((await owner.put(`/api/bookings/${id}`, { status: 'confirmed' })).statusCode).toBe(200);
    await owner.put(`/api/bookings/${id}`, { bookingTimeText: '14:00' });
    expect(await taken('2026-11-24')).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '13:30',
      '14:00',
      '14:30',
    ]);
    expect((await owner.put(`/api/bookings/${id}`, { bookingTimeText: '10:00' })).statusCode).toBe(409);
  });

  it('goes on under another block that reaches into it', async () => {
    const { owner, id, block } = await openSalon();
    await block();
    const second = (await block({ fromTime: '10:00', untilTime: '15:00' })).json();
    const first = (await owner.get(`/api/websites/${id}/blocks?from=2026-11-24&to=2026-11-24`)).json()[0];
    await owner.delete(`/api/websites/${id}/blocks/${first.id}`);
    expect((await taken('2026-11-24')).at(0)).toBe('09:30');
    await owner.delete(`/api/websites/${id}/blocks/${second.id}`);
    expect(await taken('2026-11-24')).toEqual([]);
  });

  it('can be that of one service, and of several days', async () => {
    const { block } = await openSalon();
    await block({ serviceId: 'cut', untilTime: undefined, until: '2026-11-25' });
    expect((await taken('2026-11-25')).length).toBe(15);
    expect(await taken('2026-11-25', 'colour')).toEqual([]);
  });

  it('closes what the owner adds to the page later, whichever diary it gets', async () => {
    const { owner, id, block } = await openSalon();
    await block();
    const extra = { id: 'beard', name: 'Brada', duration: 30, price: 0, description: '', capacity: 2 };
    const save = (content: object) =>
      owner.put(`/api/websites/${id}`, { pageData: buildBookingPage({ ...salon, ...content }) });
    expect((await save({ services: [...salon.services, extra] })).statusCode).toBe(200);
    expect((await taken('2026-11-24', 'beard')).slice(0, 2)).toEqual(['09:00', '09:30']);
    expect((await save({ services: [...salon.services, extra], isOneAtATime: true })).statusCode).toBe(200);
    expect((await taken('2026-11-24', 'beard')).slice(0, 2)).toEqual(['09:00', '09:30']);
    expect((await save({})).statusCode).toBe(200);
    expect((await taken('2026-11-24')).slice(0, 2)).toEqual(['09:00', '09:30']);
  });

  it('meets bookings at the same moment: each time has one or the other', async () => {
    const { block } = await openSalon();
    const [blocked, ...booked] = await Promise.all([
      block({ untilTime: '17:00' }),
      ...['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'].map((time) =>
        book(server.visitor(), { time }),
      ),
    ]);
    expect(blocked?.statusCode).toBe(201);
    const won = booked.filter(({ statusCode }) => statusCode === 201).length;
    expect(won + booked.filter(({ statusCode }) => statusCode === 409).length).toBe(6);
    expect((await taken('2026-11-24')).length).toBe(15);
  });

  it.each([
    [{ until: '2026-11-23' }, 'until'],
    [{ untilTime: '08:00' }, 'untilTime'],
    [{ until: '2027-12-24' }, 'until'],
    [{ from: '2026-11-20', until: '2026-11-20' }, 'until'],
    [{ fromTime: '25:00' }, 'fromTime'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('is refused with %j', async (changes, field) => {
    const { block } = await openSalon();
    expect((await block(changes)).json()).toMatchObject({ field });
  });

  it('is nobody else’s', async () => {
    const { id, block } = await openSalon();
    const { id: blockId } = (await block()).json();
    const other = await server.owner('tibor');
    expect((await other.delete(`/api/websites/${id}/blocks/${blockId}`)).statusCode).toBe(404);
    const ownId = (
      await other.post('/api/websites', { title: 'Iný', slug: 'iny', pageData: buildBookingPage(salon) })
    ).json().id;
    expect((await other.delete(`/api/websites/${ownId}/blocks/${blockId}`)).statusCode).toBe(404);
    expect((await block({ serviceId: 'none' })).statusCode).toBe(404);
    expect((await block({ sectionId: 'none' })).statusCode).toBe(404);
  });
});
