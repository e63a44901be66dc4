import { startTestServer } from '@tests/support/test-server';
import { expect, it, vi } from 'vitest';

const server = startTestServer();
const OWNERS = ['adam', 'boris', 'cyril', 'dana'];

/** Builds a page of about this many bytes, in sections of 5,000. */
function buildPage(bytes: number) {
  const content = { title: 'Bread', content: 'x'.repeat(5_000) };
  const sections = Array.from({ length: Math.ceil(bytes / 5_000) }, (_, order) => ({
    id: `article-${order}`,
    type: 'article',
    title: '',
    content,
    order,
  }));
  return { sections };
}

/** Returns how many transactions are under way at the same moment while all these owners save at once. */
async function countMostAtOnce(bytes: number): Promise<number> {
  const { db } = server.database;
  const saves = await Promise.all(
    OWNERS.map(async (nickname) => {
      const owner = await server.owner(nickname);
      const { id } = (await owner.post('/api/websites', { title: nickname, slug: nickname })).json();
      return () => owner.put(`/api/websites/${id}`, { pageData: buildPage(bytes) });
    }),
  );
  const transaction = db.transaction.bind(db);
  let [now, most] = [0, 0];
  vi.spyOn(db, 'transaction').mockImplementation(async (work, config) => {
    now += 1;
    most = Math.max(most, now);
    return transaction(work, config).finally(() => {
      now -= 1;
    });
  });
  const answers = await Promise.all(saves.map((save) => save()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(OWNERS.map(() => 200));
  return most;
}

it('saves one large page at a time', async () => {
  expect(await countMostAtOnce(200_000)).toBe(1);
});

// PGlite does one thing after the other anyway.
it.runIf(process.env.TEST_DATABASE === 'postgres')('lets small pages not wait for each other', async () => {
  expect(await countMostAtOnce(1_000)).toBeGreaterThan(1);
});
