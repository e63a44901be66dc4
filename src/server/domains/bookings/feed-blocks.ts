import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FeedConflict } from '@/contracts/endpoints/feeds';
import { formatRangeColumn, getStayRange, isServedByPeople, type TimeRange } from '@/core/bookings';
import { getPersonDiary } from '@/core/people';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import { parsePage } from '@/sections/page/page';
import { bookings } from '../../db/tables/bookings';
import { calendarFeeds } from '../../db/tables/calendar-feeds';
import { blocks, claims } from '../../db/tables/claims';
import { allowTime, type Database, getOne, type Transaction } from '../../kernel/database';
import type { PublishedWebsite } from '../websites';
import { fillDiary, findRoom, isCovered, moveStays, releaseClaims } from './block-claims';
import { selectBounds } from './claims';
import { listRooms } from './get-service';
import { listDiaries } from './move-to-calendars';

/** A calendar of another program says that this time is taken. */
interface FeedTime extends TimeRange {
  key: string;
  title: string;
  isWholeDays: boolean;
}

type Feed = Pick<typeof calendarFeeds.$inferSelect, 'id' | 'resource'>;

/** Lists the diaries that a calendar of another program can close: those of rooms and people, by name. */
export function listFeedDiaries({ pageData, people }: Pick<PublishedWebsite, 'pageData' | 'people'>) {
  const isServed = listBookingSections(pageData).some(({ content }) => isServedByPeople(content));
  const serving = isServed ? (people ?? []).filter(({ takesBookings }) => takesBookings) : [];
  return [
    ...listRooms(pageData).map(({ name, diary: { resource } }) => ({ resource, name })),
    ...serving.map(({ id, name }) => ({ resource: getPersonDiary(id), name })),
  ];
}

/** A transaction adds at most this many blocks, because others wait for it; a statement removes as many. */
const BLOCKS_AT_ONCE = 50;

/**
 * Lets a calendar of another program block the time that it names now, and gives back the time that it no longer names.
 * Bookings stay as they are. The calendar of a room with several units blocks one of them, with the pause after a stay;
 * a stay for which none was free takes one that has become free. `isWhole` is false while more blocks are to be added or
 * moved; `added` are the ids of the new blocks.
 */
export async function syncFeedBlocks(
  tx: Transaction,
  website: PublishedWebsite,
  feed: Feed,
  times: readonly FeedTime[],
  now: Date,
): Promise<{ hasChanged: boolean; isWhole: boolean; added: number[] }> {
  await allowTime(tx);
  const diaries = listDiaries(parsePage(website.pageData), website.people).filter(({ resource }) =>
    isCovered(feed, resource),
  );
  const room = findRoom(website.pageData, feed.resource);
  const stored = await tx
    .select({ id: blocks.id, key: blocks.feedKey, note: blocks.note })
    .from(blocks)
    .where(eq(blocks.feedId, feed.id));
  const wanted = new Map(times.map((time) => [time.key, time]));
  const gone = stored.filter(({ key }) => !wanted.has(key ?? ''));
  await removeBlocks(tx, website.id, gone);
  const renamed = stored.filter(({ key, note }) => (wanted.get(key ?? '')?.title ?? note) !== note);
  for (const { id, key } of renamed)
    await tx
      .update(blocks)
      .set({ note: wanted.get(key ?? '')?.title ?? '' })
      .where(eq(blocks.id, id));
  // A unit may have become free since, also by what others than bookings gave back.
  const moved = room ? await moveStays(tx, website.id, room, eq(blocks.feedId, feed.id), BLOCKS_AT_ONCE) : 0;
  const known = new Set(stored.map(({ key }) => key));
  const missing = times.filter(({ key }) => !known.has(key));
  const added: number[] = [];
  for (const { key, title, isWholeDays, start, end } of missing.slice(0, BLOCKS_AT_ONCE)) {
    const isStay = room !== null && isWholeDays;
    const during = formatRangeColumn(
      isStay ? getStayRange(start.slice(0, 10), end.slice(0, 10)) : { start, end },
    );
    const block = getOne(
      await tx
        .insert(blocks)
        .values({
          websiteId: website.id,
          resource: feed.resource,
          during,
          feedId: feed.id,
          feedKey: key,
          note: title,
          createdAt: now,
        })
        .returning(),
    );
    added.push(block.id);
    for (const diary of diaries) await fillDiary(tx, block, diary);
  }
  return {
    hasChanged: gone.length + renamed.length + missing.length + moved > 0,
    isWhole: missing.length <= BLOCKS_AT_ONCE && moved < BLOCKS_AT_ONCE,
    added,
  };
}

