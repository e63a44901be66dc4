import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFreePort } from '../support/free-port';
import { type Mailbox, openMailbox } from './mailbox';
import { openMovingAddress } from './moving-address';
import {
  DATABASE,
  findServerUser,
  getDatabaseUrl,
  PASSWORD,
  type PostgresPair,
  startPostgresPair,
} from './postgres-pair';
import { Processes } from './processes';
import { getProgram, LIBRARY_VARIABLES, VMOD_PATH } from './programs';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const WEB_PROCESSES = ['web1', 'web2', 'web3'] as const;
export type WebProcess = (typeof WEB_PROCESSES)[number];

/** Runs the product as an operator does on many machines, all of which are this one. */
export interface Installation {
  processes: Processes;
  folder: string;
  postgres: PostgresPair;
  mailbox: Mailbox;
  /** Visitors come in here without a shared cache. */
  balancerUrl: string;
  varnishUrl: string;
  webUrls: Record<WebProcess, string>;
  /** All processes of the product have these settings in common. */
  settings: Record<string, string>;
  startWeb(name: WebProcess): Promise<void>;
  /** Starts a second worker, beside the one named 'worker'. */
  startSecondWorker(): Promise<void>;
  startRedis(): Promise<void>;
  startBucket(): Promise<void>;
  /**
   * Writes a file of `deploy/` into the folder with these changes and returns its path; throws if a text to replace is
   * not in it.
   */
  configure(file: string, changes: [from: string, to: string][]): Promise<string>;
  /** Lets PgBouncer and the direct address lead to the standby. */
  moveToStandby(): Promise<void>;
  /** Ends all processes and removes the folder. */
  close(): Promise<void>;
}

