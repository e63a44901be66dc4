import { once } from 'node:events';
import { badPictures } from '@tests/support/bad-pictures';
import { buildGallery } from '@tests/support/gallery-page';
import { addPhoto as add, PHOTO as content, createWebsite, listPhotos as list } from '@tests/support/photos';
import { listen } from '@tests/support/raw-request';
import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { uploads } from '../../db/tables/media';
import { users } from '../../db/tables/users';
import { websites } from '../../db/tables/websites';

const server = startTestServer();

const setTier = (tier: string) =>
  server.database.db.update(users).set({ subscriptionTier: tier }).where(eq(users.nickname, 'zora'));

describe('a photo', () => {
  it('is added with its caption and its place, and listed in order', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const second = await add(owner, id, { caption: 'Čierna káva', sortOrder: '5' });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual({
      id: expect.any(Number),
      websiteId: id,
      url: expect.stringMatching(/^\/uploads\/\w+-600x400\.jpg$/),
      caption: 'Čierna káva',
      sortOrder: 5,
    });
    const first = (await add(owner, id)).json();
    expect(first).toMatchObject({ caption: '', sortOrder: 0 });
    expect(await list(owner, id)).toEqual([first, second.json()]);
    expect((await server.visitor().get(first.url)).headers['content-type']).toBe('image/jpeg');
  });

  it.each([
    [{ sortOrder: '-1' }, 'sortOrder'],
    [{ sortOrder: 'first' }, 'sortOrder'],
    [{ caption: 'x'.repeat(10_000) }, 'caption'],
  ])('is refused with bad fields %#, nothing stored', async (fields, field) => {
    const owner = await server.owner('zora');
    const answer = await add(owner, await createWebsite(owner), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', field });
    expect(server.files.size).toBe(0);
  });

  it('whose record cannot be written leaves no file', async () => {
    const owner = await server.owner('zora');
    const answer = await add(owner, await createWebsite(owner), { caption: 'a\0b' });
    expect(answer.statusCode).toBe(400);
    expect(server.files.size).toBe(0);
    expect(await server.database.db.$count(uploads)).toBe(0);
  });

  it('that was called off while it was being made is not stored and takes no room', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    await setTier('free');
    const port = await listen(server.app);
    const connected = once(server.app.server, 'connection');
    const form = new FormData();
    form.append('photo', new File([new Uint8Array(content)], 'a.png'));
    const answer = fetch(`http://127.0.0.1:${port}/api/websites/${id}/photos`, {
      ...{ method: 'POST', body: form, headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' } },
    });
    const [connection] = await connected;
    const put = server.files.set;
    const begun = new Promise<void>((resolve) => {
      server.files.set = (name, file) => {
        connection.destroy();
        resolve();
        return put.call(server.files, name, file);
      };
    });
    await expect(answer).rejects.toThrow();
    await begun;
    server.files.set = put;
    await waitFor(() => expect(server.files.size).toBe(0));
    expect(await list(owner, id)).toEqual([]);
    for (const _ of [1, 2, 3]) expect((await add(owner, id)).statusCode).toBe(201);
  });

  it('is no file that we cannot read', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    for (const [what, make, told] of badPictures) {
      const answer = await add(owner, id, {}, await make());
      expect([what, answer.statusCode]).toEqual([what, 400]);
      expect(answer.json()).toMatchObject({ code: 'VALIDATION', field: 'photo' });
      expect(answer.json().message).toContain(told);
    }
    expect(server.files.size).toBe(0);
    expect(await list(owner, id)).toEqual([]);
  });

  it('of another owner does not exist', async () => {
    const zora = await server.owner('zora');
    const id = await createWebsite(zora);
    const { id: photoId } = (await add(zora, id)).json();
    const tibor = await server.owner('tibor');
    const own = await createWebsite(tibor, 'tibor');
    expect((await tibor.get(`/api/websites/${id}/photos`)).statusCode).toBe(404);
    expect((await add(tibor, id)).statusCode).toBe(404);
    expect((await tibor.delete(`/api/websites/${id}/photos/${photoId}`)).statusCode).toBe(404);
    expect((await tibor.delete(`/api/websites/${own}/photos/${photoId}`)).statusCode).toBe(404);
    expect((await server.visitor().get(`/api/websites/${id}/photos`)).statusCode).toBe(401);
    expect(await list(zora, id)).toHaveLength(1);
  });
});

