import { buildBookingRequest } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { beforeEach, describe, expect, it } from 'vitest';
import { solveWork } from '@/sections/visitor-kit/solve-work';
import { contactSubmissions } from '../db/tables/messages';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
const message = { name: 'Tibor', email: 'tibor@example.com', message: 'Máte voľno?' };

let networks = 0;
const makeAddress = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};
const send = (address: string, { body = message as object, path = 'contact', work = '' } = {}) =>
  server.visitor().post(`/api/public/salon/${path}`, body, {
    'x-forwarded-for': address,
    'visitor-work': work || undefined,
  });

/** Brings a network to where its next call is the tenth of the day. */
async function sendNine(address: string): Promise<void> {
  for (let index = 0; index < 9; index += 1) expect((await send(address)).statusCode).toBe(201);
}
const countStored = () => server.database.db.$count(contactSubmissions);

beforeEach(async () => {
  const owner = await server.owner('zora', 'premium');
  await owner.post('/api/websites', {
    title: 'Salón',
    slug: 'salon',
    pageData: { sections: visitorSections },
    isPublished: true,
  });
});

describe('from the tenth call of a network on a day', () => {
  it('a browser has to work for each, and what it then sends is stored as it is', async () => {
    const address = makeAddress();
    await sendNine(address);
    const asked = await send(address);
    expect(asked.statusCode).toBe(428);
    expect(asked.json()).toMatchObject({ code: 'WORK_NEEDED', bits: 14, challenge: expect.any(String) });
    expect(await countStored()).toBe(9);
    const { challenge, bits } = asked.json();
    const work = await solveWork(challenge, bits);
    expect((await send(address, { work })).statusCode).toBe(201);
    expect(await countStored()).toBe(10);
    expect((await send(address)).statusCode).toBe(428);
    expect((await send(makeAddress())).statusCode).toBe(201);
  });

  it('messages, bookings and orders count together', async () => {
    const address = makeAddress();
    for (let index = 0; index < 3; index += 1) {
      const booking = buildBookingRequest({ date: `2026-11-${24 + index}` });
      expect((await send(address, { path: 'booking', body: booking })).statusCode).toBe(201);
      expect((await send(address, { path: 'orders', body: visitorCalls.orders })).statusCode).toBe(201);
      expect((await send(address)).statusCode).toBe(201);
    }
    expect((await send(address, { path: 'booking', body: buildBookingRequest() })).statusCode).toBe(428);
    expect((await send(address, { path: 'orders', body: visitorCalls.orders })).statusCode).toBe(428);
  });

  it('an answer counts once, for its own network, while it is young and only when it is right', async () => {
    const address = makeAddress();
    await sendNine(address);
    const ask = async (from: string) => (await send(from)).json();
    const { challenge, bits } = await ask(address);
    const work = await solveWork(challenge, bits);
    const other = makeAddress();
    await sendNine(other);
    expect((await send(other, { work })).statusCode).toBe(428);
    const wrong = [
      'x',
      challenge,
      `${challenge}.`,
      `${challenge}.999999999`,
      `0${work}`,
      `1${work.slice(2)}`,
    ];
    for (const answer of wrong) expect((await send(address, { work: answer })).statusCode).toBe(428);
    const both = await Promise.all([send(address, { work }), send(address, { work })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 428]);
    const late = await ask(other);
    const lateWork = await solveWork(late.challenge, late.bits);
    server.clock.advance({ seconds: 600 });
    expect((await send(other, { work: lateWork })).statusCode).toBe(428);
    server.clock.advance({ days: 1 });
    expect((await send(other)).statusCode).toBe(201);
  });

  it('what is filled in where nobody sees it is refused with a word, and before that taken no notice of', async () => {
    const address = makeAddress();
    const body = { ...message, subject: 'Buy now' };
    expect((await send(address, { body })).statusCode).toBe(201);
    for (let index = 0; index < 8; index += 1) await send(address);
    const refused = await send(address, { body });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      field: 'subject',
      message:
        "Your browser filled in a field that people can't see. It's empty again now. Please try again.",
    });
    expect(await countStored()).toBe(9);
  });

  it('a call that says nothing useful does not count', async () => {
    const address = makeAddress();
    for (let index = 0; index < 10; index += 1) {
      expect((await send(address, { body: {} })).statusCode).toBe(400);
    }
    expect((await send(address)).statusCode).toBe(201);
  });
});
