import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-dir-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('refuses a folder that a living process has, and names it', async () => {
  await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${process.pid}`);
});

it('gives the folder back', async () => {
  const unlock = await lockDataDir(folder);
  await unlock();
  await expect(lockDataDir(folder)).resolves.toBeTypeOf('function');
});

it('takes the folder from a process that died, even when its number is in use again', async () => {
  await writeFile(
    path.join(folder, 'server.lock'),
    JSON.stringify({ pid: process.pid, startedAt: 'long ago' }),
  );
  await lockDataDir(folder);
  expect(JSON.parse(await readFile(path.join(folder, 'server.lock'), 'utf8')).startedAt).not.toBe('long ago');
});

it('takes the folder when the lock was cut off half-written', async () => {
  await writeFile(path.join(folder, 'server.lock'), '{"pi');
  await expect(lockDataDir(folder)).resolves.toBeTypeOf('function');
});
