import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactSubmissions } from './db/tables/messages';
import { websites } from './db/tables/websites';

/** Five seconds are promised; a busy machine may need longer. */
const ANSWERED_WITHIN_MS = 12_000;
/** There are more calls than connections, so some wait for one of these first. */
const CALLS = 14;

/** PGlite has one connection: whoever comes waits until the transaction before has ended. */
describe.runIf(process.env.TEST_DATABASE === 'postgres')('a database that is there and slow', () => {
  const lines: string[] = [];
  const server = startTestServer({ logLevel: 'warn' }, undefined, {
    logTo: { write: (line) => lines.push(line) },
  });
  let owner: Browser;
  let id: number;

  beforeEach(async () => {
    lines.length = 0;
    owner = await server.owner('zora');
    const website = {
      title: 'Salón',
      slug: 'salon',
      isPublished: true,
      pageData: { sections: visitorSections },
    };
    id = (await owner.post('/api/websites', website)).json().id;
  });
  afterEach(async () => {
    await server.database.db.execute(sql`DROP TRIGGER IF EXISTS slow ON contact_submissions`);
  });

  const write = () => server.visitor().post('/api/public/salon/contact', visitorCalls.contact);
  const save = () => owner.put(`/api/websites/${id}`, { description: 'After' });
  const makeSlow = async (event: 'INSERT' | 'DELETE', seconds: number) => {
    const { db } = server.database;
    await db.execute(sql`
      CREATE OR REPLACE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(TG_ARGV[0]::float8); RETURN coalesce(NEW, OLD); END'`);
    await db.execute(
      sql.raw(`CREATE TRIGGER slow BEFORE ${event} ON contact_submissions
        FOR EACH ROW EXECUTE FUNCTION be_slow(${seconds})`),
    );
  };

  it('says soon when to come again to who waits for a lock, and stores nothing', async () => {
    const { db } = server.database;
    let answers: Promise<{ statusCode: number; headers: object }[]> | undefined;
    const begun = performance.now();
    await db.transaction(async (tx) => {
      await tx.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for('update');
      answers = Promise.all(Array.from({ length: CALLS }, (_, turn) => (turn % 2 === 0 ? write() : save())));
      for (const { statusCode, headers } of await answers)
        expect([statusCode, headers]).toEqual([503, expect.objectContaining({ 'retry-after': '5' })]);
      expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS);
    });
    // The bound on waiting for a lock ended these calls. A call that waits for two locks after each other may reach the
    // end of a statement's time instead.
    expect(lines.filter((line) => JSON.parse(line).err?.code === '55P03').length).toBeGreaterThan(0);
    expect((await owner.get(`/api/websites/${id}`)).json()).toMatchObject({ description: '', version: 1 });
    expect(await db.$count(contactSubmissions)).toBe(0);
    expect([(await write()).statusCode, (await save()).statusCode]).toEqual([201, 200]);
  });

  it('waits for a lock that is held for a moment', async () => {
    const { db } = server.database;
    let saved: ReturnType<typeof save> | undefined;
    await db.transaction(async (tx) => {
      await tx.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for('update');
      saved = save();
      await waitForLocks(server.database, 1);
    });
    expect((await saved)?.statusCode).toBe(200);
  });

  it('ends a statement that takes too long, but not the deletion of an account', async () => {
    expect((await write()).statusCode).toBe(201);
    await makeSlow('INSERT', 30);
    const begun = performance.now();
    const late = await write();
    expect([late.statusCode, late.headers['retry-after'], late.json().code]).toEqual([
      503,
      '5',
      'UNAVAILABLE',
    ]);
    expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS);
    await server.database.db.execute(sql`DROP TRIGGER slow ON contact_submissions`);
    await makeSlow('DELETE', 5);
    const body = { currentPassword: 'secret-1', confirmation: 'zora@example.com' };
    const removed = await owner.call({ method: 'DELETE', url: '/api/account', payload: body });
    expect(removed.statusCode).toBe(204);
  });
});
