import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import type { SectionType } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { users } from '@/server/db/tables/users';

const server = startTestServer();

function section(type: SectionType, order = 0, content: unknown = sectionFixtures[type].typical.content) {
  return { id: `${type}-${order}`, type, title: '', content, order } as StoredSection;
}
const page = (...sections: StoredSection[]) => ({ sections });
const gallery = (...names: string[]) =>
  section('gallery', 0, {
    images: names.map((name) => ({ url: `https://example.com/${name}`, caption: '' })),
  });
const social = (links: Record<string, string>) => section('social', 0, { title: '', description: '', links });

async function ownerOn(tier: string): Promise<Browser> {
  const owner = await server.owner('zora');
  await setTier(tier);
  return owner;
}

async function setTier(subscriptionTier: string) {
  await server.database.db.update(users).set({ subscriptionTier }).where(eq(users.nickname, 'zora'));
}

const create = (owner: Browser, change: object = {}) =>
  owner.post('/api/websites', { title: 'Salón', slug: 'salon', ...change });

/** Creates a website with `content` on premium, whose owner edits it on another plan. */
async function createDowngraded(tier: string, content: object) {
  const owner = await ownerOn('premium');
  const { id } = (await create(owner, content)).json();
  await setTier(tier);
  const save = (change: object) => owner.put(`/api/websites/${id}`, change);
  const stored = async () => (await owner.get(`/api/websites/${id}`)).json();
  return { owner, id, save, stored };
}

const refusal = (feature: string, requiredTier: string) => ({ code: 'PLAN_LIMIT', feature, requiredTier });

describe('how many websites', () => {
  it.each([
    ['free', 1, 'standard', 'Your plan allows one website.'],
    ['standard', 5, 'premium', 'Your plan allows 5 websites.'],
  ])('%s has %s, however many are created at once', async (tier, limit, requiredTier, message) => {
    const owner = await ownerOn(tier);
    const answers = await Promise.all(
      Array.from({ length: limit + 2 }, (_, index) => create(owner, { slug: `salon-${index}` })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(refused[0]?.json()).toEqual({ message, ...refusal('websites', requiredTier) });
    await setTier('premium');
    expect((await owner.get('/api/websites')).json()).toHaveLength(limit);
  });

  it('has no end on premium', async () => {
    const owner = await ownerOn('premium');
    for (let index = 0; index < 7; index += 1) await create(owner, { slug: `salon-${index}` });
    expect((await owner.get('/api/websites')).json()).toHaveLength(7);
  });

  it('counts only the own, and a deleted one no more', async () => {
    const owner = await ownerOn('free');
    await create(await server.owner('tibor'), { slug: 'tibor' });
    const { id } = (await create(owner)).json();
    expect((await create(owner, { slug: 'second' })).statusCode).toBe(403);
    await owner.delete(`/api/websites/${id}`);
    expect((await create(owner, { slug: 'second' })).statusCode).toBe(201);
  });
});

const tooMuch: [string, string, object, string, string][] = [
  ['free', 'contact form', { pageData: page(section('contact')) }, 'contact', 'standard'],
  ['free', 'poll', { pageData: page(section('poll')) }, 'poll', 'standard'],
  ['free', 'booking', { pageData: page(section('booking')) }, 'booking', 'standard'],
  ['free', 'products', { pageData: page(section('products')) }, 'products', 'premium'],
  ['standard', 'products', { pageData: page(section('products')) }, 'products', 'premium'],
  ['free', '51 characters', { description: 'x'.repeat(51) }, 'descriptionCharacters', 'standard'],
  ['free', '201 characters', { description: 'x'.repeat(201) }, 'descriptionCharacters', 'premium'],
  ['standard', '201 characters', { description: 'x'.repeat(201) }, 'descriptionCharacters', 'premium'],
  ['free', 'a logo', { logoUrl: 'https://example.com/logo.png' }, 'logo', 'standard'],
  ['free', '4 pictures', { pageData: page(gallery('a', 'b', 'c', 'd')) }, 'galleryImages', 'standard'],
  [
    'standard',
    '6 pictures',
    { pageData: page(gallery('a', 'b', 'c', 'd', 'e', 'f')) },
    'galleryImages',
    'premium',
  ],
  [
    'free',
    '2 links',
    { pageData: page(social({ facebook: 'https://fb.example', other: 'https://o.example' })) },
    'socialLinks',
    'standard',
  ],
  [
    'standard',
    'a style',
    { pageData: { sections: [], theme: { palette: 'night' } } },
    'customStyle',
    'premium',
  ],
];

describe('a page that asks more than the plan has', () => {
  it.each(tooMuch)('%s: %s is not created', async (tier, _what, content, feature, requiredTier) => {
    const owner = await ownerOn(tier);
    const answer = await create(owner, content);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ message: expect.any(String), ...refusal(feature, requiredTier) });
    expect((await owner.get('/api/websites')).json()).toEqual([]);
  });

  it.each(tooMuch)(
    '%s: %s is not saved, only drafted',
    async (tier, _what, content, feature, requiredTier) => {
      const owner = await ownerOn(tier);
      const { id } = (await create(owner)).json();
      const refused = await owner.put(`/api/websites/${id}`, content);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject(refusal(feature, requiredTier));
      expect((await owner.get(`/api/websites/${id}`)).json()).toMatchObject({
        version: 1,
        description: '',
        logoUrl: null,
        pageData: { sections: [] },
      });
      const draft = { description: '', logoUrl: null, pageData: page(), ...content, baseVersion: 1 };
      expect((await owner.put(`/api/websites/${id}/draft`, draft)).statusCode).toBe(200);
      expect((await owner.get(`/api/websites/${id}`)).json().draft).toMatchObject(content);
    },
  );

  it.each(tooMuch)(
    '%s: %s is saved by a plan that has it',
    async (_tier, _what, content, _f, requiredTier) => {
      expect((await create(await ownerOn(requiredTier), content)).statusCode).toBe(201);
    },
  );
});