/** Starts the installation; `onOpened` gets the function that ends it all as soon as there is something to end. */
export async function startInstallation(
  onOpened: (close: () => Promise<void>) => void,
): Promise<Installation> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verandly-drill-'));
  await chmod(folder, 0o755);
  const processes = new Processes(folder);
  const closing: (() => unknown)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
    () => processes.endAll(),
  ];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  onOpened(close);

  const ports = await pickPorts();
  const postgres = await startPostgresPair(processes, folder);
  const direct = await openMovingAddress(postgres.primaryPort);
  const mailbox = await openMailbox();
  closing.push(() => direct.close(), mailbox.close);

  const configure = async (file: string, changes: [from: string, to: string][]) => {
    let text = await readFile(path.join(ROOT, 'deploy', file), 'utf8');
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`deploy/${file} does not say '${from}' any more.`);
      text = text.replaceAll(from, to);
    }
    await writeFile(path.join(folder, file), text);
    return path.join(folder, file);
  };

  const configurePooler = (databasePort: number) =>
    configure('pgbouncer.ini', [
      ['port=5432', `port=${databasePort}`],
      ['listen_port = 6432', `listen_port = ${ports.pooler}`],
      ['/etc/pgbouncer/userlist.txt', path.join(folder, 'userlist.txt')],
    ]);
  await writeFile(path.join(folder, 'userlist.txt'), `"${DATABASE}" "${PASSWORD}"\n`);
  const pooler = await configurePooler(postgres.primaryPort);
  await processes.start('pgbouncer', {
    command: getProgram('pgbouncer'),
    args: [pooler],
    ready: ports.pooler,
    variables: LIBRARY_VARIABLES,
    user: findServerUser(),
  });

  const startRedis = () => startRedisAt(processes, folder, ports.redis);
  await startRedis();

  const startBucket = () =>
    processes.start('bucket', {
      command: process.execPath,
      args: [
        path.join(import.meta.dirname, 's3-process.mjs'),
        path.join(folder, 'bucket'),
        String(ports.bucket),
      ],
      ready: 'The bucket is ready',
    });
  await startBucket();
  const [described = ''] = processes.readLog('bucket').split('\n');
  const bucket = JSON.parse(described) as Record<string, string>;

  const settings: Record<string, string> = {
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${ports.varnish}`,
    PAGE_EDGE_URL: `http://127.0.0.1:${ports.varnish}`,
    TRUST_PROXY: 'loopback',
    DATABASE_URL: getDatabaseUrl(ports.pooler),
    DATABASE_DIRECT_URL: getDatabaseUrl(direct.port),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    S3_BUCKET: bucket.bucket ?? '',
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_REGION: bucket.region ?? '',
    S3_ACCESS_KEY_ID: bucket.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey ?? '',
    SESSION_SECRET: randomBytes(24).toString('hex'),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Verandly <post@example.com>',
    LOG_LEVEL: 'warn',
  };
  const startProduct = async (name: string, port: number, role: string) => {
    const dataDir = path.join(folder, `data-${name}`);
    await mkdir(dataDir, { recursive: true });
    await processes.start(name, {
      command: process.execPath,
      args: [path.join(ROOT, 'dist/server/main.js')],
      ready: 'is ready',
      variables: { ...settings, PORT: String(port), DATA_DIR: dataDir, ROLE: role },
    });
  };
  await startProduct('worker', ports.worker, 'worker');
  const startSecondWorker = () => startProduct('worker2', ports.worker2, 'worker');
  const startWeb = (name: WebProcess) => startProduct(name, ports[name], 'web');
  await Promise.all(WEB_PROCESSES.map(startWeb));

  const balancer = await configure('haproxy.cfg', [
    ['bind 127.0.0.1:8080', `bind 127.0.0.1:${ports.balancer}`],
    ...WEB_PROCESSES.map((name, index): [string, string] => [
      `127.0.0.1:${3001 + index}`,
      `127.0.0.1:${ports[name]}`,
    ]),
  ]);
  await processes.start('haproxy', {
    command: getProgram('haproxy'),
    // Any machine's limit of open files allows so many connections.
    args: ['-db', '-n', '2000', '-f', balancer],
    ready: ports.balancer,
    variables: LIBRARY_VARIABLES,
  });
  const cache = await configure('varnish.vcl', [['.port = "3000"', `.port = "${ports.balancer}"`]]);
  await processes.start('varnish', {
    command: getProgram('varnishd'),
    args: [
      ...['-F', '-n', path.join(folder, 'varnish'), '-a', `127.0.0.1:${ports.varnish}`, '-f', cache],
      ...['-p', `vmod_path=${VMOD_PATH}`, '-s', 'malloc,64m', '-T', 'none', '-j', 'none'],
    ],
    ready: ports.varnish,
    variables: LIBRARY_VARIABLES,
    endsBy: 'SIGTERM',
  });

  return {
    ...{
      processes,
      folder,
      postgres,
      mailbox,
      settings,
      startWeb,
      startSecondWorker,
      startRedis,
      startBucket,
      configure,
      close,
    },
    balancerUrl: `http://127.0.0.1:${ports.balancer}`,
    varnishUrl: `http://127.0.0.1:${ports.varnish}`,
    webUrls: {
      web1: `http://127.0.0.1:${ports.web1}`,
      web2: `http://127.0.0.1:${ports.web2}`,
      web3: `http://127.0.0.1:${ports.web3}`,
    },
    async moveToStandby() {
      await configurePooler(postgres.standbyPort);
      processes.signal('pgbouncer', 'SIGHUP');
      direct.moveTo(postgres.standbyPort);
    },
  };
}

/** Starts a Redis that keeps nothing on disk. */
export function startRedisAt(processes: Processes, folder: string, port: number): Promise<void> {
  return processes.start('redis', {
    command: getProgram('redis-server'),
    args: [...['--port', String(port), '--bind', '127.0.0.1'], ...['--save', '', '--dir', folder]],
    ready: port,
    variables: LIBRARY_VARIABLES,
  });
}

async function pickPorts() {
  return {
    pooler: await getFreePort(),
    redis: await getFreePort(),
    bucket: await getFreePort(),
    web1: await getFreePort(),
    web2: await getFreePort(),
    web3: await getFreePort(),
    worker: await getFreePort(),
    worker2: await getFreePort(),
    balancer: await getFreePort(),
    varnish: await getFreePort(),
  };
}
