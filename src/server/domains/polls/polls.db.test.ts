import { askUntilTaken } from '@tests/support/past-busy';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pollOptions, polls, sectionPollVotes } from '../../db/tables/polls';

const server = startTestServer();

const poll = (options: string[], id = 'poll-1', order = 0) => ({
  id,
  type: 'poll',
  title: '',
  content: { question: 'Which bread?', options },
  order,
});
const page = (...sections: object[]) => ({ pageData: { sections } });

let owner: Browser;
let websiteId: number;
const url = () => `/api/websites/${websiteId}`;
const vote = (optionIndex: unknown, sectionId: unknown = 'poll-1', slug = 'bakery') =>
  server.visitor().post(`/api/public/${slug}/poll-vote`, { sectionId, optionIndex });
const results = (sectionId = 'poll-1', slug = 'bakery') =>
  server.visitor().get(`/api/public/${slug}/poll-results/${sectionId}`);
/** Returns the votes of the options on the page. */
const votes = async () => (await results()).json().results.map((option: { votes: number }) => option.votes);

beforeEach(async () => {
  owner = await server.owner('zora');
  const website = {
    title: 'A',
    slug: 'bakery',
    isPublished: true,
    ...page(poll(['Rye', 'Spelt', 'Potato'])),
  };
  websiteId = (await owner.post('/api/websites', website)).json().id;
});

describe('voting', () => {
  it('answers the new results', async () => {
    await vote(1);
    await vote(1);
    const answer = await vote(2);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({
      results: [
        { optionIndex: 0, votes: 0, percentage: 0 },
        { optionIndex: 1, votes: 2, percentage: 67 },
        { optionIndex: 2, votes: 1, percentage: 33 },
      ],
      totalVotes: 3,
    });
    expect((await results()).json()).toEqual(answer.json());
    const stored = await server.database.db.select().from(sectionPollVotes).orderBy(asc(sectionPollVotes.id));
    expect(stored.map(({ optionIndex }) => optionIndex)).toEqual([1, 1, 2]);
    expect(stored[0]).toMatchObject({ websiteId, sectionId: 'poll-1', createdAt: server.clock.now() });
  });

  it('has no percentages before the first vote', async () => {
    const { results: options, totalVotes } = (await results()).json();
    expect(totalVotes).toBe(0);
    expect(options.map(({ percentage }: { percentage: number }) => percentage)).toEqual([0, 0, 0]);
  });

  it.each([3, 99])('refuses option %d, which the poll does not have', async (optionIndex) => {
    const answer = await vote(optionIndex);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'optionIndex', message: 'This poll has no such option' });
    expect(await server.database.db.$count(sectionPollVotes)).toBe(0);
  });

  it.each<[unknown, unknown]>([
    ...[-1, 100, 1.5, '1', null, undefined, Number.MAX_VALUE].map((index): [unknown, unknown] => [
      index,
      'poll-1',
    ]),
    ...['', null, {}, 7, 'x'.repeat(81)].map((sectionId): [unknown, unknown] => [0, sectionId]),
  ])('refuses option %j of section %j', async (optionIndex, sectionId) => {
    expect((await vote(optionIndex, sectionId)).statusCode).toBe(400);
    expect(await server.database.db.$count(sectionPollVotes)).toBe(0);
  });

  it('is 404 where the page asks no such poll, and so are its results', async () => {
    await owner.post('/api/websites', { title: 'B', slug: 'no-poll', isPublished: true });
    for (const [sectionId, slug] of [
      ['poll-9', 'bakery'],
      ['poll-1', 'no-poll'],
      ['poll-1', 'unknown'],
      ['poll-1', '%00'],
    ] as const) {
      expect((await results(sectionId, slug)).statusCode).toBe(404);
      expect((await vote(0, sectionId, slug)).statusCode).toBe(404);
    }
    await owner.put(url(), { isPublished: false });
    expect([(await vote(0)).statusCode, (await results()).statusCode]).toEqual([404, 404]);
  });
});

