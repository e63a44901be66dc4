import { book, bookStay, cottage, publishBookings } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import {
  busySalon,
  FULL_DAY,
  fillDay,
  getLink,
  listPaths,
  startWaiting,
} from '@tests/support/waitlist-stage';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitlistEntries } from '../../db/tables/waitlist';
import { lapseBookings } from './lapse-bookings';
import { notifyWaiting } from './notify-waiting';
import { endProposals } from './proposals';

const server = startTestServer();
const { deps, sent, join, press, look, told, free, wait, goTo } = startWaiting(server);
let owner: Browser;
let websiteId: number;
const bookings = async () => (await owner.get(`/api/websites/${websiteId}/bookings`)).json();
const list = async () => (await owner.get(`/api/websites/${websiteId}/waitlist`)).json();
const names = async () => (await list()).map(({ name }: { name: string }) => name);

describe('a full day of a salon', () => {
  let bookingId: number;
  beforeEach(async () => {
    owner = await server.owner('zora', 'premium');
    websiteId = await publishBookings(owner, busySalon);
    bookingId = await fillDay(owner, websiteId);
    await sent();
  });

  describe('tells whoever waits when a place gets free', () => {
    beforeEach(() => wait());
    const ALL = [expect.stringMatching(/^milada@example.com 09:00, 09:30, /)];

    it('because the booking is deleted', async () => {
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      expect(await free()).toEqual(ALL);
    });

    it('because it is cancelled, but not when that is taken back at once', async () => {
      await owner.put(`/api/bookings/${bookingId}`, { status: 'cancelled' });
      await notifyWaiting(deps());
      server.clock.advance({ seconds: 9 });
      await owner.put(`/api/bookings/${bookingId}`, { status: 'confirmed' });
      expect(await free()).toEqual([]);
      await owner.put(`/api/bookings/${bookingId}`, { status: 'cancelled' });
      expect(await free()).toEqual(ALL);
    });

    it('because it moves to another day', async () => {
      await owner.put(`/api/bookings/${bookingId}`, {
        bookingDateText: '2026-11-26',
        bookingTimeText: '09:00',
      });
      expect(await free()).toEqual(ALL);
    });

    it('because nobody has answered it', async () => {
      await server.database.db.execute(
        sql`UPDATE bookings SET status = 'pending', waits_until = '2026-11-21 12:00Z' WHERE id = ${bookingId}`,
      );
      server.clock.advance({ seconds: 3 * 3600 });
      await lapseBookings(deps());
      expect(await free()).toEqual(ALL);
    });

    it('because a block goes', async () => {
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      const made = await owner.post(`/api/websites/${websiteId}/blocks`, {
        from: FULL_DAY,
        fromTime: '00:00',
        until: FULL_DAY,
      });
      expect(made.statusCode).toBe(201);
      expect(await free()).toEqual([]);
      await owner.delete(`/api/websites/${websiteId}/blocks/${made.json().id}`);
      expect(await free()).toEqual(ALL);
    });

    it('because an entry of an imported calendar goes', async () => {
      const { db } = server.database;
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      const during = `[${FULL_DAY} 00:00,${FULL_DAY} 23:00)`;
      await db.execute(sql`
        WITH block AS (INSERT INTO blocks (website_id, during, created_at) VALUES (${websiteId}, ${during}, now()) RETURNING id)
        INSERT INTO claims (website_id, resource, place, during, block_id)
        SELECT ${websiteId}, 'booking-0', 1, ${during}, id FROM block`);
      expect(await free()).toEqual([]);
      await db.execute(sql`DELETE FROM blocks`);
      expect(await free()).toEqual(ALL);
    });

    it('because hours, capacity or a service change', async () => {
      const website = (await owner.get(`/api/websites/${websiteId}`)).json();
      website.pageData.sections[0].content.workingHours.tuesday.end = '18:00';
      expect((await owner.put(`/api/websites/${websiteId}`, website)).statusCode).toBe(200);
      expect(await free()).toEqual(['milada@example.com 17:00']);
    });

    it('because something changes that nothing notes: within the hour', async () => {
      await server.database.db.execute(sql`ALTER TABLE claims DISABLE TRIGGER claims_diary_change`);
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      await server.database.db.execute(sql`ALTER TABLE claims ENABLE TRIGGER claims_diary_change`);
      expect(await free()).toEqual([]);
      server.clock.advance({ seconds: 3600 });
      expect(await free()).toEqual(ALL);
    });

    it('and nobody twice for the same, but again for what was taken meanwhile, three times in all', async () => {
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      expect(await free()).toEqual(ALL);
      server.clock.advance({ seconds: 2 * 3600 });
      expect(await free()).toEqual([]);
      for (const isTold of [true, true, false]) {
        const again = await fillDay(owner, websiteId);
        await look();
        await owner.delete(`/api/websites/${websiteId}/bookings/${again}`);
        expect(await free()).toEqual(isTold ? ALL : []);
      }
      expect(await names()).toEqual(['Milada']);
    });

    it('but not once the day has begun', async () => {
      goTo('2026-11-23T22:59:00Z');
      await notifyWaiting(deps());
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      goTo('2026-11-23T23:00:00Z');
      expect(await free()).toEqual([]);
    });

    it('once, whichever process looks', async () => {
      await wait({ customerEmail: 'nina@example.com' });
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      await notifyWaiting(deps());
      server.clock.advance({ seconds: 12 });
      await Promise.all([notifyWaiting(deps()), notifyWaiting(deps()), notifyWaiting(deps())]);
      expect((await told()).map((text) => text.split(' ')[0])).toEqual([
        'milada@example.com',
        'nina@example.com',
      ]);
    });

    it('and the link of that mail ends the waiting by a press', async () => {
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      await look();
      const mail = (await sent()).find(({ text }) => text.includes('Free now'));
      expect(listPaths(mail?.text)).toContain(`/salon?day=${FULL_DAY}&service=cut#booking-0`);
      const link = getLink('leave', mail?.text);
      expect((await server.visitor().get(link)).body).toContain('Don&#39;t want to wait any more?');
      expect(await names()).toEqual(['Milada']);
      // The link that proves an address cannot end the waiting.
      expect((await press(link.replace('leave', 'join'))).statusCode).toBe(404);
      expect((await press(link)).body).toContain('You&#39;re off the waiting list');
      expect(await server.database.db.$count(waitlistEntries)).toBe(0);
      expect((await press(link)).statusCode).toBe(404);
    });

    it('and whoever books the day leaves the list', async () => {
      await owner.delete(`/api/websites/${websiteId}/bookings/${bookingId}`);
      await book(server.visitor(), {
        serviceId: 'cut',
        date: '2026-11-25',
        customerEmail: 'milada@example.com',
      });
      expect(await names()).toEqual(['Milada']);
      const [moved] = await bookings();
      // A new booking takes the entry off the list at once, and a booking that moves to the day does so with the next
      // look.
      await owner.put(`/api/bookings/${moved.id}`, { bookingDateText: FULL_DAY, bookingTimeText: '10:00' });
      expect(await free()).toEqual([]);
      expect(await names()).toEqual([]);
    });
  });
});

