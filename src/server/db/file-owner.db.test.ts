import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { openTestDatabase } from '@tests/support/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '../kernel/database';
import { adoptFiles, type MarkedFiles, ownsFiles } from './file-owner';
import { installation } from './tables/installation';

let database: DatabaseHandle;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(installation);
  folder = await createDataDir();
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => database.close());

const warn = vi.fn<(message: string) => void>();
beforeEach(() => warn.mockReset());
const createMarked = (name: string): MarkedFiles => {
  const file = path.join(folder, name, 'id');
  return {
    location: path.join(folder, name),
    mark: {
      location: file,
      read: () =>
        readFile(file, 'utf8').then(
          (id) => id.trim(),
          () => null,
        ),
      write: (id) => (id === null ? rm(file, { force: true }) : writeFile(file, id)),
    },
  };
};
const owns = (name: string) => ownsFiles(database.db, createMarked(name), warn);
const make = (name: string) => mkdir(path.join(folder, name));

it('knows the folder that a database began with, and no other', async () => {
  await make('first');
  await make('second');
  expect([await owns('first'), await owns('first')]).toEqual([true, true]);
  expect(warn).not.toHaveBeenCalled();
  // A second machine with a folder of its own has none of the pictures.
  expect([await owns('second'), await owns('second')]).toEqual([false, false]);
  const [told = ''] = warn.mock.lastCall ?? [];
  // It is enough to do what the warning says.
  const [, id = '', file = ''] = /write (\S+) into (\S+) and start again/.exec(told) ?? [];
  await writeFile(file, `${id}\n`);
  expect(await owns('second')).toBe(true);
});

it('begins again when its id could not be written into the folder', async () => {
  await expect(owns('first')).rejects.toThrow('ENOENT');
  await make('first');
  expect(await owns('first')).toBe(true);
});

it('gives a folder to a database that is filled from an archive', async () => {
  await make('first');
  await make('second');
  await owns('first');
  await adoptFiles(database.db, createMarked('second'));
  expect(await owns('second')).toBe(true);
});

it('does not take the files of another database for its own', async () => {
  await make('first');
  await writeFile(path.join(folder, 'first', 'id'), '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77');
  expect([await owns('first'), await owns('first')]).toEqual([false, false]);
});

it('lets processes that start at once know the same folder', async () => {
  await make('first');
  expect(await Promise.all([owns('first'), owns('first'), owns('first')])).toEqual([true, true, true]);
});
