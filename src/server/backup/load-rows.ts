import { sql } from 'drizzle-orm';
import { listRows, type Transaction } from '../kernel/database';
import { type Archive, getPartName, type Sequence, type TableContents } from './archive';
import { getQualifiedName, join } from './table-range';
import { listTables, type Table } from './tables';

/** Fills the tables of an empty database, which has the archive's schema, within a given transaction. */
export async function loadRows(tx: Transaction, { manifest, readText }: Archive): Promise<void> {
  // Loading may take as long as it needs; where the setting has no effect, it does no harm.
  await tx.execute(sql`SELECT set_config('statement_timeout', '0', true)`);
  const tables = await listTables(tx);
  const contents = new Map(manifest.tables.map((table) => [table.name, table]));
  const unknown = manifest.tables.filter(({ name }) => !tables.some((table) => table.name === name));
  const [first] = unknown;
  if (first) throw new Error(`The backup has a table ${first.name} that its schema does not have.`);
  // Rows that a migration wrote are in the archive as well.
  await tx.execute(sql`TRUNCATE ${join(tables.map(getQualifiedName))}`);
  // The rows that triggers write are in the archive already.
  await setTriggers(tx, tables, 'DISABLE');
  for (const table of tables) {
    const content = contents.get(table.name);
    if (content) await loadTable(tx, table, content, readText);
  }
  await setTriggers(tx, tables, 'ENABLE');
  for (const sequence of manifest.sequences) await setSequence(tx, sequence);
}

/** Lets triggers of our own, which note or change what is written, rest or work again. */
export async function setTriggers(
  tx: Transaction,
  tables: Table[],
  state: 'DISABLE' | 'ENABLE',
): Promise<void> {
  for (const table of tables)
    await tx.execute(sql`ALTER TABLE ${getQualifiedName(table)} ${sql.raw(state)} TRIGGER USER`);
}

async function loadTable(
  tx: Transaction,
  table: Table,
  { columns, parts, rows }: TableContents,
  readText: Archive['readText'],
): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const missing = columns.find((name) => !types.has(name));
  if (missing)
    throw new Error(`The backup has a column ${table.name}.${missing} that its schema does not have.`);
  for (const part of parts) {
    await insertLines(tx, table, columns, (await readText(getPartName(table.name, part))).trimEnd());
  }
  const [counted] = await listRows<{ rows: number }>(
    tx,
    sql`SELECT count(*)::integer AS rows FROM ${getQualifiedName(table)}`,
  );
  if (counted?.rows !== rows)
    throw new Error(`The backup should have ${rows} rows of ${table.name} and has ${counted?.rows}.`);
}

/** Adds rows, each on a line of its own as `readBatch` writes them: a JSON array with the texts of these columns. */
export async function insertLines(
  tx: Transaction,
  table: Table,
  columns: string[],
  lines: string,
): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const names = join(columns.map((name) => sql`${sql.identifier(name)}`));
  const values = join(
    columns.map((name, index) => sql`(line ->> ${sql.raw(`${index}`)})::${sql.raw(types.get(name) ?? '')}`),
  );
  await tx.execute(sql`
    INSERT INTO ${getQualifiedName(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements(${`[${lines.split('\n').join(',')}]`}::text::jsonb) AS line`);
}

/** Lets an identity column go on where it was, and behind every row that is there. */
export async function setSequence(
  tx: Transaction,
  { table, column, lastValue, isCalled }: Sequence,
): Promise<void> {
  const largest = sql`coalesce(max(${sql.identifier(column)}), 0)`;
  await tx.execute(sql`
    SELECT setval(
      pg_get_serial_sequence(quote_ident(${table}), ${column})::regclass,
      greatest(${lastValue}::text::bigint, ${largest}),
      ${isCalled}::boolean OR ${largest} >= ${lastValue}::text::bigint
    ) FROM ${getQualifiedName({ name: table })}`);
}
