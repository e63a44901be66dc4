import type { FastifyInstance } from 'fastify';
import { addMonths, getMonth, getSameDayIn } from '@/core/calendar-month';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { toInstant, toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { runEvery, runForEach } from '../../kernel/run-every';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { eraseOldBookings } from '../bookings';
import { eraseOldMessages, eraseOldSpam } from '../messages';
import { eraseOldOrders } from '../orders';
import { listRetentions, type WebsiteRetention } from '../websites';
import { eraseOldImported } from './imported';
import { deleteOrphans } from './queries';

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'publishEffects'>;

const CLEANUP_INTERVAL_MS = 6 * HOUR_MS;
const ROWS_AT_ONCE = 200;
/** An owner has this long to notice a customer among the spam. */
const SPAM_DAYS = 30;

/**
 * Erases what customers left at websites longer ago than their owners want, old spam, and then the cards of people of
 * whom nothing is left. Each batch is a transaction of its own, so that nobody waits long and another process skips its
 * rows.
 */
export async function eraseOld(deps: RetentionDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const spamBefore = new Date(now.getTime() - SPAM_DAYS * DAY_MS);
  // For a day, an owner who has deleted a booking can enter it again and still finds the note.
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const retentions = await listRetentions(deps.db);
  const steps = [
    () => runForEach(retentions, signal, (retention) => eraseOldOf(deps, retention, now, signal)),
    () => runInBatches(deps, signal, (work) => eraseOldSpam(work, spamBefore, ROWS_AT_ONCE)),
    () => runInBatches(deps, signal, ({ db }) => deleteOrphans(db, aDayAgo, ROWS_AT_ONCE)),
  ];
  await runForEach(steps, signal, (step) => step());
}

async function eraseOldOf(
  deps: RetentionDeps,
  { id, months, timeZone }: WebsiteRetention,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<void> {
  const today = toLocalDate(now, timeZone);
  const day = getSameDayIn(addMonths(getMonth(today), -months), today);
  const before = toInstant(day, '00:00', timeZone);
  await runInBatches(deps, signal, (work) => eraseOldBookings(work, id, day, ROWS_AT_ONCE));
  await runInBatches(deps, signal, (work) => eraseOldMessages(work, id, before, ROWS_AT_ONCE));
  await runInBatches(deps, signal, (work) => eraseOldImported(work, id, before, ROWS_AT_ONCE));
  await runInBatches(deps, signal, (work) => eraseOldOrders(work, id, before, ROWS_AT_ONCE));
}

async function runInBatches(
  deps: RetentionDeps,
  signal: AbortSignal | undefined,
  erase: (work: Work) => Promise<number>,
): Promise<void> {
  while (!signal?.aborted) {
    const count = await inTransaction(deps, async (work) => {
      const rows = await erase(work);
      if (rows > 0) work.rowsDeleted();
      return rows;
    });
    if (count < ROWS_AT_ONCE) return;
  }
}

/** Runs at startup and then every six hours until the server closes. */
export function startRetention(app: FastifyInstance, deps: RetentionDeps): void {
  runEvery(app, {
    name: 'retention',
    everyMs: CLEANUP_INTERVAL_MS,
    run: (signal) => eraseOld(deps, signal),
    complaint: 'What customers left long ago is erased at the next try',
  });
}
