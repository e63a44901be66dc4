import { book, cottage, publishBookings } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { busySalon, FULL_DAY, fillDay, getLink, startWaiting } from '@tests/support/waitlist-stage';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitlistEntries } from '../../db/tables/waitlist';

const server = startTestServer();
const { sent, join, press, look, told, wait, goTo } = startWaiting(server);
let owner: Browser;
let websiteId: number;
const bookings = async () => (await owner.get(`/api/websites/${websiteId}/bookings`)).json();
const list = async () => (await owner.get(`/api/websites/${websiteId}/waitlist`)).json();
const names = async () => (await list()).map(({ name }: { name: string }) => name);

describe('a full day of a salon', () => {
  let bookingId: number;
  beforeEach(async () => {
    owner = await server.owner('zora', 'premium');
    websiteId = await publishBookings(owner, busySalon, cottage);
    bookingId = await fillDay(owner, websiteId);
    await sent();
  });

  it('is offered to be waited for, and a free, closed or begun day is not', async () => {
    const days = await server
      .visitor()
      .get('/api/public/salon/bookings/free-days?month=2026-11&serviceId=cut&sectionId=booking-0');
    expect(days.json().fullDays).toEqual([FULL_DAY]);
    expect((await join({ date: '2026-11-25' })).json()).toMatchObject({ field: 'date', code: 'CONFLICT' });
    for (const date of ['2026-11-28', '2026-11-21', '2020-01-01', '2029-01-01'])
      expect([date, (await join({ date })).statusCode]).toEqual([date, 400]);
    expect((await join({ serviceId: 'nothing' })).statusCode).toBe(404);
    expect((await join({ serviceId: undefined })).statusCode).toBe(404);
    expect((await join({ endDate: '2026-11-25' })).statusCode).toBe(400);
    expect(await server.database.db.$count(waitlistEntries)).toBe(0);
  });

  it('is not where the owner wants no waiting list', async () => {
    const website = (await owner.get(`/api/websites/${websiteId}`)).json();
    website.pageData.sections[0].content.hasWaitlist = false;
    expect((await owner.put(`/api/websites/${websiteId}`, website)).statusCode).toBe(200);
    const path = '/api/public/salon/bookings/free-days?month=2026-11&serviceId=cut&sectionId=booking-0';
    expect((await server.visitor().get(path)).json().fullDays).toEqual([]);
    expect((await join()).statusCode).toBe(404);
  });

  it('is told once the address is proven, with nothing in the mail that somebody typed', async () => {
    const answer = await join({ customerName: 'Buy cheap watches', customerPhone: '0900 000 001' });
    expect(answer.statusCode).toBe(201);
    const [proof, ...others] = await sent();
    expect(others).toEqual([]);
    expect(proof).toMatchObject({ to: 'milada@example.com' });
    expect(JSON.stringify(proof)).not.toContain('watches');
    // Neither opening the link nor a place that gets free has an effect before the press.
    const link = getLink('join', proof?.text);
    expect((await server.visitor().get(link)).statusCode).toBe(200);
    await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
    await look();
    expect([await told(), await names()]).toEqual([[], []]);
    const done = await press(link);
    expect([done.statusCode, done.body.includes('You&#39;re on the waiting list')]).toEqual([200, true]);
    // A second press and another look change nothing.
    await press(link);
    expect(await names()).toEqual(['Buy cheap watches']);
    await look();
    await look();
    expect(await told()).toEqual([expect.stringMatching(/^milada@example.com 09:00, 09:30, .* …$/)]);
    expect(await list()).toMatchObject([{ hasFree: true, service: 'Strih', date: FULL_DAY }]);
  });

  it('forgets who has not proven an address in time', async () => {
    await join();
    const link = getLink('join', (await sent())[0]?.text);
    server.clock.advance({ days: 1 });
    expect((await press(link)).statusCode).toBe(404);
    await look();
    expect(await server.database.db.$count(waitlistEntries)).toBe(0);
  });

  it('keeps what is sent twice once, and the same wish of an address', async () => {
    const requestId = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
    expect((await join({ requestId })).statusCode).toBe(201);
    expect((await join({ requestId })).statusCode).toBe(201);
    expect((await join({ requestId, customerName: 'Another' })).json()).toMatchObject({ field: 'requestId' });
    expect(await sent()).toHaveLength(1);
    await join({ customerEmail: 'MILADA@example.com' });
    const [again] = await sent();
    await press(getLink('join', again?.text));
    await join({ customerName: 'Somebody else' });
    expect(await names()).toEqual(['Milada']);
    expect(await server.database.db.$count(waitlistEntries)).toBe(1);
  });

  it('lets the owner remove somebody and take that back, and nobody else', async () => {
    await wait();
    const [{ id }] = await list();
    const path = `/api/websites/${websiteId}/waitlist/${id}/removed`;
    const stranger = await server.owner('tibor', 'premium');
    expect((await stranger.put(path, { removed: true })).statusCode).toBe(404);
    expect((await stranger.get(`/api/websites/${websiteId}/waitlist`)).statusCode).toBe(404);
    expect((await owner.put(path, {})).statusCode).toBe(400);
    expect((await owner.put(path, { removed: true })).json()).toEqual({ removed: true });
    expect(await list()).toEqual([]);
    expect((await owner.put(path, { removed: false })).statusCode).toBe(200);
    expect(await names()).toEqual(['Milada']);
    await owner.put(path, { removed: true });
    server.clock.advance({ seconds: 3600 });
    await look();
    expect((await owner.put(path, { removed: false })).statusCode).toBe(404);
  });

  it('is forgotten a week after the day', async () => {
    await wait();
    goTo('2026-12-01T12:00:00Z');
    await look();
    expect(await server.database.db.$count(waitlistEntries)).toBe(1);
    expect(await list()).toEqual([]);
    goTo('2026-12-02T12:00:00Z');
    await look();
    expect(await server.database.db.$count(waitlistEntries)).toBe(0);
  });

  it('stands on the card of a customer, in both exports, and goes with an erased customer', async () => {
    await book(server.visitor(), {
      serviceId: 'cut',
      date: '2026-11-25',
      customerEmail: 'milada@example.com',
    });
    const [{ id, customerKey }] = await bookings();
    await wait();
    const card = (await owner.get(`/api/websites/${websiteId}/customers/${customerKey}`)).json();
    expect(card.waiting).toMatchObject([{ service: 'Strih', date: FULL_DAY }]);
    const file = (await owner.get(`/api/websites/${websiteId}/customers/${customerKey}/export`)).body;
    expect(file).toContain(`${FULL_DAY};Strih;waiting`);
    await owner.delete(`/api/websites/${websiteId}/bookings/${id}`);
    await book(server.visitor(), {
      serviceId: 'cut',
      date: '2026-11-25',
      customerEmail: 'milada@example.com',
    });
    const [{ id: next }] = await bookings();
    await owner.put(`/api/bookings/${next}`, { status: 'cancelled' });
    await sent();
    expect((await owner.delete(`/api/websites/${websiteId}/customers/${customerKey}`)).statusCode).toBe(204);
    expect(await server.database.db.$count(waitlistEntries)).toBe(0);
  });
});
