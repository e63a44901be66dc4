import { expect, it, vi } from 'vitest';
import { sendMessage } from './island';

const message = { name: 'Eva', email: 'eva@example.com', phone: ' ', message: 'Hello' };

const requestId = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
const send = (change: Partial<typeof message> = {}) =>
  sendMessage('bakery', { ...message, ...change }, { current: requestId });

function answer(status: number, body: unknown) {
  const fetchMock = vi.fn(async (_url: string, _request: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

it('posts JSON, without a phone number that was left empty', async () => {
  const fetchMock = answer(201, { id: 1 });
  expect(await send()).toEqual({ kind: 'sent' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/public/bakery/contact');
  expect(fetchMock.mock.calls[0]?.[1].body).toBe(
    JSON.stringify({ name: 'Eva', email: 'eva@example.com', message: 'Hello', requestId }),
  );
});

it('sends the phone number when there is one', async () => {
  const fetchMock = answer(201, { id: 1 });
  await send({ phone: '0900' });
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toMatchObject({ phone: '0900' });
});

it('gives the texts of refused fields, the first of each', async () => {
  const fields = [
    { path: 'email', message: 'Invalid email format' },
    { path: 'email', message: 'second' },
    { path: 'unknown', message: 'third' },
  ];
  answer(400, { code: 'VALIDATION', message: 'Invalid email format', fields });
  expect(await send()).toEqual({
    kind: 'refused',
    errors: { email: 'Invalid email format' },
  });
});

it('passes on only words that are meant for visitors', async () => {
  answer(429, { code: 'RATE_LIMITED', message: 'Please wait' });
  expect(await send()).toEqual({ kind: 'failed', message: 'Please wait' });
  answer(409, { field: 'requestId', message: 'The first one did arrive' });
  expect(await send()).toEqual({ kind: 'failed', message: 'The first one did arrive' });
  answer(500, { code: 'INTERNAL', message: 'secret' });
  expect(await send()).toEqual({ kind: 'failed' });
  answer(400, { code: 'VALIDATION', message: 'no field' });
  expect(await send()).toEqual({ kind: 'failed' });
});

it('fails without a connection and on an answer that is no JSON', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await send()).toEqual({ kind: 'failed' });
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await send()).toEqual({ kind: 'failed' });
});
