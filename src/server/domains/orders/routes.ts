import { z } from 'zod';
import { type Order, order } from '@/contracts/orders';
import { recordId } from '@/core/fields';
import { answerPage, pageQuery } from '../../http/page-cursor';
import { route } from '../../http/route';
import { listItemsOf, listOrders, type OrderItemRecord, type OrderRecord } from './queries';

export const orderRoutes = [
  route({
    method: 'GET',
    path: '/api/websites/:id/orders',
    access: 'site-owner',
    summary: 'Orders, newest first, 100 at a time',
    params: z.object({ id: recordId }),
    query: pageQuery,
    answer: z.array(order),
    call: async ({ deps, params: { id }, query: { cursor }, request, reply }) => {
      const rows = await listOrders(deps.db, id, cursor);
      const page = answerPage(request, reply, rows);
      const orderIds = page.map((row) => row.id);
      const items = await listItemsOf(deps.db, orderIds);
      return page.map((row) => present(row, items));
    },
  }),
];

function present(record: OrderRecord, items: OrderItemRecord[]): Order {
  return {
    ...record,
    createdAt: record.createdAt.toISOString(),
    items: items.filter(({ orderId }) => orderId === record.id).map(({ orderId, ...item }) => item),
  };
}
