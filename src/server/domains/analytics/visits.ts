import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { AnalyticsDay } from '@/contracts/endpoints/analytics';
import { addDays, HOUR_MS } from '@/core/dates';
import { getNetwork } from '@/core/network';
import { VISITORS_PER_NETWORK } from '@/core/visitor-limits';
import { toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { runEvery } from '../../kernel/run-every';
import { inOneStatement } from '../../kernel/unit-of-work';
import { findSessionUser } from '../accounts';
import { getWebsiteClock, type PublishedHeads } from '../websites';
import {
  addVisits,
  type CountedVisitor,
  DailyHash,
  deleteSaltsBefore,
  FORGET_AT_ONCE,
  forgetSomeVisitors,
  hasAnyVisit,
  listDaysFrom,
} from './queries';

/**
 * Counts the visits of this process in memory and writes them once a second: a crash loses the visits of the last
 * second.
 */
export class VisitCounter {
  private visitors = new Map<string, CountedVisitor>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private isLate = false;

  constructor(private readonly parts: Pick<Deps, 'db' | 'config' | 'log'>) {}

  /** Counts a visit, unless too many visits wait to be written to the database. */
  count(visit: Omit<CountedVisitor, 'views'>): void {
    const key = `${visit.websiteId} ${visit.date} ${visit.visitor}`;
    const known = this.visitors.get(key);
    if (known) known.views += 1;
    else if (this.visitors.size < MAX_WAITING) this.visitors.set(key, { ...visit, views: 1 });
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Resolves when all earlier visits are written, or when the database fails, which is logged. */
  write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    const waiting = [...this.visitors.values()];
    this.visitors = new Map();
    const { db, config, log } = this.parts;
    const perNetwork = config.hasRateLimits ? VISITORS_PER_NETWORK : null;
    for (let first = 0; first < waiting.length; first += WRITTEN_AT_ONCE) {
      try {
        const some = waiting.slice(first, first + WRITTEN_AT_ONCE);
        await inOneStatement(db, (tx) => addVisits(tx, some, perNetwork));
        this.isLate = false;
      } catch (error) {
        // The log gets one line for the whole time in which the database is away.
        if (!this.isLate) log.error({ err: error }, 'Visits are counted later');
        this.isLate = true;
        this.keep(waiting.slice(first));
        return;
      }
    }
  }

  private keep(visitors: readonly CountedVisitor[]): void {
    for (const { views, ...visit } of visitors) {
      this.count(visit);
      const kept = this.visitors.get(`${visit.websiteId} ${visit.date} ${visit.visitor}`);
      if (kept) kept.views += views - 1;
    }
  }
}

const WRITE_EVERY_MS = 1000;
/** PGlite answers nothing else while a statement runs. */
const WRITTEN_AT_ONCE = 500;
const MAX_WAITING = 50_000;

/** Visits are counted with these parts of the process. */
export interface VisitParts {
  heads: Pick<PublishedHeads, 'get'>;
  counter: VisitCounter;
  hashes: DailyHash;
}

/**
 * Creates these parts for a server: counted visits are written when it closes, and what it knows of a day is forgotten
 * after the day.
 */
export function createVisitParts(app: FastifyInstance, deps: Deps, heads: VisitParts['heads']): VisitParts {
  const parts = { heads, counter: new VisitCounter(deps), hashes: new DailyHash(deps.db) };
  app.addHook('onClose', () => parts.counter.write());
  runEvery(app, {
    name: 'visitor-salts',
    everyMs: HOUR_MS,
    isOfEachProcess: true,
    run: async () => parts.hashes.forgetBefore(toLocalDate(deps.clock.now(), 'UTC')),
    complaint: 'Salts of days that are over leave the memory later',
  });
  runEvery(app, {
    name: 'visitor-cleanup',
    everyMs: HOUR_MS,
    run: (signal) => forgetVisitors(deps, signal),
    complaint: 'Visitors of days that are over are forgotten later',
  });
  return parts;
}

/**
 * Counts a visit, unless it is the owner's own or a bot's. No address is stored, only a hash that nobody can compute
 * once the day's salt is forgotten.
 */
export async function recordVisit(
  deps: Deps,
  { heads, counter, hashes }: VisitParts,
  slug: string,
  request: FastifyRequest,
): Promise<void> {
  const website = await heads.get(slug);
  const userAgent = request.headers['user-agent'];
  if (isBot(userAgent)) return;
  const user = await findSessionUser(deps, request);
  if (user?.id === website.userId) return;
  const now = deps.clock.now();
  const hash = await hashes.get(now);
  counter.count({
    websiteId: website.id,
    date: toLocalDate(now, website.timeZone),
    visitor: hash(`${website.id}|${request.ip}|${userAgent}`),
    network: hash(`${website.id}|${getNetwork(request.ip)}`),
  });
}

const DAYS = 7;

/**
 * Lists the last 7 days in the website's time zone, oldest first, also those without a visit; empty when nobody ever
 * came.
 */
export async function listWeek(
  { db, clock }: Deps,
  counter: VisitCounter,
  websiteId: number,
): Promise<AnalyticsDay[]> {
  await counter.write();
  if (!(await hasAnyVisit(db, websiteId))) return [];
  const today = toLocalDate(clock.now(), (await getWebsiteClock(db, websiteId)).timeZone);
  const firstDay = addDays(today, 1 - DAYS);
  const stored = new Map((await listDaysFrom(db, websiteId, firstDay)).map((day) => [day.date, day]));
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(firstDay, index);
    return stored.get(date) ?? { date, uniqueVisitors: 0, pageViews: 0 };
  });
}

/**
 * Forgets the salts and visitors of the days that are over. That does not happen within a visit, and happens in small
 * steps, because a day can have millions of visitors. Several processes may do so at once.
 */
export async function forgetVisitors(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const today = toLocalDate(clock.now(), 'UTC');
  await inOneStatement(db, (tx) => deleteSaltsBefore(tx, today));
  // A day of a website may begin or end half a day apart from the day of UTC.
  const oldest = addDays(today, -1);
  let forgotten: number;
  do {
    if (signal.aborted) return;
    forgotten = await inOneStatement(db, (tx) => forgetSomeVisitors(tx, oldest));
  } while (forgotten === FORGET_AT_ONCE);
}

/** Returns true if a user agent names a program; an empty one is taken for a program too. */
export function isBot(userAgent = ''): boolean {
  return userAgent === '' || isbot(userAgent);
}
