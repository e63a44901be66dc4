import { book, publishBookings, salon } from '@tests/support/booking-page';
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
