import * as z from 'zod/mini';
import { recordId } from '@/core/fields';
import { alikeCounts, alikeDone, alikeInput } from '../alike';
import { chosenChanged, chosenDeleted, chosenIds, MAX_CHOSEN } from '../chosen';
import { endpoint } from '../endpoint';
import {
  order,
  orderCreated,
  orderEdit,
  orderInput,
  orderStatus,
  ordersEdit,
  ordersSummary,
} from '../orders';
import { idParams, searchQuery, slugParams } from '../parameters';

const orderParams = z.extend(idParams, { orderId: recordId });

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/public/:slug/orders',
  input: { params: slugParams, body: orderInput },
  status: 201,
  answer: orderCreated,
  summary: 'Order a product; answers how to pay',
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/websites/:id/orders',
  input: { params: idParams, query: z.extend(searchQuery, { status: z.optional(orderStatus) }) },
  answer: z.array(order),
  summary: 'Orders, newest first, 100 at a time; by words and status',
});

export const summarizeOrders = endpoint({
  method: 'GET',
  path: '/api/websites/:id/orders/summary',
  input: { params: idParams },
  answer: ordersSummary,
  summary: 'How many orders wait for payment, together how much, and how many to be shipped',
});

export const updateOrder = endpoint({
  method: 'PATCH',
  path: '/api/websites/:id/orders/:orderId',
  input: { params: orderParams, body: orderEdit },
  answer: order,
  summary: 'Mark an order as paid, shipped or delivered, or take its last step back',
});

export const updateChosenOrders = endpoint({
  method: 'POST',
  path: '/api/websites/:id/orders/update-chosen',
  input: { params: idParams, body: ordersEdit },
  answer: chosenChanged(order),
  summary: `The same step of several orders, at most ${MAX_CHOSEN} at once; each is changed or left`,
});

export const deleteChosenOrders = endpoint({
  method: 'POST',
  path: '/api/websites/:id/orders/delete-chosen',
  input: { params: idParams, body: z.object({ ids: chosenIds }) },
  answer: chosenDeleted,
  summary: `Delete several orders, at most ${MAX_CHOSEN} at once`,
});

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/orders/:orderId',
  input: { params: orderParams },
  summary: 'Delete an order',
});

export const countOrdersAlike = endpoint({
  method: 'GET',
  path: '/api/websites/:id/orders/:orderId/alike',
  input: { params: orderParams },
  answer: alikeCounts,
  summary: 'How many unpaid orders have the same sender, or came in the last hour',
});

export const deleteOrdersAlike = endpoint({
  method: 'POST',
  path: '/api/websites/:id/orders/:orderId/delete-alike',
  input: { params: orderParams, body: alikeInput },
  answer: alikeDone,
  summary: 'Delete the unpaid orders that are like this one',
});
