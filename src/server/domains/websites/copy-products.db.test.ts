import { type Browser, startTestServer } from '@tests/support/test-server';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../../db/tables/orders';

const server = startTestServer();

const bank = {
  accountNumber: ' SK31 1200 0000 1987 4263 7541 ',
  accountHolder: 'Pekáreň',
  swiftCode: 'TATRSKBX',
};
const honey = { id: 'p-1', name: 'Med', description: '450 g', price: '12,50 €', ...bank };
const bread = {
  ...honey,
  id: 'p-2',
  name: 'Chlieb',
  price: '4.9',
  images: ['', 'https://example.com/b.png'],
};

const section = (list: object[], id = 'products-1') => ({
  id,
  type: 'products',
  title: '',
  content: { title: '', products: list },
  order: 0,
});
const page = (...sections: object[]) => ({
  pageData: { sections: sections.map((each, order) => ({ ...each, order })) },
});

async function create(owner: Browser, ...sections: object[]): Promise<number> {
  const website = { title: 'A', slug: 'bakery', isPublished: true, ...page(...sections) };
  const answer = await owner.post('/api/websites', website);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

const stored = () => server.database.db.select().from(products).orderBy(asc(products.id));
const told = async () =>
  (await stored()).map(({ itemId, price, isActive }) => `${itemId} ${price} ${isActive ? 'on' : 'off'}`);

it('copies what a new website sells', async () => {
  const owner = await server.owner('zora');
  const websiteId = await create(owner, section([honey, bread]));
  expect(await stored()).toEqual([
    {
      id: expect.any(Number),
      websiteId,
      sectionId: 'products-1',
      itemId: 'p-1',
      name: 'Med',
      description: '450 g',
      price: '12.50',
      imageUrl: null,
      isActive: true,
      sortOrder: 0,
      accountNumber: 'SK31 1200 0000 1987 4263 7541',
      accountHolder: 'Pekáreň',
      swiftCode: 'TATRSKBX',
    },
    expect.objectContaining({ price: '4.90', imageUrl: 'https://example.com/b.png', sortOrder: 1 }),
  ]);
});

it('keeps the record of a product that changes, and of one that leaves and comes back', async () => {
  const owner = await server.owner('zora');
  const url = `/api/websites/${await create(owner, section([honey, bread]))}`;
  const ids = (await stored()).map(({ id }) => id);
  await owner.put(url, page(section([{ ...bread, price: '5' }])));
  expect(await told()).toEqual(['p-1 12.50 off', 'p-2 5.00 on']);
  await owner.put(url, page());
  expect(await told()).toEqual(['p-1 12.50 off', 'p-2 5.00 off']);
  const earlier = (await owner.get(`${url}/revisions/1`)).json();
  await owner.put(url, { pageData: earlier.pageData });
  expect(await told()).toEqual(['p-1 12.50 on', 'p-2 4.90 on']);
  expect((await stored()).map(({ id }) => id)).toEqual(ids);
});

it('keeps products of two sections apart, and the first of two with one id', async () => {
  const owner = await server.owner('zora');
  await create(owner, section([honey]), section([bread, { ...bread, price: '1' }, honey], 'products-2'));
  expect(await told()).toEqual(['p-1 12.50 on', 'p-2 4.90 on', 'p-1 12.50 on']);
});

it('leaves the products of other websites alone, and all of them when a save sends no page', async () => {
  const owner = await server.owner('zora');
  const id = await create(owner, section([honey]));
  await owner.post('/api/websites', { title: 'B', slug: 'other', ...page() });
  await owner.put(`/api/websites/${id}`, { description: 'New' });
  expect(await told()).toEqual(['p-1 12.50 on']);
});

it('takes more products than one statement does', async () => {
  const owner = await server.owner('zora');
  const list = (start: number) =>
    Array.from({ length: 100 }, (_, index) => ({ ...honey, id: `p-${start + index}` }));
  const sections = Array.from({ length: 11 }, (_, index) => section(list(index * 100), `products-${index}`));
  await create(owner, ...sections);
  expect(await server.database.db.$count(products)).toBe(1100);
});

it('changes nothing when a price is none', async () => {
  const owner = await server.owner('zora');
  const id = await create(owner, section([honey]));
  const answer = await owner.put(`/api/websites/${id}`, page(section([{ ...honey, price: 'od 12 €' }])));
  expect(answer.statusCode).toBe(400);
  expect(await told()).toEqual(['p-1 12.50 on']);
});
