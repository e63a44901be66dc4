import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getOne, listRows, type Transaction } from './database';

/** Completes a row with all that is stored of it: a value that is left out gets its default, or null. */
export function completeRow<Table extends PgTable>(
  table: Table,
  values: Table['$inferInsert'],
): Omit<Table['$inferSelect'], 'id'> {
  const given = values as Record<string, unknown>;
  const stored = listStored(table).map(([name, column]) => [name, given[name] ?? column.default ?? null]);
  return Object.fromEntries(stored) as Table['$inferSelect'];
}

/**
 * Selects rows from one text, which PostgreSQL reads by the names of the columns: the statement is the same for one row
 * and for many. Rows that have an id keep it.
 */
export function selectRows<Table extends PgTable>(
  table: Table,
  rows: readonly (Table['$inferInsert'] & { id?: number })[],
): { names: SQL; rows: SQL } {
  const hasIds = rows[0]?.id !== undefined;
  const columns = listStored(table);
  const named = rows.map((row) => {
    const complete = completeRow(table, row) as Record<string, unknown>;
    const byColumn = columns.map(([name, column]) => [column.name, complete[name]]);
    return { ...(hasIds && { id: row.id }), ...Object.fromEntries(byColumn) };
  });
  const list = [...(hasIds ? ['id'] : []), ...columns.map(([, { name }]) => name)];
  const names = sql.raw(list.map((name) => `"${name}"`).join(', '));
  const set = sql`json_populate_recordset(NULL::${table}, ${JSON.stringify(named)}::json)`;
  return { names, rows: sql`SELECT ${names} FROM ${set}` };
}

/** The database gives the records of such a table their number, and computes which customer they belong to. */
type RecordTable = PgTable & { id: PgColumn; customerKey: PgColumn };

/** Stores records in two statements, however many they are, and returns them in their order with all that is stored. */
export async function insertRecords<Table extends RecordTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<(Omit<Table['$inferSelect'], 'id'> & { id: number; customerKey: string | null })[]> {
  const ids = await takeIds(tx, table, rows.length);
  const numbered = rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }));
  const { names, rows: selected } = selectRows(table, numbered);
  const answer = await listRows<{ stored: { id: number; key: string }[] }>(
    tx,
    sql`
    WITH stored AS (
      INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE ${selected} RETURNING id, customer_key AS key
    )
    SELECT json_agg(stored) AS stored FROM stored`,
  );
  const { stored } = getOne(answer);
  const keys = new Map(stored.map(({ id, key }) => [id, key]));
  return numbered.map((row) => ({
    ...completeRow(table, row),
    id: row.id,
    customerKey: keys.get(row.id) ?? null,
  }));
}

/** Takes ids for `count` new records of a table. */
async function takeIds(tx: Transaction, table: RecordTable, count: number): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const answer = await listRows<{ ids: number[] }>(
    tx,
    sql`SELECT json_agg(nextval(${sequence})) AS ids FROM generate_series(1, ${count}::int)`,
  );
  return getOne(answer).ids;
}

const storedOf = new WeakMap<PgTable, [name: string, column: PgColumn][]>();

/** Lists the columns that a row is written with: the database computes the others. */
function listStored(table: PgTable): [name: string, column: PgColumn][] {
  const known = storedOf.get(table);
  if (known) return known;
  const all = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  const stored = all.filter(([, column]) => !column.generated && !column.generatedIdentity);
  storedOf.set(table, stored);
  return stored;
}
