import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, callFor } from './api-client';
import { request } from './call';

function answer(status: number, body: string | null, statusText = '') {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, { status, statusText }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

test('a failure is the status, a colon, a space and the body', async () => {
  const body = '{"message":"Taken","code":"CONFLICT"}';
  answer(409, body);
  const error = await failureOf(request('POST', '/api/websites', {}));
  expect(error.message).toBe(`409: ${body}`);
  expect(error).toMatchObject({ status: 409, serverMessage: 'Taken', code: 'CONFLICT', fields: {} });
});

test('an empty body leaves the status text', async () => {
  answer(502, '', 'Bad Gateway');
  const error = await failureOf(request('GET', '/api/websites'));
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.serverMessage).toBeUndefined();
});

test('a page that is not JSON is no message for people', async () => {
  answer(500, '<html></html>');
  const error = await failureOf(request('GET', '/api/websites'));
  expect(error).toMatchObject({ body: '<html></html>', serverMessage: undefined });
});

test('a success that is not JSON came from somebody else: the call never arrived', async () => {
  answer(200, '<html>Welcome to our hotel</html>');
  const error = await failureOf(request('PUT', '/api/websites/1', {}));
  expect(error).toMatchObject({ status: 0, serverMessage: undefined });
});

test('refused fields come as path and text', async () => {
  const fields = [
    { path: 'email', message: 'Invalid email format' },
    { path: 'password', message: 'Password is required' },
  ];
  answer(400, JSON.stringify({ message: 'x', code: 'VALIDATION', field: 'email', fields }));
  const error = await failureOf(request('POST', '/api/login', {}));
  expect(error.fields).toEqual({ email: 'Invalid email format', password: 'Password is required' });
});

test('a single refused field has the message of the whole', async () => {
  answer(
    409,
    JSON.stringify({ message: 'This username is already taken', code: 'CONFLICT', field: 'nickname' }),
  );
  const error = await failureOf(request('POST', '/api/register', {}));
  expect(error.fields).toEqual({ nickname: 'This username is already taken' });
});

test('a call that never arrived has the status 0', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const error = await failureOf(request('GET', '/api/websites'));
  expect(error).toMatchObject({ status: 0, message: '0: Failed to fetch' });
});

test('an aborted call stays an abort', async () => {
  const abort = new AbortController();
  abort.abort();
  vi.stubGlobal('fetch', async () => {
    throw abort.signal.reason;
  });
  const call = request('GET', '/api/websites', undefined, { signal: abort.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('only a payload says that it is JSON', async () => {
  const fetchMock = answer(204, null);
  expect(await request('POST', '/api/logout')).toBeUndefined();
  await request('POST', '/api/login', { email: 'a' });
  const { signal: _signal, ...init } = fetchMock.mock.calls[0]?.[1] ?? {};
  expect(init).toEqual({ method: 'POST', credentials: 'same-origin', headers: { 'Accept-Language': 'en' } });
  expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({
    body: '{"email":"a"}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test('a form with files keeps the content type that the browser gives it', async () => {
  const fetchMock = answer(200, '{"url":"/uploads/a.webp"}');
  const form = new FormData();
  expect(await request('POST', '/api/uploads', form)).toEqual({ url: '/uploads/a.webp' });
  const { signal: _signal, ...init } = fetchMock.mock.calls[0]?.[1] ?? {};
  expect(init).toEqual({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Accept-Language': 'en' },
    body: form,
  });
});

test('a call says for which owner it is made, once that is known', async () => {
  const fetchMock = answer(204, null);
  const sentHeaders = () => fetchMock.mock.lastCall?.[1]?.headers;
  callFor(7);
  await request('PUT', '/api/websites/1', {});
  expect(sentHeaders()).toEqual({
    'Accept-Language': 'en',
    'x-owner-id': '7',
    'Content-Type': 'application/json',
  });
  await request('DELETE', '/api/websites/1');
  expect(sentHeaders()).toEqual({ 'Accept-Language': 'en', 'x-owner-id': '7' });
  callFor(null);
  await request('DELETE', '/api/websites/1');
  expect(sentHeaders()).toEqual({ 'Accept-Language': 'en' });
});

test('nothing else calls the server for an owner', () => {
  const app = fileURLToPath(new URL('..', import.meta.url));
  const calling = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\./.test(file) &&
      /\bfetch\(|new (XMLHttpRequest|EventSource)\b|sendBeacon/.test(readFileSync(app + file, 'utf8')),
  );
  expect(calling.sort()).toEqual([
    // It names a website of the owner's, about which nobody else is told.
    'features/admin/api/use-live-updates.ts',
    // The numbers of the platform are the same for everybody.
    'features/landing/fill-stats.ts',
    'lib/call.ts',
    'lib/upload-file.ts',
  ]);
});

describe('an answer that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
  });
  afterEach(() => vi.useRealTimers());

  test('is a failure that says so', async () => {
    const failure = failureOf(request('PUT', '/api/websites/1', {}));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await failure).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      serverMessage: 'The server took too long to answer. Please try again.',
    });
  });

  test('is waited for when files are on their way, until somebody calls it off', async () => {
    const abort = new AbortController();
    const answered = vi.fn();
    const call = request('POST', '/api/upload/logo', new FormData(), { signal: abort.signal });
    void call.then(answered, answered);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(answered).not.toHaveBeenCalled();
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
