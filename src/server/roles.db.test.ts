import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { expect, it, vi } from 'vitest';
import { jobs } from './db/tables/jobs';
import { listJobRuns } from './kernel/run-every';

const web = startTestServer({ role: 'web' });
const worker = startTestServer({ role: 'worker' }, () => web.database);

it('a worker says how it is and answers nothing else', async () => {
  const visitor = worker.visitor();
  for (const path of ['/healthz', '/readyz']) expect((await visitor.get(path)).statusCode).toBe(200);
  for (const path of [
    '/',
    '/login',
    '/salon',
    '/api/user',
    '/api/public/salon',
    '/api/docs',
    '/sitemap.xml',
  ]) {
    const answer = await visitor.get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
  const login = { email: 'zora@example.com', password: 'secret-1' };
  expect((await visitor.post('/api/login', login)).statusCode).toBe(404);
  expect((await web.visitor().get('/login')).statusCode).toBe(200);
});

it('mail that a web process has queued is sent by a worker at once', async () => {
  worker.mail.start({ info: () => undefined, error: () => undefined });
  const zora = {
    nickname: 'zora',
    email: 'zora@example.com',
    password: 'secret-1',
    confirmPassword: 'secret-1',
  };
  await worker.mail.sendDue();
  const answer = await web.visitor().post('/api/register', zora);
  expect(answer.statusCode, answer.body).toBe(201);
  await vi.waitFor(() => expect(worker.sentMail.map(({ to }) => to)).toEqual(['zora@example.com']), {
    timeout: 10_000,
  });
  expect(web.sentMail).toEqual([]);
  await worker.mail.stop();
});

it('periodic tasks are left to workers, but for what is in the memory of each process', async () => {
  await web.app.listen({ port: 0, host: '127.0.0.1' });
  const runs = listJobRuns(web.app);
  await waitFor(() => expect(runs.get('visitor-salts')?.done).toBe(1));
  const ran = [...runs].filter(([, { done, failed }]) => done + failed > 0).map(([name]) => name);
  expect(ran).toEqual(['visitor-salts']);
  expect(await web.database.db.$count(jobs)).toBe(0);
});
