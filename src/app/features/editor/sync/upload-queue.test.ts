import { waitFor } from '@tests/support/wait-for';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import type { StoredImage, UploadJob } from './reduce-uploads';
import { createUploadQueue } from './uploads';

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

const unreachable = () => new ApiError(0, 'The server could not be reached');

/** Starts a queue in which the test answers each upload, by the file's name. */
function startQueue() {
  const sends = new Map<
    string,
    { resolve: (picture: StoredImage) => void; reject: (error: Error) => void }
  >();
  const aborted: string[] = [];
  const placed: string[] = [];
  const discarded: string[] = [];
  const network = { isOnline: true, back: () => {} };
  const queue = createUploadQueue({
    send: ({ fileName }: UploadJob, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress(0.5);
        sends.set(fileName, { resolve, reject });
        signal.addEventListener('abort', () => {
          aborted.push(fileName);
          reject(signal.reason);
        });
      }),
    discard: ({ url }) => discarded.push(url),
    isOnline: () => network.isOnline,
    whenOnline(listener) {
      network.back = () => {
        network.isOnline = true;
        listener();
      };
      return () => {
        network.back = () => {};
      };
    },
  });
  const told = { onStored: vi.fn(), onOffline: vi.fn(), onFailed: vi.fn(() => 'Upload failed') };
  queue.listen(told);
  const put = (url: string) => placed.push(url) > 0;
  const start = (...names: string[]) =>
    queue.start({ slot: 'gallery-1', files: files(...names), kind: 'photo', put });
  const states = () => queue.list('gallery-1').map(({ fileName, status }) => `${fileName} ${status}`);
  const answer = async (name: string) => {
    sends.get(name)?.resolve({ url: `/uploads/${name}` });
    await waitFor(() => expect(states()).not.toContain(`${name} sending`));
  };
  const fail = async (name: string, error = new Error('no')) => {
    sends.get(name)?.reject(error);
    await waitFor(() => expect(states()).not.toContain(`${name} sending`));
  };
  return { queue, start, states, sends, answer, fail, placed, discarded, aborted, network, told };
}

it('sends two at a time, and places them in the order in which they were chosen', async () => {
  const { start, states, answer, placed } = startQueue();
  start('a', 'b', 'c');
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  await answer('b');
  expect(states()).toEqual(['a sending', 'b stored', 'c sending']);
  expect(placed).toEqual([]);
  await answer('a');
  expect(placed).toEqual(['/uploads/a', '/uploads/b']);
  await answer('c');
  expect(placed).toEqual(['/uploads/a', '/uploads/b', '/uploads/c']);
  expect(states()).toEqual([]);
});

it('keeps one that failed, with what was told, until it is tried again', async () => {
  const { queue, start, states, answer, fail, placed } = startQueue();
  start('a', 'b');
  await fail('a');
  await answer('b');
  expect(placed).toEqual(['/uploads/b']);
  const [failed] = queue.list('gallery-1');
  expect(failed).toMatchObject({ status: 'failed', message: 'Upload failed' });
  expect([queue.isBusy(), queue.countPhotos()]).toEqual([false, 0]);
  queue.retry(failed?.id ?? '');
  expect(states()).toEqual(['a sending']);
  await answer('a');
  expect(placed).toEqual(['/uploads/b', '/uploads/a']);
});

it('calls one off without a word and lets the next one go', async () => {
  const { queue, start, states, answer, placed, aborted, told } = startQueue();
  start('a', 'b', 'c');
  queue.cancel(queue.list('gallery-1')[0]?.id ?? '');
  await waitFor(() => expect(states()).toEqual(['b sending', 'c sending']));
  await answer('b');
  expect([placed, aborted]).toEqual([['/uploads/b'], ['a']]);
  expect(told.onFailed).not.toHaveBeenCalled();
});

it('gives the same list until something changes, and counts what is under way', () => {
  const { queue, start } = startQueue();
  expect(queue.list('gallery-1')).toBe(queue.list('gallery-2'));
  start('a', 'b');
  expect(queue.list('gallery-1')).toBe(queue.list('gallery-1'));
  expect(queue.list('gallery-1')[0]).toMatchObject({ part: 0.5 });
  expect([queue.isBusy(), queue.countPhotos()]).toEqual([true, 2]);
});

it('keeps the place of one that is tried again', async () => {
  const { queue, start, states, answer, fail, placed } = startQueue();
  start('a', 'b', 'c');
  await fail('a');
  queue.retry(queue.list('gallery-1')[0]?.id ?? '');
  expect(states()).toEqual(['a waiting', 'b sending', 'c sending']);
  await answer('b');
  expect(placed).toEqual([]);
  await answer('a');
  expect(placed).toEqual(['/uploads/a', '/uploads/b']);
});

it('tries nothing again that is still under way', () => {
  const { queue, start, states } = startQueue();
  start('a');
  queue.retry(queue.list('gallery-1')[0]?.id ?? '');
  expect(states()).toEqual(['a sending']);
});

it('counts no picture of another section as a photo', () => {
  const { queue } = startQueue();
  queue.start({ slot: 'hero-1', files: files('a'), kind: 'picture', put: () => true });
  expect([queue.isBusy(), queue.countPhotos()]).toEqual([true, 0]);
});

