import * as api from '@/contracts/endpoints/exports';
import { type Route, serve } from '../../http/route';
import { limitExports } from '../../kernel/limit-exports';
import { exportAccount } from './export-account';
import { bookingSheet, messageSheet, orderSheet } from './sheets';
import { type Sheet, type SheetRow, streamCsv } from './stream-csv';

export const exportRoutes = [
  exportRoute(api.exportBookings, bookingSheet),
  exportRoute(api.exportOrders, orderSheet),
  exportRoute(api.exportMessages, messageSheet),
  serve(api.exportAccount, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit: { max: 6, windowSeconds: 60 * 60 },
    call: ({ deps, user, reply }) => limitExports(user.id, reply, () => exportAccount(deps, user, reply)),
  }),
];

function exportRoute<Row extends SheetRow>(endpoint: typeof api.exportBookings, sheet: Sheet<Row>): Route {
  return serve(endpoint, {
    access: 'site-owner',
    whenExpired: 'open',
    rateLimit: { max: 30, windowSeconds: 60 },
    call: ({ deps, user, params: { id }, reply }) =>
      limitExports(user.id, reply, () => streamCsv(deps.db, id, sheet, { reply, locale: user.language })),
  });
}
