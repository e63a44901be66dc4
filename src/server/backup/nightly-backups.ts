import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql, sum } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '@/core/brand';
import { HOUR_MS } from '@/core/dates';
import { uploads } from '../db/tables/media';
import { users } from '../db/tables/users';
import { PRIVATE_FOLDER } from '../kernel/data-dir';
import { type DatabaseHandle, getOne, listRows } from '../kernel/database';
import { listNames } from '../kernel/missing-files';
import { runEvery } from '../kernel/run-every';
import type { Clock } from '../ports/clock';
import type { FileLocation } from '../ports/file-location';
import type { Config } from '../settings/config';
import { makeBackup, writeBackup } from './make-backup';
import { releaseForgotten } from './pinned-files';

/** Data that is deleted stays in backups for at most so many days: the privacy policy promises it. */
export const KEEP_BACKUPS_DAYS = 7;
/** Few people are about at this hour of the server's own clock. */
const NIGHT_HOUR = 3;
const NIGHTLY_NAME = /^[a-z]+-\d{4}-\d\d-\d\d\.zip$/;
/** This much stays free for the database when a backup is written. */
const SPARE_BYTES = 256 * 1024 * 1024;

export interface NightlyParts {
  database: DatabaseHandle;
  config: Pick<Config, 'dataDir' | 'sessionSecret' | 'hasNightlyBackups'>;
  fileLocation: Pick<FileLocation, 'folder' | 'files'>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Returns the free bytes where the backups are; tests give their own. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** Makes a backup each night, or at the next start where no server ran at night, and removes old ones. */
export function startNightlyBackups(app: FastifyInstance, parts: Omit<NightlyParts, 'log'>): void {
  runEvery(app, {
    name: 'nightly-backup',
    everyMs: HOUR_MS,
    // Only the process with BACKUPS=on makes backups, in its own folder.
    isOfEachProcess: true,
    run: (signal) => maintainBackups({ ...parts, log: app.log }, signal),
    complaint: 'The nightly backup failed; the next look is in an hour',
  });
}

/** Makes a backup when one is due. Old ones are removed even where that fails, or where no more backups are wanted. */
export async function maintainBackups(parts: NightlyParts, signal?: AbortSignal): Promise<void> {
  const folder = path.join(parts.config.dataDir, 'backups');
  const now = parts.clock.now();
  try {
    if (parts.config.hasNightlyBackups)
      await backUpNight(parts, path.join(folder, getFileName(getLastNight(now))), signal);
  } finally {
    await removeOldBackups(folder, now);
    if (parts.fileLocation.folder !== null) await releaseForgotten(parts.fileLocation.folder, now);
  }
}

async function backUpNight(parts: NightlyParts, file: string, signal?: AbortSignal): Promise<void> {
  const { database, config, fileLocation, clock, log, freeBytes = readFreeBytes } = parts;
  const folder = path.dirname(file);
  // A `.part` file is another process's, or was left by one that died; a left one is removed after an hour.
  if ((await isThere(file)) || (await isThere(`${file}.part`))) return;
  if ((await database.db.$count(users)) === 0) return;
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const needed = (await measureSize(database)) + SPARE_BYTES;
  const free = await freeBytes(folder);
  if (free < needed) {
    log.warn(
      `No backup was made: ${folder} has ${toMegabytes(free)} free, and it may take ${toMegabytes(needed)}`,
    );
    return;
  }
  const size = await writeBackup(
    makeBackup({ database, config, fileLocation, now: clock.now() }),
    file,
    signal,
  );
  log.info(`The backup ${file} was made: ${toMegabytes(size)}`);
}

function getLastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(NIGHT_HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

/** Returns a name such as `verandly-2026-11-22.zip`, by the server's own date. */
function getFileName(night: Date): string {
  const [year, month, day] = [night.getFullYear(), night.getMonth() + 1, night.getDate()];
  const date = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return `${PRODUCT_NAME.toLowerCase()}-${date}.zip`;
}

/**
 * The age of a backup counts from its night, even where it was made later, so that none is kept for longer than it may
 * be. Other files in the folder belong to somebody else and stay.
 */
async function removeOldBackups(folder: string, now: Date): Promise<void> {
  const kept = new Date(getLastNight(now));
  kept.setDate(kept.getDate() - KEEP_BACKUPS_DAYS);
  for (const name of await listNames(folder)) {
    const file = path.join(folder, name);
    if (NIGHTLY_NAME.test(name) && name <= getFileName(kept)) await rm(file, { force: true });
    if (!name.endsWith('.zip.part')) continue;
    // A process that still writes the file touches it all the time.
    const facts = await stat(file).catch(() => null);
    if (facts && facts.mtimeMs < now.getTime() - HOUR_MS) await rm(file, { force: true });
  }
}

/** Estimates the size of an archive: rows are packed, pictures are not. */
async function measureSize({ db }: DatabaseHandle): Promise<number> {
  const [stored] = await db.select({ bytes: sum(uploads.bytes) }).from(uploads);
  const rows = await listRows<{ bytes: string }>(
    db,
    sql`SELECT pg_database_size(current_database())::text AS bytes`,
  );
  return Number(stored?.bytes ?? 0) + Number(getOne(rows).bytes);
}

const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
