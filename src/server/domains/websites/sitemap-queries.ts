import { and, asc, count, eq, gt, lte, max, sql } from 'drizzle-orm';
import { websites } from '../../db/tables/websites';
import type { Database } from '../../kernel/database';

const PAGE_SIZE = 1000;

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

/** The published websites counted by ranges of so many ids: an address never moves from one part to another. */
export async function countParts(db: Database, idsPerPart: number): Promise<SitemapPart[]> {
  const number = sql<number>`((${websites.id} - 1) / ${sql.raw(String(idsPerPart))} + 1)::float8`;
  const parts = await db
    .select({ number, count: count(), updatedAt: max(websites.updatedAt) })
    .from(websites)
    .where(eq(websites.isPublished, true))
    .groupBy(number)
    .orderBy(asc(number));
  return parts.map((part) => ({ ...part, updatedAt: part.updatedAt ?? new Date(0) }));
}

/** The published websites with ids beyond the first and up to the second, a page of the table at a time. */
export async function* readPublished(
  db: Database,
  afterId: number,
  lastId: number,
): AsyncGenerator<SitemapWebsite[]> {
  const { id, slug, updatedAt, isPublished } = websites;
  let after = afterId;
  while (true) {
    const page = await db
      .select({ id, slug, updatedAt })
      .from(websites)
      .where(and(eq(isPublished, true), gt(id, after), lte(id, lastId)))
      .orderBy(asc(id))
      .limit(PAGE_SIZE);
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)?.id ?? lastId;
  }
}
