import { startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { beforeEach, expect, it } from 'vitest';
import { sectionPollVotes } from '../../db/tables/polls';
import { forgetVoters } from './queries';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
let networks = 0;
const createAddress = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};

beforeEach(async () => {
  const content = { question: 'Which bread?', options: ['Rye', 'Spelt', 'Potato'] };
  const pageData = { sections: [{ id: 'poll-1', type: 'poll', title: '', content, order: 0 }] };
  const owner = await server.owner('zora');
  await owner.post('/api/websites', { title: 'A', slug: 'bakery', isPublished: true, pageData });
});

const vote = (address: string, optionIndex: number, device = 'phone') =>
  server
    .visitor()
    .post(
      '/api/public/bakery/poll-vote',
      { sectionId: 'poll-1', optionIndex },
      { 'x-forwarded-for': address, 'user-agent': device },
    );
const votesIn = (answer: Awaited<ReturnType<typeof vote>>): number[] =>
  answer.json().results.map((option: { votes: number }) => option.votes);

it('one network has ten votes a day, whatever its browsers are called, and its last ones count', async () => {
  const address = createAddress();
  for (let index = 0; index < 10; index += 1) await vote(address, 0, `phone ${index}`);
  const eleventh = await vote(address, 1, 'phone 11');
  expect(eleventh.statusCode).toBe(201);
  expect(votesIn(eleventh)).toEqual([9, 1, 0]);
  for (let index = 0; index < 9; index += 1) await vote(address, 2, `laptop ${index}`);
  expect(votesIn(await vote(address, 2))).toEqual([0, 0, 10]);
  expect(await server.database.db.$count(sectionPollVotes)).toBe(10);
  expect(votesIn(await vote(createAddress(), 0))).toEqual([1, 0, 10]);
});

it('has as many the next day', async () => {
  const address = createAddress();
  for (let index = 0; index < 10; index += 1) await vote(address, 0);
  server.clock.advance({ days: 1 });
  expect(votesIn(await vote(address, 1))).toEqual([10, 1, 0]);
});

it('has no more by voting at once, beside others that do', async () => {
  const [first, second] = [createAddress(), createAddress()];
  const answers = await Promise.all(
    Array.from({ length: 28 }, (_, index) => vote(index % 2 ? first : second, index % 3)),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  expect(await server.database.db.$count(sectionPollVotes)).toBe(20);
  const { totalVotes } = (await server.visitor().get('/api/public/bakery/poll-results/poll-1')).json();
  expect(totalVotes).toBe(20);
});

it('a refused vote takes nobody’s place', async () => {
  const address = createAddress();
  for (let index = 0; index < 10; index += 1) await vote(address, 0);
  expect((await vote(address, 7)).statusCode).toBe(400);
  expect(votesIn(await vote(createAddress(), 0))).toEqual([11, 0, 0]);
});

it('stores no address, and forgets the network when the day is over', async () => {
  const address = createAddress();
  await vote(address, 0);
  const { db } = server.database;
  const [stored] = await db.select().from(sectionPollVotes);
  expect(stored?.network).toMatch(/^[\w-]{43}$/);
  await forgetVoters(createWorkDeps(db), new Date('2026-11-22T00:00:00Z'));
  expect(await db.select().from(sectionPollVotes)).toMatchObject([{ network: null, optionIndex: 0 }]);
});
