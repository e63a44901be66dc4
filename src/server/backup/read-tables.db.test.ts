import { openTestDatabase } from '@tests/support/test-database';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DatabaseHandle, listRows, type Transaction } from '../kernel/database';
import { TableReader, type TakeRows } from './read-tables';
import { listTables, orderByParents, type Table } from './tables';

let database: DatabaseHandle;
let db: Transaction;
let table: Table;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await db.execute(sql`
    CREATE TABLE backup_probe (
      place integer, name text, content text, doubled integer GENERATED ALWAYS AS (place * 2) STORED,
      PRIMARY KEY (name, place)
    )`);
  table = (await listTables(db)).find(({ name }) => name === 'backup_probe') as Table;
});
beforeEach(() => db.execute(sql`TRUNCATE backup_probe`));
afterAll(async () => {
  await db.execute(sql`DROP TABLE backup_probe`);
  await database.close();
});

const insert = (from: number, to: number) =>
  db.execute(sql`
    INSERT INTO backup_probe SELECT i, 'n' || i % 3, 'content ' || i FROM generate_series(${from}::integer, ${to}::integer) i
    ON CONFLICT DO NOTHING`);

/** Checks that the parts that count hold exactly the rows of the table. */
async function compare(reader: TableReader, parts: Map<number, string>) {
  const rows = await listRows<{ row: string }>(
    db,
    sql`SELECT array_to_json(ARRAY[place::text, name, content])::text AS row FROM backup_probe`,
  );
  const taken = reader.contents.parts.flatMap((part) => parts.get(part)?.split('\n') ?? []);
  expect(taken.sort()).toEqual(rows.map(({ row }) => row).sort());
  expect(reader.contents.rows).toBe(rows.length);
}

it('knows the key in its order, and leaves out what the database computes', () => {
  expect(table.key.map(({ name }) => name)).toEqual(['name', 'place']);
  expect(table.columns.map(({ name }) => name)).toEqual(['place', 'name', 'content']);
});

it('puts tables after those that they refer to', () => {
  const makeTable = (name: string, parents: string[]) => ({ name, parents, columns: [], key: [] });
  const ordered = orderByParents([makeTable('a', ['c']), makeTable('b', []), makeTable('c', ['b'])]);
  expect(ordered.map(({ name }) => name)).toEqual(['b', 'c', 'a']);
  expect(() => orderByParents([makeTable('a', ['b']), makeTable('b', ['a'])])).toThrow('refer to each other');
});

it('reads again what was changed, wherever that was, and nothing else', async () => {
  const change = fc.record({
    kind: fc.constantFrom('insert', 'update', 'delete', 'replace'),
    at: fc.integer({ min: -50, max: 350 }),
    length: fc.integer({ min: 1, max: 30 }),
  });
  const run = async (changes: { kind: string; at: number; length: number }[], lateFrom: number) => {
    await db.execute(sql`TRUNCATE backup_probe`);
    await insert(1, 300);
    const waiting = [...changes];
    const apply = async () => {
      const next = waiting.shift();
      if (!next) return;
      const isThere = sql`place BETWEEN ${next.at}::integer AND ${next.at + next.length}::integer`;
      if (next.kind === 'delete' || next.kind === 'replace')
        await db.execute(sql`DELETE FROM backup_probe WHERE ${isThere}`);
      if (next.kind === 'update')
        await db.execute(sql`UPDATE backup_probe SET content = content || '!' WHERE ${isThere}`);
      if (next.kind === 'insert' || next.kind === 'replace') await insert(next.at, next.at + next.length);
    };
    const reader = new TableReader(table);
    const parts = new Map<number, string>();
    // Rows change after a part was taken; the first and the last changes come while nothing is read.
    const take: TakeRows = async (_table, part, lines) => {
      parts.set(part, lines);
      if (waiting.length > lateFrom) await apply();
    };
    await reader.catchUp(db, take);
    while (waiting.length > 0) await apply();
    await reader.catchUp(db, async (_table, part, lines) => void parts.set(part, lines));
    await compare(reader, parts);
    const before = parts.size;
    expect(await reader.catchUp(db, take)).toBe(0);
    expect(parts.size).toBe(before);
  };
  await fc.assert(fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat({ max: 6 }), run), {
    numRuns: 20,
    seed: 11,
  });
});

it('reads a large table a part at a time', async () => {
  await db.execute(sql`
    INSERT INTO backup_probe SELECT i, 'n', repeat('x', 20000) FROM generate_series(1, 300) i`);
  const sizes: number[] = [];
  await new TableReader(table).catchUp(db, async (_table, _part, lines) => void sizes.push(lines.length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(6_000_000);
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
});
