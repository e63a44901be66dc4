import type { FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { fairTurns } from '../../http/fair-turns';
import { text } from '../../kernel/text';

/** Ten large pictures decoded at the same moment would take a gigabyte. */
const inTurn = fairTurns();

/** Makes an owner's picture when it is their turn; a request whose connection ends before that leaves the line. */
export function makeInTurn<Made>(
  userId: number,
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  make: () => Promise<Made>,
): Promise<Made> {
  const calledOff = new AbortController();
  const abort = () => calledOff.abort(new AppError('VALIDATION', text('errors.uploadBroken')));
  // Not the request itself: that is closed as soon as its body is read.
  if (socket.destroyed) abort();
  socket.once('close', abort);
  return inTurn(userId, make, calledOff.signal).finally(() => socket.off('close', abort));
}
