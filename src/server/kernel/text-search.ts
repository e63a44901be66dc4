import { and, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listSearchTerms, listSearchWords } from '@/core/search-words';
import { allowTime, type Database, listRows } from './database';
import { buildPageFilter, buildPageOrder, type ListTable } from './page-cursor';
import { inPlainTransaction } from './unit-of-work';

/** The records of such a list of a website are found by the words in them. */
export type SearchedTable = PgTable & ListTable & { searchText: PgColumn; searchKeys: PgColumn };

/**
 * The newest records are looked through before the index is asked: they soon hold enough with a frequent word, and a
 * rare word is found quickly by the index.
 */
const NEWEST = 4000;
const FILLED_AT_ONCE = 200;

/** A record is only found by these columns, and does not show them. */
type FoundBy = 'searchText' | 'searchKeys' | 'phoneKey';

/** The rest of the server knows a record in this form. */
export type Shown<Row> = Omit<Row, FoundBy>;

/** A record is found by these texts and numbers: those of its sender, and all the others. */
interface Fields {
  who: readonly (string | null)[];
  what: readonly (string | number | null)[];
}

/**
 * Returns what is stored with a record to find it by. Its sender stands in a line of its own, by which people are
 * found.
 */
export function toSearchValues(websiteId: number, { who, what }: Fields) {
  const listWords = (fields: Fields['what']) =>
    fields.flatMap((field) => listSearchWords(String(field ?? '')));
  const people = new Set(listWords(who));
  const others = new Set(listWords(what).filter((word) => !people.has(word)));
  return {
    searchText: ` ${[...people].join(' ')} \n ${[...others].join(' ')} `,
    searchKeys: listKeys(websiteId, [...people, ...others]),
  };
}

/** Matches the records whose sender contains every word of a text; null for a text without words. */
export function isSentBy(
  table: Pick<SearchedTable, 'searchText' | 'searchKeys'>,
  websiteId: number,
  q: string,
) {
  const terms = listSearchTerms(q);
  if (terms.length === 0) return null;
  return and(
    ...terms.flatMap((term) => [containsKeys(table, websiteId, term), containsTerm(table, term, '\n%')]),
  );
}

/** Lists the columns of a table without those that only a search reads. */
export function listShownColumns<Table extends SearchedTable>(table: Table) {
  const { searchText, searchKeys, phoneKey, ...columns } = getTableColumns(table) as Table['_']['columns'];
  return columns as Omit<Table['_']['columns'], FoundBy>;
}

/** A list is asked for the records after a cursor that contain all words of a text and pass the filters. */
export interface ListQuery {
  cursor?: string | undefined;
  q?: string | undefined;
  /** Restricts a column that has an index in the order of the list. */
  filter?: SQL | undefined;
  /** Restricts a range. Its index has no order, so the planner would rather walk down the whole list. */
  rangeFilter?: SQL | undefined;
}

/** Builds the condition of one page of a list. */
export async function buildListFilter(
  db: Database,
  table: SearchedTable,
  websiteId: number,
  { cursor, q = '', filter, rangeFilter }: ListQuery,
  limit: number,
): Promise<SQL | undefined> {
  const isOnPage = buildPageFilter(table, websiteId, cursor);
  if (q === '' && !rangeFilter) return and(isOnPage, filter);
  const terms = listSearchTerms(q);
  if (q !== '' && terms.length === 0) return sql`false`;
  const isWanted = and(filter, rangeFilter, ...terms.map((term) => containsTerm(table, term)));
  const hasKeys = and(...terms.map((term) => containsKeys(table, websiteId, term)));
  return inArray(table.id, await listIds(db, table, { isOnPage, isWanted, hasKeys }, limit));
}

interface Conditions {
  isOnPage: SQL | undefined;
  isWanted: SQL | undefined;
  /** Follows from `isWanted`, and finds the records by an index. */
  hasKeys: SQL | undefined;
}

