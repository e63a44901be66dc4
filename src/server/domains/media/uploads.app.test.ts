import { badPictures } from '@tests/support/bad-pictures';
import { makePicture, upload } from '@tests/support/logos';
import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES, parseImageUrl } from '@/core/image-file';
import { users } from '../../db/tables/users';

const server = startTestServer();

const endpoints = [
  ['/api/upload/logo', 'logo'],
  ['/api/upload', 'file'],
  ['/api/upload/picture', 'picture'],
];

describe('a logo', () => {
  it('is made small, keeps its shape and is served for good', async () => {
    const owner = await server.owner('zora');
    const answer = await upload(owner, await makePicture(2000, 1000).png().toBuffer());
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json();
    expect(parseImageUrl(url)).toMatchObject({ width: 640, height: 320, needsPlate: true });
    const served = await server.visitor().get(url);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
  });

  it('is turned upright and loses what the camera wrote', async () => {
    const owner = await server.owner('zora');
    const turned = await makePicture(300, 100)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Zora' } })
      .withMetadata({ orientation: 6 });
    const { url } = (await upload(owner, await turned.toBuffer())).json();
    expect(parseImageUrl(url)).toMatchObject({ width: 100, height: 300 });
    const stored = [...server.files.values()][0] as Buffer;
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('is as light as what can be seen of it', async () => {
    const owner = await server.owner('zora');
    const clear = { r: 128, g: 128, b: 128, alpha: 0 };
    const luminanceOf = async (level: number, alpha: number) => {
      const bar = await makePicture(30, 6, { r: level, g: level, b: level, alpha }).png().toBuffer();
      const logo = await makePicture(50, 50, clear)
        .composite([{ input: bar }])
        .png()
        .toBuffer();
      return parseImageUrl((await upload(owner, logo)).json().url)?.luminancePercent;
    };
    expect(await luminanceOf(255, 1)).toBe(100);
    expect(await luminanceOf(255, 0.4)).toBe(100);
    expect(await luminanceOf(0, 1)).toBe(0);
  });

  it('is as light as its finest lines are together', async () => {
    const owner = await server.owner('zora');
    const [width, height] = [640, 320];
    const luminanceOf = async (pixelAt: (x: number) => number[]) => {
      const pixels = Array.from({ length: width * height }, (_, at) => pixelAt(at % width)).flat();
      const lines = sharp(Uint8Array.from(pixels), { raw: { width, height, channels: 4 } });
      return parseImageUrl((await upload(owner, await lines.png().toBuffer())).json().url)?.luminancePercent;
    };
    const clear = [0, 0, 0, 0];
    const hair = await luminanceOf((x) => (x % 40 === 0 ? [255, 255, 255, 255] : clear));
    expect(hair).toBeGreaterThanOrEqual(98);
    // Apart from a clear edge, half of it is white and half black.
    const stripes = await luminanceOf((x) => (x < 4 ? clear : x % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
    expect(Math.abs((stripes ?? 0) - 50)).toBeLessThanOrEqual(3);
  });

  it('of which nothing can be seen is taken', async () => {
    const owner = await server.owner('zora');
    const clear = await makePicture(50, 50, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
    expect((await upload(owner, clear)).statusCode).toBe(200);
  });
});

describe('a picture', () => {
  const store = async (owner: Browser, content: Buffer) =>
    postForm(owner, '/api/upload', { field: 'file', content });

  it('is kept in three widths and two formats, beside a JPEG for every browser', async () => {
    const owner = await server.owner('zora');
    const { url } = (await store(owner, await makePicture(2000, 1000).png().toBuffer())).json();
    expect(parseImageUrl(url)).toMatchObject({ width: 1600, height: 800 });
    const names = [...server.files.keys()].map((name) => name.replace(/^\w+-1600x800/, ''));
    expect(names).toEqual([
      ...['.jpg', '-480.avif', '-480.webp', '-960.avif', '-960.webp', '-1600.avif', '-1600.webp'],
    ]);
    for (const [name, content] of server.files) {
      const { format, width, compression } = await sharp(content).metadata();
      expect(width).toBe(Number(/-(\d+)\.(avif|webp)$/.exec(name)?.[1] ?? 1600));
      const served = await server.visitor().get(`/uploads/${name}`);
      const type = compression === 'av1' ? 'avif' : format;
      expect(served.headers).toMatchObject({
        'content-type': `image/${type}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it('is never enlarged, is turned upright and loses what the camera wrote', async () => {
    const owner = await server.owner('zora');
    const turned = makePicture(700, 300)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Zora' } })
      .withMetadata({ orientation: 6 });
    const { url } = (await store(owner, await turned.toBuffer())).json();
    expect(parseImageUrl(url)).toMatchObject({ width: 300, height: 700 });
    expect(server.files.size).toBe(3);
    for (const content of server.files.values()) {
      expect(await sharp(content).metadata()).toMatchObject({ width: 300, height: 700 });
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });

  it('that is very long or has one colour channel is taken all the same', async () => {
    const owner = await server.owner('zora');
    const long = (await store(owner, await makePicture(10, 20_000).png().toBuffer())).json();
    expect(parseImageUrl(long.url)).toMatchObject({ width: 2, height: 3200 });
    const gray = await makePicture(50, 50).toColourspace('b-w').png().toBuffer();
    expect((await store(owner, gray)).statusCode).toBe(200);
  });
});

describe('a failure of ours', () => {
  it('is not blamed on the file', async () => {
    const owner = await server.owner('zora');
    vi.spyOn(sharp.prototype, 'webp').mockImplementation(() => {
      throw new Error('There is no such encoder');
    });
    const answer = await upload(owner, await makePicture(20, 20).png().toBuffer());
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL']);
  });
});

describe('refused with a clear text, nothing stored', () => {
  it.each(endpoints)('%s', async (url, field) => {
    const owner = await server.owner('zora');
    for (const [what, make, told] of badPictures) {
      const answer = await postForm(owner, url, { field, content: await make() });
      expect([what, answer.statusCode]).toEqual([what, 400]);
      expect(answer.json()).toMatchObject({ code: 'VALIDATION', field });
      expect(answer.json().message).toContain(told);
      expect(server.files.size).toBe(0);
    }
  });

  it('a file that is too large', async () => {
    const owner = await server.owner('zora');
    const answer = await upload(owner, Buffer.alloc(MAX_UPLOAD_BYTES + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toContain('at most 10 MB');
    expect(server.files.size).toBe(0);
  });

  it('another field, no form at all, nobody signed in', async () => {
    const owner = await server.owner('zora');
    const content = await makePicture(10, 10).png().toBuffer();
    expect((await upload(owner, content, 'photo')).statusCode).toBe(400);
    expect((await owner.post('/api/upload/logo', {})).statusCode).toBe(415);
    expect((await upload(server.visitor(), content)).statusCode).toBe(401);
  });
});

it('serves nothing outside the store', async () => {
  for (const name of ['..%2f..%2fpackage.json', 'nothing-1x1.webp', '%00']) {
    expect((await server.visitor().get(`/uploads/${name}`)).statusCode).toBe(404);
  }
});

describe('a plan', () => {
  it.each([
    ['free', '/api/upload/logo', 'logo', { feature: 'logo', requiredTier: 'standard' }],
    ['free', '/api/upload', 'file', { feature: 'products', requiredTier: 'premium' }],
    ['standard', '/api/upload', 'file', { feature: 'products', requiredTier: 'premium' }],
    ['free', '/api/upload/picture', 'picture', null],
    ['standard', '/api/upload/logo', 'logo', null],
    ['premium', '/api/upload', 'file', null],
  ])('%s stores a file at %s only where it has a use for it', async (tier, url, field, refusal) => {
    const owner = await server.owner('zora');
    await server.database.db.update(users).set({ subscriptionTier: tier });
    const answer = await postForm(owner, url, { field, content: await makePicture(20, 20).png().toBuffer() });
    expect(answer.statusCode).toBe(refusal ? 403 : 200);
    if (refusal) expect(answer.json()).toMatchObject({ code: 'PLAN_LIMIT', ...refusal });
    expect(server.files.size > 0).toBe(refusal === null);
  });
});
