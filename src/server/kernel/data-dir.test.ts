import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareDataDir } from './data-dir';

let parent: string;
let dataDir: string;
beforeEach(async () => {
  parent = await createDataDir();
  dataDir = path.join(parent, 'new', 'data');
});
afterEach(() => rm(parent, { recursive: true }));

const readRights = async (place: string) => (await stat(place)).mode & 0o777;

it('is closed to everybody else from the start, also with a careless umask', async () => {
  const umask = process.umask(0);
  await prepareDataDir(dataDir).finally(() => process.umask(umask));
  expect(await readRights(dataDir)).toBe(0o700);
});

it('is closed when an older version left it open', async () => {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  await prepareDataDir(dataDir);
  expect(await readRights(dataDir)).toBe(0o700);
});

const isRoot = process.getuid?.() === 0;
it.runIf(isRoot)('is used with a warning where its rights belong to somebody else', async () => {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o777);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await chmod(parent, 0o755);
  process.seteuid?.(65_534);
  await prepareDataDir(dataDir).finally(() => process.seteuid?.(0));
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`may read the data folder ${dataDir}`)]]);
});
