import type { FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { text } from '../http/translate';
import { fairTurns } from './fair-turns';
import type { MadePicture } from './open-picture';

/** Ten large pictures decoded at the same moment would take a gigabyte. */
const inTurn = fairTurns();

/** Makes an owner's picture when it is their turn; a request that is called off before that leaves the line. */
export function makeInTurn(
  userId: number,
  { raw }: FastifyRequest,
  make: () => Promise<MadePicture>,
): Promise<MadePicture> {
  const calledOff = new AbortController();
  const abort = () => calledOff.abort(new AppError('VALIDATION', text('errors.uploadBroken')));
  if (raw.destroyed) abort();
  raw.once('close', abort);
  return inTurn(userId, make, calledOff.signal).finally(() => raw.off('close', abort));
}
