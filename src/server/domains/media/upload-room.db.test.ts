import { makePicture } from '@tests/support/logos';
import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { uploads } from '../../db/tables/media';
import { lockName } from '../../kernel/database';

const server = startTestServer();

describe('the room that a plan has for pictures', () => {
  const MEGABYTE = 1_000_000;
  const picturesOf = async (owner: Browser) => {
    const { id: userId } = (await owner.get('/api/auth/user')).json();
    const { db } = server.database;
    /** Adds pictures of this many bytes, which an editor may be about to save. */
    const fill = async (bytes: number, database = db) => {
      const parts = Array.from({ length: Math.ceil(bytes / 10 ** 9) }, (_, part) =>
        Math.min(10 ** 9, bytes - part * 10 ** 9),
      );
      const createdAt = server.clock.now();
      await database
        .insert(uploads)
        .values(parts.map((size, part) => ({ fileName: `f${part}.webp`, userId, bytes: size, createdAt })));
    };
    const used = async () => {
      const rows = await db.select().from(uploads).where(eq(uploads.userId, userId));
      return rows.reduce((sum, { bytes }) => sum + bytes, 0);
    };
    return { fill, used };
  };
  const store = async (owner: Browser) =>
    postForm(owner, '/api/upload/picture', {
      field: 'picture',
      content: await makePicture(20, 20).png().toBuffer(),
    });

  it.each([
    ['free', 300, 'standard'],
    ['trial', 300, 'standard'],
    ['standard', 3000, 'premium'],
    ['premium', 10_000, 'premium'],
  ])('is on %s %i MB', async (tier, megabytes, requiredTier) => {
    const owner = await server.owner('zora', tier);
    const pictures = await picturesOf(owner);
    await pictures.fill(megabytes * MEGABYTE - 1);
    const refused = await store(owner);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      ...{ code: 'PLAN_LIMIT', feature: 'pictureMegabytes', requiredTier },
      message: expect.stringContaining(`fill your plan's ${megabytes.toLocaleString('en')} MB`),
    });
    expect(server.files.size).toBe(0);
    expect((await store(await server.owner('tibor'))).statusCode).toBe(200);
  });

  it('is not passed by two that come together', async () => {
    const owner = await server.owner('zora');
    const pictures = await picturesOf(owner);
    await store(owner);
    const one = await pictures.used();
    await pictures.fill(300 * MEGABYTE - 2 * one - 1);
    // Both uploads are found to fit before either is stored.
    const { put } = server.store;
    let arrived = 0;
    vi.spyOn(server.store, 'put').mockImplementation(async (...file) => {
      arrived += 1;
      await vi.waitFor(() => expect(arrived).toBeGreaterThan(1), { timeout: 20_000 });
      return put(...file);
    });
    const answers = await Promise.all([store(owner), store(owner)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect(await pictures.used()).toBeLessThanOrEqual(300 * MEGABYTE);
  });

  it('is counted again when another upload of the owner has been stored', async () => {
    const owner = await server.owner('zora');
    const pictures = await picturesOf(owner);
    const { id } = (await owner.get('/api/auth/user')).json();
    const { late } = await server.database.db.transaction(async (tx) => {
      await lockName(tx, `uploads of ${id}`);
      const late = store(owner);
      await waitForLocks(server.database, 1);
      await pictures.fill(300 * MEGABYTE - 1, tx);
      return { late };
    });
    expect((await late).statusCode).toBe(403);
    expect(await pictures.used()).toBe(300 * MEGABYTE - 1);
  });

  it('is free again of what was taken off a page and saved, and of nothing else', async () => {
    const owner = await server.owner('zora');
    const pictures = await picturesOf(owner);
    const [old, kept] = [(await store(owner)).json().url, (await store(owner)).json().url];
    const website = { title: 'A', slug: 'salon', logoUrl: old };
    const { id } = (await owner.post('/api/websites', website)).json();
    await pictures.fill(300 * MEGABYTE - (await pictures.used()));
    expect((await store(owner)).statusCode).toBe(403);
    await owner.put(`/api/websites/${id}`, { logoUrl: kept });
    expect((await server.visitor().get(old)).statusCode).toBe(200);
    expect((await store(owner)).statusCode).toBe(200);
    expect((await server.visitor().get(old)).statusCode).toBe(404);
    expect((await server.visitor().get(kept)).statusCode).toBe(200);
    expect((await store(owner)).statusCode).toBe(403);
  });
});
