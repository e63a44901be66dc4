import { orderItems, orderNumbers, orders, products } from '@/server/db/tables/orders';
import { users } from '@/server/db/tables/users';
import { websites } from '@/server/db/tables/websites';
import { type DatabaseHandle, getOne } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';
import { addSignedInOwner } from './signed-in-owner';

const account = {
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Salón Mirabelka',
  swiftCode: 'TATRSKBX',
};
const shampoo = { name: 'Šampón s levanduľou', description: 'Na každý deň.', price: '11.90' };

/** The page has a contact form and a product. */
export const shopSections = [
  {
    id: 'contact-1',
    type: 'contact',
    title: '',
    content: { title: 'Napíšte nám', fields: ['name', 'email', 'message'] },
    order: 0,
  },
  {
    id: 'products-1',
    type: 'products',
    title: '',
    content: {
      title: 'Obchod',
      products: [{ id: 'shampoo', ...shampoo, images: ['', '', ''], ...account }],
    },
    order: 1,
  },
];

/** Holds the order of two shampoos as a page sends it. */
export const orderOfTwo = {
  productId: 'shampoo',
  quantity: 2,
  customerName: 'Marek Dubnický',
  customerEmail: 'marek@example.com',
  shippingAddress: 'Lipová 12, 040 01 Košice',
  totalAmount: '23.80',
};

type StoredOrder = Partial<typeof orders.$inferInsert>;

/** Adds an owner of that name with a published shop at `/shop-{nickname}` and these orders, the last one the newest. */
export async function addShop(
  database: DatabaseHandle,
  nickname: string,
  stored: StoredOrder[],
  tier = 'trial',
): Promise<void> {
  const { db } = database;
  const now = systemClock.now();
  await addSignedInOwner({ database, clock: systemClock }, nickname, tier);
  const owner = (await db.select().from(users)).find((user) => user.nickname === nickname);
  const website = {
    userId: owner?.id ?? 0,
    title: 'Salón Mirabelka',
    slug: `shop-${nickname}`,
    isPublished: true,
    pageData: { sections: shopSections },
    createdAt: now,
    updatedAt: now,
  };
  const { id: websiteId } = getOne(await db.insert(websites).values(website).returning());
  const product = { websiteId, sectionId: 'products-1', itemId: 'shampoo', ...shampoo, ...account };
  const { id: productId } = getOne(await db.insert(products).values(product).returning());
  if (stored.length === 0) return;
  const year = now.getUTCFullYear();
  await db.insert(orderNumbers).values({ userId: website.userId, year, last: stored.length });
  const { productId: _item, quantity, ...customer } = orderOfTwo;
  const rows = stored.map((order, index) => ({
    ...customer,
    ...account,
    ...order,
    websiteId,
    orderNumber: (year % 100) * 1_000_000 + index + 1,
    createdAt: new Date(now.getTime() - (stored.length - index) * 60_000),
  }));
  const placed = await db.insert(orders).values(rows).returning({ id: orders.id });
  await db.insert(orderItems).values(
    placed.map(({ id }) => ({
      orderId: id,
      productId,
      name: shampoo.name,
      quantity,
      price: shampoo.price,
    })),
  );
}
