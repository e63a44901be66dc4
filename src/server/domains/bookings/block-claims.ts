import { and, asc, eq, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ServiceDiary } from '@/core/bookings';
import { blocks, claims } from '../../db/tables/claims';
import { type Database, getOne, listRows, type Transaction } from '../../kernel/database';
import { findWebsite } from '../websites';
import { listFreePlaces, selectFreePlaces, toFreeColumns } from './free-places';
import { listRooms } from './get-service';

type Block = Pick<
  typeof blocks.$inferSelect,
  'id' | 'websiteId' | 'resource' | 'place' | 'during' | 'feedId'
>;

/** A block closes such a diary. */
export interface BlockedDiary extends Pick<ServiceDiary, 'resource' | 'places'> {
  /** A room is kept free for so many minutes after each stay; missing for what is no room. */
  pause?: number;
}

/** An entry in the calendar of another program is a stay in one unit of such a room. */
export type Room = Required<BlockedDiary>;

/** Finds the room of a page in which a calendar of another program sells stays; null where it closes something else. */
export function findRoom(page: Parameters<typeof listRooms>[0], resource: string | null): Room | null {
  const room = listRooms(page).find(({ diary }) => diary.resource === resource);
  return room
    ? { resource: room.diary.resource, places: room.diary.places, pause: room.diary.visit.after }
    : null;
}

/** Gives back the time of bookings, or of blocks that are deleted; other blocks that cover it take it. */
export async function releaseClaims(
  tx: Transaction,
  websiteId: number,
  isReleased: SQL,
  goneBlockIds: readonly number[] = [],
): Promise<void> {
  const freed = await tx
    .delete(claims)
    .where(and(eq(claims.websiteId, websiteId), isReleased))
    .returning({ resource: claims.resource, place: claims.place, during: claims.during });
  if (freed.length === 0) return;
  const touchesFreed = (since: (range: SQL) => SQL) => {
    const ranges = freed.map(({ during }) => since(sql`${during}::tsrange`));
    return sql`${blocks.during} && ANY(ARRAY[${sql.join(ranges, sql`, `)}])`;
  };
  const isReaching = or(
    touchesFreed((range) => range),
    // A stay may keep the night after it free as well.
    and(
      isNotNull(blocks.feedId),
      touchesFreed((range) => sql`tsrange(lower(${range}) - interval '1 day', upper(${range}))`),
    ),
  );
  const listReaching = async () => {
    const rows = await tx
      .select()
      .from(blocks)
      .where(and(eq(blocks.websiteId, websiteId), isReaching));
    return rows.filter(({ id }) => !goneBlockIds.includes(id));
  };
  let reaching = await listReaching();
  const resources = new Set(freed.map(({ resource }) => resource));
  const maybeStays = reaching.filter((block) => block.feedId !== null && resources.has(block.resource ?? ''));
  const rooms = await findRooms(tx, websiteId, maybeStays);
  if (rooms.size > 0) {
    const ids = maybeStays.map(({ id }) => id);
    // Two transactions that give time back at once must not put one stay into two units.
    await tx
      .select({ id: blocks.id })
      .from(blocks)
      .where(inArray(blocks.id, ids))
      .orderBy(asc(blocks.id))
      .for('no key update');
    for (const room of rooms.values())
      await moveStays(tx, websiteId, room, inArray(blocks.id, ids), ids.length);
    reaching = await listReaching();
  }
  for (const block of reaching) {
    const room = block.feedId === null ? undefined : rooms.get(block.resource ?? '');
    for (const { resource, place } of freed.filter((one) => holdsPlace(block, one)))
      await fillPlaces(tx, block, resource, selectRange(block, room), place, place);
  }
}

/** Finds the rooms in which blocks of other calendars are stays, by their diaries. */
async function findRooms(
  db: Database,
  websiteId: number,
  ofFeeds: readonly Block[],
): Promise<ReadonlyMap<string, Room>> {
  const website = ofFeeds.length > 0 ? await findWebsite(db, websiteId) : null;
  const rooms = website ? ofFeeds.flatMap(({ resource }) => findRoom(website.pageData, resource) ?? []) : [];
  return new Map(rooms.map((room) => [room.resource, room]));
}

/**
 * Lets stays that were sold elsewhere, and do not hold all of their time, take a unit of their room that is free for all
 * of it. Returns how many there were.
 */
