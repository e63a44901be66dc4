import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { AnalyticsDay } from '@/contracts/endpoints/analytics';
import { addDays } from '@/core/dates';
import { networkOf } from '@/core/network';
import { VISITORS_PER_NETWORK } from '@/core/visitor-limits';
import { localDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { runEvery } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { findSessionUser } from '../accounts';
import { getPublishedHead, getWebsiteClock } from '../websites';
import {
  countVisit,
  countVisitorsOf,
  deleteSaltsBefore,
  FORGET_AT_ONCE,
  forgetSomeVisitors,
  hasAnyVisit,
  hashOfDay,
  hasVisited,
  insertVisitorDay,
  listDaysFrom,
} from './queries';

/** Counts a visit. The owner's own and those of bots are left out; no address is stored, only a hash that dies with the day's salt. */
export async function recordVisit(deps: Deps, slug: string, request: FastifyRequest): Promise<void> {
  const website = await getPublishedHead(deps.db, slug);
  const userAgent = request.headers['user-agent'];
  if (isBot(userAgent)) return;
  const user = await findSessionUser(deps, request);
  if (user?.id === website.userId) return;
  const now = deps.clock.now();
  const hash = await hashOfDay(deps.db, now);
  const date = localDate(now, website.timeZone);
  const visit = {
    websiteId: website.id,
    date,
    visitor: hash(`${website.id}|${request.ip}|${userAgent}`),
    network: hash(`${website.id}|${networkOf(request.ip)}`),
  };
  await inTransaction(deps, async ({ db: tx }) => {
    const isNewVisitor = await insertVisitorDay(tx, await boundVisitor(tx, deps, visit));
    await countVisit(tx, website.id, date, isNewVisitor);
  });
}

type Visit = Parameters<typeof insertVisitorDay>[1] & { network: string };

/** Beyond so many visitors, all that a network still sends is one more: the name of a browser is what anybody says. */
async function boundVisitor(tx: Database, { config }: Deps, visit: Visit): Promise<Visit> {
  const { websiteId, date, network } = visit;
  if (!config.hasRateLimits || (await hasVisited(tx, visit))) return visit;
  const known = await countVisitorsOf(tx, websiteId, date, network);
  return known < VISITORS_PER_NETWORK - 1 ? visit : { ...visit, visitor: network };
}

const DAYS = 7;

/** The last 7 days in the website's time zone, oldest first, zeros included; empty when nobody ever came. */
export async function listWeek({ db, clock }: Deps, websiteId: number): Promise<AnalyticsDay[]> {
  if (!(await hasAnyVisit(db, websiteId))) return [];
  const today = localDate(clock.now(), (await getWebsiteClock(db, websiteId)).timeZone);
  const firstDay = addDays(today, 1 - DAYS);
  const stored = new Map((await listDaysFrom(db, websiteId, firstDay)).map((day) => [day.date, day]));
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(firstDay, index);
    return stored.get(date) ?? { date, uniqueVisitors: 0, pageViews: 0 };
  });
}

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
export function startVisitorCleanup(app: FastifyInstance, deps: Deps): void {
  runEvery(app, {
    everyMs: HOUR_MS,
    run: (signal) => forgetVisitors(deps, signal),
    complaint: 'Visitors of days that are over are forgotten later',
  });
}

/** Returns true if a user agent says that it is a program; one that says nothing is taken for a program too. */
export function isBot(userAgent = ''): boolean {
  return userAgent === '' || isbot(userAgent);
}
