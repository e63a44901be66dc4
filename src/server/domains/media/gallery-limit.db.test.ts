import { buildGallery } from '@tests/support/gallery-page';
import { addPhoto as add, createWebsite, listPhotos as list } from '@tests/support/photos';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Photo } from '@/contracts/endpoints/media';
import { users } from '../../db/tables/users';

const server = startTestServer();

const emptyDraft = { description: '', logoUrl: null, pageData: { sections: [] }, baseVersion: 1 };

const setTier = (tier: string) =>
  server.database.db.update(users).set({ subscriptionTier: tier }).where(eq(users.nickname, 'zora'));

describe('the plan', () => {
  it.each([
    ['free', 3, 'standard'],
    ['standard', 5, 'premium'],
  ])('%s takes %s photos', async (tier, limit, requiredTier) => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    await setTier(tier);
    const answers = await Promise.all(Array.from({ length: limit + 1 }, () => add(owner, id)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403]);
    expect(refused[0]?.json()).toEqual({
      code: 'PLAN_LIMIT',
      message: `Your plan allows ${limit} pictures in galleries.`,
      feature: 'galleryImages',
      requiredTier,
    });
    expect(await list(owner, id)).toHaveLength(limit);
    expect(server.files.size).toBe(limit * 5);
  });

  it('has room again when a picture was taken off the page, in a draft already', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    await setTier('free');
    const photos: Photo[] = [];
    for (const caption of ['a', 'b', 'c']) photos.push((await add(owner, id, { caption })).json());
    const images = photos.map(({ url, caption }) => ({ url, caption }));
    await owner.put(`/api/websites/${id}`, { pageData: buildGallery(images) });
    expect((await add(owner, id)).statusCode).toBe(403);
    server.clock.advance({ seconds: 2 });
    const draft = { description: '', logoUrl: null, pageData: buildGallery(images.slice(1)), baseVersion: 2 };
    await owner.put(`/api/websites/${id}/draft`, draft);
    expect((await add(owner, id)).statusCode).toBe(201);
    expect((await add(owner, id)).statusCode).toBe(403);
  });
});

describe('a photo that is on no page any more', () => {
  const draftOf = (...images: Photo[]) => ({
    ...{ description: '', logoUrl: null, baseVersion: 1 },
    pageData: buildGallery(images.map(({ url, caption }) => ({ url, caption }))),
  });

  async function fillDraft(owner: Browser, id: number): Promise<void> {
    await setTier('free');
    const photos: Photo[] = [];
    for (const _ of [1, 2, 3]) photos.push((await add(owner, id)).json());
    server.clock.advance({ seconds: 2 });
    expect((await owner.put(`/api/websites/${id}/draft`, draftOf(...photos))).statusCode).toBe(200);
    expect((await add(owner, id)).statusCode).toBe(403);
    server.clock.advance({ seconds: 2 });
  }

  it.each<[string, (owner: Browser, id: number) => Promise<unknown>]>([
    ['the draft is discarded', (owner, id) => owner.delete(`/api/websites/${id}/draft`)],
    ['the draft is taken back', (owner, id) => owner.put(`/api/websites/${id}/draft`, emptyDraft)],
    ['the website is saved as it was', (owner, id) => owner.put(`/api/websites/${id}`, {})],
  ])('takes no room after %s', async (_when, end) => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    await fillDraft(owner, id);
    await end(owner, id);
    server.clock.advance({ seconds: 2 });
    for (const status of [201, 201, 201, 403]) expect((await add(owner, id)).statusCode).toBe(status);
  });

  it('takes no room once the editor says so, and what is uploaded beside it does', async () => {
    const owner = await server.owner('zora');
    const id = await createWebsite(owner);
    await fillDraft(owner, id);
    expect((await add(owner, id, { pictures: '3' })).statusCode).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => add(owner, id, { pictures: '1' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 403]);
  });
});