export async function moveStays(
  tx: Transaction,
  websiteId: number,
  room: Room,
  isMeant: SQL,
  limit: number,
): Promise<number> {
  const during = selectRange(blocks, room);
  const held = sql`(SELECT range_agg(own.during) FROM ${claims} AS own
    WHERE own.block_id = ${blocks.id} AND own.place = ${blocks.place})`;
  const free = selectFreePlaces(websiteId, {
    ...toFreeColumns(room, during),
    exceptBlockId: sql`${blocks.id}`,
  });
  const movable = await tx
    .select()
    .from(blocks)
    .where(
      and(
        isMeant,
        isNotNull(blocks.feedId),
        eq(blocks.resource, room.resource),
        sql`NOT coalesce(tsmultirange(${during}) <@ ${held}, false)`,
        sql`EXISTS (${free})`,
      ),
    )
    .orderBy(sql`lower(${blocks.during})`, asc(blocks.id))
    .limit(limit);
  for (const block of movable) await fillRoom(tx, block, room);
  return movable.length;
}

/** Lets a stay that was sold elsewhere hold one unit of its room: its own, or the first that is free for all of it. */
async function fillRoom(tx: Transaction, block: Block, room: Room): Promise<void> {
  const { id, websiteId } = block;
  const during = selectRange(block, room);
  const free = await listFreePlaces(tx, websiteId, room, during, id);
  const kept = block.place !== null && block.place <= room.places ? block.place : 1;
  const place = free.includes(kept) ? kept : (free[0] ?? kept);
  if (place !== block.place) await tx.update(blocks).set({ place }).where(eq(blocks.id, id));
  await fillPlaces(tx, block, room.resource, during, place, place);
  if (place !== block.place && block.place !== null)
    await releaseClaims(tx, websiteId, sql`${claims.blockId} = ${id} AND ${claims.place} <> ${place}`, [id]);
}

/** Selects the time that a block closes in a room, where it is a stay and needs the pause after it, or elsewhere. */
function selectRange({ during }: { during: SQLWrapper | string }, room?: Room): SQL {
  const range = sql`${during}::tsrange`;
  return room
    ? sql`tsrange(lower(${range}), upper(${range}) + ${room.pause}::int * interval '1 minute')`
    : range;
}

/** Returns true if a block closes a diary: that of the website, of its section, or its own. */
export function isCovered({ resource }: Pick<Block, 'resource'>, diary: string): boolean {
  return resource === null || resource === diary || diary.startsWith(`${resource}/`);
}

/** Returns true if a block must hold a place of a diary. */
function holdsPlace(
  block: Pick<Block, 'resource' | 'place'>,
  { resource, place }: { resource: string; place: number },
): boolean {
  return isCovered(block, resource) && (block.place === null || block.place === place);
}

/** Lets a block hold the free time of a diary: of all places, of its own, or of one unit of a room. */
export async function fillDiary(tx: Transaction, block: Block, diary: BlockedDiary): Promise<void> {
  const { resource, places, pause } = diary;
  if (block.feedId !== null && block.resource === resource && pause !== undefined)
    return fillRoom(tx, block, { resource, places, pause });
  const { place } = block;
  return fillPlaces(tx, block, resource, selectRange(block), place ?? 1, Math.min(place ?? places, places));
}

/** Counts the bookings that stand in a block. */
export async function countBookingsIn(
  db: Database,
  { websiteId, resource, during }: Pick<Block, 'websiteId' | 'resource' | 'during'>,
): Promise<number> {
  const holders = await db
    .selectDistinct({ id: claims.bookingId, resource: claims.resource })
    .from(claims)
    .where(
      and(
        eq(claims.websiteId, websiteId),
        isNotNull(claims.bookingId),
        sql`${claims.during} && ${during}::tsrange`,
      ),
    );
  return holders.filter((holder) => isCovered({ resource }, holder.resource)).length;
}

/** Lets a block hold the free time of some places of a diary; bookings stay as they are. */
async function fillPlaces(
  tx: Transaction,
  { id, websiteId }: Block,
  resource: string,
  during: SQL,
  firstPlace: number,
  lastPlace: number,
): Promise<void> {
  for (;;) {
    const rows = await listRows<{ pieces: number; filled: number }>(
      tx,
      sql`
      WITH pieces AS (
        SELECT place, unnest(tsmultirange(${during}) - coalesce(
          (SELECT range_agg(held.during) FROM ${claims} AS held WHERE held.website_id = ${websiteId}
            AND held.resource = ${resource} AND held.place = numbers.place AND held.during && ${during}),
          '{}'::tsmultirange)) AS piece
        FROM generate_series(${firstPlace}::int, ${lastPlace}::int) AS numbers (place)
      ), filled AS (
        INSERT INTO ${claims} (website_id, resource, place, during, block_id)
        SELECT ${websiteId}, ${resource}, place, piece, ${id} FROM pieces ON CONFLICT DO NOTHING RETURNING 1
      )
      SELECT (SELECT count(*) FROM pieces)::int AS pieces, (SELECT count(*) FROM filled)::int AS filled`,
    );
    const { pieces, filled } = getOne(rows);
    // If somebody books a piece at the same moment, the rest of it is looked for again.
    if (pieces === filled) return;
  }
}