/** Gives back all the time that a calendar of another program has blocked. */
export async function removeFeedBlocks(tx: Transaction, websiteId: number, feedId: number): Promise<void> {
  await allowTime(tx);
  const stored = await tx.select({ id: blocks.id }).from(blocks).where(eq(blocks.feedId, feedId));
  await removeBlocks(tx, websiteId, stored);
}

async function removeBlocks(
  tx: Transaction,
  websiteId: number,
  gone: readonly { id: number }[],
): Promise<void> {
  const ids = gone.map(({ id }) => id);
  // The statement names each time that becomes free, and can hold only some thousands of them.
  for (let from = 0; from < ids.length; from += BLOCKS_AT_ONCE) {
    const some = ids.slice(from, from + BLOCKS_AT_ONCE);
    await releaseClaims(tx, websiteId, inArray(claims.blockId, some), ids);
    await tx.delete(blocks).where(inArray(blocks.id, some));
  }
}

/** Counts how many blocks each calendar of another program has from now on. */
export async function countFeedBlocks(
  db: Database,
  websiteId: number,
  wallTime: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ feedId: blocks.feedId, count: sql<number>`count(*)::int` })
    .from(blocks)
    .where(and(eq(blocks.websiteId, websiteId), isNotNull(blocks.feedId), isAhead(wallTime)))
    .groupBy(blocks.feedId);
  return new Map(rows.map(({ feedId, count }) => [feedId ?? 0, count]));
}

const isAhead = (wallTime: string) => sql`upper(${blocks.during}) > ${wallTime}::timestamp`;

/** The owner is shown at most this many conflicts; the others come up when these are solved. */
const MAX_CONFLICTS = 50;

/**
 * Lists the bookings from now on whose time is also taken in a calendar of another program, the next one first. Only
 * some blocks are compared, or all of them.
 */
export async function listFeedConflicts(
  db: Database,
  websiteId: number,
  wallTime: string,
  blockIds?: readonly number[],
): Promise<FeedConflict[]> {
  const { start, end } = selectBounds(blocks.during);
  return db
    .selectDistinct({
      feed: calendarFeeds.name,
      title: blocks.note,
      start,
      end,
      booking: {
        id: bookings.id,
        service: bookings.service,
        customerName: bookings.customerName,
        bookingDateText: bookings.bookingDateText,
        bookingTimeText: bookings.bookingTimeText,
        bookingEndDateText: bookings.bookingEndDateText,
      },
    })
    .from(blocks)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, blocks.feedId))
    .innerJoin(
      claims,
      and(
        eq(claims.websiteId, websiteId),
        sql`${claims.during} && ${blocks.during}`,
        sql`(${blocks.resource} IS NULL OR ${claims.resource} = ${blocks.resource}
          OR starts_with(${claims.resource}, ${blocks.resource} || '/'))`,
        sql`(${blocks.place} IS NULL OR ${claims.place} = ${blocks.place})`,
      ),
    )
    .innerJoin(
      bookings,
      and(
        eq(bookings.id, claims.bookingId),
        // A claim is longer than what was sold: nobody is in the room on the day on which it is cleaned.
        sql`(${claims.proposed} IS NOT NULL OR ${bookings.during} && ${blocks.during})`,
      ),
    )
    .where(
      and(eq(blocks.websiteId, websiteId), isAhead(wallTime), blockIds && inArray(blocks.id, [...blockIds])),
    )
    .orderBy(asc(start), asc(bookings.id))
    .limit(MAX_CONFLICTS);
}
