import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams } from '../parameters';

const csv = z.unknown().check(z.describe('text/csv'));

export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/websites/:id/bookings.csv',
  input: { params: idParams },
  answer: csv,
  summary: 'All bookings as CSV',
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/websites/:id/orders.csv',
  input: { params: idParams },
  answer: csv,
  summary: 'All orders as CSV',
});

export const exportMessages = endpoint({
  method: 'GET',
  path: '/api/websites/:id/contact-submissions.csv',
  input: { params: idParams },
  answer: csv,
  summary: 'All messages as CSV',
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  answer: z.unknown().check(z.describe('application/zip')),
  summary: 'All that is stored of the owner, as a zip',
});
