import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/dates';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { runEvery } from '../../kernel/run-every';
import { fillBookingSearch } from '../bookings';
import { fillMessageSearch } from '../messages';
import { fillOrderSearch } from '../orders';

/** Makes records findable that were stored before there was a search. */
export async function fillSearchOfAll(db: Database, signal?: AbortSignal): Promise<void> {
  await fillOrderSearch(db, signal);
  await fillBookingSearch(db, signal);
  await fillMessageSearch(db, signal);
}

/**
 * Runs at startup and then every hour, because a server of the former version may run beside and store records that
 * cannot be found.
 */
export function startSearchFill(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  runEvery(app, {
    name: 'search-words',
    everyMs: HOUR_MS,
    run: (signal) => fillSearchOfAll(db, signal),
    complaint: 'Older records cannot be found by their words until the next try',
  });
}
