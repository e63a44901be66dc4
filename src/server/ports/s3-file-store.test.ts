import { text } from 'node:stream/consumers';
import { startS3Server } from '@tests/support/s3-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FilesAway } from '../kernel/files-away';
import type { BucketSettings } from '../settings/bucket-settings';
import { readStored } from './file-store';
import { createS3Client } from './s3-client';
import { checkBucket, createS3FileStore, parseListing } from './s3-file-store';

const store = await startS3Server();
afterAll(() => store.stop());
beforeEach(() => {
  store.objects.clear();
  store.calls.length = 0;
});

const ask = createS3Client(store.settings, { retryMs: 1 });
const files = createS3FileStore(ask, 'uploads/', 2);
const listNames = async (beginning?: string) => {
  const names: string[] = [];
  for await (const { name } of files.list(beginning)) names.push(name);
  return names;
};

describe('a file in a bucket', () => {
  it('is put with its type, for good, and comes back as it was', async () => {
    await files.put('a-1x1.webp', Buffer.from('a picture'));
    expect(store.objects.get('uploads/a-1x1.webp')?.headers).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const file = await files.open('a-1x1.webp');
    expect(file?.bytes).toBe(9);
    expect(file && (await text(file.stream))).toBe('a picture');
  });

  it('that is a PDF is one to save', async () => {
    await files.put('a-1b-YQ.pdf', Buffer.from('a document'));
    expect(store.objects.get('uploads/a-1b-YQ.pdf')?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    });
    await files.remove('a-1b-YQ.pdf');
  });

  it('that is not there is null, and can be removed', async () => {
    expect(await files.open('a-1x1.webp')).toBeNull();
    await files.put('a-1x1.webp', Buffer.from('a'));
    await files.remove('a-1x1.webp');
    await files.remove('a-1x1.webp');
    expect(await files.open('a-1x1.webp')).toBeNull();
  });

  it('is never one outside of its folder', async () => {
    store.objects.set('secret.txt', { content: Buffer.from('s'), headers: {}, modifiedAt: new Date() });
    for (const name of ['../secret.txt', '..%2fsecret.txt', 'a/b.webp', '', '.', 'a.webp?versions']) {
      expect(await files.open(name)).toBeNull();
      await expect(async () => files.remove(name)).rejects.toThrow('Not the name');
      await expect(files.put(name, Buffer.from('a'))).rejects.toThrow('Not the name');
    }
    expect(store.calls).toEqual([]);
  });

  it('is there whole or not at all', async () => {
    store.breakNext(3);
    await expect(files.put('a-1x1.webp', Buffer.from('a'))).rejects.toThrow(FilesAway);
    expect(store.objects.size).toBe(0);
    await files.put('a-1x1.webp', Buffer.alloc(100_000));
    store.cutNext();
    await expect(readStored(files, 'a-1x1.webp', 100_000)).rejects.toThrow(FilesAway);
    expect(await readStored(files, 'a-1x1.webp', 100_000)).toHaveLength(100_000);
    expect(await readStored(files, 'a-1x1.webp', 99_999)).toBeNull();
  });

  it('cannot be asked for where the bucket is gone: that is not the same as missing', async () => {
    const elsewhere = createS3Client({ ...store.settings, bucket: 'gone' }, { retryMs: 1 });
    await expect(createS3FileStore(elsewhere, 'uploads/').open('a-1x1.webp')).rejects.toThrow(
      'The bucket gone refused a call: NoSuchBucket (404)',
    );
  });
});

describe('the list of files', () => {
  it('comes page by page, of its own folder only, with the time', async () => {
    const modifiedAt = new Date('2026-11-01T10:00:00Z');
    const add = (key: string) =>
      store.objects.set(key, { content: Buffer.from(''), headers: {}, modifiedAt });
    const names = ['a.webp', 'b.webp', 'c.jpg', 'd.jpg', 'e.avif'];
    for (const name of names) add(`uploads/${name}`);
    for (const key of ['assets/a.webp', 'uploads/.keep', 'uploads/sub/a.webp', 'database-id']) add(key);
    expect(await listNames()).toEqual(names);
    expect(store.calls).toHaveLength(4);
    expect(await listNames('c')).toEqual(['c.jpg']);
    for await (const file of files.list('e')) expect(file).toEqual({ name: 'e.avif', modifiedAt });
  });

  it('is asked for no further than somebody reads', async () => {
    for (let index = 0; index < 9; index += 1) await files.put(`a${index}.webp`, Buffer.from(''));
    store.calls.length = 0;
    for await (const { name } of files.list()) if (name === 'a1.webp') break;
    expect(store.calls).toHaveLength(1);
  });

  it.each([
    ['no listing', '<html><body>Please log in</body></html>'],
    [
      'a listing with entities of its own',
      '<!DOCTYPE x [<!ENTITY a "b">]><ListBucketResult></ListBucketResult>',
    ],
    ['a cut one without a token', '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'],
    ['an object without a time', '<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>'],
  ])('refuses %s', (_what, xml) => {
    expect(() => parseListing(xml)).toThrow();
  });

  it('reads what XML writes in other words', () => {
    const xml =
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b&#61;&#x3D;&unknown;</NextContinuationToken></ListBucketResult>';
    expect(parseListing(xml).next).toBe('a&b==&unknown;');
  });
});

describe('at the start', () => {
  const check = (change: Partial<BucketSettings>) => {
    const settings = { ...store.settings, ...change };
    return checkBucket(createS3Client(settings, { retryMs: 1 }), settings);
  };

  it('a bucket is listed and written, and nothing stays in it', async () => {
    await check({});
    expect(store.calls.map(({ method }) => method)).toEqual(['GET', 'PUT', 'DELETE']);
    expect(store.objects.size).toBe(0);
  });

  it.each([
    [{ bucket: 'missing' }, /bucket missing: there is none of that name at http.*S3_BUCKET/],
    [{ accessKeyId: 'WRONG' }, /does not know the key of S3_ACCESS_KEY_ID/],
    [{ secretAccessKey: 'wrong' }, /S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID/],
    [{ region: 'eu-other-1' }, /not in the region eu-other-1.*S3_REGION/],
  ])('%o is named, with what to do and without a secret', async (change, words) => {
    const failure = await check(change).catch((error: Error) => error);
    expect(failure).not.toBeInstanceOf(FilesAway);
    expect(String(failure)).toMatch(words);
    expect(String(failure)).not.toContain(store.settings.secretAccessKey);
  });

  it('a key that may not write is named', async () => {
    store.failNext(1, 403, 'AccessDenied');
    await expect(check({})).rejects.toThrow(
      'must be allowed to list the bucket and to read, write and delete',
    );
  });

  it('a bucket that is away or busy is told apart from a wrong one', async () => {
    store.failNext(3);
    await expect(check({})).rejects.toThrow(FilesAway);
    await store.stop();
    await expect(check({})).rejects.toThrow(FilesAway);
    await store.start();
  });
});
