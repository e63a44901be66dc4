import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { ConcurrencyLimit } from './concurrency';

const EXPORTS_PER_OWNER = 2;
/** A hundred at once would hold up everybody's bookings for seconds. */
const EXPORTS_IN_ALL = 8;
const RETRY_SECONDS = 10;

const exportLimit = new ConcurrencyLimit(EXPORTS_PER_OWNER, EXPORTS_IN_ALL);

/** Makes a file of an owner's data when few others are being made; its place is free again when the file is sent or broken off. */
export async function limitExports(
  ownerId: number,
  reply: FastifyReply,
  open: () => Promise<Readable>,
): Promise<Readable> {
  const leave = exportLimit.take(ownerId);
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
