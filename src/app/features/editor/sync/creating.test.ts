import { expect, test } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import type { WebsiteInput } from '@/contracts/websites';
import { websiteOf } from '../state/editor-fixtures';
import { isDirty } from '../state/editor-page';
import { createFailure, startTestSync, unreachable } from './start-test-sync';

/** Opens a new website whose first creation got no answer; if it arrived, the server has it. */
async function loseCreation({ hasArrived = true, lost = unreachable } = {}) {
  const opened = startTestSync({ website: null });
  const { sync, store, calls } = opened;
  const stored = new Map<string, WebsiteInput>();
  calls.create.mockImplementation(async (input) => {
    const key = `${input.requestId}`;
    const earlier = stored.get(key);
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(input)) {
      throw createFailure(409, 'CONFLICT', { field: 'requestId' });
    }
    stored.set(key, input);
    return websiteOf({ id: 12, version: 1, isPublished: input.isPublished ?? false });
  });
  calls.save.mockImplementation(async (id, { isPublished }) =>
    websiteOf({ id, version: 2, isPublished: isPublished ?? false }),
  );
  store.dispatch({ type: 'set-title', title: 'Bakery' });
  calls.create.mockImplementationOnce(async (input) => {
    if (hasArrived) stored.set(`${input.requestId}`, input);
    throw lost;
  });
  expect((await sync.save()).outcome).toEqual({ kind: 'failed', error: lost });
  return opened;
}

test.each([unreachable, new ApiError(502, 'Bad Gateway')])(
  'a creation whose answer was lost is the same one when it is tried again: %s',
  async (lost) => {
    const { sync, store, calls } = await loseCreation({ lost });
    expect((await sync.save()).outcome).toMatchObject({ kind: 'saved', isNew: true });
    expect(calls.save).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ websiteId: 12, version: 1 });
  },
);

test('what was typed since is saved into the website that was created, published as asked', async () => {
  const { sync, store, calls, type } = await loseCreation();
  type('typed on');
  const { outcome } = await sync.save(true);
  expect(outcome).toMatchObject({ kind: 'saved', isNew: true, wasPublished: false });
  expect(calls.save).toHaveBeenCalledExactlyOnceWith(
    12,
    expect.objectContaining({ description: 'typed on', version: 1, isPublished: true }),
  );
  expect(store.getState()).toMatchObject({ websiteId: 12, version: 2, isPublished: true });
  expect(isDirty(store.getState())).toBe(false);
});

test('of several creations that were lost the one that has arrived is found', async () => {
  const { sync, store, calls, type } = await loseCreation({ hasArrived: false });
  type('second');
  const create = calls.create.getMockImplementation();
  calls.create.mockImplementationOnce(async (input) => {
    await create?.(input);
    throw unreachable;
  });
  await sync.save();
  type('third');
  expect((await sync.save()).outcome).toMatchObject({ kind: 'saved', isNew: true });
  expect(calls.save).toHaveBeenCalledExactlyOnceWith(12, expect.objectContaining({ description: 'third' }));
  expect(store.getState().websiteId).toBe(12);
});

test('a creation that never arrived is made with what is typed by now', async () => {
  const { sync, calls, type } = await loseCreation({ hasArrived: false });
  type('typed on');
  expect((await sync.save()).outcome).toMatchObject({ kind: 'saved', isNew: true });
  expect(calls.save).not.toHaveBeenCalled();
});

test('by another name it is another website: the owner learns of the first one, and may create both', async () => {
  const { sync, store, calls } = await loseCreation();
  store.dispatch({ type: 'set-title', title: 'Another bakery' });
  expect((await sync.save()).outcome).toMatchObject({ kind: 'failed', error: { code: 'CONFLICT' } });
  expect((await sync.save()).outcome).toMatchObject({ kind: 'saved', isNew: true });
  const ids = calls.create.mock.calls.map(([{ requestId }]) => requestId);
  expect(ids).toEqual(['request-1', 'request-1', 'request-3']);
});

test('an address that somebody else has stays taken', async () => {
  const { sync, calls } = await loseCreation({ hasArrived: false });
  const taken = createFailure(409, 'CONFLICT', { field: 'slug' });
  calls.create.mockRejectedValueOnce(taken);
  expect((await sync.save()).outcome).toEqual({ kind: 'failed', error: taken });
});
