import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, count, gt, gte, lte, max, sql } from 'drizzle-orm';
import { websites } from '../../db/tables/websites';
import type { Database } from '../../kernel/database';
import { isUnavailable } from '../../kernel/database-errors';

/**
 * The websites of a part are read this many at a time, so that each of these statements is over soon, whatever else
 * the database has to do. Only the count of a part goes over all of its rows in one statement.
 */
const ROWS_AT_ONCE = 5_000;
/** A part that is being sent can no longer answer that the database is busy, so it tries again after these pauses. */
const PAUSES_MS = [500, 2_000];

/** This condition is written as in the index `websites_published_idx`, so that the planner uses it. */
const isPublished = sql`${websites.isPublished}`;

export interface SitemapPart {
  /** The first part has the number 1. */
  number: number;
  count: number;
  updatedAt: Date;
}

export interface SitemapWebsite {
  slug: string;
  updatedAt: Date;
}

/**
 * Counts the published websites by ranges of equally many ids, part by part, so that an address never moves from one
 * part to another. If a part fails, the count stays where it was, and the next `finish` goes on from there.
 */
export class PartsCount {
  private readonly parts: SitemapPart[] = [];
  private after = 0;
  private isDone = false;

  constructor(
    private readonly db: Database,
    private readonly idsPerPart: number,
  ) {}

  /** Returns the parts that have a website, in their order. */
  async finish(): Promise<SitemapPart[]> {
    while (!this.isDone) await this.countPart();
    return this.parts;
  }

  /** Counts the next part; ranges without a website are skipped in one step, however many there are. */
  private async countPart(): Promise<void> {
    const { db, idsPerPart } = this;
    const { id, updatedAt } = websites;
    const [first] = await db
      .select({ id })
      .from(websites)
      .where(and(isPublished, gt(id, this.after)))
      .orderBy(asc(id))
      .limit(1);
    if (!first) {
      this.isDone = true;
      return;
    }
    const number = Math.ceil(first.id / idsPerPart);
    const lastId = number * idsPerPart;
    const [found] = await db
      .select({ count: count(), updatedAt: max(updatedAt) })
      .from(websites)
      .where(and(isPublished, gte(id, first.id), lte(id, lastId)));
    // All websites of a part may have gone between the two statements.
    if (found?.updatedAt) this.parts.push({ number, count: found.count, updatedAt: found.updatedAt });
    this.after = lastId;
  }
}

/**
 * Reads the published websites with ids beyond the first and up to the second, some rows of the table at a time. The
 * first read fails at once; the others are repeated while the database is busy.
 */
export async function* readPublished(
  db: Database,
  afterId: number,
  lastId: number,
): AsyncGenerator<SitemapWebsite[]> {
  const { id, slug, updatedAt } = websites;
  const read = async (after: number) =>
    db
      .select({ id, slug, updatedAt })
      .from(websites)
      .where(and(isPublished, gt(id, after), lte(id, lastId)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE);
  let rows = await read(afterId);
  while (true) {
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    const after = rows.at(-1)?.id ?? lastId;
    rows = await retryWhileBusy(() => read(after));
  }
}

async function retryWhileBusy<Rows>(ask: () => Promise<Rows>): Promise<Rows> {
  for (const ms of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    await pause(ms);
  }
  return ask();
}
