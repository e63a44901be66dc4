import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { websiteRevisions } from '@/server/db/tables/websites';

const server = startTestServer();

const heading: StoredSection = {
  id: 'heading-1',
  type: 'heading',
  title: '',
  content: { text: 'Ahoj' },
  order: 0,
};
const page = (...sections: StoredSection[]) => ({ sections });

async function create(owner: Browser, slug = 'salon') {
  return (await owner.post('/api/websites', { title: 'Salón', slug })).json();
}

describe('creating a website', () => {
  it('answers the whole website', async () => {
    const owner = await server.owner('zora');
    const answer = await owner.post('/api/websites', { title: ' Salón Mirabelka ', slug: 'salon-mirabelka' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      title: 'Salón Mirabelka',
      slug: 'salon-mirabelka',
      description: '',
      logoUrl: null,
      pageData: { sections: [] },
      isPublished: false,
      version: 1,
      timeZone: 'Europe/Bratislava',
      draft: null,
    });
    const list = (await owner.get('/api/websites')).json();
    expect(list).toEqual([
      expect.objectContaining({ slug: 'salon-mirabelka', isPublished: false, version: 1 }),
    ]);
    expect(list[0]).not.toHaveProperty('pageData');
  });

  it.each([
    [{ title: '   ' }, 'title', 'Please enter website name'],
    [{ title: undefined }, 'title', 'Please enter website name'],
    [{ title: null }, 'title', 'Please enter website name'],
    [{ slug: undefined }, 'slug', 'URL must have at least 3 characters'],
    [{ slug: 'ab' }, 'slug', 'URL must have at least 3 characters'],
    [{ slug: 'a'.repeat(64) }, 'slug', 'Web address can have at most 63 characters'],
    [{ slug: 'Á'.repeat(64) }, 'slug', 'Web address can have at most 63 characters'],
    [{ slug: 'Salón' }, 'slug', 'Web address may contain only lowercase letters, numbers and hyphens'],
    [{ slug: 'editor' }, 'slug', 'This name is not available'],
    [
      { logoUrl: 'javascript:alert(1)' },
      'logoUrl',
      'Please enter a link to a picture, starting with https://',
    ],
    [
      { logoUrl: 'data:image/svg+xml,x' },
      'logoUrl',
      'Please enter a link to a picture, starting with https://',
    ],
    [{ description: 'x'.repeat(10_000) }, 'description', 'This text is too long'],
  ])('refuses number %# of the bad inputs', async (change, field, message) => {
    const owner = await server.owner('zora');
    const answer = await owner.post('/api/websites', { title: 'Salón', slug: 'salon', ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', field, message });
    expect((await owner.get('/api/websites')).json()).toEqual([]);
  });

  it('lets one of two owners have an address that both want at the same moment', async () => {
    const owners = [await server.owner('zora'), await server.owner('tibor')];
    const answers = await Promise.all(
      owners.map((owner) => owner.post('/api/websites', { title: 'A', slug: 'salon' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().message).toContain('already exists');
  });

  it('needs a signed-in owner', async () => {
    expect((await server.visitor().post('/api/websites', { title: 'A', slug: 'salon' })).statusCode).toBe(
      401,
    );
    expect((await server.visitor().get('/api/websites')).statusCode).toBe(401);
  });
});

describe('the address check', () => {
  it.each([
    ['free-one', true],
    ['salon', false],
    ['api', false],
    ['ab', false],
    ['Not-Normal', false],
  ])('%s: %s', async (slug, available) => {
    const owner = await server.owner('zora');
    await create(owner);
    expect((await owner.get(`/api/websites/check-slug/${slug}`)).json()).toEqual({ available });
  });

  it('holds the address of a deleted website for its former owner for thirty days', async () => {
    const [zora, tibor] = [await server.owner('zora'), await server.owner('tibor', 'premium')];
    await publishAndDelete(zora, 'salon');
    const check = async (owner: Browser) =>
      (await owner.get('/api/websites/check-slug/salon')).json().available;
    expect(await check(zora)).toBe(true);
    expect(await check(tibor)).toBe(false);
    expect((await tibor.post('/api/websites', { title: 'A', slug: 'salon' })).statusCode).toBe(409);
    server.clock.advance({ days: 30 });
    await tibor.post('/api/login', { email: 'tibor@example.com', password: 'secret-1' });
    expect(await check(tibor)).toBe(true);
  });

  it('holds none that was not public for a day, and three of one owner at most', async () => {
    const [zora, tibor] = [await server.owner('zora', 'premium'), await server.owner('tibor', 'premium')];
    const isFree = async (slug: string) =>
      (await tibor.get(`/api/websites/check-slug/${slug}`)).json().available;
    await publishAndDelete(zora, 'private', { isPublished: false });
    await publishAndDelete(zora, 'brief', { seconds: -1 });
    expect([await isFree('private'), await isFree('brief')]).toEqual([true, true]);
    for (const slug of ['first', 'second', 'third', 'fourth']) await publishAndDelete(zora, slug);
    const held = ['first', 'second', 'third', 'fourth'].map(isFree);
    expect(await Promise.all(held)).toEqual([true, false, false, false]);
    const { id } = (await zora.post('/api/websites', { title: 'A', slug: 'later' })).json();
    await zora.put(`/api/websites/${id}`, { isPublished: true });
    server.clock.advance({ days: 1 });
    await zora.put(`/api/websites/${id}`, { isPublished: false });
    await zora.delete(`/api/websites/${id}`);
    expect([await isFree('later'), await isFree('second')]).toEqual([false, true]);
  });
});

/** Deletes a website that was public for a day, unless the options say otherwise. */
async function publishAndDelete(owner: Browser, slug: string, { isPublished = true, seconds = 0 } = {}) {
  const { id } = (await owner.post('/api/websites', { title: 'A', slug, isPublished })).json();
  server.clock.advance({ days: 1, seconds });
  expect((await owner.delete(`/api/websites/${id}`)).statusCode).toBe(204);
}

describe('saving', () => {
  it('counts versions, keeps a revision of each and renumbers the sections', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const second = { ...heading, id: 'heading-2', content: { text: 'Druhý' }, order: 3 };
    const answer = await owner.put(`/api/websites/${id}`, {
      title: 'Salón',
      slug: 'salon',
      pageData: page({ ...heading, order: 9 }, second),
      version: 1,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().version).toBe(2);
    expect(answer.json().pageData.sections.map((s: StoredSection) => [s.id, s.order])).toEqual([
      ['heading-2', 0],
      ['heading-1', 1],
    ]);
    const revisions = await server.database.db
      .select()
      .from(websiteRevisions)
      .orderBy(websiteRevisions.version);
    expect(revisions.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('keeps the last fifty revisions', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    for (let save = 0; save < 52; save += 1)
      await owner.put(`/api/websites/${id}`, { description: `${save}` });
    const versions = (
      await server.database.db.select().from(websiteRevisions).orderBy(websiteRevisions.version)
    ).map(({ version }) => version);
    expect([versions.length, Math.min(...versions), Math.max(...versions)]).toEqual([50, 4, 53]);
  });

  it('refuses a save from a stale version and answers the current website', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    await owner.put(`/api/websites/${id}`, { description: 'first tab', version: 1 });
    const answer = await owner.put(`/api/websites/${id}`, { description: 'second tab', version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'STALE_VERSION',
      current: { version: 2, description: 'first tab' },
    });
    expect((await owner.get(`/api/websites/${id}`)).json().description).toBe('first tab');
  });

  it('lets one of two saves of the same version win', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const saves = ['one', 'two'].map((description) =>
      owner.put(`/api/websites/${id}`, { description, version: 1 }),
    );
    const codes = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 409]);
  });

  it('accepts a save without a version', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    expect((await owner.put(`/api/websites/${id}`, { description: 'x' })).json()).toMatchObject({
      version: 2,
    });
  });

  it.each([{ title: 'Another' }, { slug: 'another' }])(
    'never changes title and address: %j',
    async (change) => {
      const owner = await server.owner('zora');
      const { id } = await create(owner);
      const answer = await owner.put(`/api/websites/${id}`, { ...change, description: 'x' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Title cannot be changed after creation');
      expect((await owner.get(`/api/websites/${id}`)).json()).toMatchObject({ description: '', version: 1 });
    },
  );

  it.each([
    [
      'an article without a title',
      { ...heading, type: 'article', content: { title: ' ', content: 'x' } },
      'content.title',
      'Please enter a title',
    ],
    [
      'a service without a title',
      { ...heading, type: 'services', content: { services: [{ id: 'a', title: '' }] } },
      'content.services.0.title',
      'Please enter a name',
    ],
    [
      'a link that would run',
      { ...heading, type: 'social', content: { links: { facebook: 'javascript:alert(1)' } } },
      'content.links.facebook',
      'Please enter a web address, for example https://example.com',
    ],
    [
      'a form without email',
      { ...heading, type: 'contact', content: { fields: ['name', 'message'] } },
      'content.fields',
      'A contact form always asks for name, email and message',
    ],
  ])('refuses %s, names the field and saves nothing', async (_what, section, field, message) => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const answer = await owner.put(`/api/websites/${id}`, { description: 'new', pageData: page(section) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: `pageData.sections.0.${field}`, message });
    expect((await owner.get(`/api/websites/${id}`)).json()).toMatchObject({ description: '', version: 1 });
  });

  it('keeps the content of an unknown section type untouched', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const future = { ...heading, type: 'hologram', content: { depth: { of: ['field', 3] } } };
    const saved = (await owner.put(`/api/websites/${id}`, { pageData: page(future) })).json();
    expect(saved.pageData.sections[0].content).toEqual(future.content);
  });

  it('refuses 201 sections, two with one id, deep JSON and a body over 2 MB', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const many = Array.from({ length: 201 }, (_, order) => ({ ...heading, id: `heading-${order}`, order }));
    const put = async (pageData: unknown) =>
      (await owner.put(`/api/websites/${id}`, { pageData } as object)).statusCode;
    expect(await put(page(...many))).toBe(400);
    expect(await put(page(heading, heading))).toBe(400);
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    expect(await put(page({ ...heading, type: 'hologram', content: deep }))).toBe(400);
    const large = Array.from({ length: 200 }, (_, order) => ({
      ...heading,
      id: `heading-${order}`,
      content: { text: 'x'.repeat(12_000) },
    }));
    expect(await put(page(...large))).toBe(413);
  });
});

describe("another owner's website", () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', '/draft'],
    ['DELETE', '/draft'],
    ['GET', '/contact-submissions'],
    ['GET', '/bookings'],
    ['GET', '/orders'],
    ['GET', '/analytics'],
    ['PATCH', '/contact-submissions/1'],
    ['DELETE', '/contact-submissions/1'],
  ] as const)('%s %s is 404, and so are unknown and malformed ids', async (method, path) => {
    const [zora, tibor] = [await server.owner('zora'), await server.owner('tibor')];
    const { id } = await create(zora);
    const payload = method === 'GET' || method === 'DELETE' ? undefined : {};
    for (const wanted of [id, 999_999, 99_999_999_999, 'abc', '1%00']) {
      const answer = await tibor.call({ method, url: `/api/websites/${wanted}${path}`, payload });
      expect([wanted, answer.statusCode]).toEqual([wanted, 404]);
    }
    expect((await zora.get(`/api/websites/${id}`)).statusCode).toBe(200);
  });
});

it('deleting removes the website and what visitors sent', async () => {
  const owner = await server.owner('zora');
  const contact = {
    ...heading,
    type: 'contact',
    content: { title: '', fields: ['name', 'email', 'message'] },
  };
  const { id } = (
    await owner.post('/api/websites', {
      title: 'A',
      slug: 'salon',
      pageData: page(contact),
      isPublished: true,
    })
  ).json();
  const message = { name: 'Tibor', email: 'tibor@example.com', message: 'Hi' };
  expect((await server.visitor().post('/api/public/salon/contact', message)).statusCode).toBe(201);
  expect((await owner.delete(`/api/websites/${id}`)).statusCode).toBe(204);
  expect((await owner.get(`/api/websites/${id}`)).statusCode).toBe(404);
  expect((await server.visitor().get('/salon')).statusCode).toBe(404);
  expect((await owner.delete(`/api/websites/${id}`)).statusCode).toBe(404);
});
