import { startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from './tables/outbox';
import { sectionPollVotes } from './tables/polls';

const server = startTestServer();
const INTEGER_MAX = 2_147_483_647;

/** Makes the next record of every table get the number that follows. */
async function setNumbers(last: number): Promise<void> {
  const answer = await server.database.db.execute(sql`
    SELECT setval(pg_get_serial_sequence(format('%I', table_name), column_name), ${last}::bigint)
    FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES'`);
  expect((answer as unknown as { rows: unknown[] }).rows.length).toBeGreaterThan(8);
}

beforeEach(() => setNumbers(INTEGER_MAX - 1));
afterEach(() => setNumbers(1));

it('goes on past the two thousand millionth record of every kind', async () => {
  for (const [slug, id] of [
    ['last', INTEGER_MAX],
    ['first', INTEGER_MAX + 1],
  ] as const) {
    const owner = await server.owner(`zora-${slug}`);
    const website = { title: slug, slug, isPublished: true, pageData: { sections: visitorSections } };
    expect((await owner.post('/api/websites', website)).json()).toMatchObject({ id, userId: id });
    for (const [path, call] of Object.entries(visitorCalls)) {
      const answer = await server.visitor().post(`/api/public/${slug}/${path}`, call);
      expect(answer.statusCode, answer.body).toBe(201);
    }
    for (const list of ['contact-submissions', 'bookings', 'orders']) {
      expect((await owner.get(`/api/websites/${id}/${list}`)).json()).toMatchObject([{ id, websiteId: id }]);
      const rest = await owner.get(
        `/api/websites/${id}/${list}?cursor=${server.clock.now().getTime()}-${id}`,
      );
      expect(rest.json()).toEqual([]);
    }
    expect((await owner.put(`/api/bookings/${id}`, { status: 'confirmed' })).statusCode).toBe(200);
    expect((await owner.put(`/api/websites/${id}`, { description: 'Nové' })).statusCode).toBe(200);
  }
  const { db } = server.database;
  const votes = await db
    .select({ id: sectionPollVotes.id })
    .from(sectionPollVotes)
    .orderBy(sectionPollVotes.id);
  expect(votes.map(({ id }) => id).sort()).toEqual([INTEGER_MAX, INTEGER_MAX + 1]);
  const mails = await db.select({ id: outbox.id }).from(outbox).orderBy(outbox.id);
  expect(Math.max(...mails.map(({ id }) => id))).toBeGreaterThan(INTEGER_MAX + 1);
});

it('leaves no number of a record in four bytes', async () => {
  const answer = await server.database.db.execute(sql`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'integer' AND (column_name = 'id' OR column_name LIKE '%\\_id')`);
  expect((answer as unknown as { rows: unknown[] }).rows).toEqual([]);
});
