import { book, publishBookings, salon } from '@tests/support/booking-page';
import { makePerson } from '@tests/support/person';
import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import type { BookingContent } from '@/sections/types/booking/definition';

const server = startTestServer();
const [cut, colour] = salon.services as [BookingContent['services'][0], BookingContent['services'][0]];
const several: BookingContent = {
  ...salon,
  isOneAtATime: true,
  takesSeveral: true,
  services: [
    { ...cut, visitPrice: '20' },
    { ...colour, visitPrice: '55,50', bufferAfter: 30 },
  ],
};
const both = { serviceId: 'colour', moreServiceIds: ['cut'] };

it('takes one visit as long, and as dear, as all of its services', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, several);
  expect((await book(server.visitor(), { ...both, time: '13:30' })).statusCode).toBe(201);
  // The services stand in the order of the page, whichever was named first.
  expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toMatchObject([
    {
      service: 'Strih + Farba',
      serviceId: 'cut',
      moreServiceIds: ['colour'],
      durationMinutes: 210,
      price: '75.50',
    },
  ]);
  expect((await book(server.visitor(), { time: '12:30' })).statusCode).toBe(201);
  expect((await book(server.visitor(), { time: '13:00' })).statusCode).toBe(409);
});

it('offers the times that are long enough for all of it', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, several);
  const query = '?serviceId=cut&moreServiceIds=colour&date=2026-11-24';
  const free = async (path: string) => (await owner.get(`/api/${path}${query}`)).json().freeTimes.at(-1);
  expect(await free('public/salon/bookings/availability')).toBe('13:30');
  expect(await free(`websites/${id}/bookings/times`)).toBe('13:30');
  const days = await owner.get(
    '/api/public/salon/bookings/free-days?serviceId=cut&moreServiceIds=colour&month=2026-11',
  );
  expect(days.json().freeDays).toContain('2026-11-24');
});

it.each([
  [{ ...several, takesSeveral: false }, both, 404],
  [{ ...several, isOneAtATime: false }, both, 404],
  [several, { serviceId: 'cut', moreServiceIds: ['cut'] }, 404],
  [several, { serviceId: 'cut', moreServiceIds: ['wax'] }, 404],
  [several, { serviceId: 'cut', moreServiceIds: ['1', '2', '3', '4', '5'] }, 400],
  [several, { serviceId: 'cut', moreServiceIds: 'colour' }, 400],
])('refuses what is not offered together', async (section, wanted, status) => {
  await publishBookings(await server.owner('zora'), section);
  expect((await book(server.visitor(), wanted)).statusCode).toBe(status);
});

it('is done by somebody who does all of it', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, { ...several, isOneAtATime: false, isByPeople: true });
  const does = (person: string, ...services: string[]) =>
    makePerson(person, { services: services.map((serviceId) => ({ sectionId: 'booking-0', serviceId })) });
  const people = [does('ana', 'cut'), does('eva', 'cut', 'colour')];
  expect((await owner.put(`/api/websites/${id}/people`, { people })).statusCode).toBe(200);
  expect((await book(server.visitor(), both)).statusCode).toBe(201);
  expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toMatchObject([{ personId: 'eva' }]);
  const ask = async (query: string) => {
    const address = `/api/public/salon/bookings/free-days?month=2026-11&${query}`;
    return (await server.visitor().get(address)).json();
  };
  expect((await book(server.visitor(), { ...both, personId: 'ana' })).statusCode).toBe(404);
  expect(await ask('serviceId=cut&personId=ivo')).toMatchObject({ code: 'NOT_FOUND', field: 'personId' });
  expect(await ask('serviceId=wax')).toMatchObject({ code: 'NOT_FOUND', field: 'serviceId' });
  expect((await book(server.visitor(), both)).statusCode).toBe(409);
});

it('is entered by the owner, and moves as long as it is', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, several);
  const entered = await owner.post(`/api/websites/${id}/bookings`, {
    ...both,
    date: '2026-11-24',
    time: '09:00',
    customerName: 'Zuzana',
  });
  expect(entered.json()).toMatchObject({ service: 'Strih + Farba', durationMinutes: 210 });
  const moved = { bookingDateText: '2026-11-24', bookingTimeText: '09:30' };
  expect((await owner.put(`/api/bookings/${entered.json().id}`, moved)).statusCode).toBe(200);
  // The pause after the second service is kept free after the whole visit.
  expect((await book(server.visitor(), { time: '13:00' })).statusCode).toBe(409);
  expect((await book(server.visitor(), { time: '13:30' })).statusCode).toBe(201);
});

it.each([
  ['the price of one', { priceCents: 65_50, durationMinutes: 210 }],
  ['the length of one', { priceCents: 75_50, durationMinutes: 195 }],
  ['no price at all', { priceCents: 0 }],
])('is refused where the visitor has read %s otherwise, with what all are now', async (_name, read) => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, several);
  const answer = await book(server.visitor(), { ...both, ...read });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    {
      code: 'CONFLICT',
      message:
        'The service has changed: the visit now takes 210\u00a0min and costs €75.50. Please book again if you agree.',
      field: 'priceCents',
      services: [
        { id: 'cut', duration: 60, visitCents: 20_00 },
        { id: 'colour', duration: 150, visitCents: 55_50 },
      ],
    },
  ]);
  expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toEqual([]);
  const agreed = { ...both, priceCents: 75_50, durationMinutes: 210 };
  expect((await book(server.visitor(), agreed)).statusCode).toBe(201);
});

it('is refused where the visitor has read a price and there is none now', async () => {
  await publishBookings(await server.owner('zora'), { ...several, services: [{ ...cut, visitPrice: '' }] });
  const answer = await book(server.visitor(), { priceCents: 20_00 });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('no price'), services: [{ id: 'cut', duration: 60 }] },
  ]);
  expect((await book(server.visitor(), { priceCents: 0, durationMinutes: 60 })).statusCode).toBe(201);
});

it('by the hour is refused with the price of the hour', async () => {
  const hourly = { ...cut, duration: 90, visitPrice: '30', isPricedByHour: true };
  await publishBookings(await server.owner('zora'), { ...several, services: [hourly] });
  const answer = await book(server.visitor(), { priceCents: 30_00, durationMinutes: 60 });
  expect(answer.json().services).toEqual([{ id: 'cut', duration: 90, visitCents: 45_00, hourCents: 30_00 }]);
});
