import * as z from 'zod/mini';
import { CUSTOMER_KINDS } from '@/core/customers';
import { key } from '@/core/messages';
import {
  alikePair,
  customer,
  customerCard,
  customerCursor,
  customerEdit,
  customerJoin,
  customerKey,
  customerOwn,
  retention,
} from '../customers';
import { endpoint } from '../endpoint';
import { idParams, searchQuery } from '../parameters';

const customerParams = z.extend(idParams, { key: customerKey });

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/websites/:id/customers',
  input: {
    params: idParams,
    query: z.object({
      q: searchQuery.shape.q,
      kind: z.optional(z.enum(CUSTOMER_KINDS, key('validation.invalid'))),
      cursor: z.optional(customerCursor),
    }),
  },
  answer: z.array(customer),
  summary:
    'One entry per person, who was active last first, 100 at a time; by name, email and phone, and by how often they come',
});

export const listAlikeCustomers = endpoint({
  method: 'GET',
  path: '/api/websites/:id/customers/alike',
  input: { params: idParams },
  answer: z.array(alikePair),
  summary: 'Customers who have one phone number and may be one person, at most 20 pairs',
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/websites/:id/customers/:key',
  input: { params: customerParams },
  answer: customerCard,
  summary: 'The card of a customer with visits, orders, messages and the note',
});

export const saveCustomer = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/customers/:key',
  input: { params: customerParams, body: customerEdit },
  answer: customerOwn,
  summary: "Save the owner's note and how long a visit takes",
});

export const joinCustomers = endpoint({
  method: 'POST',
  path: '/api/websites/:id/customers/:key/join',
  input: { params: customerParams, body: customerJoin },
  answer: customerOwn,
  summary: 'Join another card to this one: both are one person',
});

export const exportCustomer = endpoint({
  method: 'GET',
  path: '/api/websites/:id/customers/:key/export',
  input: { params: customerParams },
  answer: z.unknown().check(z.describe('text/csv')),
  summary: 'All that is kept about a customer as CSV',
});

export const eraseCustomer = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/customers/:key',
  input: { params: customerParams },
  summary:
    'Erase a customer; orders stay without name and address. 409 while a booking or a shipment is to come',
});

export const readRetention = endpoint({
  method: 'GET',
  path: '/api/websites/:id/customer-retention',
  input: { params: idParams },
  answer: retention,
  summary: 'After how many months what customers left is erased',
});

export const saveRetention = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/customer-retention',
  input: { params: idParams, body: retention },
  answer: retention,
  summary: 'Change it: 12, 24 or 36 months, or null for never',
});
