import { expect, it, vi } from 'vitest';
import { sendMessage } from '@/contracts/endpoints/messages';
import { type KeptRequestId, sendOnce } from './visitor-call';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Sends one form again and again; returns the ids that went out with it. */
async function idsOf(...answers: (() => Response)[]): Promise<(string | undefined)[]> {
  const requestId: KeptRequestId = { current: undefined };
  const ids: (string | undefined)[] = [];
  for (const answer of answers) {
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      ids.push(JSON.parse(String(body)).requestId);
      return answer();
    });
    const body = { name: 'Eva', email: 'eva@example.com', message: 'Hello' };
    await sendOnce(sendMessage, { params: { slug: 'bakery' }, body }, requestId);
  }
  return ids;
}

const done = () => Response.json({ id: 1 }, { status: 201 });
const lost = () => {
  throw new TypeError('offline');
};
const refused = (status: number, body: object) => () => Response.json(body, { status });

it.each([
  ['lost', lost],
  ['of a server in between', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a failure', refused(500, { code: 'INTERNAL' })],
  ['to wait', refused(429, { code: 'TOO_MANY_REQUESTS' })],
  ['another price', refused(409, { code: 'CONFLICT', currentPrice: '2.00' })],
  ['a wrong field', refused(400, { code: 'VALIDATION', field: 'customerEmail' })],
])('the id stays when the answer is %s', async (_name, answer) => {
  const [first, ...others] = await idsOf(answer, lost, answer, done);
  expect(first).toMatch(UUID);
  expect(others).toEqual([first, first, first]);
});

it.each([
  ['has arrived', done],
  ['is told to have arrived before', refused(409, { code: 'CONFLICT', field: 'requestId' })],
])('what comes after something that %s has another id', async (_name, answer) => {
  const [first, second, third] = await idsOf(answer, lost, done);
  expect(second).toMatch(UUID);
  expect([second === first, third === second]).toEqual([false, true]);
});

it('keeps its id on a page without https, too', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [first, second] = await idsOf(lost, done);
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
});
