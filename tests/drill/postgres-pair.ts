import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { getFreePort } from '../support/free-port';
import type { Processes } from './processes';
import { getProgram, LIBRARY_VARIABLES } from './programs';

export const DATABASE = 'verandly';
export const PASSWORD = 'a-password-of-the-drill';

/** Returns the address of a database that listens at a port of this machine. */
export function getDatabaseUrl(port: number, database = DATABASE): string {
  return `postgres://${DATABASE}:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

/** Runs PostgreSQL with a synchronous standby, without which it acknowledges nothing. */
export interface PostgresPair {
  primaryPort: number;
  standbyPort: number;
  /** Stops the primary as a machine that loses its power does. */
  stopPrimary(): Promise<void>;
  promoteStandby(): Promise<void>;
  /** Stops the standby in the same way. */
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
}

export async function startPostgresPair(processes: Processes, folder: string): Promise<PostgresPair> {
  const user = findServerUser();
  const [primaryPort, standbyPort] = [await getFreePort(), await getFreePort()];
  const toPlace = (name: string) => path.join(folder, name);
  for (const name of ['primary', 'standby']) {
    mkdirSync(toPlace(name), { mode: 0o700 });
    if (user) chownSync(toPlace(name), user.uid, user.gid);
  }
  const passwordFile = toPlace('postgres-password');
  writeFileSync(passwordFile, PASSWORD);
  const run = (program: 'initdb' | 'pg_basebackup', args: string[]) =>
    execFileSync(getProgram(program), args, {
      ...user,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', PGPASSWORD: PASSWORD, ...LIBRARY_VARIABLES },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const start = (name: string, port: number) =>
    processes.start(name, {
      command: getProgram('postgres'),
      args: [
        ...['-D', toPlace(name), '-p', String(port), '-h', '127.0.0.1', '-k', ''],
        ...['-c', 'max_connections=200'],
      ],
      ready: 'ready to accept',
      variables: LIBRARY_VARIABLES,
      user,
      endsBy: 'SIGQUIT',
    });
  run('initdb', [
    ...['-D', toPlace('primary'), '-U', DATABASE, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C'],
  ]);
  await start('primary', primaryPort);
  await execute(getDatabaseUrl(primaryPort, 'postgres'), `CREATE DATABASE ${DATABASE}`);
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', DATABASE];
  run('pg_basebackup', ['-D', toPlace('standby'), '-R', '-X', 'stream', '-c', 'fast', ...from]);
  await start('standby', standbyPort);
  await execute(getDatabaseUrl(primaryPort), "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await execute(getDatabaseUrl(primaryPort), 'SELECT pg_reload_conf()');
  return {
    primaryPort,
    standbyPort,
    stopPrimary: () => processes.end('primary', 'SIGQUIT'),
    stopStandby: () => processes.end('standby', 'SIGQUIT'),
    startStandby: () => start('standby', standbyPort),
    promoteStandby: async () => void (await execute(getDatabaseUrl(standbyPort), 'SELECT pg_promote()')),
  };
}

/** Returns the rows that a statement answers, over a connection of its own. */
export async function execute<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** PostgreSQL and PgBouncer do not run as root: then the user of Debian's package, or nobody, runs them. */
export function findServerUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (option: string, name: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }));
  try {
    return { uid: ask('-u', 'postgres'), gid: ask('-g', 'postgres') };
  } catch {
    return { uid: ask('-u', 'nobody'), gid: ask('-g', 'nobody') };
  }
}
