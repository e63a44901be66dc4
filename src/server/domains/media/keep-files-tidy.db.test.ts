import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { uploads } from '../../db/tables/media';

const server = startTestServer();
// This server's folder is not the one that belongs to the database.
const stranger = startTestServer({}, () => server.database, { ownsFiles: false });

const content = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c81e1e' } })
  .png()
  .toBuffer();

const aDay = { days: 1, seconds: 1 };

async function upload(owner: Browser): Promise<string> {
  return (await postForm(owner, '/api/upload/picture', { field: 'picture', content })).json().url;
}

async function createGallery(owner: Browser) {
  const { id } = (await owner.post('/api/websites', { title: 'Salón', slug: 'salon' })).json();
  const photo = await postForm(owner, `/api/websites/${id}/photos`, { field: 'photo', content });
  return { website: `/api/websites/${id}`, photo: `/api/websites/${id}/photos/${photo.json().id}` };
}

/** Lets the store refuse to remove all files of a picture but the last one, until the returned function is called. */
function refuseRemovals(): () => void {
  const remove = vi.spyOn(server.files, 'delete').mockImplementation((name) => {
    if (!name.endsWith('-600.webp')) throw new Error('The disk is read-only');
    return Map.prototype.delete.call(server.files, name);
  });
  return () => remove.mockRestore();
}

describe('a file that cannot be removed', () => {
  it.each(['website', 'photo'] as const)('lets its %s go all the same, and goes later', async (what) => {
    const owner = await server.owner('zora');
    const gallery = await createGallery(owner);
    const allowRemovals = refuseRemovals();
    expect((await owner.delete(gallery[what])).statusCode).toBe(204);
    // The files that could be removed are gone, even if earlier ones could not be.
    expect([...server.files.keys()].filter((name) => name.endsWith('-600.webp'))).toEqual([]);
    expect(server.files.size).toBe(4);
    expect(await server.database.db.$count(uploads)).toBe(0);
    allowRemovals();
    await server.tidyFiles();
    expect(server.files.size).toBe(4);
    server.clock.advance(aDay);
    await server.tidyFiles();
    expect(server.files.size).toBe(0);
  });

  it('lets its account go all the same, and goes later', async () => {
    await server.owner('tibor');
    const owner = await server.owner('zora');
    await upload(owner);
    const allowRemovals = refuseRemovals();
    const payload = { currentPassword: 'secret-1', confirmation: 'zora@example.com' };
    expect((await owner.call({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204);
    allowRemovals();
    server.clock.advance(aDay);
    await server.tidyFiles();
    expect(server.files.size).toBe(0);
  });
});

describe('the daily look', () => {
  it('removes what belongs to no upload and is older than a day', async () => {
    const owner = await server.owner('zora');
    const { photo } = await createGallery(owner);
    const id = 'a1B2c3D4e5F6g7H8';
    const strays = [
      ...[`${id}-600x400.jpg`, `${id}-600x400-480.avif`, `${id}-600x400-480.webp.part`, `${id}-9x9.webp`],
      ...[`${id}-9x9.webp.part`, 'old.webp'],
    ];
    for (const name of strays) await server.store.put(name, content);
    server.clock.advance(aDay);
    await server.store.put(`${id}-700x400.jpg`, content);
    await server.tidyFiles();
    const kept = [...server.files.keys()].filter((name) => !strays.includes(name));
    expect([...server.files.keys()]).toEqual(kept);
    expect(kept).toHaveLength(6);
    expect(kept).toContain(`${id}-700x400.jpg`);
    expect((await owner.delete(photo)).statusCode).toBe(204);
    expect(server.files.size).toBe(1);
  });

  it('of two processes at once removes the same and fails neither', async () => {
    const owner = await server.owner('zora');
    const { website } = await createGallery(owner);
    const shown = await upload(owner);
    await owner.put(website, { logoUrl: shown });
    for (let index = 0; index < 3; index += 1) await upload(owner);
    await server.store.put('a1B2c3D4e5F6g7H8-600x400.jpg', content);
    const failure = vi.spyOn(server.app.log, 'error');
    server.clock.advance(aDay);
    await Promise.all([server.tidyFiles(), server.tidyFiles()]);
    expect(await server.database.db.$count(uploads)).toBe(2);
    expect(server.files.size).toBe(2 * 5);
    expect(failure).not.toHaveBeenCalled();
  });

  it('removes what its owner uploaded and never saved, and nothing that a page, draft or revision names', async () => {
    const owner = await server.owner('zora');
    const logos = [await upload(owner), await upload(owner), await upload(owner)];
    const [first, second, drafted] = logos;
    const { id } = (
      await owner.post('/api/websites', { title: 'Salón', slug: 'salon', logoUrl: first })
    ).json();
    await owner.put(`/api/websites/${id}`, { logoUrl: second });
    const draft = { description: '', logoUrl: drafted, pageData: { sections: [] }, baseVersion: 2 };
    await owner.put(`/api/websites/${id}/draft`, draft);
    await upload(owner);
    await server.tidyFiles();
    expect(await server.database.db.$count(uploads)).toBe(4);
    server.clock.advance(aDay);
    const fresh = await upload(owner);
    await server.tidyFiles();
    const named = [...server.files.keys()].filter((name) => name.endsWith('.jpg'));
    expect(named.map((name) => `/uploads/${name}`).sort()).toEqual([...logos, fresh].sort());
  });

  it("touches nothing from before the first owner: it is another database's", async () => {
    await server.store.put('old.webp', content);
    server.clock.advance(aDay);
    await server.tidyFiles();
    await server.owner('zora');
    server.clock.advance(aDay);
    await server.tidyFiles();
    expect([...server.files.keys()]).toEqual(['old.webp']);
  });

  it('ends when the server closes', async () => {
    await server.owner('zora');
    await server.store.put('old.webp', content);
    server.clock.advance(aDay);
    await server.tidyFiles(AbortSignal.abort());
    expect(server.files.size).toBe(1);
  });

  it('is done at the start, and in a folder of its own only', async () => {
    await server.owner('zora');
    for (const { store, app } of [stranger, server]) {
      vi.spyOn(store, 'list');
      await app.listen({ port: 0, host: '127.0.0.1' });
    }
    await waitFor(() => expect(server.store.list).toHaveBeenCalled());
    await stranger.app.close();
    expect(stranger.store.list).not.toHaveBeenCalled();
  });
});