it('waits until all that is under way has come, and says so when one has not', async () => {
  const { queue, start, answer, fail, placed } = startQueue();
  expect(await queue.whenIdle()).toBe(true);
  start('earlier');
  await fail('earlier');
  start('a', 'b');
  const cameAll = queue.whenIdle();
  await answer('a');
  start('c');
  await answer('b');
  await answer('c');
  expect(await cameAll).toBe(true);
  expect(placed).toHaveLength(3);
  start('d');
  const cameOne = queue.whenIdle();
  await fail('d');
  expect(await cameOne).toBe(false);
});

it('can call all off', async () => {
  const { queue, start, states, answer, placed, aborted } = startQueue();
  start('a', 'b', 'c');
  await answer('b');
  const isOver = queue.whenIdle();
  queue.cancelAll();
  expect(await isOver).toBe(true);
  expect([states(), placed, aborted.toSorted()]).toEqual([[], [], ['a', 'c']]);
});

it('goes on when telling the owner fails', async () => {
  const { queue, start, states, sends, answer, placed } = startQueue();
  const thrown: unknown[] = [];
  const catchIt = (error: unknown) => thrown.push(error);
  process.on('unhandledRejection', catchIt);
  const fault = new Error('nobody can be told');
  const cannotTell = () => {
    throw fault;
  };
  queue.listen({ onStored: cannotTell, onFailed: cannotTell, onOffline: cannotTell });
  start('a', 'b', 'c');
  sends.get('a')?.reject(new Error('no'));
  await waitFor(() => expect(states()).toEqual(['a failed', 'b sending', 'c sending']));
  await answer('c');
  await answer('b');
  await waitFor(() => expect(states()).toEqual(['a failed']));
  expect(placed).toEqual(['/uploads/b', '/uploads/c']);
  await waitFor(() => expect(thrown).toEqual([fault, fault, fault]));
  process.off('unhandledRejection', catchIt);
});

it('takes back what is stored and not wanted any more', async () => {
  const { queue, start, answer, sends, placed, discarded } = startQueue();
  start('a', 'b');
  await answer('b');
  const [a, b] = queue.list('gallery-1');
  queue.cancel(b?.id ?? '');
  expect(discarded).toEqual(['/uploads/b']);
  // The upload is cancelled in the very moment in which the answer comes.
  sends.get('a')?.resolve({ url: '/uploads/a' });
  queue.cancel(a?.id ?? '');
  await waitFor(() => expect(discarded).toEqual(['/uploads/b', '/uploads/a']));
  expect(placed).toEqual([]);
});

it('takes back a picture whose place is gone, and does not say that it is there', async () => {
  const { queue, sends, discarded, told } = startQueue();
  queue.start({ slot: 'gallery-1', files: files('a'), kind: 'photo', put: () => false });
  sends.get('a')?.resolve({ url: '/uploads/a' });
  await waitFor(() => expect(discarded).toEqual(['/uploads/a']));
  expect(told.onStored).not.toHaveBeenCalled();
});

it('does not let the pictures of one slot wait for those of another', async () => {
  const { queue, start, sends, placed } = startQueue();
  start('a');
  const put = (url: string) => placed.push(url) > 0;
  queue.start({ slot: 'products-1', files: files('b'), kind: 'product', put });
  sends.get('b')?.resolve({ url: '/uploads/b' });
  await waitFor(() => expect(placed).toEqual(['/uploads/b']));
});

it('without network waits, says so once, and goes on by itself', async () => {
  const { queue, start, states, fail, answer, sends, placed, network, told } = startQueue();
  start('a');
  network.isOnline = false;
  await fail('a', unreachable());
  start('b');
  expect(states()).toEqual(['a waiting', 'b waiting']);
  expect(queue.list('gallery-1')).toMatchObject([{ isOffline: true }, { isOffline: true }]);
  expect(sends.has('b')).toBe(false);
  expect(told.onOffline).toHaveBeenCalledOnce();
  expect(told.onFailed).not.toHaveBeenCalled();
  // These uploads are still to come, but nobody waits for them.
  expect([queue.isBusy(), await queue.whenIdle()]).toEqual([true, false]);
  network.back();
  expect(states()).toEqual(['a sending', 'b sending']);
  expect(queue.list('gallery-1')).toMatchObject([{ isOffline: false }, { isOffline: false }]);
  await answer('a');
  await answer('b');
  expect(placed).toEqual(['/uploads/a', '/uploads/b']);
});

it('tries again by itself what did not reach the server, and only that', async () => {
  const { queue, start, states, fail, network } = startQueue();
  start('a', 'b', 'c', 'd');
  await fail('a', unreachable());
  await fail('b', new ApiError(400, '{}'));
  await fail('c', new ApiError(500, '{}'));
  await fail('d', new ApiError(403, '{"code":"PLAN_LIMIT"}'));
  const failures = () => queue.list('gallery-1').map(({ failure }) => failure);
  expect(failures()).toEqual(['unreachable', 'refused', 'other', 'refused']);
  network.back();
  expect(states()).toEqual(['a sending', 'b failed', 'c failed', 'd failed']);
  expect(failures()).toEqual([undefined, 'refused', 'other', 'refused']);
});
