import { book, bookStay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { fromWorkingHours, getDefaultWebsiteHours, type WebsiteHours } from '@/core/website-hours';

const server = startTestServer();

const SPLIT = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];
const hours: WebsiteHours = {
  week: { ...getDefaultWebsiteHours().week, monday: SPLIT, friday: [{ start: '09:00', end: '14:30' }] },
  specialDays: [
    {
      id: 'between',
      from: '2026-12-28',
      until: '2027-01-03',
      intervals: [],
      note: 'Oddychujeme',
      isShown: true,
      isYearly: false,
    },
  ],
  holidays: { country: 'SK', region: null, open: ['01-06'] },
};

async function makeSalon() {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, { ...salon, hours: 'website' });
  const put = (body: object) => owner.put(`/api/websites/${id}/hours`, body);
  const get = async () => (await owner.get(`/api/websites/${id}/hours`)).json();
  return { owner, id, put, get };
}

describe('the hours of a website', () => {
  it('are those of its first booking section when it is created', async () => {
    const { get } = await makeSalon();
    expect(await get()).toEqual({
      hours: fromWorkingHours(salon.workingHours),
      isSet: true,
      publicHolidays: [],
      holidaySource: { text: expect.stringContaining('CC BY-SA'), url: expect.any(String) },
      timeZone: 'Europe/Bratislava',
    });
  });

  it('are proposed where nobody takes visits, and no hours yet', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    const answer = (await owner.get(`/api/websites/${id}/hours`)).json();
    expect(answer).toMatchObject({ hours: getDefaultWebsiteHours(), isSet: false });
  });

  it('keep what another device has changed since they were read', async () => {
    const { put, get } = await makeSalon();
    await put(hours);
    const { hours: before } = await get();
    const closed = { ...hours.specialDays[0], id: 'closed', from: '2026-12-24', until: '2026-12-24' };
    await put({ ...before, specialDays: [...before.specialDays, closed], before });
    const holidays = { ...before.holidays, open: ['01-06', '05-01'] };
    const saved = await put({ ...before, week: { ...before.week, sunday: SPLIT }, holidays, before });
    const both = {
      week: { ...hours.week, sunday: SPLIT },
      specialDays: [...hours.specialDays, closed],
      holidays: { ...hours.holidays, open: ['01-06', '05-01'] },
    };
    expect(saved.json().hours).toEqual(both);
    expect((await get()).hours).toEqual(both);
  });

  it('are saved at once, without a version, and read with the public holidays of two years', async () => {
    const { owner, id, put, get } = await makeSalon();
    const before = (await owner.get(`/api/websites/${id}`)).json();
    const saved = await put(hours);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ hours, isSet: true, bookingsOutside: [] });
    const answer = await get();
    expect(answer).toMatchObject({ hours, isSet: true });
    expect(answer.publicHolidays).toHaveLength(22);
    expect(answer.publicHolidays).toContainEqual({
      date: '2026-12-24',
      rule: '12-24',
      name: 'Christmas Eve',
    });
    const { version, updatedAt } = (await owner.get(`/api/websites/${id}`)).json();
    expect({ version, updatedAt }).toEqual({ version: before.version, updatedAt: before.updatedAt });
    await owner.put(`/api/websites/${id}`, { description: 'Iný opis' });
    expect(await get()).toMatchObject({ hours });
  });

  it('leave out what the country does not have', async () => {
    const { put } = await makeSalon();
    const chosen = async (holidays: object) =>
      (await put({ ...hours, holidays })).json().hours.holidays as unknown;
    expect(await chosen({ country: 'AT', region: 'BY', open: ['08-29', '12-08', '12-08'] })).toEqual({
      country: 'AT',
      region: null,
      open: ['12-08'],
    });
    expect(await chosen({ country: null, region: null, open: ['12-08'] })).toEqual({
      country: null,
      region: null,
      open: [],
    });
    expect(await chosen({ country: 'DE', region: 'SN', open: ['wednesday before 11-23'] })).toEqual({
      country: 'DE',
      region: 'SN',
      open: ['wednesday before 11-23'],
    });
  });

  it('list the bookings that are outside of them now, which stay', async () => {
    const { owner, id, put } = await makeSalon();
    for (const time of ['09:00', '11:30', '16:00'])
      await book(server.visitor(), { date: '2026-11-24', time, customerName: `At ${time}` });
    await book(server.visitor(), { date: '2026-11-26', time: '12:00', customerName: 'Elena' });
    const tuesday = [{ start: '09:00', end: '12:00' }];
    const closed = { ...hours.specialDays[0], from: '2026-11-26', until: '2026-11-26' };
    const saved = await put({ ...hours, week: { ...hours.week, tuesday }, specialDays: [closed] });
    expect(saved.json().bookingsOutside).toEqual([
      { id: expect.any(Number), date: '2026-11-24', time: '11:30', name: 'At 11:30' },
      { id: expect.any(Number), date: '2026-11-24', time: '16:00', name: 'At 16:00' },
      { id: expect.any(Number), date: '2026-11-26', time: '12:00', name: 'Elena' },
    ]);
    const bookings = (await owner.get(`/api/websites/${id}/bookings`)).json();
    expect(bookings).toHaveLength(4);
  });

  it('are no matter of stays', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    expect((await bookStay(server.visitor())).statusCode).toBe(201);
    const answer = await owner.put(`/api/websites/${id}/hours`, hours);
    expect(answer.json().bookingsOutside).toEqual([]);
  });
});

