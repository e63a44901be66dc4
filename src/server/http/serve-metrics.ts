import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseHandle } from '../kernel/database';
import { listJobRuns } from '../kernel/run-every';
import type { Config } from '../settings/config';
import type { PageCache } from './page-cache';

/** These values are measured when somebody asks for them. */
export interface Measured {
  app: FastifyInstance;
  database: Pick<DatabaseHandle, 'countConnections'>;
  pages: Pick<PageCache, 'measure'>;
  /** Rejects while the database is away. */
  measureMail(): Promise<{ mails: number; oldestSeconds: number }>;
  /** Returns the tasks that processes share, in whichever process they run; rejects while the database is away. */
  measureJobs(): Promise<readonly { name: string; secondsSinceStart: number | null; hasFailed: boolean }[]>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

declare module 'fastify' {
  interface FastifyInstance {
    /** Prometheus reads this port, once the server is ready; 0 without one. */
    metricsPort: number;
  }
}

/**
 * Lets Prometheus read the metrics, at a port of its own, which proxies before the product need not know. A path is
 * measured by its route, never by what somebody typed; pages that lie ready in memory are counted by their cache.
 */
export function serveMetrics(measured: Measured, { metricsPort, host }: Config): void {
  const { app } = measured;
  app.decorate('metricsPort', 0);
  if (metricsPort === null) return;
  const register = createRegister(measured);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await register.metrics();
    response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text);
  });
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', ({ message }) =>
        reject(new Error(`Nothing can be measured at METRICS_PORT=${metricsPort} (${message}).`)),
      );
      server.listen(metricsPort, host, resolve);
    });
    app.metricsPort = (server.address() as AddressInfo).port;
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

const returnNotKnown = () => Number.NaN;

function createRegister({ app, database, pages, measureMail, measureJobs }: Measured): Registry {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'verandly_request_seconds',
    help: 'How long calls took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  measure(
    'verandly_page_cache_hits_total',
    'Pages that lay ready in memory',
    Counter,
    () => pages.measure().hits,
  );
  measure('verandly_page_renders_total', 'Pages that were rendered', Counter, () => pages.measure().renders);
  measure('verandly_page_cache_pages', 'Pages in memory', Gauge, () => pages.measure().pages);
  measure('verandly_page_cache_bytes', 'Bytes of the pages in memory', Gauge, () => pages.measure().bytes);
  const connections = new Gauge({
    name: 'verandly_database_connections',
    help: 'Connections to the database, by state; waiting are the calls that have none',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.countConnections?.() ?? {}))
        connections.set({ state }, count);
    },
  });
  // Metrics are read in the order in which they were made, so both values come from one look.
  let look: ReturnType<Measured['measureMail']> | null = null;
  const mails = new Gauge({
    name: 'verandly_mail_waiting',
    help: 'Mails that are due and not sent',
    registers,
    async collect() {
      look = measureMail();
      mails.set(await look.then((queue) => queue.mails, returnNotKnown));
    },
  });
  const oldest = new Gauge({
    name: 'verandly_mail_oldest_seconds',
    help: 'Age of the oldest mail that is due and not sent',
    registers,
    async collect() {
      if (look) oldest.set(await look.then((queue) => queue.oldestSeconds, returnNotKnown));
    },
  });
  const runs = new Counter({
    name: 'verandly_job_runs_total',
    help: 'Runs of periodic tasks, by outcome',
    labelNames: ['job', 'outcome'],
    registers,
    collect() {
      runs.reset();
      for (const [job, { done, failed }] of listJobRuns(app)) {
        runs.inc({ job, outcome: 'done' }, done);
        runs.inc({ job, outcome: 'failed' }, failed);
      }
    },
  });
  const overdue = new Gauge({
    name: 'verandly_job_overdue_seconds',
    help: 'For how long a periodic task that processes share should have been run, by any of them',
    labelNames: ['job'],
    registers,
    async collect() {
      overdue.reset();
      for (const { name: job, secondsSinceStart } of await measureJobs().catch(() => [])) {
        const everyMs = listJobRuns(app).get(job)?.everyMs;
        if (everyMs === undefined || secondsSinceStart === null) continue;
        overdue.set({ job }, Math.max(0, secondsSinceStart - everyMs / 1000));
      }
    },
  });
  const seconds = new Counter({
    name: 'verandly_job_seconds_total',
    help: 'How long the runs of periodic tasks took',
    labelNames: ['job'],
    registers,
    collect() {
      seconds.reset();
      for (const [job, run] of listJobRuns(app)) seconds.inc({ job }, run.seconds);
    },
  });
  return register;

  /** Adds a metric whose value is asked for when somebody reads. */
  function measure(
    name: string,
    help: string,
    Kind: typeof Counter | typeof Gauge,
    read: () => number,
  ): void {
    const metric: Counter | Gauge = new Kind({
      name,
      help,
      registers,
      collect() {
        metric.reset();
        metric.inc(read());
      },
    });
  }
}
