import { deflateSync } from 'node:zlib';
import { type Browser, startTestServer } from '@tests/support/test-server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseImageUrl } from '@/core/image-file';
import { uploads } from '../../db/tables/websites';

const server = startTestServer();

function upload(owner: Browser, content: Buffer, { name = 'logo.png', field = 'logo' } = {}) {
  const boundary = 'a-boundary-of-the-test';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return owner.post('/api/upload/logo', payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
}

const picture = (width: number, height: number, background = { r: 200, g: 30, b: 30, alpha: 1 }) =>
  sharp({ create: { width, height, channels: 4, background } });

describe('a logo', () => {
  it('is made small, keeps its shape and is served for good', async () => {
    const owner = await server.owner('zora');
    const answer = await upload(owner, await picture(2000, 1000).png().toBuffer());
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
    const turned = await picture(300, 100)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Zora' } })
      .withMetadata({ orientation: 6 });
    const { url } = (await upload(owner, await turned.toBuffer(), { name: 'a.jpg' })).json();
    expect(parseImageUrl(url)).toMatchObject({ width: 100, height: 300 });
    const stored = [...server.files.values()][0] as Buffer;
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('needs a plate when it is dark and not when it is light and clear', async () => {
    const owner = await server.owner('zora');
    const needsPlate = async (level: number) => {
      const background = { r: level, g: level, b: level, alpha: 0.5 };
      const { url } = (await upload(owner, await picture(50, 50, background).png().toBuffer())).json();
      return parseImageUrl(url)?.needsPlate;
    };
    expect([await needsPlate(10), await needsPlate(250)]).toEqual([true, false]);
  });
});

it('ten large pictures at once are all made small', async () => {
  const owner = await server.owner('zora');
  const large = await picture(3000, 3000).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(owner, large)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(server.files.size).toBe(10);
});

describe('the files of an owner', () => {
  const used = async (owner: Browser) => {
    const logo = await picture(20, 20).png().toBuffer();
    return (await upload(owner, logo)).json().url as string;
  };
  const names = () => [...server.files.keys()].map((name) => `/uploads/${name}`).sort();
  const section = (imageUrl: string) => ({
    ...{ id: 'hero-1', type: 'hero', title: '', order: 0 },
    content: { title: 'A', imageUrl },
  });

  it('go with the website that showed them, unless another, a draft or a revision does or they are new', async () => {
    const owner = await server.owner('zora');
    const [gone, shared, shown, kept, drafted] = [
      ...[await used(owner), await used(owner), await used(owner), await used(owner), await used(owner)],
    ];
    const website = { title: 'A', slug: 'first', logoUrl: gone };
    const first = (await owner.post('/api/websites', website)).json().id;
    await owner.put(`/api/websites/${first}`, { logoUrl: shared });
    const second = (await owner.post('/api/websites', { ...website, slug: 'second', logoUrl: kept })).json()
      .id;
    const pageData = { sections: [section(shown as string)] };
    await owner.put(`/api/websites/${second}`, { logoUrl: shared, pageData });
    await owner.put(`/api/websites/${second}/draft`, {
      ...{ description: '', logoUrl: drafted, pageData, baseVersion: 2 },
    });
    server.clock.advance({ days: 1, seconds: 1 });
    const fresh = await used(owner);
    await owner.delete(`/api/websites/${first}`);
    expect(names()).toEqual([shared, shown, kept, drafted, fresh].sort());
    expect((await server.visitor().get(gone as string)).statusCode).toBe(404);
  });

  it('are at most two hundred; the unused make room first', async () => {
    const owner = await server.owner('zora');
    const { id: userId } = (await owner.get('/api/auth/user')).json();
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...{ fileName: `f${index}.webp`, userId, bytes: 1, createdAt: server.clock.now() },
    }));
    await server.database.db.insert(uploads).values(rows);
    const logo = await picture(20, 20).png().toBuffer();
    const refused = await upload(owner, logo);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ field: 'logo', message: expect.stringContaining('200 pictures') });
    expect((await upload(await server.owner('tibor'), logo)).statusCode).toBe(200);
    server.clock.advance({ days: 1, seconds: 1 });
    expect((await upload(owner, logo)).statusCode).toBe(200);
    expect(await server.database.db.$count(uploads)).toBe(2);
  });
});

describe('refused with a clear text, nothing stored', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
  );
  it.each([
    ['a text named .jpg', async () => Buffer.from('just a text'), 'not a picture we can read'],
    ['an SVG', async () => svg, 'not a picture we can read'],
    ['an empty file', async () => Buffer.alloc(0), 'Please choose a picture'],
    ['an AVIF of 20.25 megapixels', async () => largeAvif(), 'at most 20 megapixels'],
    ['a picture of 400 megapixels', async () => hugePng(20_000, 20_000), 'too many pixels'],
    [
      'a JPEG that was cut off',
      async () => {
        const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
        const whole = await sharp({
          create: { width: 400, height: 400, channels: 3, background: '#fff', noise },
        });
        return (await whole.jpeg().toBuffer()).subarray(0, 6000);
      },
      'damaged or incomplete',
    ],
  ])('%s', async (_what, make, text) => {
    const owner = await server.owner('zora');
    const answer = await upload(owner, await make(), { name: 'logo.jpg' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', field: 'logo' });
    expect(answer.json().message).toContain(text);
    expect(server.files.size).toBe(0);
  });

  it('a file over 10 MB', async () => {
    const owner = await server.owner('zora');
    const answer = await upload(owner, Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toContain('at most 10 MB');
    expect(server.files.size).toBe(0);
  });

  it('another field, no form at all, nobody signed in', async () => {
    const owner = await server.owner('zora');
    const content = await picture(10, 10).png().toBuffer();
    expect((await upload(owner, content, { field: 'photo' })).statusCode).toBe(400);
    expect((await owner.post('/api/upload/logo', {})).statusCode).toBe(415);
    expect((await upload(server.visitor(), content)).statusCode).toBe(401);
  });
});

it('serves nothing outside the store', async () => {
  for (const name of ['..%2f..%2fpackage.json', 'nothing-1x1.webp', '%00']) {
    expect((await server.visitor().get(`/uploads/${name}`)).statusCode).toBe(404);
  }
});

/** A small file that claims, and would unpack to, a huge picture. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sizes = Buffer.alloc(4);
    sizes.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([sizes, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = deflateSync(Buffer.alloc((width + 1) * 100));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function largeAvif(): Promise<Buffer> {
  return picture(4500, 4500).avif({ effort: 0 }).toBuffer();
}
