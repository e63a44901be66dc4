import { and, asc, eq, lte, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Feed, FeedInput, FeedList } from '@/contracts/endpoints/feeds';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { addDays, MINUTE_MS } from '@/core/dates';
import { FEED_MINUTES, type FeedProblem, MAX_FEEDS, parseFeedUrl } from '@/core/feeds';
import { key, phrase } from '@/core/messages';
import { getEffectiveTier, getEntitlements } from '@/core/plans';
import { toLocalDate, toLocalDateTime } from '@/core/wall-clock';
import { calendarFeeds } from '../../db/tables/calendar-feeds';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { type Database, getOne, type Transaction } from '../../kernel/database';
import { createNotFoundError, createWebsiteNotFoundError } from '../../kernel/not-found';
import { inOneStatement, inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { FeedError, type FeedReader } from '../../ports/feed-reader';
import { assertFeature, getUser } from '../accounts';
import {
  countFeedBlocks,
  listFeedConflicts,
  listFeedDiaries,
  removeFeedBlocks,
  syncFeedBlocks,
} from '../bookings';
import { findWebsite, getWebsite, lockWebsite } from '../websites';
import { notifyOfConflicts } from './conflict-mail';
import { type FeedTime, parseFeed } from './feed-file';

export interface FeedDeps extends Deps {
  feedReader: FeedReader;
}

type FeedRecord = typeof calendarFeeds.$inferSelect;

/**
 * Lists the calendars that a website reads, where they collide with bookings, and which diaries a calendar can close.
 */
export async function listWebsiteFeeds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
): Promise<FeedList> {
  const website = await getWebsite(db, websiteId);
  const wallTime = toLocalDateTime(clock.now(), website.timeZone);
  const records = await selectFeeds(db, websiteId);
  const counts = await countFeedBlocks(db, websiteId, wallTime);
  return {
    feeds: records.map((record) => present(record, counts.get(record.id) ?? 0)),
    conflicts: await listFeedConflicts(db, websiteId, wallTime),
    diaries: listFeedDiaries(website),
  };
}

/** Lists the addresses of calendars that a website reads, for the owner's own copy of their data. */
export async function listFeedAddresses(db: Database, websiteId: number) {
  const records = await selectFeeds(db, websiteId);
  return records.map(({ name, url, resource, readAt }) => ({ name, url, resource, readAt }));
}

function selectFeeds(db: Database, websiteId: number): Promise<FeedRecord[]> {
  return db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.websiteId, websiteId))
    .orderBy(asc(calendarFeeds.id));
}

/** Stores the address of a calendar and reads it. Even if that fails, it is read again and again from then on. */
export async function addFeed(
  deps: FeedDeps,
  user: UserRecord,
  websiteId: number,
  { name, url, resource }: FeedInput,
): Promise<Feed> {
  const now = deps.clock.now();
  assertFeature(deps, user, 'booking', now);
  const address = parseFeedUrl(url)?.href ?? '';
  const { id } = await inTransaction(deps, async ({ db: tx }) => {
    const website = await lockWebsite(tx, websiteId);
    if (!website) throw createWebsiteNotFoundError();
    if (resource !== null && !listFeedDiaries(website).some((diary) => diary.resource === resource))
      throw createRefusal('resource', 'validation.invalid');
    const known = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.websiteId, websiteId));
    if (known.some((feed) => feed.url === address && feed.resource === resource))
      throw createRefusal('url', 'refusals.feedKnown');
    if (known.length >= MAX_FEEDS) throw createRefusal('url', 'refusals.tooManyFeeds');
    const feed = { websiteId, name, url: address, resource, createdAt: now, nextAt: now };
    return getOne(await tx.insert(calendarFeeds).values(feed).returning());
  });
  return readNow(deps, user, websiteId, id);
}

/**
 * Reads a calendar now. Throws NOT_FOUND for a calendar of another website, and PLAN_LIMIT for a plan without bookings.
 */
export async function readNow(
  deps: FeedDeps,
  user: UserRecord,
  websiteId: number,
  feedId: number,
): Promise<Feed> {
  assertFeature(deps, user, 'booking', deps.clock.now());
  const known = await findFeed(deps.db, websiteId, feedId);
  const feed = known && (await inOneStatement(deps.db, (tx) => claimReading(tx, known.id, deps.clock.now())));
  if (!feed) throw createNotFoundError();
  await readFeed(deps, feed);
  const { feeds } = await listWebsiteFeeds(deps, websiteId);
  const read = feeds.find(({ id }) => id === feedId);
  if (!read) throw createNotFoundError();
  return read;
}

/** Removes a calendar, and gives back the time that it has blocked. */
export async function removeFeed(deps: Deps, websiteId: number, feedId: number): Promise<void> {
  await inTransaction(deps, async (work) => {
    await lockWebsite(work.db, websiteId);
    if (!(await findFeed(work.db, websiteId, feedId))) throw createNotFoundError();
    await removeFeedBlocks(work.db, websiteId, feedId);
    await work.db.delete(calendarFeeds).where(eq(calendarFeeds.id, feedId));
    work.notifyOwner(websiteId, 'booking-changed');
  });
}

const FEEDS_IN_A_LOOK = 50;
/** This many feeds are read at the same time, so that one slow server does not keep the others waiting. */
const FEEDS_AT_ONCE = 8;

/** Reads the calendars that are due; another process at the same time reads other ones. */
export async function readDueFeeds(deps: FeedDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const due = await deps.db
      .select()
      .from(calendarFeeds)
      .where(lte(calendarFeeds.nextAt, now))
      .orderBy(asc(calendarFeeds.nextAt))
      .limit(FEEDS_IN_A_LOOK);
    const limit = pLimit(FEEDS_AT_ONCE);
    await limit.map(due, async ({ id, nextAt }) => {
      if (signal?.aborted) return;
      const feed = await inOneStatement(deps.db, (tx) => claimReading(tx, id, now, nextAt));
      if (feed && (await isServed(deps.db, feed, now))) await readFeed(deps, feed, signal);
    });
    if (signal?.aborted || due.length < FEEDS_IN_A_LOOK) return;
  }
}

