import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertNoStrangers, copySecret, copyUploads } from './copy-files';

let from: string;
let to: string;
beforeEach(async () => {
  [from, to] = [await createDataDir(), await createDataDir()];
  await mkdir(path.join(from, 'uploads'));
  await writeFile(path.join(from, 'uploads', 'one.webp'), 'first');
  await writeFile(path.join(from, 'uploads', 'two.webp'), 'second');
  await writeFile(path.join(from, 'uploads', 'three.webp.part'), 'half');
  await writeFile(path.join(from, 'uploads', '.database-id'), 'id');
});
afterEach(async () => {
  for (const folder of [from, to]) await rm(folder, { recursive: true });
});

const never = new AbortController().signal;
const list = async () => (await readdir(path.join(to, 'uploads'))).sort();

it('copies whole uploads, and takes those back that were not there before', async () => {
  await mkdir(path.join(to, 'uploads'));
  await writeFile(path.join(to, 'uploads', 'one.webp'), 'first');
  await writeFile(path.join(to, 'uploads', 'two.webp'), 'sec');
  await assertNoStrangers(from, to);
  const { count, undo } = await copyUploads(from, to, never);
  expect([count, await list()]).toEqual([2, ['one.webp', 'two.webp']]);
  expect(await readFile(path.join(to, 'uploads', 'two.webp'), 'utf8')).toBe('second');
  await undo();
  expect(await list()).toEqual(['one.webp']);
});

it('leaves nothing when it is stopped', async () => {
  let looks = 0;
  const signal = {
    throwIfAborted() {
      looks += 1;
      if (looks > 1) throw new Error('Stopped');
    },
  } as AbortSignal;
  await expect(copyUploads(from, to, signal)).rejects.toThrow('Stopped');
  expect(await list()).toEqual([]);
});

it('refuses a folder with uploads of something else, and takes a folder without any', async () => {
  await assertNoStrangers(from, to);
  await mkdir(path.join(to, 'uploads'));
  await writeFile(path.join(to, 'uploads', 'stranger.webp'), 'another product');
  await expect(assertNoStrangers(from, to)).rejects.toThrow('holds 1 files of something else');
  await rm(path.join(from, 'uploads'), { recursive: true });
  await rm(path.join(to, 'uploads', 'stranger.webp'));
  expect((await copyUploads(from, to, never)).count).toBe(0);
});

it('copies the session secret where the folder has one', async () => {
  await copySecret(from, to);
  expect(await readdir(to)).toEqual([]);
  await writeFile(path.join(from, 'session-secret'), 'a secret');
  await copySecret(from, to);
  expect(await readFile(path.join(to, 'session-secret'), 'utf8')).toBe('a secret');
});
