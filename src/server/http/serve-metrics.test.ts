import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { runEvery } from '../kernel/run-every';
import { readConfig } from '../settings/config';
import { type Measured, serveMetrics } from './serve-metrics';

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a server that is measured, and returns what reads a path at the port of the metrics. */
async function start(measureMail: Measured['measureMail'], port = '0') {
  app = Fastify();
  const config = readConfig({ METRICS_PORT: port, HOST: '127.0.0.1' });
  const database = { countConnections: () => ({ total: 3, idle: 2, waiting: 1 }) };
  const pages = { measure: () => ({ hits: 40, renders: 4, pages: 3, bytes: 21_000 }) };
  const measureJobs = async () => [
    { name: 'cleanup', secondsSinceStart: 75, hasFailed: false },
    { name: 'of-a-newer-version', secondsSinceStart: 75, hasFailed: false },
    { name: 'new', secondsSinceStart: null, hasFailed: false },
  ];
  serveMetrics({ app, database, pages, measureMail, measureJobs }, config);
  app.get('/:slug', async () => 'page');
  runEvery(app, { name: 'cleanup', everyMs: 60_000, run: async () => undefined, complaint: '' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${app.metricsPort}${path}`, init);
}

const queue = async () => ({ mails: 7, oldestSeconds: 12.5 });

it('tells how the process is, by routes and not by what somebody typed', async () => {
  const read = await start(queue);
  await app.inject('/salon');
  await app.inject('/a/b?secret=1');
  const answer = await read('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('verandly_request_seconds_count{method="GET",route="/:slug",status="200"} 1');
  expect(text).toContain('verandly_request_seconds_count{method="GET",route="none",status="404"} 1');
  for (const line of [
    'verandly_page_cache_hits_total 40',
    'verandly_page_renders_total 4',
    'verandly_page_cache_bytes 21000',
    'verandly_database_connections{state="waiting"} 1',
    'verandly_mail_waiting 7',
    'verandly_mail_oldest_seconds 12.5',
    'verandly_job_runs_total{job="cleanup",outcome="done"} 1',
    'verandly_job_overdue_seconds{job="cleanup"} 15',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('salon');
  expect(text).not.toContain('secret');
  expect(await (await read('/metrics')).text()).toContain('verandly_page_cache_hits_total 40\n');
});

it('tells the rest while the database is away, and answers nothing else', async () => {
  const read = await start(() => Promise.reject(new Error('away')));
  expect(await (await read('/metrics')).text()).toContain('verandly_mail_waiting Nan');
  expect((await read('/')).status).toBe(404);
  expect((await read('/metrics', { method: 'POST' })).status).toBe(404);
});

it('says which setting is wrong when the port is taken', async () => {
  await start(queue);
  const other = Fastify();
  const taken = readConfig({ METRICS_PORT: String(app.metricsPort), HOST: '127.0.0.1' });
  serveMetrics(
    {
      app: other,
      database: {},
      pages: { measure: () => ({ hits: 0, renders: 0, pages: 0, bytes: 0 }) },
      measureMail: queue,
      measureJobs: async () => [],
    },
    taken,
  );
  await expect(other.ready()).rejects.toThrow(`METRICS_PORT=${app.metricsPort}`);
});

it('is not there without a port', async () => {
  await start(queue, '');
  expect(app.metricsPort).toBe(0);
  expect((await app.inject('/metrics')).body).toBe('page');
});

it.each(['deploy/grafana-dashboard.json', 'deploy/alerts.yml'])(
  '%s names only what is measured',
  async (file) => {
    const read = await start(queue);
    await app.inject('/salon');
    const text = await (await read('/metrics')).text();
    const named = (await readFile(file, 'utf8')).match(/\b(?:verandly|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    for (const name of new Set(named)) expect(text).toContain(name);
  },
);
