import * as z from 'zod/mini';
import { alikeCounts, alikeDone, alikeInput } from '@/contracts/alike';
import { type Order, order, orderCreated, orderEdit, orderInput } from '@/contracts/orders';
import { publicSiteParams } from '@/contracts/public-site';
import { recordId } from '@/core/fields';
import type { Database } from '../../db/client';
import { answerPage, pageQuery } from '../../http/page-cursor';
import { route } from '../../http/route';
import { changeOrderStatus, orderNotFound } from './change-order-status';
import { placeOrder } from './place-order';
import { listItemsOf, listOrders, type OrderRecord } from './queries';
import { countOrdersAlike, removeOrder, removeOrdersAlike } from './remove-orders';

const oneParams = z.object({ id: recordId, orderId: recordId });

export const orderRoutes = [
  route({
    method: 'POST',
    path: '/api/public/:slug/orders',
    access: 'public',
    summary: 'Order a product; answers how to pay',
    params: publicSiteParams,
    body: orderInput,
    status: 201,
    answer: orderCreated,
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForWork: true,
    call: ({ deps, params: { slug }, body }) => placeOrder(deps, slug, body),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/orders',
    access: 'site-owner',
    whenExpired: 'open',
    summary: 'Orders, newest first, 100 at a time',
    params: z.object({ id: recordId }),
    query: pageQuery,
    answer: z.array(order),
    call: async ({ deps, params: { id }, query: { cursor }, request, reply }) => {
      const rows = await listOrders(deps.db, id, cursor);
      return present(deps.db, answerPage(request, reply, rows));
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/websites/:id/orders/:orderId',
    access: 'site-owner',
    summary: 'Mark an order as paid, shipped or delivered',
    params: oneParams,
    body: orderEdit,
    answer: order,
    call: async ({ deps, params: { id, orderId }, body: { status } }) => {
      const changed = await changeOrderStatus(deps, id, orderId, status);
      const [answer] = await present(deps.db, [changed]);
      if (!answer) throw orderNotFound();
      return answer;
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/websites/:id/orders/:orderId',
    access: 'site-owner',
    whenExpired: 'open',
    summary: 'Delete an order',
    params: oneParams,
    call: ({ deps, params: { id, orderId } }) => removeOrder(deps, id, orderId),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/orders/:orderId/alike',
    access: 'site-owner',
    summary: 'How many unpaid orders have the same sender, or came in the last hour',
    params: oneParams,
    answer: alikeCounts,
    call: ({ deps, params: { id, orderId } }) => countOrdersAlike(deps, id, orderId),
  }),
  route({
    method: 'POST',
    path: '/api/websites/:id/orders/:orderId/delete-alike',
    access: 'site-owner',
    summary: 'Delete them all, at most 1,000 at once',
    params: oneParams,
    body: alikeInput,
    answer: alikeDone,
    call: ({ deps, params: { id, orderId }, body }) => removeOrdersAlike(deps, id, orderId, body),
  }),
];

/** Orders with what they hold. */
async function present(db: Database, records: OrderRecord[]): Promise<Order[]> {
  const orderIds = records.map(({ id }) => id);
  const items = await listItemsOf(db, orderIds);
  return records.map(({ requestId, requestDigest, ...record }) => ({
    ...record,
    createdAt: record.createdAt.toISOString(),
    items: items.filter(({ orderId }) => orderId === record.id).map(({ orderId, ...item }) => item),
  }));
}
