import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../kernel/database';
import { DatabaseAway } from '../../kernel/database-errors';
import { readPublished } from '../websites';
import { KeptParts } from './kept-parts';

const server = startTestServer();
/** With this number, five websites lie in three parts at least. */
const IDS_PER_PART = 2;
const SLUGS = ['prva', 'druha', 'tretia', 'stvrta', 'piata'];
const MINUTE_S = 60;

let owner: Browser;
let kept: KeptParts;
/** Counts the statements so far. */
let statements: number;
let isAway: () => boolean;

/** Wraps the database, which fails as long as `isAway` returns true. */
const watch = (db: Database): Database =>
  new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'select') return Reflect.get(target, name, receiver);
      statements += 1;
      if (isAway()) throw new DatabaseAway('All connections are lent');
      return target.select.bind(target);
    },
  });

beforeEach(async () => {
  statements = 0;
  isAway = () => false;
  kept = createKept();
  owner = await server.owner('zora');
  for (const slug of SLUGS) await publish(slug);
});

const createKept = () =>
  new KeptParts({ db: watch(server.database.db), clock: server.clock, log: server.app.log }, IDS_PER_PART);

const publish = (slug: string) => owner.post('/api/websites', { title: slug, slug, isPublished: true });

async function countKept(): Promise<number> {
  return (await kept.get()).reduce((sum, { count }) => sum + count, 0);
}

it('is counted once for all who ask at the same moment', async () => {
  expect(await Promise.all([countKept(), countKept(), countKept()])).toEqual([5, 5, 5]);
  const once = statements;
  await countKept();
  expect(statements).toBe(once);
});

it('is counted anew beside the answers where it takes many steps, and before them after an hour', async () => {
  expect(await countKept()).toBe(5);
  await publish('siesta');
  server.clock.advance({ seconds: 11 * MINUTE_S });
  expect(await countKept()).toBe(5);
  await expect.poll(countKept).toBe(6);
  await publish('siedma');
  server.clock.advance({ seconds: 61 * MINUTE_S });
  expect(await countKept()).toBe(7);
});

it('stays as it was while the database cannot count', async () => {
  await countKept();
  isAway = () => true;
  for (const minutes of [11, 120]) {
    server.clock.advance({ seconds: minutes * MINUTE_S });
    expect(await countKept()).toBe(5);
  }
});

it('goes on where a first count has failed', async () => {
  // Counting a part takes two statements.
  isAway = () => statements > 4;
  await expect(countKept()).rejects.toThrow(DatabaseAway);
  const before = statements;
  isAway = () => false;
  expect(await countKept()).toBe(5);
  const rest = statements - before;
  statements = 0;
  await createKept().get();
  expect(rest).toBe(statements - 4);
});

describe('the websites of a part', () => {
  const readAll = async () => {
    const slugs: string[] = [];
    for await (const websites of readPublished(watch(server.database.db), 0, 1_000_000))
      slugs.push(...websites.map(({ slug }) => slug));
    return slugs;
  };

  it('fail at once while the database is away', async () => {
    isAway = () => true;
    await expect(readAll()).rejects.toThrow(DatabaseAway);
    expect(statements).toBe(1);
  });

  // Before the next test, thousands of websites would be deleted one by one.
  afterEach(async () => void (await server.database.db.execute(sql`TRUNCATE websites CASCADE`)));

  it('are asked for again when nobody can be told any more that it is', async () => {
    await server.database.db.execute(sql`
      INSERT INTO websites (user_id, title, slug, page_data, is_published, created_at, updated_at)
      SELECT user_id, title, 'more-' || n, page_data, true, created_at, updated_at
      FROM websites, generate_series(1, 6000) AS n WHERE slug = 'prva'`);
    isAway = () => statements === 2;
    expect(await readAll()).toHaveLength(6000 + SLUGS.length);
    expect(statements).toBe(3);
  });
});
