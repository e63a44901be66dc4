import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Database, getOne } from './database';

/** A list answers at most this many records at a time. */
export const PAGE_SIZE = 100;

export interface ListTable {
  id: PgColumn;
  websiteId: PgColumn;
  createdAt: PgColumn;
}

/** Matches the records of a website after a cursor. */
export function buildPageFilter(
  table: ListTable,
  websiteId: number,
  cursor: string | undefined,
): SQL | undefined {
  const isOwn = eq(table.websiteId, websiteId);
  if (!cursor) return isOwn;
  const { moment, id } = parseCursor(cursor);
  // When both columns are compared as a row, the index leads to the page however far down it lies.
  return and(isOwn, sql`(${table.createdAt}, ${table.id}) < (${moment}::timestamptz, ${Number(id)})`);
}

/**
 * Builds the order from the newest on, as the indexes of the lists have it: another place for nulls would sort the
 * whole list each time.
 */
export function buildPageOrder(table: ListTable): [SQL, SQL] {
  return [sql`${table.createdAt} DESC NULLS LAST`, sql`${table.id} DESC NULLS LAST`];
}

/** Creates the cursor for the records that come after this one. */
export function createCursorAfter(row: { id: number | string; createdAt: Date }): string {
  return `${row.createdAt.getTime()}-${row.id}`;
}

/** Takes a cursor of `createCursorAfter` apart; the id may have hyphens itself. */
export function parseCursor(cursor: string): { moment: string; id: string } {
  const [milliseconds = '', ...id] = cursor.split('-');
  return { moment: new Date(Number(milliseconds)).toISOString(), id: id.join('-') };
}

/** Cuts off the record that was read beyond the page, and tells where to go on in a Link header. */
export function answerPage<Row extends { id: number; createdAt: Date }>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: Row[],
): Row[] {
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  if (rows.length > PAGE_SIZE && last) {
    linkNextPage(request, reply, createCursorAfter(last));
  }
  return page;
}

/** Tells in a Link header where a list goes on. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const [path, query] = request.url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  reply.header('link', `<${path}?${parameters}>; rel="next"`);
}

/** Counts the records of some websites that wait for the owner, by website; those without any are left out. */
export async function countWaiting(
  db: Database,
  table: PgTable & Pick<ListTable, 'websiteId'>,
  websiteIds: readonly number[],
  isWaiting: SQL,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: sql<number>`${table.websiteId}`.mapWith(Number), waiting: count() })
    .from(table)
    .where(and(inArray(table.websiteId, [...websiteIds]), isWaiting))
    .groupBy(table.websiteId);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** `all` counts the records of a list, and `waiting` those that wait for the owner. */
export interface ListCounts {
  all: number;
  waiting: number;
}

export async function countList(
  db: Database,
  table: PgTable & Pick<ListTable, 'websiteId'>,
  websiteId: number,
  isWaiting: SQL,
): Promise<ListCounts> {
  const waiting = sql<number>`count(*) FILTER (WHERE ${isWaiting})`.mapWith(Number);
  return getOne(await db.select({ all: count(), waiting }).from(table).where(eq(table.websiteId, websiteId)));
}
