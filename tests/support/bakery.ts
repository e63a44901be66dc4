import type { TestServer } from './test-server';

export const bank = {
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Pekáreň na rohu',
  swiftCode: 'TATRSKBX',
};
export const honey = { id: 'p-1', name: 'Med', description: '450 g', price: '12,50 €', ...bank };
export const bread = { ...honey, id: '2', name: 'Chlieb', price: '4.9' };

/** Builds the section that sells these products. */
export const buildProducts = (products: object[], order = 0) => ({
  id: `products-${order + 1}`,
  type: 'products',
  title: '',
  content: { title: '', products },
  order,
});
/** Builds what an owner saves. */
export const buildPage = (...sections: object[]) => ({ pageData: { sections } });

/** Holds the order of a visitor for three jars of honey. */
export const input = {
  productId: 'p-1',
  quantity: 3,
  customerName: 'Tibor Vlk',
  customerEmail: 'tibor@example.com',
  customerPhone: '+421 900 000 000',
  shippingAddress: 'Dlhá 1, 811 01 Bratislava',
  notes: 'Nezvoniť.\nĎakujem.',
  totalAmount: '37.50',
};

/** Publishes the website of an owner who sells bread and honey. */
export async function openBakery(server: TestServer) {
  const owner = await server.owner('zora');
  const website = {
    title: 'Pekáreň',
    slug: 'bakery',
    isPublished: true,
    ...buildPage(buildProducts([honey, bread])),
  };
  const url = `/api/websites/${(await owner.post('/api/websites', website)).json().id}`;
  const order = (change: object = {}, slug = 'bakery') =>
    server.visitor().post(`/api/public/${slug}/orders`, { ...input, ...change });
  const list = async () => (await owner.get(`${url}/orders`)).json();
  return { owner, url, order, list };
}

export type Bakery = Awaited<ReturnType<typeof openBakery>>;
