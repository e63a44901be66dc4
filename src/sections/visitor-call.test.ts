import { afterEach, expect, it, vi } from 'vitest';
import { askServer } from './visitor-call';

afterEach(() => vi.unstubAllGlobals());

it('gives up a call that hangs, so that nobody is held by it', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const call = askServer('bakery', 'poll-results/poll-1');
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(45_000));
  deadline.abort();
  expect(await call).toEqual({ kind: 'unreachable' });
});

it('is sent by phones that know no deadlines, too', async () => {
  vi.stubGlobal('AbortSignal', {});
  vi.stubGlobal('fetch', async () => Response.json({ votes: 1 }));
  expect(await askServer('bakery', 'poll-results/poll-1')).toEqual({ kind: 'done', answer: { votes: 1 } });
});