describe('after a downgrade', () => {
  const premiumPage = page(
    section('contact', 0),
    section('booking', 1),
    section('products', 2),
    section('social', 3),
    section('gallery', 4),
  );
  const content = {
    description: 'ž'.repeat(300),
    logoUrl: 'https://example.com/logo.png',
    pageData: { ...premiumPage, theme: { palette: 'night' as const } },
  };

  it.each(['free', 'standard'])('%s saves the same page, and one with less', async (tier) => {
    const { save, stored } = await createDowngraded(tier, content);
    expect((await save(content)).statusCode).toBe(200);
    expect((await save({ isPublished: true })).statusCode).toBe(200);
    const less = {
      description: 'ž'.repeat(299),
      logoUrl: null,
      pageData: page(section('contact', 0), section('products', 1)),
    };
    // The products were the third section before: moving a section adds nothing to a page.
    less.pageData.sections[1] = { ...section('products', 2), order: 1 };
    expect((await save(less)).statusCode).toBe(200);
    expect(await stored()).toMatchObject(less);
  });

  it('texts in a section that is not sold any more can be edited', async () => {
    const { save } = await createDowngraded('free', { pageData: page(section('contact')) });
    const edited = section('contact', 0, {
      title: 'Píšte nám',
      fields: ['name', 'email', 'message', 'phone'],
    });
    expect((await save({ pageData: page(edited) })).statusCode).toBe(200);
    const second = page(edited, { ...edited, id: 'contact-2', order: 1 });
    expect((await save({ pageData: second })).json()).toMatchObject(refusal('contact', 'standard'));
  });

  it('a gallery over the limit keeps its pictures and takes no other', async () => {
    const { save } = await createDowngraded('free', { pageData: page(gallery('a', 'b', 'c', 'd', 'e')) });
    const saves = async (...names: string[]) =>
      (await save({ pageData: page(gallery(...names)) })).statusCode;
    expect(await saves('e', 'd', 'c', 'b', 'a')).toBe(200);
    expect(await saves('a', 'b', 'c', 'd', 'e', 'f')).toBe(403);
    expect(await saves('a', 'b', 'c', 'd', 'new')).toBe(403);
    expect(await saves('a', 'b', 'c', 'd')).toBe(200);
    expect(await saves('a', 'b', 'c', 'd', 'e')).toBe(403);
    expect(await saves('a', 'b')).toBe(200);
    expect(await saves('a', 'b', 'new')).toBe(200);
  });

  it('an earlier save cannot be brought back past the plan', async () => {
    const { owner, id, save } = await createDowngraded('free', { pageData: page(section('booking')) });
    expect((await save({ pageData: page() })).statusCode).toBe(200);
    const revision = (await owner.get(`/api/websites/${id}/revisions/1`)).json();
    const answer = await save({ pageData: revision.pageData, version: 2 });
    expect(answer.json()).toMatchObject(refusal('booking', 'standard'));
  });
});
