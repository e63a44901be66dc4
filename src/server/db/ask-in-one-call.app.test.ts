import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it } from 'vitest';
import { askInOneCall } from './ask-in-one-call';

const client = askInOneCall(await PGlite.create());
afterAll(() => client.close());

await client.exec('CREATE TABLE notes (id int PRIMARY KEY, said jsonb, at timestamptz, is_read boolean)');
const insert = 'INSERT INTO notes VALUES ($1, $2, $3, $4) RETURNING *';

it('writes and reads values of every kind, the second time as the first', async () => {
  for (const id of [1, 2]) {
    const note = [id, { text: 'Dobrý deň' }, new Date('2026-11-25T10:00:00Z'), true];
    const { rows, affectedRows } = await client.query(insert, note);
    expect([rows, affectedRows]).toEqual([
      [{ id, said: { text: 'Dobrý deň' }, at: new Date('2026-11-25T10:00:00Z'), is_read: true }],
      1,
    ]);
  }
  const nothing = await client.query(insert, [3, null, undefined, null]);
  expect(nothing.rows).toEqual([{ id: 3, said: null, at: null, is_read: null }]);
  const several = await client.query(
    'SELECT id FROM notes WHERE id = ANY ($1::int[]) ORDER BY id',
    [[2, 3, 4]],
    {
      rowMode: 'array',
    },
  );
  expect(several.rows).toEqual([[2], [3]]);
  expect((await client.query('SELECT count(*)::int AS notes FROM notes')).rows).toEqual([{ notes: 3 }]);
});

it('goes on after a statement that fails', async () => {
  await expect(client.query(insert, [1, null, null, null])).rejects.toMatchObject({ code: '23505' });
  await expect(client.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  await expect(client.query('SELECT nothing FROM nowhere')).rejects.toMatchObject({ code: '42P01' });
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('takes a transaction back whose statement fails, and knows none after its end', async () => {
  let kept: Pick<PGlite, 'query'> | undefined;
  const failed = client.transaction(async (transaction) => {
    kept = transaction;
    await transaction.query(insert, [10, null, null, null]);
    await transaction.query(insert, [10, null, null, null]);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  await expect(kept?.query('SELECT 1')).rejects.toThrow('ended');
  expect((await client.query('SELECT id FROM notes WHERE id = 10')).rows).toEqual([]);
});

it('lets a transaction and what is asked beside it follow each other', async () => {
  const beside: Promise<unknown>[] = [];
  await client.transaction(async (transaction) => {
    beside.push(client.query('SELECT count(*)::int AS found FROM notes WHERE id = 20'));
    await transaction.query(insert, [20, null, null, null]);
    await transaction.query('DELETE FROM notes WHERE id = $1', [20]);
  });
  expect(await Promise.all(beside)).toMatchObject([{ rows: [{ found: 0 }] }]);
});

it('prepares what comes often in transactions, and goes on when it fails or is too much', async () => {
  const countPrepared = async () => {
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM pg_prepared_statements',
    );
    return rows[0]?.count;
  };
  const say = (id: number) =>
    client.transaction((transaction) => transaction.query(insert, [id, { id }, null, true]));
  for (let id = 100; id < 106; id += 1) expect((await say(id)).rows).toMatchObject([{ id, said: { id } }]);
  expect(await countPrepared()).toBe(1);
  for (let round = 0; round < 3; round += 1) {
    await expect(say(100)).rejects.toMatchObject({ code: '23505' });
    await expect(
      client.transaction((transaction) => transaction.query('SELECT $1::int AS nothing FROM nowhere', [1])),
    ).rejects.toMatchObject({ code: '42P01' });
  }
  expect((await say(106)).rows).toMatchObject([{ id: 106 }]);
  expect(await countPrepared()).toBe(1);

  await client.transaction(async (transaction) => {
    for (let number = 0; number < 210; number += 1)
      for (let round = 0; round < 3; round += 1)
        await transaction.query(`SELECT $1::int + ${number} AS sum`, [round]);
  });
  expect(await countPrepared()).toBe(200);
  expect((await say(107)).rows).toMatchObject([{ id: 107 }]);
});

it('reads with the parsers of the caller and with its own', async () => {
  const options = { parsers: { 1184: (text: string) => `at ${text.slice(0, 10)}` } };
  const { rows } = await client.query(
    "SELECT '2026-11-25T10:00:00Z'::timestamptz AS at, 7::int AS number, '{1,2}'::int[] AS list",
    [],
    options,
  );
  expect(rows).toEqual([{ at: 'at 2026-11-25', number: 7, list: [1, 2] }]);
});
