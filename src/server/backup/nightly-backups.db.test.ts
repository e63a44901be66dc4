import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { TestClock } from '@tests/support/test-clock';
import { startTestServer } from '@tests/support/test-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openArchive } from './archive';
import { maintainBackups, type NightlyParts } from './nightly-backups';

const server = startTestServer();
const log = { info: vi.fn(), warn: vi.fn() };
let parts: NightlyParts;
let folder: string;
beforeEach(async () => {
  const dataDir = await createDataDir();
  folder = path.join(dataDir, 'backups');
  const config = { dataDir, sessionSecret: null, hasNightlyBackups: true };
  const clock = new TestClock();
  const place = { folder: path.join(dataDir, 'uploads'), files: server.store };
  parts = {
    database: server.database,
    config,
    fileLocation: place,
    clock,
    log,
    freeBytes: async () => 10 ** 12,
  };
  log.info.mockReset();
  log.warn.mockReset();
});
afterEach(() => rm(parts.config.dataDir, { recursive: true }));

const look = () => maintainBackups(parts);
const listNames = async () => (await readdir(folder).catch(() => [])).sort();
const advance = (hours: number) => (parts.clock as TestClock).advance({ seconds: hours * 3600 });

it('makes one a night, however often it looks and after a start that came late', async () => {
  await look();
  expect(await listNames()).toEqual([]);
  await server.owner('zora');
  await look();
  await look();
  const [first] = await listNames();
  expect(await listNames()).toHaveLength(1);
  expect(log.info).toHaveBeenCalledTimes(1);
  (await openArchive(path.join(folder, first ?? ''))).close();
  for (let hour = 0; hour < 24; hour += 1) {
    advance(1);
    await look();
  }
  expect(await listNames()).toHaveLength(2);
  advance(50);
  await look();
  expect(await listNames()).toHaveLength(3);
});

it('keeps seven, and none for longer than seven days', async () => {
  await server.owner('zora');
  const own = 'before-the-move.zip';
  for (let night = 0; night < 9; night += 1) {
    await look();
    if (night === 0) await writeFile(path.join(folder, own), 'somebody keeps this');
    advance(24);
  }
  const made = (await listNames()).filter((name) => name !== own);
  expect(made).toHaveLength(7);
  parts.config = { ...parts.config, hasNightlyBackups: false };
  advance(3 * 24);
  await look();
  expect((await listNames()).filter((name) => name !== own)).toEqual(made.slice(-3));
  advance(30 * 24);
  await look();
  expect(await listNames()).toEqual([own]);
});

it('says in a line that there is no room, and tries again', async () => {
  await server.owner('zora');
  parts.freeBytes = async () => 1024 * 1024;
  await look();
  expect(await listNames()).toEqual([]);
  expect(log.warn).toHaveBeenCalledWith(
    expect.stringMatching(/backups has 1 MB free, and it may take \d+ MB/),
  );
  parts.freeBytes = async () => 10 ** 12;
  await look();
  expect(await listNames()).toHaveLength(1);
});

it('leaves one to the process that writes it, and makes it when that has died', async () => {
  await server.owner('zora');
  await look();
  const [name = ''] = await listNames();
  const [file, part] = [path.join(folder, name), path.join(folder, `${name}.part`)];
  await rm(file);
  await writeFile(part, 'half');
  await utimes(part, parts.clock.now(), parts.clock.now());
  await look();
  expect(await listNames()).toEqual([`${name}.part`]);
  advance(2);
  await look();
  await look();
  expect(await listNames()).toEqual([name]);
  expect(await readFile(file, 'latin1')).not.toContain('half');
});

it('leaves nothing behind when it fails', async () => {
  await server.owner('zora');
  const broken = new Error('The database is away');
  vi.spyOn(server.database.db, 'transaction').mockRejectedValue(broken);
  await expect(look()).rejects.toThrow('The database is away');
  expect(await listNames()).toEqual([]);
});