/** Lists the ids of the records of a website that are wanted, newest first. */
async function listIds(
  db: Database,
  table: SearchedTable,
  { isOnPage, isWanted, hasKeys }: Conditions,
  limit: number,
): Promise<number[]> {
  const order = sql.join(buildPageOrder(table), sql`, `);
  const newest = await readIds(
    db,
    sql`SELECT ${table.id} AS id FROM (SELECT * FROM ${table} WHERE ${isOnPage} ORDER BY ${order} LIMIT ${NEWEST}) AS ${table}
      WHERE ${isWanted} ORDER BY ${order} LIMIT ${limit}`,
  );
  if (newest.length === limit) return newest;
  // The hits are a table of their own, since the planner would otherwise walk down the whole list for the first hundred.
  return readIds(
    db,
    sql`WITH hits AS MATERIALIZED
        (SELECT ${table.id} AS id, ${table.createdAt} AS created_at FROM ${table} WHERE ${and(hasKeys, isOnPage, isWanted)})
      SELECT id FROM hits ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  );
}

/** Writes the search columns of records that came before them, or from a server of an earlier version. */
export async function fillSearch<Row extends { id: number; websiteId: number }>(
  db: Database,
  table: SearchedTable,
  read: (isUnfilled: SQL, limit: number) => Promise<Row[]>,
  getFields: (row: Row) => Fields,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const rows = await read(isNull(table.searchText), FILLED_AT_ONCE);
    if (rows.length === 0) return;
    const values = rows.map((row) => ({ id: row.id, ...toSearchValues(row.websiteId, getFields(row)) }));
    await inPlainTransaction(db, async (tx) => {
      await allowTime(tx);
      await tx.execute(sql`
        UPDATE ${table} SET search_text = filled."searchText", search_keys = filled."searchKeys"
        FROM json_to_recordset(${JSON.stringify(values)}::json) AS filled (id bigint, "searchText" text, "searchKeys" integer[])
        WHERE ${table.id} = filled.id`);
    });
  }
}

/** Matches one or two letters at the beginning of a word, one or two digits also at its end, and longer terms anywhere. */
function containsTerm({ searchText }: Pick<SearchedTable, 'searchText'>, term: string, after = ''): SQL {
  const literal = term.replace(/[\\%_]/g, '\\$&');
  const isLike = (pattern: string) => sql`${searchText} LIKE ${pattern + after}`;
  if (!isShort(term)) return isLike(`%${literal}%`);
  return isDigits(term)
    ? sql`(${isLike(`% ${literal}%`)} OR ${isLike(`%${literal} %`)})`
    : isLike(`% ${literal}%`);
}

function containsKeys(
  { searchKeys }: Pick<SearchedTable, 'searchKeys'>,
  websiteId: number,
  term: string,
): SQL {
  const has = (pieces: string[]) => {
    const keys = new Set(pieces.map((piece) => computeKey(websiteId, piece)));
    return sql`${searchKeys} @> ${sql.raw(`'{${[...keys].join(',')}}'`)}::integer[]`;
  };
  if (!isShort(term)) return has(listPieces(term));
  return isDigits(term) ? sql`(${has([` ${term}`])} OR ${has([`${term} `])})` : has([` ${term}`]);
}

const isShort = (term: string) => term.length < 3;
const isDigits = (term: string) => /^\d+$/.test(term);

/** Lists the pieces of words by which a record can be looked up: each three characters, and where a word begins and ends. */
function listKeys(websiteId: number, words: Iterable<string>): number[] {
  const keys = new Set<number>();
  for (const word of words) {
    const ends = isDigits(word) ? [` ${word[0]}`, `${word.at(-1)} `] : [` ${word[0]}`];
    for (const piece of [...ends, ...listPieces(` ${word} `)]) keys.add(computeKey(websiteId, piece));
  }
  return [...keys];
}

function listPieces(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, start) => text.slice(start, start + 3));
}

/**
 * Computes a number for a piece at one website, so that a search meets nothing of others. Two pieces may share one:
 * the text itself decides. It is stored, so another way to make it needs a migration that empties the columns.
 */
function computeKey(websiteId: number, piece: string): number {
  let key = 2_166_136_261 ^ websiteId;
  for (let index = 0; index < piece.length; index += 1) {
    key = Math.imul(key, 16_777_619) ^ piece.charCodeAt(index);
  }
  return Math.imul(key ^ (key >>> 15), 2_246_822_507) | 0;
}

async function readIds(db: Database, query: SQL): Promise<number[]> {
  const rows = await listRows<{ id: number | string }>(db, query);
  return rows.map(({ id }) => Number(id));
}
