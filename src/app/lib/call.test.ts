import { expect, test, vi } from 'vitest';
import { changeTier } from '@/contracts/endpoints/billing';
import { listCalendarBookings } from '@/contracts/endpoints/bookings';
import { addPhoto, photo } from '@/contracts/endpoints/media';
import { checkSlug, countWebsiteRecords, getWebsite, listWebsites } from '@/contracts/endpoints/websites';
import { trimModule } from '../../../scripts/trim-endpoints';
import { ApiError } from './api-client';
import { call, createSendWithId, getCallKey } from './call';

test('the parts of a key joined with slashes are the path, and a website is the beginning of what belongs to it', () => {
  const params = { id: 7 };
  expect(getCallKey(listWebsites, {})).toEqual(['/api/websites']);
  expect(getCallKey(getWebsite, { params })).toEqual(['/api/websites', 7]);
  expect(getCallKey(countWebsiteRecords, { params })).toEqual(['/api/websites', 7, 'counts']);
  expect(getCallKey(listCalendarBookings, { params })).toEqual(['/api/websites', 7, 'bookings', 'calendar']);
});

test('a call has the method and path of its endpoint, with its values in them', async () => {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchMock);
  const query = { from: '2026-11-02', to: '2026-11-08' };
  await call(listCalendarBookings, { params: { id: 7 }, query });
  await call(checkSlug, { params: { slug: 'a/b?c' } });
  await call(changeTier, { body: { tier: 'free' } });
  expect(fetchMock.mock.calls.map(([path, init]) => [init?.method, path, init?.body])).toEqual([
    ['GET', '/api/websites/7/bookings/calendar?from=2026-11-02&to=2026-11-08', undefined],
    ['GET', '/api/websites/check-slug/a%2Fb%3Fc', undefined],
    ['PUT', '/api/auth/subscription', '{"tier":"free"}'],
  ]);
});

test('a browser gets no schemas with an endpoint, nor those beside it', () => {
  expect(trimModule({ photo, addPhoto })).toBe(
    'export const addPhoto = {"method":"POST","path":"/api/websites/:id/photos","file":"photo"};',
  );
});

const known = { code: 'CONFLICT', message: 'Created before', field: 'requestId' };

test.each([
  ['lost', new ApiError(0, 'Failed to fetch'), true],
  ['a failure', new ApiError(503, ''), true],
  ['refused', new ApiError(400, '{"message":"No","code":"VALIDATION","field":"title"}'), true],
  ['known, but changed', new ApiError(409, JSON.stringify(known)), false],
])('after an answer that was %s the next call is the same one or not', async (_what, failure, isSame) => {
  const send = vi.fn<(input: { title: string; requestId?: string }) => Promise<number>>(async () => 1);
  send.mockRejectedValueOnce(failure);
  const once = createSendWithId(send);
  await expect(once({ title: 'Salon' })).rejects.toBe(failure);
  expect(await once({ title: 'Salon' })).toBe(1);
  await once({ title: 'Salon' });
  const [first, second, third] = send.mock.calls.map(([input]) => input.requestId);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second === first).toBe(isSame);
  expect(third).not.toBe(second);
});

test('a page without https repeats a call with the same id', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const send = vi.fn<(input: { title: string; requestId?: string }) => Promise<number>>(async () => 1);
  const failure = new ApiError(0, 'Failed to fetch');
  send.mockRejectedValueOnce(failure);
  const once = createSendWithId(send);
  await expect(once({ title: 'Salon' })).rejects.toBe(failure);
  await once({ title: 'Salon' });
  const [first, second] = send.mock.calls.map(([input]) => input.requestId);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});
