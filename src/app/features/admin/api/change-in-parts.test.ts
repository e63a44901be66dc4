import { expect, it } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import { MAX_CHOSEN } from '@/contracts/chosen';
import { changeInParts } from './change-in-parts';

const ids = Array.from({ length: MAX_CHOSEN + 2 }, (_, index) => index);
const getId = (id: number) => id;
const refused = new ApiError(503, JSON.stringify({ code: 'UNAVAILABLE', message: 'Too busy' }));

it('counts what was changed before a later call failed, and says why the rest was left', async () => {
  const calls: number[] = [];
  const { items, left } = await changeInParts(ids, getId, async (part) => {
    calls.push(part.length);
    if (calls.length > 1) throw refused;
    return { items: [...part], left: [] };
  });
  expect(calls).toEqual([MAX_CHOSEN, 2]);
  expect(items).toEqual(ids.slice(0, MAX_CHOSEN));
  expect(left).toEqual(ids.slice(MAX_CHOSEN).map((id) => ({ id, message: 'Too busy' })));
});

it('fails when nothing was changed', async () => {
  await expect(changeInParts(ids, getId, () => Promise.reject(refused))).rejects.toBe(refused);
});
