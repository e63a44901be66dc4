import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

const server = startTestServer();

it('is not ready after a second in which the database says nothing', async () => {
  const { db } = server.database;
  const question = db.execute(sql`SELECT 1`);
  vi.spyOn(question, 'then').mockReturnValue(new Promise(() => undefined));
  const execute = vi.spyOn(db, 'execute').mockReturnValue(question);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = server.visitor().get('/readyz');
  await waitFor(() => expect(execute).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  const { statusCode, headers } = await answer;
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

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
