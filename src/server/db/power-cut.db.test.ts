import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { addEmptyDatabase } from '@tests/support/empty-database';
import { createDataDir } from '@tests/support/new-data-dir';
import { PowerCut } from '@tests/support/power-cut';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DurableNodeFS, type NodeFileSystem } from './durable-node-fs';
import type { Disk } from './log-sync';
import { START_PARAMETERS } from './open-database-folder';

const ROWS = 180;
/** After so many rows a group of commits is synced. */
const GROUP_ROWS = 7;
/** The power fails after these rows, in the middle of a group. */
const CUTS_AFTER_ROWS = [33, 102, 139, 165];
/**
 * It also fails at these changes: when a page is written between or at checkpoints, at the end of a checkpoint, and
 * when a file of the log is removed.
 */
const CUTS_AT_CHANGES = [
  { change: /^write base/, numbers: [10, 25, 60, 150, 300] },
  { change: /^write global\/pg_control/, numbers: [1, 2] },
  { change: /^(unlink|rename) pg_wal\/0/, numbers: [2] },
];

/** Tells of each change below the syncs, where a real disk gets the changes. */
class WatchedNodeFS extends DurableNodeFS {
  onChange: (operation: string, place: string, change: (disk: PowerCut) => void) => void = () => undefined;
  readonly #folder: string;

  constructor(folder: string, disk: Disk) {
    super(folder, {
      disk,
      beforeChange: () => undefined,
      onFailure(error) {
        throw error;
      },
    });
    this.#folder = folder;
  }

  protected override addSyncs(files: NodeFileSystem): void {
    const { node_ops: names, stream_ops: streams } = files;
    const toPlace = (node: Parameters<typeof files.realPath>[0]) =>
      path.relative(this.#folder, files.realPath(node));
    const tell = (operation: string, place: string, change: (disk: PowerCut) => void) =>
      this.onChange(operation, place, change);
    const { write, setattr } = streams;
    streams.write = (stream, buffer, offset, length, position) => {
      const place = toPlace(stream.node);
      const bytes = Buffer.from(buffer.slice(offset, offset + length).buffer);
      const written = write(stream, buffer, offset, length, position);
      if (position !== undefined) tell('write', place, (disk) => disk.write(place, position, bytes));
      return written;
    };
    streams.setattr = (stream, attributes) => {
      const place = toPlace(stream.node);
      setattr(stream, attributes);
      const { size } = attributes;
      if (size !== undefined) tell('truncate', place, (disk) => disk.truncate(place, size));
    };
    const { mknod, unlink, rename, setattr: setNodeAttr } = names;
    names.setattr = (node, attributes) => {
      const place = toPlace(node);
      setNodeAttr(node, attributes);
      const { size } = attributes;
      if (size !== undefined) tell('truncate', place, (disk) => disk.truncate(place, size));
    };
    names.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      const place = path.join(toPlace(parent), name);
      tell('create', place, (disk) => disk.create(place));
      return node;
    };
    names.unlink = (parent, name) => {
      unlink(parent, name);
      const place = path.join(toPlace(parent), name);
      tell('unlink', place, (disk) => disk.remove(place));
    };
    names.rename = (node, parent, name) => {
      const [from, to] = [toPlace(node), path.join(toPlace(parent), name)];
      rename(node, parent, name);
      tell('rename', to, (disk) => disk.rename(from, to));
    };
    super.addSyncs(files);
  }
}