describe('a save', () => {
  it('makes the photos those of the galleries, and keeps the ids of those that stay', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const [a, b, c] = [
      (await add(owner, id)).json(),
      (await add(owner, id)).json(),
      (await add(owner, id)).json(),
    ];
    const pageData = buildGallery([
      { url: c.url, caption: 'Now the first' },
      { url: 'https://example.com/elsewhere.jpg', caption: '' },
      { url: a.url, caption: '' },
      { url: a.url, caption: 'twice' },
    ]);
    expect((await owner.put(`/api/websites/${id}`, { pageData })).statusCode).toBe(200);
    expect(await list(owner, id)).toEqual([
      { ...c, caption: 'Now the first', sortOrder: 0 },
      { ...a, caption: 'twice', sortOrder: 3 },
    ]);
    await owner.put(`/api/websites/${id}`, { pageData: buildGallery([{ url: b.url, caption: '' }]) });
    expect((await list(owner, id)).map(({ url }) => url)).toEqual([b.url]);
    expect((await server.visitor().get(a.url)).statusCode).toBe(200);
  });

  it('lets a picture go with the last revision that showed it', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const { url } = (await add(owner, id)).json();
    await owner.put(`/api/websites/${id}`, { pageData: buildGallery([{ url, caption: '' }]) });
    server.clock.advance({ days: 1, seconds: 1 });
    const pageData = buildGallery();
    for (let save = 1; save < 50; save += 1) {
      await owner.put(`/api/websites/${id}`, { pageData, description: `${save}` });
    }
    await server.tidyFiles();
    expect(server.files.size).toBe(5);
    await owner.put(`/api/websites/${id}`, { pageData, description: 'The last' });
    await server.tidyFiles();
    expect(server.files.size).toBe(0);
  });
});

it('an upload waits for another one and for a save, and holds up no visitor', async () => {
  const owner = await server.owner('zora');
  const id = await createWebsite(owner);
  const { db } = server.database;
  const { answer } = await db.transaction(async (tx) => {
    // A visitor's order holds the same lock until it is stored.
    await tx.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for('key share');
    const upload = add(owner, id);
    if (server.database.kind === 'postgres') await upload;
    return { answer: upload };
  });
  expect((await answer).statusCode).toBe(201);
  const { answer: late } = await db.transaction(async (tx) => {
    await tx.update(websites).set({ isPublished: true }).where(eq(websites.id, id));
    const upload = add(owner, id);
    await waitForLocks(server.database, 1);
    return { answer: upload };
  });
  expect((await late).statusCode).toBe(201);
});

describe('files', () => {
  it('of a deleted photo go at once', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const [gone, kept] = [(await add(owner, id)).json(), (await add(owner, id)).json()];
    expect((await owner.delete(`/api/websites/${id}/photos/${gone.id}`)).statusCode).toBe(204);
    expect((await server.visitor().get(gone.url)).statusCode).toBe(404);
    expect(server.files.size).toBe(5);
    expect(await list(owner, id)).toEqual([kept]);
    expect((await owner.delete(`/api/websites/${id}/photos/${gone.id}`)).statusCode).toBe(404);
  });

  it('of a deleted photo stay as long as a page shows them', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const photo = (await add(owner, id)).json();
    const other = await createWebsite(owner, 'other');
    await owner.put(`/api/websites/${other}`, { pageData: buildGallery([{ url: photo.url, caption: '' }]) });
    await owner.delete(`/api/websites/${id}/photos/${photo.id}`);
    expect(server.files.size).toBe(5);
  });

  it('of a deleted photo stay when a save that is under way puts it back', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const photo = (await add(owner, id)).json();
    const { answer } = await server.database.db.transaction(async (tx) => {
      const pageData = buildGallery([{ url: photo.url, caption: '' }]);
      await tx.update(websites).set({ pageData }).where(eq(websites.id, id));
      const removal = owner.delete(`/api/websites/${id}/photos/${photo.id}`);
      await waitForLocks(server.database, 1);
      return { answer: removal };
    });
    expect((await answer).statusCode).toBe(204);
    expect(server.files.size).toBe(5);
  });

  it('of a deleted website lie in the bin with it, and may be named by another', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const { url } = (await add(owner, id)).json();
    const pageData = buildGallery([{ url, caption: 'Kedysi' }]);
    await owner.put(`/api/websites/${id}`, { pageData });
    await owner.delete(`/api/websites/${id}`);
    const again = await owner.post('/api/websites', { title: 'Salón', slug: 'salon', pageData });
    expect(again.statusCode).toBe(201);
    expect(again.json().pageData).toEqual(pageData);
    expect((await server.visitor().get(url)).statusCode).toBe(200);
  });

  it('of a deleted website go with the bin, and those of its revisions and photos at once', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    const urls = [];
    for (let count = 0; count < 4; count += 1) urls.push((await add(owner, id)).json().url);
    const [revised, shown, drafted] = urls.map((url) => buildGallery([{ url, caption: '' }]));
    await owner.put(`/api/websites/${id}`, { pageData: revised });
    await owner.put(`/api/websites/${id}`, { pageData: shown });
    await owner.put(`/api/websites/${id}/draft`, {
      ...{ description: '', logoUrl: null, pageData: drafted, baseVersion: 3 },
    });
    await add(owner, id);
    const other = await createWebsite(owner, 'other');
    const kept = (await add(owner, other)).json();
    await owner.delete(`/api/websites/${id}`);
    const left = () =>
      [...server.files.keys()]
        .filter((name) => name.endsWith('.jpg'))
        .map((name) => `/uploads/${name}`)
        .sort();
    // The fourth photo was never on a page, and its record went with the first save: its file stays for a day.
    expect(left()).toEqual([kept.url, ...urls.slice(1)].sort());
    const [binned] = (await owner.get('/api/bin')).json();
    server.clock.advance({ days: 1, seconds: 1 });
    expect((await owner.delete(`/api/bin/${binned.id}`)).statusCode).toBe(204);
    expect(left()).toEqual([kept.url, urls[3]].sort());
  });
});
