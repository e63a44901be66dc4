import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFileStore, type FileStore } from './file-store';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = path.join(await createDataDir(), 'uploads');
  store = await createDiskFileStore(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

it('lists what it keeps and what it began to write, with the time, and nothing that is not its own', async () => {
  const modifiedAt = new Date('2026-11-01T10:00:00Z');
  await store.put('a-1x1.webp', Buffer.from('a'));
  await writeFile(path.join(folder, 'b-1x1.jpg.part'), 'b');
  await writeFile(path.join(folder, '.keep'), '');
  await mkdir(path.join(folder, 'folder.jpg'));
  for (const name of ['a-1x1.webp', 'b-1x1.jpg.part']) {
    await utimes(path.join(folder, name), modifiedAt, modifiedAt);
  }
  const listed = [];
  for await (const file of store.list()) listed.push(file);
  expect(listed.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'a-1x1.webp', modifiedAt },
    { name: 'b-1x1.jpg.part', modifiedAt },
  ]);
  for (const { name } of listed) await store.remove(name);
  expect((await readdir(folder)).sort()).toEqual(['.keep', 'folder.jpg']);
});

it('says that a file is missing only where it is', async () => {
  expect(await store.open('a-1x1.webp')).toBeNull();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  await expect(store.open('a-1x1.webp')).rejects.toThrow('ENOTDIR');
});

it('says at the start that it cannot write, and where', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  await expect(createDiskFileStore(folder)).rejects.toThrow(`Uploads cannot be kept in ${folder} (EEXIST)`);
  await rm(folder);
  await mkdir(folder, { mode: 0o500 });
  const becomeNobody = process.getuid?.() === 0;
  if (becomeNobody) process.seteuid?.(65_534);
  try {
    await expect(createDiskFileStore(folder)).rejects.toThrow(
      'Let the user that runs the server write there',
    );
  } finally {
    if (becomeNobody) process.seteuid?.(0);
  }
});

it('leaves no half of a file that could not be written whole', async () => {
  await mkdir(path.join(folder, 'a-1x1.webp'));
  await expect(store.put('a-1x1.webp', Buffer.from('a'))).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['a-1x1.webp']);
});
