import { text } from 'node:stream/consumers';
import { startS3Server, withHostStyle } from '@tests/support/s3-server';
import { computeSha256, computeSignature } from '@tests/support/s3-signature';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FilesAway } from '../kernel/files-away';
import { createS3Client, type S3Options } from './s3-client';

const store = await startS3Server();
afterAll(() => store.stop());
beforeEach(() => {
  store.objects.clear();
  store.calls.length = 0;
});

const quick: S3Options = { retryMs: 1 };
const ask = createS3Client(store.settings, quick);
const put = (body: string, client = ask) =>
  client({ method: 'PUT', key: 'uploads/a.webp', body: Buffer.from(body), expected: [200] });
const get = async (client = ask) =>
  text((await client({ method: 'GET', key: 'uploads/a.webp', expected: [200] })).body);

it('is held to what AWS says of signatures', () => {
  // AWS gives these values as the example of "GET Object" in "Signature Calculations for the Authorization Header".
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': computeSha256(''),
    'x-amz-date': '20130524T000000Z',
  };
  const call = {
    ...{ method: 'GET', url: '/test.txt', headers, signedHeaders: Object.keys(headers) },
    ...{ date: '20130524T000000Z', region: 'us-east-1', contentHash: computeSha256('') },
  };
  expect(computeSignature(call, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

describe('the address of a bucket', () => {
  it('is a path, or the beginning of the host', async () => {
    const { port } = new URL(store.settings.endpoint);
    await put('by path');
    const byHost = createS3Client(withHostStyle(store.settings), {
      lookup: (_host, options, answer) =>
        options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4),
    });
    expect(await get(byHost)).toBe('by path');
    await put('by host', byHost);
    expect(await get()).toBe('by host');
    expect(store.calls.map(({ host, url }) => host + url)).toEqual([
      `127.0.0.1:${port}/pictures/uploads/a.webp`,
      `pictures.s3.test:${port}/uploads/a.webp`,
      `pictures.s3.test:${port}/uploads/a.webp`,
      `127.0.0.1:${port}/pictures/uploads/a.webp`,
    ]);
  });
});

describe('a call', () => {
  it('is made again when the store is busy or the connection breaks, three times at most', async () => {
    store.failNext(1);
    store.breakNext(1);
    await put('a');
    expect(store.calls).toHaveLength(3);
    store.failNext(3, 500, 'InternalError');
    await expect(put('b')).rejects.toThrow(FilesAway);
    expect(store.calls).toHaveLength(6);
    expect(await get()).toBe('a');
  });

  it('that is refused is not made again', async () => {
    const wrong = createS3Client({ ...store.settings, secretAccessKey: 'a wrong one' }, quick);
    const refused = await put('a', wrong).catch((error: Error) => error);
    expect(refused).toMatchObject({ status: 403, refusal: 'SignatureDoesNotMatch' });
    expect(String(refused)).not.toMatch(/wrong one|KEYOFTESTS|what was signed/);
    expect(store.calls).toHaveLength(1);
  });

  it('that nobody answers ends by itself, and is not made again', async () => {
    store.hang();
    const patient = createS3Client(store.settings, { stallMs: 50 });
    await expect(get(patient)).rejects.toThrow(/pictures at http\S+ cannot be reached \(ETIMEDOUT\)/);
    // On a busy machine the call may end before the store has heard of it.
    expect(store.calls.length).toBeLessThan(2);
    const late = ask({ method: 'GET', key: 'uploads/a.webp', expected: [200], withinMs: 50 });
    await expect(late).rejects.toThrow('ETIMEDOUT');
    store.open();
  });

  it('to a store that is gone says so, and succeeds when it is back', async () => {
    await put('a');
    await store.stop();
    await expect(get()).rejects.toThrow(/cannot be reached \(ECONNREFUSED\)/);
    await store.start();
    expect(await get()).toBe('a');
  });

  it('whose answer breaks off in the middle does not pass for a whole one', async () => {
    await put('a'.repeat(100_000));
    store.cutNext();
    await expect(get()).rejects.toThrow('aborted');
    expect(await get()).toHaveLength(100_000);
  });
});
