import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { photos } from '../../db/tables/media';
import { products } from '../../db/tables/orders';
import { users } from '../../db/tables/users';
import { socialLinks } from '../../db/tables/websites';

const server = startTestServer();

/** The page has a section of each type, full of content. */
const everything = {
  sections: sectionTypes.map((type, order) => ({
    ...{ id: `${type}-1`, type, order },
    ...sectionFixtures[type].typical,
  })),
};

async function create(owner: Browser, changes: object = {}) {
  const website = { title: 'Salón', slug: 'salon', pageData: everything, isPublished: true, ...changes };
  const { id } = (await owner.post('/api/websites', website)).json();
  const path = `/api/websites/${id}`;
  server.clock.advance({ seconds: 60 });
  return { path, website: (await owner.get(path)).json() };
}

const edits = ({ description, logoUrl, pageData }: Record<string, unknown>) => ({
  ...{ description, logoUrl, pageData },
});

describe('a save that changes nothing', () => {
  it.each([
    ['all that the editor sends', edits],
    ['nothing at all', () => ({})],
    ['its state', () => ({ isPublished: true, version: 1 })],
  ])('with %s makes no version and no revision, and ends the draft', async (_what, sent) => {
    const owner = await server.owner('zora');
    const { path, website } = await create(owner);
    await owner.put(`${path}/draft`, { ...edits(website), description: 'unsaved', baseVersion: 1 });
    expect((await owner.get(path)).json().draft).not.toBeNull();
    const answer = await owner.put(path, sent(website));
    expect([answer.statusCode, answer.json()]).toEqual([200, website]);
    expect((await owner.get(path)).json()).toEqual({ ...website, draft: null });
    expect((await owner.get(`${path}/revisions`)).json()).toHaveLength(1);
  });

  it('is refused all the same when somebody else has saved', async () => {
    const owner = await server.owner('zora');
    const { path, website } = await create(owner);
    await owner.put(path, { description: 'From another window', version: 1 });
    await owner.put(path, { description: website.description, version: 2 });
    const answer = await owner.put(path, { ...edits(website), version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'STALE_VERSION', current: { version: 3 } });
  });

  it('puts right what other tables hold of the page', async () => {
    const owner = await server.owner('zora');
    const { path, website } = await create(owner);
    const { db } = server.database;
    const copies = async () => [
      await db.$count(products, eq(products.isActive, true)),
      await db.$count(socialLinks),
    ];
    const whole = await copies();
    expect(Math.min(...whole)).toBeGreaterThan(0);
    await db.delete(products);
    await db.delete(socialLinks);
    await owner.put(path, edits(website));
    expect(await copies()).toEqual(whole);
  });

  it('gives the room of a picture back that was taken off again', async () => {
    const owner = await server.owner('zora');
    const { path } = await create(owner, { pageData: { sections: [] } });
    await server.database.db.update(users).set({ subscriptionTier: 'free' });
    const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c81e1e' } })
      .png()
      .toBuffer();
    const add = async () => (await postForm(owner, `${path}/photos`, { field: 'photo', content })).statusCode;
    expect([await add(), await add(), await add(), await add()]).toEqual([201, 201, 201, 403]);
    await owner.put(path, { pageData: { sections: [] } });
    expect(await server.database.db.$count(photos)).toBe(0);
    expect(await add()).toBe(201);
  });
});

it('a save that only publishes or hides is a version', async () => {
  const owner = await server.owner('zora');
  const { path } = await create(owner);
  expect((await owner.put(path, { isPublished: false })).json()).toMatchObject({
    isPublished: false,
    version: 2,
  });
  expect((await server.visitor().get('/salon')).statusCode).toBe(404);
  expect((await owner.put(path, { isPublished: true })).json().version).toBe(3);
  expect((await server.visitor().get('/salon')).statusCode).toBe(200);
});
