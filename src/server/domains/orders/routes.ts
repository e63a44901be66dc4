import * as api from '@/contracts/endpoints/orders';
import { serve } from '../../http/route';
import { CHOSEN_LIMIT, changeEach, deleteEach } from '../../kernel/change-each';
import { answerPage } from '../../kernel/page-cursor';
import {
  changeOrderStatus,
  countOrdersAlike,
  createOrderNotFoundError,
  removeOrder,
  removeOrdersAlike,
} from './change-orders';
import { createOrder } from './create-order';
import { presentOrders } from './present-orders';
import { listOrders, summarizeOrders } from './queries';

export const orderRoutes = [
  serve(api.createOrder, {
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForProofOfWork: true,
    call: ({ deps, params: { slug }, body }) => createOrder(deps, slug, body),
  }),
  serve(api.listOrders, {
    access: 'site-owner',
    whenExpired: 'open',
    call: async ({ deps, params: { id }, query, request, reply }) => {
      const rows = await listOrders(deps.db, id, query);
      return presentOrders(deps.db, answerPage(request, reply, rows));
    },
  }),
  serve(api.summarizeOrders, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id } }) => summarizeOrders(deps.db, id),
  }),
  serve(api.updateOrder, {
    access: 'site-owner',
    call: async ({ deps, params: { id, orderId }, body }) => {
      const changed = await changeOrderStatus(deps, id, orderId, body);
      const [answer] = await presentOrders(deps.db, [changed]);
      if (!answer) throw createOrderNotFoundError();
      return answer;
    },
  }),
  serve(api.updateChosenOrders, {
    access: 'site-owner',
    ownerLimit: CHOSEN_LIMIT,
    call: async ({ deps, params: { id }, body: { ids, ...edit }, locale }) => {
      const { changed, left } = await changeEach(
        ids.map((orderId) => ({ id: orderId })),
        locale,
        (order) => changeOrderStatus(deps, id, order.id, edit),
      );
      return { items: await presentOrders(deps.db, changed), left };
    },
  }),
  serve(api.deleteChosenOrders, {
    access: 'site-owner',
    whenExpired: 'open',
    ownerLimit: CHOSEN_LIMIT,
    call: ({ deps, params: { id }, body: { ids }, locale }) =>
      deleteEach(ids, locale, (orderId) => removeOrder(deps, id, orderId)),
  }),
  serve(api.deleteOrder, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id, orderId } }) => removeOrder(deps, id, orderId),
  }),
  serve(api.countOrdersAlike, {
    access: 'site-owner',
    call: ({ deps, params: { id, orderId } }) => countOrdersAlike(deps, id, orderId),
  }),
  serve(api.deleteOrdersAlike, {
    access: 'site-owner',
    call: ({ deps, params: { id, orderId }, body }) => removeOrdersAlike(deps, id, orderId, body),
  }),
];
