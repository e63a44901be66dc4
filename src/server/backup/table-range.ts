import { type SQL, sql } from 'drizzle-orm';
import { type Database, getOne, listRows } from '../kernel/database';
import type { Table } from './tables';

/** Holds the columns of a row's primary key as texts. */
type Key = string[];

/** Holds the rows of a table after one key, up to and including another; null means before the first or after the last. */
export interface Range {
  after: Key | null;
  upTo: Key | null;
}

/** Two states of a range differ when any of its rows has changed. */
export interface RangeState {
  rows: number;
  /**
   * Sums the numbers of the transactions that wrote these rows. A row that is written anew, or in the place of
   * another, has a higher number: where rows are as many as before and the sum is the same, nothing was changed.
   */
  writers: string;
}

interface RowBatch extends RangeState {
  /** Each row stands on a line of its own. */
  lines: string;
  /** Is null where there are no rows. */
  lastKey: Key | null;
}

/** Reads the first rows of a range, in the order of their keys. */
export async function readBatch(
  db: Database,
  table: Table,
  range: Range,
  maxRows: number,
): Promise<RowBatch> {
  const buildTexts = (columns: Table['columns']) =>
    sql`array_to_json(ARRAY[${join(columns.map(({ name }) => sql`${sql.identifier(name)}::text`))}]::text[])`;
  const batch = getOne(
    await listRows<RowBatch & { lastKey: string | null }>(
      db,
      sql`
        SELECT count(*)::integer AS rows, coalesce(sum(writer), 0)::text AS writers,
          coalesce(string_agg(line, E'\n'), '') AS lines, (array_agg(key))[count(*)] AS "lastKey"
        FROM (
          SELECT xmin::text::bigint AS writer, ${buildTexts(table.columns)}::text AS line, ${buildTexts(table.key)}::text AS key
          FROM ${getQualifiedName(table)} WHERE ${isInside(table, range)}
          ORDER BY ${selectKey(table)} LIMIT ${maxRows}
        ) AS batch`,
    ),
  );
  return {
    ...batch,
    lastKey: batch.lastKey === null ? null : JSON.parse(batch.lastKey as unknown as string),
  };
}

export async function readState(db: Database, table: Table, range: Range): Promise<RangeState> {
  return getOne(
    await listRows<RangeState>(
      db,
      sql`
        SELECT count(*)::integer AS rows, coalesce(sum(xmin::text::bigint), 0)::text AS writers
        FROM ${getQualifiedName(table)} WHERE ${isInside(table, range)}`,
    ),
  );
}

export const getQualifiedName = ({ name }: { name: string }): SQL => sql`public.${sql.identifier(name)}`;
export const join = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

const selectKey = ({ key }: Table): SQL =>
  join(key.map(({ name }) => sql.identifier(name)).map((id) => sql`${id}`));

function isInside(table: Table, { after, upTo }: Range): SQL {
  const listValues = (texts: Key) =>
    join(table.key.map(({ type }, index) => sql`${texts[index]}::text::${sql.raw(type)}`));
  const conditions = [
    ...(after ? [sql`(${selectKey(table)}) > (${listValues(after)})`] : []),
    ...(upTo ? [sql`(${selectKey(table)}) <= (${listValues(upTo)})`] : []),
  ];
  return conditions.length === 0 ? sql`TRUE` : sql.join(conditions, sql` AND `);
}
