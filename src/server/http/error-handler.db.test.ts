import { openTestDatabase } from '@tests/support/test-database';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { contactSubmissions } from '../db/tables/messages';
import { DatabaseAway } from '../kernel/database-errors';
import { handleErrors } from './error-handler';
import { preparePage } from './page-cache';

async function answerTo(fail: () => Promise<unknown>, url = '/api/call') {
  const app = Fastify();
  const later = await preparePage('<!doctype html><title>later</title>', '');
  handleErrors(app, () => later);
  app.get(url, fail);
  return app.inject(url);
}

it('answers 404 when the website was deleted while a message was on its way', async () => {
  const database = await openTestDatabase();
  const orphan = {
    ...{ websiteId: 2_000_000_000, name: 'a', email: 'a@example.com', message: 'a', createdAt: new Date() },
  };
  const answer = await answerTo(() => database.db.insert(contactSubmissions).values(orphan));
  await database.close();
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found', code: 'NOT_FOUND' }]);
});

it('tells nothing about a failure of our own', async () => {
  const answer = await answerTo(async () => {
    throw new Error('password of the database: secret');
  });
  const message = 'Something went wrong on our side. Please try again.';
  expect([answer.statusCode, answer.json()]).toEqual([500, { message, code: 'INTERNAL' }]);
  expect(answer.headers['retry-after']).toBeUndefined();
});

/** The driver, PostgreSQL and the system report failures like these. */
const failures: [string, Error][] = [
  ['a connection that cannot be made', new DatabaseAway('connect ECONNREFUSED')],
  ['a connection that broke', createFailure(new Error('Connection terminated unexpectedly'))],
  ['a server that stops', createFailure(withCode('terminating connection', '57P01'))],
  ['a server that has become the standby', createFailure(withCode('read-only transaction', '25006'))],
  ['a statement that waited too long', createFailure(withCode('canceling statement', '57014'))],
  ['a machine without file handles', withCode('EMFILE: too many open files', 'EMFILE')],
];

function createFailure(cause: Error): Error {
  return new DrizzleQueryError('select 1', [], cause);
}

function withCode(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

describe.each(failures)('%s', (_name, failure) => {
  it('is 503 for programs, and when to come again', async () => {
    const answer = await answerTo(() => Promise.reject(failure));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({
      message: 'The server is busy. Please try again in a moment.',
      code: 'UNAVAILABLE',
    });
  });

  it('is a page for people', async () => {
    const answer = await answerTo(() => Promise.reject(failure), '/salon');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<title>later</title>');
  });
});

it.each([
  ['a value that the driver cannot write', createFailure(new TypeError('circular'))],
  ['a statement that is wrong', createFailure(withCode('no such column', '42703'))],
])('%s is our own failure', async (_name, failure) => {
  expect((await answerTo(() => Promise.reject(failure))).statusCode).toBe(500);
  const page = await answerTo(() => Promise.reject(failure), '/salon');
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
});
