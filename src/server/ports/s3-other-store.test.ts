import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, describe, expect, it } from 'vitest';
import type { BucketSettings } from '../settings/bucket-settings';
import { createS3Client } from './s3-client';
import { checkBucket, createS3FileStore } from './s3-file-store';

// The store of the other tests is our own. This one is others' work, so that both sides do not share a mistake.
const directory = await mkdtemp(path.join(tmpdir(), 'verandly-s3rver-'));
const options = {
  ...{ address: '127.0.0.1', port: 0, directory, silent: true, serviceEndpoint: 'test' },
  configureBuckets: [{ name: 'pictures' }],
};
const strict = new S3rver(options);
// The store's own check adds the bucket to a path that does not name it, and takes the slash from one that ends with it.
const lenient = new S3rver({ ...options, allowMismatchedSignatures: true });
const [strictPort, port] = [(await strict.run()).port, (await lenient.run()).port];
afterAll(async () => {
  await Promise.all([strict.close(), lenient.close()]);
  await rm(directory, { recursive: true, force: true });
});

const byPath: BucketSettings = {
  ...{ bucket: 'pictures', region: 'eu-test-1', publicUrl: null },
  ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  endpoint: `http://127.0.0.1:${port}`,
  hasPathStyle: true,
};
const byHost: BucketSettings = { ...byPath, endpoint: `http://s3.test:${port}`, hasPathStyle: false };
const checked: BucketSettings = { ...byPath, endpoint: `http://127.0.0.1:${strictPort}` };

const connect = (settings: BucketSettings) =>
  createS3Client(settings, {
    retryMs: 1,
    lookup: (_host, options, answer) =>
      options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4),
  });

describe.each([
  ['in the path', byPath],
  ['in the host', byHost],
])("a store that is not ours, with the bucket's name %s", (_place, settings) => {
  const files = createS3FileStore(connect(settings), 'uploads/');
  const listNames = async () => {
    const names: string[] = [];
    for await (const { name } of files.list()) names.push(name);
    return names;
  };

  it('takes, lists, gives and removes files', async () => {
    await files.put('a-1x1.webp', Buffer.from('first'));
    await files.put('b-1x1.webp', Buffer.from('a picture'));
    await files.put('a-1x1.webp', Buffer.from('second'));
    expect(await listNames()).toEqual(['a-1x1.webp', 'b-1x1.webp']);
    const file = await files.open('a-1x1.webp');
    expect(file?.bytes).toBe(6);
    expect(file && (await text(file.stream))).toBe('second');
    await files.remove('a-1x1.webp');
    await files.remove('b-1x1.webp');
    await files.remove('b-1x1.webp');
    expect(await files.open('a-1x1.webp')).toBeNull();
    expect(await listNames()).toEqual([]);
  });

  it('is found to be writable', async () => {
    await expect(checkBucket(connect(settings), settings)).resolves.toBeUndefined();
  });

  it('says that a bucket is not there', async () => {
    const gone = { ...settings, bucket: 'gone' };
    await expect(checkBucket(connect(gone), gone)).rejects.toThrow('there is none of that name');
  });
});

it('a store that is not ours takes our signature, and none by another secret', async () => {
  const files = createS3FileStore(connect(checked), 'uploads/');
  await files.put('c-1x1.webp', Buffer.from('signed'));
  const file = await files.open('c-1x1.webp');
  expect(file && (await text(file.stream))).toBe('signed');
  const wrong = createS3FileStore(connect({ ...checked, secretAccessKey: 'another' }), 'uploads/');
  await expect(wrong.put('c-1x1.webp', Buffer.from('forged'))).rejects.toThrow('SignatureDoesNotMatch');
  await expect(wrong.remove('c-1x1.webp')).rejects.toThrow('SignatureDoesNotMatch');
  await files.remove('c-1x1.webp');
});
