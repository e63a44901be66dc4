import * as z from 'zod/mini';
import { recordId } from '@/core/fields';
import { type Route, route } from '../../http/route';
import { exportAccount } from './export-account';
import type { Sheet, SheetRow } from './sheet';
import { bookingSheet, messageSheet, orderSheet } from './sheets';
import { streamCsv } from './stream-csv';
import { takeExportPlace } from './take-export-place';

export const exportRoutes = [
  exportRoute('bookings', 'All bookings as CSV', bookingSheet),
  exportRoute('orders', 'All orders as CSV', orderSheet),
  exportRoute('contact-submissions', 'All messages as CSV', messageSheet),
  route({
    method: 'GET',
    path: '/api/account/export',
    access: 'owner',
    whenExpired: 'open',
    summary: 'All that is stored of the owner, as a zip',
    answer: z.unknown().check(z.describe('application/zip')),
    rateLimit: { max: 6, windowSeconds: 60 * 60 },
    call: ({ deps, user, reply }) => takeExportPlace(user.id, reply, () => exportAccount(deps, user, reply)),
  }),
];

function exportRoute<Row extends SheetRow>(name: string, summary: string, sheet: Sheet<Row>): Route {
  return route({
    method: 'GET',
    path: `/api/websites/:id/${name}.csv`,
    access: 'site-owner',
    whenExpired: 'open',
    summary,
    params: z.object({ id: recordId }),
    answer: z.unknown().check(z.describe('text/csv')),
    rateLimit: { max: 30, windowSeconds: 60 },
    call: ({ deps, user, params: { id }, reply }) =>
      takeExportPlace(user.id, reply, () => streamCsv(deps.db, id, name, sheet, reply)),
  });
}
