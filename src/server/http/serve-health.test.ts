import { startTestServer } from '@tests/support/test-server';
import { expect, it, vi } from 'vitest';

const server = startTestServer();

it('is ready until it is about to close, and alive all the time', async () => {
  const ask = async (url: string) => {
    const { statusCode, headers } = await server.visitor().get(url);
    return [statusCode, headers['retry-after']];
  };
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const drained = server.app.drain();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, undefined],
    [503, '5'],
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await drained;
});
