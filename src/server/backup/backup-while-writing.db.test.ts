import { readdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  deleteAccount,
  dump,
  fail,
  RESTORE_MS,
  readFiles,
  startBackupStage,
  withDatabase,
} from '@tests/support/backup-stage';
import { fillAccount } from '@tests/support/full-account';
import { visitorCalls } from '@tests/support/visitor-sections';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { contactSubmissions } from '../db/tables/messages';
import { listRows, type Transaction } from '../kernel/database';
import { pinFiles } from './pinned-files';
import { restoreBackup } from './restore-backup';
import { getQualifiedName } from './table-range';

const stage = await startBackupStage();
const { server, uploads } = stage;

it('shows one moment while visitors and owners go on', { timeout: RESTORE_MS }, async () => {
  const websiteId = await fillAccount(server, stage.owner, 'salon');
  const told = await server.database.db.$count(contactSubmissions);
  let isOver = false;
  let known = 0;
  const turns: number[] = [];
  const repeat = async (act: (turn: number) => Promise<unknown>) => {
    const loop = turns.push(0) - 1;
    for (let turn = 0; !isOver; turn += 1) {
      await act(turn);
      turns[loop] = turn;
    }
  };
  const visitor = server.visitor();
  const post = (call: keyof typeof visitorCalls, change = {}) =>
    visitor.post(`/api/public/salon/${call}`, { ...visitorCalls[call], ...change });
  const load = [
    repeat((turn) => post('contact', { message: `Number ${turn}` })),
    repeat((turn) => post('poll-vote', { optionIndex: turn % 3 })),
    repeat((turn) => post('orders', { quantity: 1 + (turn % 2), totalAmount: turn % 2 ? '24.00' : '12.00' })),
    repeat((turn) => stage.owner.put(`/api/websites/${websiteId}`, { description: `Turn ${turn}` })),
    repeat(async (turn) => {
      const other = await server.owner(`guest${turn}`);
      await fillAccount(server, other, `guest-${turn}`);
      await deleteAccount(other);
    }),
  ];
  const countMessages = () => server.database.db.$count(contactSubmissions);
  const waitForMessages = (count: number) =>
    vi.waitFor(async () => expect(await countMessages()).toBeGreaterThan(count), { timeout: 60_000 });
  try {
    await waitForMessages(told + 5);
    await vi.waitFor(() => expect(Math.min(...turns)).toBeGreaterThan(0), { timeout: 60_000 });
    const acknowledged = await countMessages();
    await stage.backUp();
    await waitForMessages(acknowledged);
    known = acknowledged;
  } finally {
    isOver = true;
    await Promise.all(load);
  }
  const later = await dump(server.database.db);
  const place = await stage.newPlace();
  const { missingFiles } = await restoreBackup(place, stage.archive, fail);
  expect(missingFiles).toEqual([]);
  await withDatabase(place, async ({ db }) => {
    const rows = await dump(db);
    expect(rows.contact_submissions?.length).toBeGreaterThanOrEqual(known);
    // Rows that never change are as they were stored.
    for (const table of ['contact_submissions', 'section_poll_votes', 'order_items']) {
      const inSalon = await listOfWebsite(db, table, websiteId);
      expect(inSalon.length).toBeGreaterThan(0);
      const stored = new Set(later[table]);
      expect(inSalon.filter((row) => !stored.has(row))).toEqual([]);
    }
    // Rows that are written together are there together.
    expect(
      await listRows(
        db,
        sql`
      SELECT (SELECT sum(votes) FROM poll_options)::integer = (SELECT count(*) FROM section_poll_votes)::integer AS votes,
        (SELECT count(*) FROM orders) = (SELECT count(*) FROM order_items) AS orders,
        (SELECT sum(last % 1000000) FROM order_numbers)::integer = (SELECT count(*) FROM orders)::integer AS counters,
        (SELECT sum(version) FROM websites)::integer = (SELECT sum(latest) FROM (
          SELECT max(version) AS latest FROM website_revisions GROUP BY website_id) AS saves)::integer AS saves`,
      ),
    ).toEqual([{ votes: true, orders: true, counters: true, saves: true }]);
  });
});

async function listOfWebsite(db: Transaction, table: string, websiteId: number): Promise<string[]> {
  const isOfWebsite =
    table === 'order_items'
      ? sql`order_id IN (SELECT id FROM orders WHERE website_id = ${websiteId})`
      : sql`website_id = ${websiteId}`;
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('TimeZone', 'UTC', true)`);
    return listRows<{ row: string }>(
      tx,
      sql`SELECT t::text AS row FROM ${getQualifiedName({ name: table })} AS t WHERE ${isOfWebsite}`,
    );
  });
  return rows.map(({ row }) => row);
}

it('keeps the files of a website that is deleted while the backup is made', async () => {
  const id = await fillAccount(server, stage.owner, 'salon');
  const files = await readFiles(uploads);
  const held = await pinFiles({ folder: uploads, files: server.store });
  await stage.owner.delete(`/api/websites/${id}`);
  for (const binned of (await stage.owner.get('/api/bin')).json())
    await stage.owner.delete(`/api/bin/${binned.id}`);
  expect(Object.keys(await readFiles(uploads))).toEqual([]);
  for (const [name, content] of Object.entries(files)) {
    const file = await held.open(name);
    expect((await buffer(file?.stream as Readable)).toString('base64')).toBe(content);
  }
  await held.release();
  expect(await readdir(uploads)).toEqual([]);
});
