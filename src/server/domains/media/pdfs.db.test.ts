import { postForm } from '@tests/support/multipart';
import { makePdf } from '@tests/support/sample-pdf';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/core/image-file';
import { parsePdfUrl } from '@/core/pdf-file';
import { uploads } from '../../db/tables/media';
import { users } from '../../db/tables/users';
import { formatDisposition } from './serve-uploads';

const server = startTestServer();
const aDay = { days: 1, seconds: 1 };

const send = (owner: Browser, content: Buffer, fileName = 'Cenník 2026.pdf', field = 'pdf') =>
  postForm(owner, '/api/upload/pdf', { field, content, fileName });

const store = async (owner: Browser, content = makePdf()): Promise<string> =>
  (await send(owner, content)).json().url;

const page = (...urls: string[]) => ({
  sections: [
    {
      id: 'downloads-1',
      type: 'downloads',
      title: 'Take home',
      order: 0,
      content: { files: urls.map((url, index) => ({ id: `${index}`, name: 'Prices', text: '', url })) },
    },
  ],
});

describe('a PDF', () => {
  it('is kept as it is and says its facts by its name', async () => {
    const owner = await server.owner('zora');
    const content = makePdf({ pages: 12 });
    const answer = await send(owner, content);
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json();
    expect(parsePdfUrl(url)).toMatchObject({ bytes: content.length, pages: 12, name: 'Cenník 2026.pdf' });
    expect([...server.files.values()]).toEqual([content]);
  });

  it('is saved by visitors under its owner’s name, and runs nothing', async () => {
    const owner = await server.owner('zora');
    const content = makePdf();
    const served = await server.visitor().get(await store(owner, content));
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload).toEqual(content);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${content.length}`,
      'content-disposition':
        'attachment; filename="Cennik 2026.pdf"; filename*=UTF-8\'\'Cenn%C3%ADk%202026.pdf',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is found only under its whole name', async () => {
    const owner = await server.owner('zora');
    const url = await store(owner);
    const renamed = url.replace(/-[\w-]+\.pdf$/, '-ZXZpbA.pdf');
    for (const address of [renamed, url.replace('.pdf', '.jpg'), `${url}.pdf`])
      expect((await server.visitor().get(address)).statusCode).toBe(404);
  });
});

it('writes names into a header that nothing can break out of', () => {
  expect(formatDisposition('a.pdf')).toBe(`attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`);
  expect(formatDisposition(`it's "x"; y*.pdf`)).toBe(
    `attachment; filename="it_s _x__ y_.pdf"; filename*=UTF-8''it%27s%20%22x%22%3B%20y%2A.pdf`,
  );
  expect(formatDisposition('価格.pdf')).toBe(
    `attachment; filename="__.pdf"; filename*=UTF-8''%E4%BE%A1%E6%A0%BC.pdf`,
  );
});

describe('refuses with a clear text, and stores nothing:', () => {
  it.each<[string, Buffer, string]>([
    ['a picture', Buffer.from('\xff\xd8\xff\xe0 JFIF', 'latin1'), "can't read this file as a PDF"],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), "can't read this file as a PDF"],
    ['an empty file', Buffer.alloc(0), 'Please choose a PDF'],
    ['one that is cut', makePdf().subarray(0, 200), 'damaged or incomplete'],
    ['one that is encrypted', makePdf({ trailer: '/Encrypt 9 0 R' }), 'protected or encrypted'],
  ])('%s', async (_, content, told) => {
    const owner = await server.owner('zora');
    const answer = await send(owner, content, 'a.pdf');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION' });
    expect(JSON.stringify(answer.json())).toContain(told);
    expect([server.files.size, await server.database.db.$count(uploads)]).toEqual([0, 0]);
  });

  it('one that is too large', async () => {
    const owner = await server.owner('zora');
    expect((await send(owner, makePdf({ padding: MAX_UPLOAD_BYTES }))).statusCode).toBe(413);
    expect(server.files.size).toBe(0);
  });

  it('another field, no form, nobody signed in', async () => {
    const owner = await server.owner('zora');
    expect((await send(owner, makePdf(), 'a.pdf', 'file')).statusCode).toBe(400);
    expect((await owner.post('/api/upload/pdf', {})).statusCode).toBe(415);
    expect((await send(server.visitor(), makePdf())).statusCode).toBe(401);
  });

  it.each([
    ['free', 403],
    ['standard', 200],
    ['premium', 200],
  ])('on the plan %s it answers %d', async (tier, status) => {
    const owner = await server.owner('zora');
    await server.database.db.update(users).set({ subscriptionTier: tier });
    const answer = await send(owner, makePdf());
    expect(answer.statusCode).toBe(status);
    if (status === 403) {
      expect(answer.json()).toMatchObject({
        ...{ code: 'PLAN_LIMIT', feature: 'downloads', requiredTier: 'standard' },
      });
    }
  });

  it('one for which the plan has no room', async () => {
    const owner = await server.owner('zora');
    const [{ id } = { id: 0 }] = await server.database.db.select({ id: users.id }).from(users);
    const full = { fileName: 'a1B2c3D4e5F6g7H8-9x9.webp', userId: id, createdAt: server.clock.now() };
    await server.database.db.insert(uploads).values({ ...full, bytes: 300_000_000 - 100 });
    const answer = await send(owner, makePdf());
    expect([answer.statusCode, answer.json().feature]).toEqual([403, 'pictureMegabytes']);
    expect(server.files.size).toBe(0);
  });
});

describe('the files of an owner', () => {
  it('stay as long as a page names them, and go with the website from the bin', async () => {
    const owner = await server.owner('zora');
    const [named, unused] = [await store(owner), await store(owner)];
    const data = { title: 'House', slug: 'house', pageData: page(named) };
    const website = await owner.post('/api/websites', data);
    expect(website.statusCode).toBe(201);
    server.clock.advance(aDay);
    await server.tidyFiles();
    expect((await server.visitor().get(named)).statusCode).toBe(200);
    expect((await server.visitor().get(unused)).statusCode).toBe(404);
    expect((await owner.delete(`/api/websites/${website.json().id}`)).statusCode).toBe(204);
    expect((await server.visitor().get(named)).statusCode).toBe(200);
    const [binned] = (await owner.get('/api/bin')).json();
    expect((await owner.delete(`/api/bin/${binned.id}`)).statusCode).toBe(204);
    expect([server.files.size, await server.database.db.$count(uploads)]).toEqual([0, 0]);
  });

  it('count as their plan’s bytes', async () => {
    const owner = await server.owner('zora');
    const content = makePdf({ padding: 5000 });
    await store(owner, content);
    const [stored] = await server.database.db.select({ bytes: uploads.bytes }).from(uploads);
    expect(stored).toEqual({ bytes: content.length });
  });

  it('are theirs to take along and go with the account', async () => {
    const owner = await server.owner('zora');
    await store(owner);
    const archive = await owner.get('/api/account/export');
    expect(archive.rawPayload.toString('utf8')).toMatch(/files\/[0-9a-f]{32}-Cenník 2026\.pdf/);
    const payload = { currentPassword: 'secret-1', confirmation: 'zora@example.com' };
    expect((await owner.call({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204);
    expect(server.files.size).toBe(0);
  });
});

it('a page takes no file but one that is kept here', async () => {
  const owner = await server.owner('zora');
  for (const url of ['https://example.com/a.pdf', 'javascript:alert(1)', '/uploads/a.pdf', '']) {
    const answer = await owner.post('/api/websites', { title: 'A', slug: 'a-b', pageData: page(url) });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain('Please upload the PDF');
  }
});
