import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncTree, writeDurably } from './sync-files';

let folder: string;
beforeEach(async () => {
  folder = await createDataDir();
});
afterEach(() => rm(folder, { recursive: true }));

/** Records what the folder holds whenever something is brought to the disk. */
async function watchSyncs(): Promise<string[][]> {
  const handle = await open(folder);
  const { sync } = Object.getPrototypeOf(handle);
  const seen: string[][] = [];
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (this: unknown) {
    seen.push((await readdir(folder, { recursive: true })).sort());
    await sync.call(this);
  });
  await handle.close();
  return seen;
}

it('has a file on the disk before it has its name, and then the name', async () => {
  const seen = await watchSyncs();
  await writeDurably(path.join(folder, 'a.txt'), 'a', { temporary: path.join(folder, 'a.txt.part') });
  expect(seen).toEqual([['a.txt.part'], ['a.txt']]);
});

it('brings each file and each folder of a tree to the disk', async () => {
  await mkdir(path.join(folder, 'b'));
  await writeDurably(path.join(folder, 'b', 'c.txt'), 'c');
  await writeDurably(path.join(folder, 'd.txt'), 'd');
  const seen = await watchSyncs();
  await syncTree(folder);
  expect(seen).toHaveLength(4);
});

it('replaces nothing when the file is to be new', async () => {
  const file = path.join(folder, 'a.txt');
  await writeDurably(file, 'first', { isNew: true });
  await expect(writeDurably(file, 'second', { isNew: true })).rejects.toThrow('EEXIST');
  await rename(file, path.join(folder, 'moved'));
  expect(await readdir(folder)).toEqual(['moved']);
});
