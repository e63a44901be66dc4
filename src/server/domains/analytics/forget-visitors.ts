import type { FastifyInstance } from 'fastify';
import { addDays } from '@/core/local-date';
import { localDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { runEvery } from '../../kernel/run-every';
import { deleteSaltsBefore, FORGET_AT_ONCE, forgetSomeVisitors } from './queries';

const HOUR_MS = 60 * 60_000;

/**
 * Forgets the salts of the days that are over, and who came on them: beside the visits, not in one, and in small steps,
 * because a day can have millions. Several processes may do so at once.
 */
export async function forgetVisitors(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const today = localDate(clock.now(), 'UTC');
  await deleteSaltsBefore(db, today);
  // A day of a website may lie half a day beside that of UTC.
  const oldest = addDays(today, -1);
  let forgotten: number;
  do {
    if (signal.aborted) return;
    forgotten = await forgetSomeVisitors(db, oldest);
  } while (forgotten === FORGET_AT_ONCE);
}

/** Runs at startup and then hourly until the server closes. */
export function keepForgettingVisitors(app: FastifyInstance, deps: Deps): void {
  runEvery(app, {
    everyMs: HOUR_MS,
    run: (signal) => forgetVisitors(deps, signal),
    complaint: 'Visitors of days that are over are forgotten later',
  });
}
