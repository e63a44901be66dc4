import type { FastifyRequest } from 'fastify';
import { createFairQueue } from '../kernel/concurrency';

/** Pages from this size on, sent or stored, are large. A smaller one costs milliseconds, the largest tenths of a second. */
const LARGE_BYTES = 64 * 1024;
const neverCalledOff = new AbortController().signal;

const runInTurn = createFairQueue();

/**
 * Saves or draws a large page when no other one is worked on; owners take turns. All at once, large pages would keep
 * the one thread, and the database in the process, from everybody who has little to do.
 */
export function workOnLargePage<Result>(ownerId: number, work: () => Promise<Result>): Promise<Result> {
  return runInTurn(ownerId, work, neverCalledOff);
}

/** Returns true if a body is large, or may be because it comes without its size. */
export function isLargeBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const bytes = Number(headers['content-length'] ?? 0);
  return bytes > LARGE_BYTES || headers['transfer-encoding'] !== undefined;
}

export function isLargePage(pageData: object): boolean {
  return JSON.stringify(pageData).length > LARGE_BYTES;
}