/**
 * Puts the next reading off and returns the calendar to be read now; null if it is gone, or not due at `dueAt` any more
 * because another process reads it. The new `nextAt` differs from that of any reading under way, which is thereby known
 * as the former one and stores nothing more.
 */
async function claimReading(
  tx: Transaction,
  id: number,
  now: Date,
  dueAt?: Date,
): Promise<FeedRecord | null> {
  const next = sql`${getNextReading(now, 0).toISOString()}::timestamptz`;
  const isOfThisMoment = sql`${calendarFeeds.nextAt} BETWEEN ${next} AND ${next} + interval '1 second'`;
  const [claimed] = await tx
    .update(calendarFeeds)
    .set({
      nextAt: sql`CASE WHEN ${isOfThisMoment} THEN ${calendarFeeds.nextAt} + interval '1 millisecond' ELSE ${next} END`,
    })
    .where(and(eq(calendarFeeds.id, id), dueAt && eq(calendarFeeds.nextAt, dueAt)))
    .returning();
  return claimed ?? null;
}

/** Returns false while the owner's plan has no bookings: then no other server is asked on the website's behalf. */
async function isServed(db: Database, { websiteId }: FeedRecord, now: Date): Promise<boolean> {
  const website = await findWebsite(db, websiteId);
  const owner = website && (await getUser(db, website.userId));
  return owner !== null && getEntitlements(getEffectiveTier(owner, now)).can('booking');
}

/**
 * Reads a calendar and blocks its times. If it cannot be read, nothing is changed but the state that the owner sees; if
 * another reading has begun since, nothing at all.
 */
async function readFeed(deps: FeedDeps, feed: FeedRecord, signal?: AbortSignal): Promise<void> {
  const { db, clock, feedReader, config, log } = deps;
  try {
    const file = await feedReader.read(feed.url, signal);
    const seen = await findWebsite(db, feed.websiteId);
    if (!seen) return;
    const today = toLocalDate(clock.now(), seen.timeZone);
    // A stay that ends today may keep the next night free for cleaning.
    const first = addDays(today, -1);
    const bounds = { timeZone: seen.timeZone, first, last: addDays(today, MAX_DAYS_AHEAD) };
    const times = await parseFeed(file, { ...bounds, ownHost: new URL(config.publicUrl).hostname });
    while (!(await storeTimes(deps, feed, times)));
  } catch (error) {
    if (signal?.aborted) return;
    if (!(error instanceof FeedError)) log.error({ err: error }, 'A calendar could not be read');
    await noteFailure(deps, feed, error instanceof FeedError ? error.problem : 'unreachable');
  }
}

/** Blocks some times of a calendar; false while more of them are left. */
function storeTimes(deps: FeedDeps, feed: FeedRecord, times: readonly FeedTime[]): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps, async (work) => {
    const website = await lockWebsite(work.db, feed.websiteId);
    // The owner may have removed the calendar since it was asked for, or asked for it anew.
    const current = await findFeed(work.db, feed.websiteId, feed.id);
    if (!website || current?.nextAt.getTime() !== feed.nextAt.getTime()) return true;
    const { hasChanged, isWhole, added } = await syncFeedBlocks(work.db, website, feed, times, now);
    await notifyOfConflicts(work, deps, website, added);
    const done = { readAt: now, problem: null, failures: 0 };
    await work.db.update(calendarFeeds).set(done).where(eq(calendarFeeds.id, feed.id));
    if (hasChanged || feed.problem !== null) work.notifyOwner(feed.websiteId, 'booking-changed');
    return isWhole;
  });
}

async function noteFailure(deps: FeedDeps, feed: FeedRecord, problem: FeedProblem): Promise<void> {
  await inTransaction(deps, async (work) => {
    const failures = feed.failures + 1;
    const noted = await work.db
      .update(calendarFeeds)
      .set({ problem, failures, nextAt: getNextReading(deps.clock.now(), failures) })
      .where(and(eq(calendarFeeds.id, feed.id), eq(calendarFeeds.nextAt, feed.nextAt)))
      .returning({ id: calendarFeeds.id });
    if (noted.length > 0 && feed.problem !== problem) work.notifyOwner(feed.websiteId, 'booking-changed');
  });
}

const LATEST_MINUTES = 6 * 60;

/** Returns when a calendar is read next: one that fails again and again is asked less and less often. */
function getNextReading(now: Date, failures: number): Date {
  const minutes = Math.min(FEED_MINUTES * 2 ** Math.min(failures, 10), LATEST_MINUTES);
  return new Date(now.getTime() + (failures === 0 ? FEED_MINUTES : minutes) * MINUTE_MS);
}

async function findFeed(db: Database, websiteId: number, feedId: number): Promise<FeedRecord | null> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.id, feedId), eq(calendarFeeds.websiteId, websiteId)));
  return feed ?? null;
}

function present({ id, name, url, resource, readAt, problem }: FeedRecord, times: number): Feed {
  return {
    id,
    name,
    host: new URL(url).hostname,
    resource,
    readAt: readAt?.toISOString() ?? null,
    problem,
    times,
  };
}

function createRefusal(
  path: string,
  message: 'validation.invalid' | 'refusals.feedKnown' | 'refusals.tooManyFeeds',
) {
  return createValidationError([{ path, message: phrase(key(message), { max: MAX_FEEDS }) }]);
}
