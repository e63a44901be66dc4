import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as api from '@/contracts/endpoints/exports';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { type Route, serve } from '../../http/route';
import { ConcurrencyLimit } from '../../kernel/concurrency';
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

const PLACES_PER_OWNER = 2;
/** A hundred at once would hold up everybody's bookings for seconds. */
const PLACES_IN_ALL = 8;
const RETRY_SECONDS = 10;

const places = new ConcurrencyLimit(PLACES_PER_OWNER, PLACES_IN_ALL);

/** Makes a file of an owner's data when few others are being made; its place is free again when the file is sent or broken off. */
export async function limitExports(
  ownerId: number,
  reply: FastifyReply,
  open: () => Promise<Readable>,
): Promise<Readable> {
  const leave = places.take(ownerId);
  if (!leave) {
    reply.header('retry-after', String(RETRY_SECONDS));
    throw new AppError('TOO_MANY_REQUESTS', phrase('errors.exportsBusy'));
  }
  try {
    const file = await open();
    once(file, 'close').then(leave, leave);
    return file;
  } catch (error) {
    leave();
    throw error;
  }
}
