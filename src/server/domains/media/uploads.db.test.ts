import { makePicture, upload } from '@tests/support/logos';
import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it, vi } from 'vitest';
import { uploads } from '../../db/tables/media';
import { DatabaseAway } from '../../kernel/database-errors';

const server = startTestServer();

describe('the files of an owner', () => {
  const used = async (owner: Browser) => {
    const logo = await makePicture(20, 20).png().toBuffer();
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

  it('are at most fifteen hundred; the unused make room first', async () => {
    const owner = await server.owner('zora');
    const { id: userId } = (await owner.get('/api/auth/user')).json();
    const rows = Array.from({ length: 1500 }, (_, index) => ({
      ...{ fileName: `f${index}.webp`, userId, bytes: 1, createdAt: server.clock.now() },
    }));
    await server.database.db.insert(uploads).values(rows);
    const logo = await makePicture(20, 20).png().toBuffer();
    const refused = await upload(owner, logo);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      field: 'logo',
      message: expect.stringContaining('1500 pictures'),
    });
    expect((await upload(await server.owner('tibor'), logo)).statusCode).toBe(200);
    server.clock.advance({ days: 1, seconds: 1 });
    expect((await upload(owner, logo)).statusCode).toBe(200);
    expect(await server.database.db.$count(uploads)).toBe(2);
  });
});

it('a picture is stored whole or not at all', async () => {
  const owner = await server.owner('zora');
  const content = await makePicture(1000, 500).png().toBuffer();
  const put = server.files.set;
  server.files.set = (name, bytes) => {
    if (name.endsWith('-960.webp')) throw new Error('The disk is full');
    return put.call(server.files, name, bytes);
  };
  const answer = await postForm(owner, '/api/upload', { field: 'file', content });
  server.files.set = put;
  expect(answer.statusCode).toBe(500);
  expect(server.files.size).toBe(0);
  expect(await server.database.db.$count(uploads)).toBe(0);
});

it('keeps the files of a picture whose rows may be stored when the database went away', async () => {
  const owner = await server.owner('zora');
  const content = await makePicture(20, 20).png().toBuffer();
  const { db } = server.database;
  const transaction = db.transaction.bind(db);
  const lost = vi.spyOn(db, 'transaction').mockImplementation(async (...call) => {
    const answer = await transaction(...call);
    if ((await db.$count(uploads)) > 0) throw new DatabaseAway('The answer to COMMIT got lost');
    return answer;
  });
  const answer = await postForm(owner, '/api/upload', { field: 'file', content });
  lost.mockRestore();
  expect(answer.statusCode).toBe(503);
  const [upload] = await db.select().from(uploads);
  expect([...server.files.keys()]).toContain(upload?.fileName);
});
