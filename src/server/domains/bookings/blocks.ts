import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Block, BlockInput } from '@/contracts/blocks';
import { AppError } from '@/core/app-error';
import { MAX_BLOCKS, MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { formatRangeColumn, isServedByPeople, type TimeRange } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { key, phrase } from '@/core/messages';
import { getPersonDiary, PEOPLE_DIARIES } from '@/core/people';
import { toLocalDate, toLocalDateTime } from '@/core/wall-clock';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import { parsePage } from '@/sections/page/page';
import { calendarFeeds } from '../../db/tables/calendar-feeds';
import { blocks, claims } from '../../db/tables/claims';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { type Database, getOne, type Transaction } from '../../kernel/database';
import { findEarlier, toKnownRequest } from '../../kernel/known-request';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import { assertFeature } from '../accounts';
import { lockWebsite, type PublishedWebsite } from '../websites';
import { countBookingsIn, fillDiary, isCovered, releaseClaims } from './block-claims';
import { createRefusedFieldError } from './check-times';
import { isOnDays, selectBounds } from './claims';
import { getService } from './get-service';
import { listDiaries } from './move-to-calendars';
import { lockOwnWebsite } from './queries';

/**
 * Keeps some time free of new bookings. Existing bookings stay, and the time that they give back later is blocked as
 * well. The same call again is answered with the block that it has made.
 */
export async function createBlock(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  input: BlockInput,
): Promise<Block & { bookingsInside: number }> {
  const now = deps.clock.now();
  assertFeature(deps, user, 'booking', now);
  return inTransaction(deps, async (work) => {
    const tx = work.db;
    // A booking that gives its time back meanwhile waits, and then sees the block that takes it.
    const website = await lockWebsite(tx, websiteId);
    if (website?.userId !== user.id) throw createWebsiteNotFoundError();
    const request = toKnownRequest(input);
    const scope = { column: blocks.websiteId, id: websiteId };
    const earlierId = await findEarlier(tx, blocks, scope, request, phrase('errors.blockArrived'));
    const block = earlierId
      ? getOne(await tx.select().from(blocks).where(eq(blocks.id, earlierId)))
      : await insertBlock(tx, website, input, now, request);
    const resources = listDiaries(parsePage(website.pageData), website.people).filter((diary) =>
      isCovered(block, diary.resource),
    );
    if (!earlierId) for (const diary of resources) await fillDiary(tx, block, diary);
    work.notifyOwner(websiteId, 'booking-changed');
    return {
      ...present({ ...block, ...parseBounds(input) }),
      bookingsInside: await countBookingsIn(tx, block),
    };
  });
}

async function insertBlock(
  tx: Transaction,
  website: PublishedWebsite,
  input: BlockInput,
  now: Date,
  request: ReturnType<typeof toKnownRequest>,
) {
  const today = toLocalDate(now, website.timeZone);
  if (input.until < today) throw createRefusedFieldError('until', key('refusals.blockIsOver'));
  if (input.from > addDays(today, MAX_DAYS_AHEAD))
    throw createRefusedFieldError('from', key('refusals.dayOutOfReach'));
  const isUpcoming = sql`${blocks.during} && tsrange(${toLocalDateTime(now, website.timeZone)}::timestamp, NULL)`;
  const isOwners = and(eq(blocks.websiteId, website.id), isNull(blocks.feedId));
  const known = await tx.$count(blocks, and(isOwners, isUpcoming));
  if (known >= MAX_BLOCKS)
    throw createRefusedFieldError('from', key('refusals.tooManyBlocks'), { max: MAX_BLOCKS });
  const block = {
    ...request,
    websiteId: website.id,
    resource: findResource(website, input),
    during: formatRangeColumn(parseBounds(input)),
    note: input.note ?? '',
    createdAt: now,
  };
  return getOne(await tx.insert(blocks).values(block).returning());
}

/**
 * Returns the scope of a block as its record names it. Throws NOT_FOUND for a service that the page does not offer. The
 * diaries of people belong to no service and no section, so these are closed together with everything that the people
 * do.
 */
function findResource(
  { pageData, people }: PublishedWebsite,
  { sectionId, serviceId, personId }: BlockInput,
): string | null {
  if (personId !== undefined) {
    const isKnown = (people ?? []).some(({ id }) => id === personId);
    if (!isKnown) throw new AppError('NOT_FOUND', phrase('errors.personNotFound'));
    return getPersonDiary(personId);
  }
  if (serviceId !== undefined) {
    const { section, diaries } = getService(pageData, { serviceId, sectionId }, []);
    if (isServedByPeople(section)) throw createRefusedFieldError('personId', key('refusals.blockPerson'));
    return diaries[0]?.resource ?? null;
  }
  if (sectionId === undefined) return null;
  const section = listBookingSections(pageData).find(({ id }) => id === sectionId);
  if (!section) throw new AppError('NOT_FOUND', phrase('errors.bookingSectionMissing'));
  return isServedByPeople(section.content) ? PEOPLE_DIARIES : sectionId;
}

/** Returns the bounds of a block as the owner typed them. */
function parseBounds({ from, fromTime, until, untilTime }: BlockInput): TimeRange {
  const end = untilTime === undefined ? `${addDays(until, 1)} 00:00` : `${until} ${untilTime}`;
  return { start: `${from} ${fromTime}`, end };
}

/** Lists the blocks that touch some wall-clock days, both included, in the order of their beginning. */
export async function listBlocks(
  db: Database,
  websiteId: number,
  first: string,
  last: string,
): Promise<Block[]> {
  const { id, resource, note } = blocks;
  return db
    .select({ id, resource, note, feed: calendarFeeds.name, ...selectBounds(blocks.during) })
    .from(blocks)
    .leftJoin(calendarFeeds, eq(calendarFeeds.id, blocks.feedId))
    .where(and(eq(blocks.websiteId, websiteId), isOnDays(blocks.during, first, last)))
    .orderBy(sql`lower(${blocks.during})`, asc(blocks.id));
}

/** Gives blocked time back; the time that another block covers stays closed. */
export async function deleteBlock(
  deps: WorkDeps,
  user: UserRecord,
  websiteId: number,
  blockId: number,
): Promise<void> {
  await inTransaction(deps, async (work) => {
    await lockOwnWebsite(work.db, websiteId, user.id);
    // A block that came from another calendar is removed in that calendar.
    const isOne = and(eq(blocks.websiteId, websiteId), eq(blocks.id, blockId), isNull(blocks.feedId));
    const [block] = await work.db.select().from(blocks).where(isOne).for('update');
    if (!block) throw new AppError('NOT_FOUND', phrase('errors.blockNotFound'));
    await releaseClaims(work.db, websiteId, eq(claims.blockId, blockId), [blockId]);
    await work.db.delete(blocks).where(isOne);
    work.notifyOwner(websiteId, 'booking-changed');
  });
}

function present({ id, resource, start, end, note }: Omit<Block, 'feed'>): Block {
  return { id, resource, start, end, note, feed: null };
}
