import { sql } from 'drizzle-orm';
import { type Database, listRows } from '../kernel/database';

/** Describes a table as the database does. */
export interface Table {
  name: string;
  /** Lists the columns, but for those that the database computes itself. */
  columns: Column[];
  /** Lists the columns of the primary key, in the key's order. */
  key: Column[];
  /** Lists the tables that its rows refer to. */
  parents: string[];
}

interface Column {
  name: string;
  type: string;
  hasSequence: boolean;
}

/** Lists all tables of a database, each after those that its rows refer to. */
export async function listTables(db: Database): Promise<Table[]> {
  const tables = await listRows<Table>(
    db,
    sql`
      SELECT tables.relname AS name, columns.all_columns AS columns, columns.key, parents.names AS parents
      FROM pg_class tables
      CROSS JOIN LATERAL (
        SELECT
          coalesce(json_agg(shape ORDER BY attnum), '[]') AS all_columns,
          coalesce(json_agg(shape ORDER BY place) FILTER (WHERE place IS NOT NULL), '[]') AS key
        FROM pg_attribute
        LEFT JOIN pg_index ON indrelid = attrelid AND indisprimary
        CROSS JOIN LATERAL (SELECT array_position(indkey::int2[], attnum) AS place) AS places
        CROSS JOIN LATERAL (
          SELECT json_build_object(
            'name', attname, 'type', format_type(atttypid, atttypmod), 'hasSequence', attidentity <> ''
          ) AS shape
        ) AS shapes
        WHERE attrelid = tables.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ) AS columns
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(DISTINCT parent.relname), '[]') AS names
        FROM pg_constraint
        JOIN pg_class parent ON parent.oid = confrelid
        WHERE conrelid = tables.oid AND contype = 'f' AND confrelid <> conrelid
      ) AS parents
      WHERE tables.relnamespace = 'public'::regnamespace AND tables.relkind = 'r'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = tables.oid AND deptype = 'e')
      ORDER BY tables.relname`,
  );
  return orderByParents(tables);
}

/** Throws where two tables refer to each other: rows of neither could be loaded first. */
export function orderByParents(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ parents }) => !parents.some((name) => waiting.has(name)));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}