/** Creates a Mulberry32 generator: it gives the same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Cut {
  image: string;
  at: string;
  /** Counts the rows that the disk must have; `acknowledged` counts those that were acknowledged. */
  certain: number;
  acknowledged: number;
}

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('a power cut', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await createDataDir();
    await addEmptyDatabase(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('leaves a database that opens, with all but the last commits, at any moment', {
    timeout: 240_000,
  }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const cuts = await runUnderPowerCuts(dataDir).finally(() => vi.useRealTimers());
    expect(cuts.length).toBeGreaterThan(9);
    for (const cut of cuts) {
      const database = await PGlite.create(cut.image).catch((error: Error) => {
        throw new Error(`At ${cut.at}: ${error.message}`);
      });
      const { rows } = await database.query<{ id: number; text: string }>(
        'SELECT id, text FROM kept ORDER BY id',
      );
      expect(
        rows.map(({ id }) => id),
        cut.at,
      ).toEqual(rows.map((_, index) => index + 1));
      expect(rows.length, cut.at).toBeGreaterThanOrEqual(cut.certain);
      expect(rows.length, cut.at).toBeLessThanOrEqual(cut.acknowledged + 1);
      await database.exec('SET enable_seqscan = off');
      const byIndex = await database.query('SELECT count(*)::int AS count FROM kept WHERE id > 0');
      expect(byIndex.rows, cut.at).toEqual([{ count: rows.length }]);
      await database.query('SELECT sum(length(text)) FROM kept');
      await database.close();
      await rm(cut.image, { recursive: true });
    }
  });
});

/** Writes row after row, with checkpoints, evicted pages and removed tables; returns what the power cuts left. */
async function runUnderPowerCuts(dataDir: string): Promise<Cut[]> {
  const folder = path.join(dataDir, 'database');
  const base = path.join(dataDir, 'base');
  await cp(folder, base, { recursive: true });
  const model = new PowerCut(base);
  const random = randomFrom(20);
  const cuts: Cut[] = [];
  const counts = new Map<RegExp, number>();
  let [certain, acknowledged] = [0, 0];
  const fs = new WatchedNodeFS(folder, {
    syncNow: (place) => {
      model.sync(path.relative(folder, place));
      if (path.dirname(place).endsWith('pg_wal')) certain = acknowledged;
    },
    async syncLater(file) {
      model.sync(path.relative(folder, file));
      certain = acknowledged;
    },
  });
  const cut = (at: string) => {
    const image = path.join(dataDir, `cut-${cuts.length}`);
    model.cut(image, random);
    cuts.push({ image, at, certain, acknowledged });
  };
  fs.onChange = (operation, place, apply) => {
    apply(model);
    if (acknowledged === 0) return;
    const told = `${operation} ${place}`;
    for (const { change, numbers } of CUTS_AT_CHANGES) {
      if (!change.test(told)) continue;
      const number = (counts.get(change) ?? 0) + 1;
      counts.set(change, number);
      if (numbers.includes(number)) cut(`${told}, number ${number}`);
    }
  };
  const database = await PGlite.create({
    fs,
    // With so few buffers, pages are written all the time and not only at checkpoints.
    startParams: [...START_PARAMETERS, '-c', 'shared_buffers=1MB'],
  });
  await database.exec(
    'CREATE TABLE kept (id int PRIMARY KEY, text text); ALTER TABLE kept ALTER text SET STORAGE PLAIN; CREATE TABLE other (text text)',
  );
  for (let id = 1; id <= ROWS; id += 1) {
    await database.query('INSERT INTO kept VALUES ($1, $2)', [id, String(id).padStart(7000, 'x')]);
    acknowledged = id;
    if (CUTS_AFTER_ROWS.includes(id)) cut(`row ${id}`);
    if (id % GROUP_ROWS === 0) await vi.advanceTimersByTimeAsync(200);
    if (id % 10 === 3)
      await database.query('UPDATE kept SET text = $2 WHERE id = $1', [Math.ceil(id / 2), 'y'.repeat(7000)]);
    if (id % 60 === 50)
      for (const statement of ['SELECT pg_switch_wal()', 'CHECKPOINT']) await database.exec(statement);
    if (id === 90) {
      await database.exec('INSERT INTO other SELECT text FROM kept');
      for (const statement of ['DROP TABLE other', 'VACUUM kept']) await database.exec(statement);
    }
  }
  await vi.advanceTimersByTimeAsync(200);
  cut('the end');
  await database.close();
  return cuts;
}