describe('votes follow their option', () => {
  const save = async (...options: string[]) => {
    expect((await owner.put(url(), page(poll(options)))).statusCode).toBe(200);
    await expectCountersToEqualVotes();
  };
  beforeEach(async () => {
    for (const optionIndex of [0, 1, 1, 2, 2, 2]) await vote(optionIndex);
  });

  it('when it moves', async () => {
    await save('Potato', 'Rye', 'Spelt');
    expect(await votes()).toEqual([3, 1, 2]);
  });

  it('when it is reworded while another one is added', async () => {
    await save('Rye', 'Spelt with walnuts', 'Potato', 'Brioche');
    expect(await votes()).toEqual([1, 2, 3, 0]);
  });

  it('when another one is removed, and when that one comes back', async () => {
    await save('Rye', 'Potato', 'Brioche', 'Spelt');
    await save('Rye', 'Potato', 'Brioche');
    expect(await votes()).toEqual([1, 3, 0]);
    expect((await vote(-1)).statusCode).toBe(400);
    await save('Spelt', 'Rye', 'Potato');
    expect(await votes()).toEqual([2, 1, 3]);
  });

  it('through an earlier save that is restored', async () => {
    await save('Brioche', 'Baguette', 'Bun');
    expect(await votes()).toEqual([1, 2, 3]);
    const { pageData } = (await owner.get(`${url()}/revisions/1`)).json();
    await owner.put(url(), { pageData });
    expect(await votes()).toEqual([1, 2, 3]);
    await expectCountersToEqualVotes();
  });

  it('while the poll is off the page, where nobody can vote', async () => {
    await owner.put(url(), page());
    expect([(await vote(0)).statusCode, (await results()).statusCode]).toEqual([404, 404]);
    await save('Rye', 'Spelt', 'Potato');
    expect(await votes()).toEqual([1, 2, 3]);
  });

  it('and never that of another poll or website', async () => {
    const website = {
      title: 'B',
      slug: 'other',
      isPublished: true,
      ...page(poll(['Rye', 'Spelt', 'Potato'])),
    };
    await owner.post('/api/websites', website);
    await vote(0, 'poll-1', 'other');
    const second = poll(['Rye', 'Spelt', 'Potato'], 'poll-2', 1);
    await owner.put(url(), page(poll(['Potato', 'Spelt', 'Rye']), second));
    expect((await vote(0, 'poll-2')).json().totalVotes).toBe(1);
    expect(await votes()).toEqual([3, 2, 1]);
    await owner.put(url(), page(poll(['Spelt', 'Potato', 'Rye']), second));
    expect(await votes()).toEqual([2, 3, 1]);
    expect((await results('poll-1', 'other')).json().results[0]).toMatchObject({ votes: 1 });
    await expectCountersToEqualVotes();
  });
});

// This test comes last, because a machine that is busy with a hundred votes may refuse what comes next.
it('counts every vote of a hundred at once, beside saves that move the options', async () => {
  const moves = [
    ['Potato', 'Rye', 'Spelt'],
    ['Spelt', 'Potato', 'Rye'],
    ['Rye', 'Spelt', 'Potato'],
  ];
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, (_, index) => askUntilTaken(() => vote(index % 3))),
    ...moves.map((options) => askUntilTaken(() => owner.put(url(), page(poll(options))))),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode >= 400).map(({ body }) => body)).toEqual([]);
  expect((await results()).json().totalVotes).toBe(100);
  await expectCountersToEqualVotes();
});

async function expectCountersToEqualVotes() {
  const { db } = server.database;
  const counters = await db
    .select({ sectionId: polls.sectionId, websiteId: polls.websiteId, option: pollOptions })
    .from(pollOptions)
    .innerJoin(polls, eq(polls.id, pollOptions.pollId));
  const rows = await db.select().from(sectionPollVotes).orderBy(sectionPollVotes.id);
  const counted = counters.map(({ websiteId: website, sectionId, option: { optionIndex } }) =>
    rows.filter(
      (row) => row.websiteId === website && row.sectionId === sectionId && row.optionIndex === optionIndex,
    ),
  );
  expect(counted.map(({ length }) => length)).toEqual(counters.map(({ option }) => option.votes));
  expect(counted.flat()).toHaveLength(rows.length);
}

describe('the results for the owner', () => {
  const ownPolls = async () => (await owner.get(`${url()}/polls`)).json();

  it('are the votes of each option, their total and the time of the last one', async () => {
    const before = { sectionId: 'poll-1', question: 'Which bread?', isOnPage: true };
    expect(await ownPolls()).toEqual([
      {
        ...before,
        options: ['Rye', 'Spelt', 'Potato'].map((text) => ({ text, votes: 0, percentage: 0 })),
        formerOptions: [],
        totalVotes: 0,
        lastVoteAt: null,
      },
    ]);
    await vote(1);
    await vote(1);
    server.clock.advance({ seconds: 60 });
    await vote(2);
    expect(await ownPolls()).toEqual([
      {
        ...before,
        options: [
          { text: 'Rye', votes: 0, percentage: 0 },
          { text: 'Spelt', votes: 2, percentage: 67 },
          { text: 'Potato', votes: 1, percentage: 33 },
        ],
        formerOptions: [],
        totalVotes: 3,
        lastVoteAt: server.clock.now().toISOString(),
      },
    ]);
  });

  it('keep what was voted for before an option or a poll left the page', async () => {
    await vote(0);
    await vote(2);
    await owner.put(url(), page(poll(['Spelt', 'Potato', 'Corn'])));
    const moved = (await ownPolls())[0];
    expect(moved.options.map(({ votes }: { votes: number }) => votes)).toEqual([0, 1, 0]);
    expect(moved.formerOptions).toEqual([{ text: 'Rye', votes: 1 }]);
    await owner.put(url(), page(poll(['A', 'B', 'C'], 'poll-2')));
    const [now, gone, ...more] = await ownPolls();
    expect(more).toEqual([]);
    expect(now).toMatchObject({ sectionId: 'poll-2', isOnPage: true, totalVotes: 0, lastVoteAt: null });
    expect(gone).toMatchObject({ sectionId: 'poll-1', isOnPage: false, totalVotes: 1 });
    // A poll without votes disappears from the list when it leaves the page.
    await owner.put(url(), page());
    expect((await ownPolls()).map(({ sectionId }: { sectionId: string }) => sectionId)).toEqual(['poll-1']);
  });

  it('are for the owner of the website only', async () => {
    const path = `${url()}/polls`;
    expect((await server.visitor().get(path)).statusCode).toBe(401);
    expect((await (await server.owner('viera')).get(path)).statusCode).toBe(404);
  });
});
