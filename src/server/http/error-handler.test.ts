import { openTestDatabase } from '@tests/support/test-database';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { contactSubmissions } from '../db/tables/visitors';
import { handleErrors } from './error-handler';

async function answerTo(fail: () => Promise<unknown>) {
  const app = Fastify();
  handleErrors(app);
  app.get('/', fail);
  const answer = await app.inject('/');
  return [answer.statusCode, answer.json()];
}

it('answers 404 when the website was deleted while a message was on its way', async () => {
  const database = await openTestDatabase();
  const orphan = {
    ...{ websiteId: 2_000_000_000, name: 'a', email: 'a@example.com', message: 'a', createdAt: new Date() },
  };
  const answer = await answerTo(() => database.db.insert(contactSubmissions).values(orphan));
  await database.close();
  expect(answer).toEqual([404, { message: 'Not found', code: 'NOT_FOUND' }]);
});

it('tells nothing about a failure of our own', async () => {
  const answer = await answerTo(async () => {
    throw new Error('password of the database: secret');
  });
  const message = 'Something went wrong on our side. Please try again.';
  expect(answer).toEqual([500, { message, code: 'INTERNAL' }]);
});
