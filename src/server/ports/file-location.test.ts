import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { startS3Server } from '@tests/support/s3-server';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFileLocation } from './file-location';

const store = await startS3Server();
const warn = vi.fn<(message: string) => void>();
let dataDir: string;
beforeEach(async () => {
  dataDir = await createDataDir();
  warn.mockReset();
});
afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => store.stop());

it.each(['a folder', 'a bucket'])('%s says whose its files are, beside them', async (kind) => {
  const bucket = kind === 'a bucket' ? store.settings : null;
  const { files, assets, mark } = await openFileLocation({ dataDir, bucket }, warn);
  expect(await mark.read()).toBeNull();
  await mark.write('first');
  await mark.write('second');
  await files.put('a-1x1.webp', Buffer.from('a'));
  await assets.put('b.gz', Buffer.from('b'));
  expect(await mark.read()).toBe('second');
  for await (const { name } of files.list()) expect(name).toBe('a-1x1.webp');
  await mark.write(null);
  await mark.write(null);
  expect(await mark.read()).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('has its files where other programs look for them', async () => {
  for (const bucket of [null, store.settings]) {
    const { files, assets, mark } = await openFileLocation({ dataDir, bucket }, warn);
    await files.put('a-1x1.webp', Buffer.from('a'));
    await assets.put('b.gz', Buffer.from('b'));
    await mark.write('id');
  }
  const onDisk = ['uploads/a-1x1.webp', 'assets/b.gz', 'uploads/.database-id'];
  for (const name of onDisk) await readFile(path.join(dataDir, name));
  expect([...store.objects.keys()].sort()).toEqual(['assets/b.gz', 'database-id', 'uploads/a-1x1.webp']);
});

it('in a bucket that is away starts all the same, says so, and works when it is back', async () => {
  await store.stop();
  const { files } = await openFileLocation({ dataDir, bucket: store.settings }, warn);
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The bucket pictures at http\S+ cannot be reached \(ECONNREFUSED\): pictures and/,
      ),
    ],
  ]);
  await store.start();
  await files.put('a-1x1.webp', Buffer.from('a'));
});

it('in a bucket that is not there does not start', async () => {
  const bucket = { ...store.settings, bucket: 'missing' };
  await expect(openFileLocation({ dataDir, bucket }, warn)).rejects.toThrow('there is none of that name');
});
