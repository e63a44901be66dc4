import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Theme } from '@/core/theme';
import { users } from '@/server/db/tables/users';
import { websiteRevisions } from '@/server/db/tables/websites';

const server = startTestServer();

const page = (theme?: Theme) => ({ sections: [], ...(theme && { theme }) });
const mallow: Theme = { palette: 'mallow', fonts: 'studio', corners: 'round' };

async function create(owner: Browser, theme?: Theme) {
  return owner.post('/api/websites', {
    title: 'Salón',
    slug: 'salon',
    pageData: page(theme),
    isPublished: true,
  });
}

async function setTier(nickname: string, subscriptionTier: string) {
  await server.database.db.update(users).set({ subscriptionTier }).where(eq(users.nickname, nickname));
}

const planLimit = { code: 'PLAN_LIMIT', feature: 'customStyle', requiredTier: 'premium' };

describe('the style of a website', () => {
  it('is stored, kept with the save and shown to visitors', async () => {
    const owner = await server.owner('zora');
    const { id } = (await create(owner)).json();
    const before = (await server.visitor().get('/salon')).body;
    expect(before).toContain('data-palette="pine"');
    const saved = await owner.put(`/api/websites/${id}`, { pageData: page(mallow) });
    expect(saved.json().pageData.theme).toEqual(mallow);
    expect((await owner.get(`/api/websites/${id}`)).json().pageData.theme).toEqual(mallow);
    const after = (await server.visitor().get('/salon')).body;
    expect(after).toContain('data-palette="mallow" data-fonts="studio" data-corners="round"');
    const revisions = await server.database.db
      .select()
      .from(websiteRevisions)
      .orderBy(websiteRevisions.version);
    expect(revisions.map(({ pageData }) => pageData.theme)).toEqual([undefined, mallow]);
  });

  it('is carried by the draft', async () => {
    const owner = await server.owner('zora');
    const { id } = (await create(owner)).json();
    const draft = { description: '', logoUrl: null, pageData: page(mallow), baseVersion: 1 };
    await owner.put(`/api/websites/${id}/draft`, draft);
    const website = (await owner.get(`/api/websites/${id}`)).json();
    expect(website.pageData).not.toHaveProperty('theme');
    expect(website.draft.pageData.theme).toEqual(mallow);
  });

  it.each([
    [{ palette: 'neon' }, 'pageData.theme.palette'],
    [{ fonts: 7 }, 'pageData.theme.fonts'],
    [{ corners: null }, 'pageData.theme.corners'],
    [{ look: 'baroque' }, 'pageData.theme.look'],
    [{ colour: 'red' }, 'pageData.theme'],
    ['night', 'pageData.theme'],
  ])('%j is refused and changes nothing', async (theme, field) => {
    const owner = await server.owner('zora');
    const { id } = (await create(owner, mallow)).json();
    const answer = await owner.put(`/api/websites/${id}`, { pageData: { sections: [], theme } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', field });
    expect((await owner.get(`/api/websites/${id}`)).json()).toMatchObject({
      version: 1,
      pageData: { theme: mallow },
    });
  });
});

describe('a plan without custom style', () => {
  it.each(['free', 'standard'])('%s cannot begin with one', async (tier) => {
    const owner = await server.owner('zora');
    await setTier('zora', tier);
    const answer = await create(owner, mallow);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject(planLimit);
    expect((await create(owner)).statusCode).toBe(201);
  });

  it('begins with the look of a template, and chooses no other', async () => {
    const owner = await server.owner('zora');
    await setTier('zora', 'free');
    expect((await create(owner, { look: 'ribbon', palette: 'night' })).statusCode).toBe(403);
    const { id } = (await create(owner, { look: 'ribbon' })).json();
    expect((await server.visitor().get('/salon')).body).toContain('data-look="ribbon"');
    const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'A' }, order: 0 };
    const save = (theme: Theme, ground?: string) =>
      owner.put(`/api/websites/${id}`, {
        pageData: { sections: [{ ...heading, ...(ground && { ground, layout: 'base' }) }], theme },
      });
    expect((await save({ look: 'ribbon' })).statusCode).toBe(200);
    const refused = await save({ look: 'linocut' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject(planLimit);
    // All plans have layouts and grounds.
    const chosen = await save({ look: 'ribbon' }, 'dark');
    expect(chosen.json().pageData.sections).toEqual([{ ...heading, ground: 'dark', layout: 'base' }]);
    expect((await save({ look: 'ribbon' }, 'purple')).statusCode).toBe(400);
  });

  it('keeps the one it has, and may take it back, but chooses no other', async () => {
    const owner = await server.owner('zora');
    const { id } = (await create(owner, mallow)).json();
    await setTier('zora', 'free');
    const save = (theme?: Theme) => owner.put(`/api/websites/${id}`, { pageData: page(theme) });
    expect((await save(mallow)).statusCode).toBe(200);
    const refused = await save({ ...mallow, palette: 'night' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject(planLimit);
    expect((await owner.get(`/api/websites/${id}`)).json()).toMatchObject({
      version: 1,
      pageData: { theme: mallow },
    });
    expect((await save()).statusCode).toBe(200);
    expect((await save(mallow)).statusCode).toBe(403);
  });
});
