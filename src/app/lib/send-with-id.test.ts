import { expect, test, vi } from 'vitest';
import { ApiError } from './api-client';
import { createSendWithId } from './send-with-id';

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

test('a page without https sends no id', async () => {
  vi.stubGlobal('crypto', {});
  const send = vi.fn(async () => 1);
  await createSendWithId(send)({ title: 'Salon' });
  expect(send).toHaveBeenCalledWith({ title: 'Salon' });
  vi.unstubAllGlobals();
});