describe('hours that cannot be', () => {
  const [between] = hours.specialDays;
  const week = (monday: object) => ({ ...hours, week: { ...hours.week, monday } });
  const days = (changes: object) => ({ ...hours, specialDays: [{ ...between, ...changes }] });

  it.each([
    ['week.monday.0.end', week([{ start: '10:00', end: '10:00' }])],
    ['week.monday.0.start', week([{ start: '8:00', end: '10:00' }])],
    ['week.monday.1.start', week([SPLIT[0], { start: '12:00', end: '13:00' }])],
    ['week.monday', week([...SPLIT, { start: '19:00', end: '20:00' }])],
    ['week.monday', week({})],
    ['week', { ...hours, week: null }],
    ['specialDays.0.from', days({ from: '2026-02-30' })],
    ['specialDays.0.until', days({ until: '2026-12-27' })],
    ['specialDays.0.until', days({ until: '2028-01-03' })],
    ['specialDays.0.intervals.1.start', days({ intervals: [SPLIT[1], SPLIT[0]] })],
    ['specialDays.0.note', days({ note: 'a'.repeat(201) })],
    ['specialDays.0.note', days({ note: 'a\u0007b' })],
    ['specialDays.1.id', { ...hours, specialDays: [between, between] }],
    [
      'specialDays',
      { ...hours, specialDays: Array.from({ length: 101 }, (_, id) => ({ ...between, id: `${id}` })) },
    ],
    ['holidays.country', { ...hours, holidays: { ...hours.holidays, country: 'XX' } }],
    ['holidays.region', { ...hours, holidays: { ...hours.holidays, region: 'XX' } }],
  ])('are refused with %s', async (path, body) => {
    const { put, get } = await makeSalon();
    const refused = await put(body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(refused.json().message).not.toBe('');
    expect(await get()).toMatchObject({ hours: fromWorkingHours(salon.workingHours) });
  });

  it("of somebody else's website are not found", async () => {
    const { id } = await makeSalon();
    const tibor = await server.owner('tibor');
    expect((await tibor.get(`/api/websites/${id}/hours`)).statusCode).toBe(404);
    expect((await tibor.put(`/api/websites/${id}/hours`, hours)).statusCode).toBe(404);
  });
});

describe('public holidays', () => {
  it("have names in the owner's language", async () => {
    const owner = await server.owner('zora');
    const namesIn = async (language: string) => {
      const answer = await owner.call({
        method: 'GET',
        url: '/api/holidays?country=SK&year=2027',
        headers: { 'accept-language': language },
      });
      return answer.json().publicHolidays[8];
    };
    expect(await namesIn('sk')).toEqual({ date: '2027-12-24', rule: '12-24', name: 'Štedrý deň' });
    expect(await namesIn('de')).toMatchObject({ name: 'Heiliger Abend' });
  });

  it('of a German state are its own as well', async () => {
    const owner = await server.owner('zora');
    const count = async (query: string) =>
      (await owner.get(`/api/holidays?${query}`)).json().publicHolidays.length;
    expect(await count('country=DE&year=2027')).toBe(9);
    expect(await count('country=DE&year=2027&region=BY')).toBe(12);
  });

  it.each(['country=XX&year=2027', 'country=SK&year=1900', 'country=SK', 'country=SK&year=x'])(
    'are refused for %s',
    async (query) => {
      const owner = await server.owner('zora');
      expect((await owner.get(`/api/holidays?${query}`)).statusCode).toBe(400);
    },
  );
});
