import { postForm } from '@tests/support/multipart';
import { startTestServer } from '@tests/support/test-server';
import { withAccount } from '@tests/support/with-account';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listFileNames } from '@/core/image-file';
import { LOCALES, type Locale } from '@/core/locale/locale';
import { parsePriceCents, toDecimalEuros } from '@/core/money';
import type { Tier } from '@/core/plans';
import type { SampleAccount } from '@/core/sample-account';
import { fromWorkingHours } from '@/core/website-hours';
import type { SectionContent } from '@/sections/page/definitions';
import { uploads } from '@/server/db/tables/media';
import { users } from '@/server/db/tables/users';
import { allTemplates } from '@/templates/all-templates';
import { fitTemplate } from '@/templates/fit-template';
import { createTemplatePage } from '@/templates/trades/template';
import { type TemplateName, templateNames } from '@/templates/trades/templates';

const server = startTestServer();

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c81e1e' } })
  .png()
  .toBuffer();

const setTier = (tier: string) =>
  server.database.db.update(users).set({ subscriptionTier: tier }).where(eq(users.nickname, 'zora'));

const ownAccount = { accountHolder: 'Our shop', swiftCode: 'TATRSKBX' };

/** Creates a website with the owner's own account, because the sample account cannot be published. */
const websiteFrom = (
  name: TemplateName,
  tier: Tier = 'trial',
  account: Partial<SampleAccount> = ownAccount,
  language: Locale = 'en',
) => {
  const { template } = fitTemplate(allTemplates[language][name], tier);
  return {
    title: 'Our shop',
    slug: 'our-shop',
    language,
    description: template.description,
    pageData: withAccount(createTemplatePage(template, server.clock.now().getTime()), account),
    isPublished: true,
  };
};

describe.each(templateNames)('a website from the template %s', (name) => {
  it.each(LOCALES)('is stored as it is and shown in its language: %s', async (language) => {
    const owner = await server.owner('zora');
    const website = websiteFrom(name, 'trial', ownAccount, language);
    const { hours } = allTemplates[language][name];
    const created = await owner.post('/api/websites', {
      ...website,
      ...(hours && { hours: fromWorkingHours(hours) }),
    });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject(website);
    const { body } = await server.visitor().get('/our-shop');
    expect(body).toContain(`<html lang="${language}"`);
    for (const { id } of website.pageData.sections) expect(body).toContain(`id="${id}"`);
  });

  it.each(['free', 'standard'] as const)('is accepted on the plan %s', async (tier) => {
    const owner = await server.owner('zora');
    await setTier(tier);
    expect((await owner.post('/api/websites', websiteFrom(name, tier))).statusCode).toBe(201);
  });
});

describe('products with the sample account', () => {
  const order = {
    quantity: 1,
    customerName: 'Tibor Vzorový',
    customerEmail: 'tibor@example.com',
    shippingAddress: 'Ukážková 12, 040 01 Košice',
  };

  it("are published without a way to order them, until the account is the owner's own", async () => {
    const owner = await server.owner('zora');
    const { isPublished, ...website } = websiteFrom('restaurant', 'trial', {});
    const { id } = (await owner.post('/api/websites', website)).json();
    expect((await owner.put(`/api/websites/${id}`, { isPublished })).statusCode).toBe(200);
    const [product] = website.pageData.sections.flatMap(({ type, content }) =>
      type === 'products' ? (content as SectionContent<'products'>).products : [],
    );
    if (!product) throw new Error('The restaurant has no products');
    const totalAmount = toDecimalEuros(parsePriceCents(product.price) ?? 0);
    const buy = () =>
      server.visitor().post('/api/public/our-shop/orders', { ...order, productId: product.id, totalAmount });

    const sample = (await server.visitor().get('/our-shop')).body;
    expect(sample).toContain(product.name);
    expect(sample).not.toContain('aria-haspopup="dialog">Order');
    expect(sample).not.toContain('"@type":"Product"');
    expect((await buy()).statusCode).toBe(404);

    const { pageData } = websiteFrom('restaurant');
    expect((await owner.put(`/api/websites/${id}`, { pageData })).statusCode).toBe(200);
    const own = (await server.visitor().get('/our-shop')).body;
    expect(own).toContain('aria-haspopup="dialog">Order');
    expect(own).toContain('"@type":"Product"');
    expect((await buy()).statusCode).toBe(201);
  });
});

describe('the pictures that pages from a template share', () => {
  it('are no uploads of the owner, and no deletion touches their files', async () => {
    const website = websiteFrom('salon');
    const urls = JSON.stringify(website).match(/\/images\/templates\/[^"]+/g) ?? [];
    const names = urls.flatMap((url) => listFileNames(url.slice('/images/templates/'.length)));
    for (const name of names) server.files.set(name, Buffer.from('shared'));
    const owner = await server.owner('zora');
    const { id } = (await owner.post('/api/websites', website)).json();
    expect(await server.database.db.$count(uploads)).toBe(0);

    const photos = (await owner.get(`/api/websites/${id}/photos`)).json();
    expect(photos).toHaveLength(5);
    expect((await owner.delete(`/api/websites/${id}/photos/${photos[0].id}`)).statusCode).toBeLessThan(300);
    expect((await owner.put(`/api/websites/${id}`, { pageData: { sections: [] } })).statusCode).toBe(200);
    expect((await owner.delete(`/api/websites/${id}`)).statusCode).toBeLessThan(300);
    expect([...server.files.keys()].sort()).toEqual([...new Set(names)].sort());
  });

  it('count in the gallery, and make room when they leave it', async () => {
    const owner = await server.owner('zora');
    await setTier('free');
    const { id, version } = (await owner.post('/api/websites', websiteFrom('salon', 'free'))).json();
    const add = () => postForm(owner, `/api/websites/${id}/photos`, { field: 'photo', content: picture });
    expect((await add()).statusCode).toBe(403);

    server.clock.advance({ seconds: 60 });
    const emptied = { description: '', logoUrl: null, pageData: { sections: [] }, baseVersion: version };
    await owner.put(`/api/websites/${id}/draft`, emptied);
    expect((await add()).statusCode).toBe(201);
  });
});
