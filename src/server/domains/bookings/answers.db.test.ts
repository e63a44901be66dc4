import {
  book,
  bookStay,
  buildBookingPage,
  cottage,
  publishBookings,
  salon,
} from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import type { BookingContent } from '@/sections/types/booking/definition';
import { outbox } from '../../db/tables/outbox';

const server = startTestServer();
const asking: BookingContent = {
  ...salon,
  questions: [
    { id: 'hair', kind: 'choice', label: 'Vlasy?', options: ['krátke', 'dlhé'], isRequired: true },
    { id: 'allergy', kind: 'text', label: 'Alergia' },
    { id: 'time', kind: 'tick', label: 'Prídem načas' },
  ],
};

it('answers are stored with the questions as they were asked, told to the owner and found', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, asking);
  const answers = { hair: ' dlhé ', allergy: 'amoniak', time: true };
  expect((await book(server.visitor(), { answers })).statusCode).toBe(201);
  const kept = [
    { question: 'Vlasy?', answer: 'dlhé' },
    { question: 'Alergia', answer: 'amoniak' },
    { question: 'Prídem načas', answer: true },
  ];
  expect((await owner.get(`/api/websites/${id}/bookings?q=amoniak`)).json()).toMatchObject([
    { answers: kept },
  ]);
  const mails = await server.database.db.select().from(outbox);
  const told = mails.filter((mail) => JSON.stringify(mail).includes('amoniak'));
  expect(told.map(({ recipient }) => recipient)).toEqual(['zora@example.com']);
  const file = (await owner.get(`/api/websites/${id}/bookings.csv`)).body;
  expect(file).toContain('Vlasy? dlhé\nAlergia: amoniak\nPrídem načas: ');
});

it.each([
  [{ hair: '' }, 400, 'answers.hair'],
  [{ hair: 'ryšavé' }, 400, 'answers.hair'],
  [{ hair: true }, 400, 'answers.hair'],
  [{ hair: 'dlhé', allergy: 'x'.repeat(501) }, 400, 'answers.allergy'],
  [Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`q${index}`, 'x'])), 400, 'answers'],
  [{ allergy: 'amoniak' }, 409, undefined],
  [undefined, 409, undefined],
])('refuses %j and books nothing', async (answers, status, path) => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, asking);
  const answer = await book(server.visitor(), { answers });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().fields?.[0].path).toBe(path);
  expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toEqual([]);
});

const caller = { serviceId: 'cut', date: '2026-11-24', time: '09:00', customerName: 'Eva Volajúca' };
const mails = async () => (await server.database.db.select().from(outbox)).length;

it('of a caller are written down as far as the owner has asked, and changed later without a mail', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, asking);
  const enter = (answers: object, time: string) =>
    owner.post(`/api/websites/${id}/bookings`, { ...caller, time, answers });
  expect((await enter({}, '09:00')).json().answers).toEqual([]);
  const entered = (await enter({ allergy: 'amoniak', time: true }, '10:00')).json();
  expect(entered.answers).toEqual([
    { question: 'Alergia', answer: 'amoniak' },
    { question: 'Prídem načas', answer: true },
  ]);
  const details = `/api/websites/${id}/bookings/${entered.id}/details`;
  // An answer that is left out stays, an emptied one goes, and all stand in the order of the form.
  const changed = await owner.put(details, { answers: { hair: 'dlhé', allergy: '', time: false } });
  expect(changed.json().answers).toEqual([
    { question: 'Vlasy?', answer: 'dlhé' },
    { question: 'Prídem načas', answer: false },
  ]);
  const find = async (q: string) =>
    (await owner.get(`/api/websites/${id}/bookings?q=${q}`))
      .json()
      .map((booking: { id: number }) => booking.id);
  expect([await find('dlhe'), await find('amoniak')]).toEqual([[entered.id], []]);
  // A question that is no longer asked keeps its answer.
  const [, ...others] = asking.questions ?? [];
  const pageData = buildBookingPage({ ...asking, questions: others });
  await owner.put(`/api/websites/${id}`, { pageData });
  const again = await owner.put(details, { answers: { allergy: 'peroxid' } });
  expect(again.json()).toMatchObject({
    changes: entered.changes,
    answers: [
      { question: 'Alergia', answer: 'peroxid' },
      { question: 'Prídem načas', answer: false },
      { question: 'Vlasy?', answer: 'dlhé' },
    ],
  });
  expect(await mails()).toBe(0);
});

it.each([
  [{ answers: { hair: 'ryšavé' } }, 400, 'answers.hair'],
  [{ answers: { allergy: true } }, 400, 'answers.allergy'],
  [{ answers: { time: 'áno' } }, 400, 'answers.time'],
  [{ answers: { allergy: 'x'.repeat(501) } }, 400, 'answers.allergy'],
  [{ answers: { gone: 'áno' } }, 409, undefined],
  [{ guests: 2 }, 400, 'guests'],
  [{}, 400, ''],
])('refuses %j of the owner and changes nothing', async (details, status, path) => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, asking);
  const { id: bookingId } = (
    await owner.post(`/api/websites/${id}/bookings`, { ...caller, answers: { allergy: 'amoniak' } })
  ).json();
  const answer = await owner.put(`/api/websites/${id}/bookings/${bookingId}/details`, details);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().fields?.[0].path).toBe(path);
  const [kept] = (await owner.get(`/api/websites/${id}/bookings`)).json();
  expect(kept.answers).toEqual([{ question: 'Alergia', answer: 'amoniak' }]);
});

it('the guests of a stay are changed by its owner alone, and its proposals and price stay', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  const { id: bookingId } = (await bookStay(server.visitor())).json();
  const path = `/api/websites/${id}/bookings/${bookingId}/details`;
  const changed = (await owner.put(path, { guests: 3 })).json();
  expect(changed).toMatchObject({ status: 'pending', price: '64.00', stay: { guests: 3 } });
  expect((await owner.put(path, { guests: null })).json().stay.guests).toBeNull();
  for (const guests of [0, 1.5, 1000]) expect((await owner.put(path, { guests })).statusCode).toBe(400);
  const other = await server.owner('tibor');
  expect((await other.put(path, { guests: 2 })).statusCode).toBe(404);
  // Another owner cannot reach the booking by its number under a website of their own.
  const website = { title: 'Iný', slug: 'other', pageData: buildBookingPage(cottage) };
  const { id: otherId } = (await other.post('/api/websites', website)).json();
  const foreign = await other.put(`/api/websites/${otherId}/bookings/${bookingId}/details`, { guests: 2 });
  expect(foreign.statusCode).toBe(404);
});
