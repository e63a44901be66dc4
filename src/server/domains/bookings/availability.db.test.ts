import { book, bookStay, buildEveryDay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { listSlots, toIntervals } from '@/core/free-times';
import { getWeekday } from '@/core/locale/weekdays';
import type { DayHours } from '@/core/opening-hours';
import { getDefaultWebsiteHours } from '@/core/website-hours';
import type { BookingContent } from '@/sections/types/booking/definition';

const server = startTestServer();

const look = (path: string) => server.visitor().get(`/api/public/salon/bookings/${path}`);
const bookedTimes = async (date: string, serviceId: string): Promise<string[]> =>
  (await look(`availability?date=${date}&serviceId=${serviceId}`)).json().bookedTimes;
const freeDays = async (month: string, serviceId: string): Promise<string[]> =>
  (await look(`free-days?month=${month}&serviceId=${serviceId}`)).json().freeDays;

const listSlotsOf = (day: DayHours, duration: number) =>
  listSlots(toIntervals(day), { duration, before: 0, after: 0, step: 30 });
const allSlots = (minutes: number) => listSlotsOf(salon.workingHours.monday, minutes);

describe('the times of a day that are gone', () => {
  it('are all those that a booking of any length would meet, and come back when it is cancelled', async () => {
    const owner = await server.owner('zora');
    await publishBookings(owner, { ...salon, isOneAtATime: true });
    const { id } = (await book(server.visitor(), { time: '11:00' })).json();
    expect(await bookedTimes('2026-11-24', 'cut')).toEqual(['10:30', '11:00', '11:30']);
    expect(await bookedTimes('2026-11-24', 'colour')).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
    expect(await bookedTimes('2026-11-25', 'cut')).toEqual([]);
    await owner.put(`/api/bookings/${id}`, { status: 'cancelled' });
    expect(await bookedTimes('2026-11-24', 'cut')).toEqual([]);
  });

  it('are those of one service where each has its own diary', async () => {
    await publishBookings(await server.owner('zora'), salon);
    await book(server.visitor(), { time: '11:00' });
    expect(await bookedTimes('2026-11-24', 'colour')).toEqual([]);
  });

  it('are all of them today, in the past and too far ahead, and none on a closed day', async () => {
    await publishBookings(await server.owner('zora'), {
      ...salon,
      workingHours: { ...buildEveryDay('09:00', '17:00'), sunday: { enabled: false, start: '', end: '' } },
    });
    for (const date of ['2026-11-21', '2026-11-20', '2028-11-21']) {
      expect(await bookedTimes(date, 'cut')).toEqual(allSlots(60));
    }
    expect(await bookedTimes('2026-11-22', 'cut')).toEqual([]);
    expect(await bookedTimes('2026-11-23', 'cut')).toEqual([]);
    expect(await bookedTimes('2028-11-20', 'cut')).toEqual([]);
  });

  it('are the night of a stay, but not the day of departure', async () => {
    await publishBookings(await server.owner('zora'), cottage);
    await bookStay(server.visitor(), { date: '2026-11-26', endDate: '2026-11-28' });
    const nights = ['2026-11-21', '2026-11-22', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
    expect(await Promise.all(nights.map((date) => bookedTimes(date, 'attic')))).toEqual([
      ['12:00'],
      [],
      [],
      ['12:00'],
      ['12:00'],
      [],
    ]);
    expect(await bookedTimes('2026-11-26', 'parlour')).toEqual([]);
  });
});

describe('the free days of a month', () => {
  /** Collects for a month what the calls for its single days say. */
  async function freeByDay(month: string, serviceId: string, content: BookingContent): Promise<string[]> {
    const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
    const duration = content.services.find(({ id }) => id === serviceId)?.duration ?? 0;
    const free: string[] = [];
    for (const date of days.filter((day) => day.startsWith(month))) {
      const booked = await bookedTimes(date, serviceId);
      const slots =
        content.bookingType === 'daily'
          ? ['12:00']
          : listSlotsOf(content.workingHours[getWeekday(date)], duration);
      if (slots.some((slot) => !booked.includes(slot))) free.push(date);
    }
    return free;
  }

  it('are those of which single days say that something is left', async () => {
    const content = { ...salon, isOneAtATime: true };
    await publishBookings(await server.owner('zora'), content);
    // The 24th is full for both services, the 25th for the colour only.
    for (const time of ['09:00', '11:30', '14:00'])
      await book(server.visitor(), { serviceId: 'colour', time });
    for (const time of ['11:00', '13:30', '15:30'])
      await book(server.visitor(), { date: '2026-11-25', time });
    const cut = await freeDays('2026-11', 'cut');
    expect(cut).toEqual(['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']);
    expect(cut).toEqual(await freeByDay('2026-11', 'cut', content));
    const colour = await freeDays('2026-11', 'colour');
    expect(colour).toEqual(['2026-11-23', '2026-11-26', '2026-11-27', '2026-11-30']);
    expect(colour).toEqual(await freeByDay('2026-11', 'colour', content));
    expect(await freeDays('2026-10', 'cut')).toEqual([]);
    expect(await freeDays('2028-11', 'cut')).toEqual(await freeByDay('2028-11', 'cut', content));
  });

  it('are for stays the free nights, those that reach in from other months too', async () => {
    await publishBookings(await server.owner('zora'), cottage);
    await bookStay(server.visitor(), { date: '2026-11-29', endDate: '2026-12-03' });
    await bookStay(server.visitor(), { date: '2026-12-31', endDate: '2027-01-02' });
    const december = await freeDays('2026-12', 'attic');
    expect(december).toHaveLength(28);
    expect(december).toEqual(await freeByDay('2026-12', 'attic', cottage));
    expect(december.slice(0, 2)).toEqual(['2026-12-03', '2026-12-04']);
  });
});

it.each([
  'availability?date=2026-02-30&serviceId=cut',
  'availability?serviceId=cut',
  'availability?date=2026-11-24',
  'free-days?month=2026-13&serviceId=cut',
  'free-days?month=2026-11-01&serviceId=cut',
])('%s is refused', async (path) => {
  await publishBookings(await server.owner('zora'), salon);
  expect((await look(path)).statusCode).toBe(400);
});

it('nothing is told of what nobody can book', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, salon);
  const codes = async (serviceId: string) => [
    (await look(`availability?date=2026-11-24&serviceId=${serviceId}`)).statusCode,
    (await look(`free-days?month=2026-11&serviceId=${serviceId}`)).statusCode,
  ];
  expect(await codes('cut')).toEqual([200, 200]);
  expect(await codes('perm')).toEqual([404, 404]);
  await owner.put(`/api/websites/${id}`, { isPublished: false });
  expect(await codes('cut')).toEqual([404, 404]);
});