describe('with people who serve', () => {
  it('waits for one of them, or for anyone, until one who is new has time', async () => {
    owner = await server.owner('zora', 'premium');
    websiteId = await publishBookings(owner, { ...busySalon, isByPeople: true });
    const person = (id: string, name: string) => ({
      id,
      name,
      role: '',
      imageUrl: '',
      text: '',
      takesBookings: true,
      week: null,
      daysOff: [],
      services: [],
    });
    const people = [person('p1', 'Nora'), person('p2', 'Ema')];
    const save = (some: object[]) => owner.put(`/api/websites/${websiteId}/people`, { people: some });
    expect((await save(people)).statusCode).toBe(200);
    const first = await fillDay(owner, websiteId, { personId: 'p1' });
    await fillDay(owner, websiteId, { personId: 'p2' });
    await wait({ personId: 'p1', customerEmail: 'nora.only@example.com' });
    await wait({ customerEmail: 'anyone@example.com' });
    await save([...people, person('p3', 'Iva')]);
    await look();
    expect((await told()).map((text) => text.split(' ')[0])).toEqual(['anyone@example.com']);
    await owner.delete(`/api/websites/${websiteId}/bookings/${first}`);
    await look();
    expect((await told()).map((text) => text.split(' ')[0])).toEqual(['nora.only@example.com']);
  });
});

describe('with proposed times', () => {
  it('tells of those that the customer has not chosen', async () => {
    owner = await server.owner('zora', 'premium');
    websiteId = await publishBookings(owner, busySalon);
    await book(server.visitor(), { serviceId: 'all', date: '2026-11-25', time: '09:00' });
    const [{ id, changes }] = await bookings();
    const proposed = await owner.post(`/api/websites/${websiteId}/bookings/${id}/proposal`, {
      times: [{ date: FULL_DAY, time: '09:00' }],
      changes,
    });
    expect(proposed.statusCode).toBe(200);
    await sent();
    await wait();
    server.clock.advance({ days: 1 });
    await endProposals(deps());
    await look();
    expect(await told()).toHaveLength(1);
  });
});

describe('the full nights of a house', () => {
  const stay = {
    serviceId: undefined,
    date: '2026-11-26',
    endDate: '2026-11-28',
    guests: 2,
    sectionId: 'booking-0',
  };
  beforeEach(async () => {
    owner = await server.owner('zora', 'premium');
    websiteId = await publishBookings(owner, cottage);
    for (const serviceId of ['attic', 'parlour'])
      await bookStay(server.visitor(), {
        serviceId,
        date: '2026-11-26',
        endDate: '2026-11-27',
        customerEmail: `${serviceId}@example.com`,
      });
    await sent();
  });

  it('are waited for by the nights, where any room will do', async () => {
    expect((await join({ ...stay, endDate: undefined })).statusCode).toBe(400);
    expect((await join({ ...stay, endDate: '2026-11-26' })).statusCode).toBe(400);
    expect((await join({ ...stay, date: '2026-11-27' })).statusCode).toBe(409);
    await wait(stay);
    const [last] = await bookings();
    await owner.delete(`/api/websites/${websiteId}/bookings/${last.id}`);
    await look();
    const mail = (await sent()).find(({ text }) => text.includes('Free now'));
    expect(mail?.text).toContain('Room: Any room');
    expect(mail?.text).toContain('Free now: Izba');
    expect(listPaths(mail?.text)).toContain('/salon?day=2026-11-26&until=2026-11-28#booking-0');
    const booked = {
      serviceId: 'parlour',
      date: '2026-11-26',
      endDate: '2026-11-28',
      customerEmail: 'milada@example.com',
    };
    expect((await bookStay(server.visitor(), booked)).statusCode).toBe(201);
    expect(await list()).toEqual([]);
  });

  it('are waited for in one room, which another one does not make good', async () => {
    await wait({ ...stay, serviceId: 'attic' });
    const [parlour, attic] = await bookings();
    await owner.delete(`/api/websites/${websiteId}/bookings/${parlour.id}`);
    await look();
    expect(await told()).toEqual([]);
    await owner.delete(`/api/websites/${websiteId}/bookings/${attic.id}`);
    await look();
    expect(await told()).toEqual(['milada@example.com Podkrovie']);
  });
});
