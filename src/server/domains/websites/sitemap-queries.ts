import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { websites } from '../../db/tables/websites';
import type { Database } from '../../kernel/database';
import { isUnavailable } from '../../kernel/database-errors';

/**
 * No statement reads more rows: each is over in a moment, however many websites there are and whatever else the database
 * has to do.
 */
const ROWS_AT_ONCE = 5_000;
/** A part that is being sent can say no more that the database is busy, so it waits for it so long, and then so long. */
const PAUSES_MS = [500, 2_000];

/** As the index `websites_published_idx` says it. */
const isPublished = sql`${websites.isPublished}`;

export interface SitemapPart {
  /** From 1. */
  number: number;
  count: number;
  updatedAt: Date;
}

export interface SitemapWebsite {
  slug: string;
  updatedAt: Date;
}

/**
 * Counts the published websites by ranges of so many ids, step by step: an address never moves from one part to another.
 * A step that fails leaves the count where it was, and the next `finish` goes on from there.
 */
export class PartsCount {
  private readonly parts = new Map<number, SitemapPart>();
  private readonly rowsAtOnce: number;
  private after = 0;
  private isDone = false;
  /** One was not enough. */
  hasSteps = false;

  constructor(
    private readonly db: Database,
    private readonly idsPerPart: number,
  ) {
    this.rowsAtOnce = Math.min(ROWS_AT_ONCE, idsPerPart);
  }

  /** Returns the parts that have a website, in their order. */
  async finish(): Promise<SitemapPart[]> {
    while (!this.isDone) await this.countSome();
    return [...this.parts.values()];
  }

  private async countSome(): Promise<void> {
    const { db, idsPerPart, rowsAtOnce } = this;
    const { id, updatedAt } = websites;
    const step = db
      .select({ id, updatedAt })
      .from(websites)
      .where(and(isPublished, gt(id, this.after)))
      .orderBy(asc(id))
      .limit(rowsAtOnce)
      .as('step');
    const number = sql<number>`((${step.id} - 1) / ${sql.raw(String(idsPerPart))} + 1)::float8`;
    const found = await db
      .select({
        number,
        count: sql<number>`count(*)::float8`,
        updatedAt: sql<Date>`max(${step.updatedAt})`.mapWith(updatedAt),
        lastId: sql<number>`max(${step.id})::float8`,
      })
      .from(step)
      .groupBy(number)
      .orderBy(asc(number));
    for (const part of found) this.add(part);
    this.after = found.at(-1)?.lastId ?? this.after;
    this.isDone = found.reduce((rows, part) => rows + part.count, 0) < rowsAtOnce;
    this.hasSteps ||= !this.isDone;
  }

  private add({ number, count, updatedAt }: SitemapPart) {
    const known = this.parts.get(number) ?? { number, count: 0, updatedAt };
    this.parts.set(number, {
      number,
      count: known.count + count,
      updatedAt: updatedAt > known.updatedAt ? updatedAt : known.updatedAt,
    });
  }
}

/**
 * The published websites with ids beyond the first and up to the second, some rows of the table at a time. The first of
 * them fail at once; the others are asked for again while the database is busy.
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
    rows = await insist(() => read(after));
  }
}

async function insist<Rows>(ask: () => Promise<Rows>): Promise<Rows> {
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
