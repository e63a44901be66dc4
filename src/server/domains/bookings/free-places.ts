import { type SQL, sql } from 'drizzle-orm';
import type { ServiceDiary } from '@/core/bookings';
import { claims } from '../../db/tables/claims';
import { type Database, listRows } from '../../kernel/database';

/** Names a time in a diary for a statement. */
interface FreeColumns {
  resource: SQL;
  places: SQL;
  during: SQL;
  /** The places of this block count as free. */
  exceptBlockId?: SQL;
}

type DiaryPlaces = Pick<ServiceDiary, 'resource' | 'places'>;

export const toFreeColumns = ({ resource, places }: DiaryPlaces, during: SQL): FreeColumns => ({
  resource: sql`${resource}`,
  places: sql`${places}::int`,
  during,
});

/**
 * Selects the places of a diary that nothing holds at a time, in their order. Bookings from when there were more places
 * need those that are left, so as many of them are left out.
 */
export function selectFreePlaces(
  websiteId: number,
  { resource, places, during, exceptBlockId }: FreeColumns,
): SQL {
  const isOther = exceptBlockId ? sql`AND held.block_id IS DISTINCT FROM ${exceptBlockId}` : sql``;
  return sql`SELECT place FROM generate_series(1, ${places}) AS numbers (place) WHERE NOT EXISTS (
    SELECT 1 FROM ${claims} AS held WHERE held.website_id = ${websiteId} AND held.resource = ${resource}
      AND held.place = numbers.place AND held.during && ${during} ${isOther}) ORDER BY place
    OFFSET (SELECT count(DISTINCT beyond.place) FROM ${claims} AS beyond WHERE beyond.website_id = ${websiteId}
      AND beyond.resource = ${resource} AND beyond.place > ${places} AND beyond.during && ${during})`;
}

/** Lists the places of a diary that nothing but a block holds at a time, in their order. */
export async function listFreePlaces(
  db: Database,
  websiteId: number,
  diary: DiaryPlaces,
  during: SQL,
  exceptBlockId: number,
): Promise<number[]> {
  const columns = { ...toFreeColumns(diary, during), exceptBlockId: sql`${exceptBlockId}` };
  const free = await listRows<{ place: number }>(db, selectFreePlaces(websiteId, columns));
  return free.map(({ place }) => place);
}