describe('a section that keeps to the website’s opening hours', () => {
  const week = {
    ...getDefaultWebsiteHours().week,
    tuesday: [
      { start: '08:00', end: '10:00' },
      { start: '13:00', end: '14:00' },
    ],
  };
  const closed = { intervals: [], note: '', isShown: false, isYearly: false };
  const hours = {
    week,
    specialDays: [{ id: 'sea', from: '2026-12-28', until: '2026-12-30', ...closed }],
    holidays: { country: 'SK', region: null, open: [] },
  };

  it('is booked in both parts of a day, and neither on days of its own nor on public holidays', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, { ...salon, hours: 'website' });
    expect((await owner.put(`/api/websites/${id}/hours`, hours)).statusCode).toBe(200);
    const times = (await look('availability?date=2026-11-24&serviceId=cut')).json();
    expect(times).toEqual({ bookedTimes: [], freeTimes: ['08:00', '08:30', '09:00', '13:00'] });
    const days = await freeDays('2026-12', 'cut');
    expect(days.filter((day) => day >= '2026-12-23')).toEqual(['2026-12-23', '2026-12-31']);
    const visitor = server.visitor();
    expect((await book(visitor, { date: '2026-12-28' })).json()).toMatchObject({ field: 'date' });
    expect((await book(visitor, { date: '2026-12-25' })).json()).toMatchObject({ field: 'date' });
    expect((await book(visitor, { time: '10:30' })).json()).toMatchObject({ field: 'time' });
    expect((await book(visitor, { time: '13:00' })).statusCode).toBe(201);
  });

  it('has its own hours as long as the website has none, and where it says so', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, { ...salon, hours: 'own' });
    await owner.put(`/api/websites/${id}/hours`, hours);
    expect(await freeDays('2026-12', 'cut')).toContain('2026-12-25');
    expect((await book(server.visitor(), { time: '10:30' })).statusCode).toBe(201);
  });
});
