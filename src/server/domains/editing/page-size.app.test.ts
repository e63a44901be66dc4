import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { MAX_PAGE_ITEMS, type StoredSection } from '@/contracts/page-data';
import { websites } from '../../db/tables/websites';

const server = startTestServer();

/** Builds price lists with `count` services in all. */
function buildPriceLists(count: number, description = '') {
  const sections: StoredSection[] = [];
  for (let left = count; left > 0; left -= 300) {
    const services = Array.from({ length: Math.min(300, left) }, (_, index) => ({
      id: `${index}`,
      title: 'Cut',
      description,
      price: '',
    }));
    const order = sections.length;
    sections.push({ id: `services-${order}`, type: 'services', title: '', content: { services }, order });
  }
  return { sections };
}

async function create(owner: Browser): Promise<number> {
  return (await owner.post('/api/websites', { title: 'A', slug: 'salon', isPublished: true })).json().id;
}

it('refuses a page of too many items or too many bytes, wherever it is stored, and says so in words', async () => {
  const owner = await server.owner('zora');
  const id = await create(owner);
  const many = buildPriceLists(MAX_PAGE_ITEMS);
  const long = buildPriceLists(100, 'x'.repeat(9_000));
  const draft = { description: '', logoUrl: null, baseVersion: 1 };
  for (const pageData of [many, long]) {
    const answers = [
      await owner.post('/api/websites', { title: 'B', slug: 'other', pageData }),
      await owner.put(`/api/websites/${id}`, { pageData }),
      await owner.put(`/api/websites/${id}/draft`, { ...draft, pageData }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE']);
    expect(answers[1]?.json().message).toMatch(
      pageData === many ? /^This page has 2,007 sections, items/ : /^The text on this page takes 8\d\d kB/,
    );
  }
  const { pageData, draft: kept } = (await owner.get(`/api/websites/${id}`)).json();
  expect([pageData.sections, kept]).toEqual([[], null]);
});

it('lets a larger one that is stored be read, be kept and be made smaller', async () => {
  const owner = await server.owner('zora');
  const id = await create(owner);
  await server.database.db
    .update(websites)
    .set({ pageData: buildPriceLists(2_400) })
    .where(eq(websites.id, id));
  expect((await server.visitor().get('/salon')).statusCode).toBe(200);
  const save = async (count: number) =>
    (await owner.put(`/api/websites/${id}`, { pageData: buildPriceLists(count) })).statusCode;
  expect([
    await save(2_400),
    await save(2_401),
    await save(2_100),
    await save(2_200),
    await save(1_900),
  ]).toEqual([200, 413, 200, 413, 200]);
});
