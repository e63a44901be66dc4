import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('an owner reads how a poll stands, in the admin and beside its fields', async () => {
  const owner = await stage.owner('poll-results', PHONE);
  const { page } = owner;
  const content = { question: 'Aký chlieb?', options: ['Ražný', 'Špaldový', 'Zemiakový'] };
  const sections = [{ id: 'poll-1', type: 'poll', title: '', content, order: 0 }];
  const data = { title: 'Pekáreň', slug: 'poll-results', pageData: { sections }, isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/admin/${id}#analytics`);
  await page.getByRole('heading', { name: 'Poll results' }).waitFor();
  await page.getByText('No votes yet').waitFor();
  const visitor = await stage.visitor(PHONE);
  for (const optionIndex of [1, 1, 0]) {
    const vote = { sectionId: 'poll-1', optionIndex };
    const answer = await visitor.page.request.post('/api/public/poll-results/poll-vote', { data: vote });
    expect(answer.status()).toBe(201);
  }
  await page.reload();
  await page.getByText(/^3 votes in all/).waitFor();
  await page.getByText('2 votes', { exact: true }).waitFor();
  await owner.expectAccessible('the results of a poll');
  await page.goto(`/editor/${id}`);
  await page.getByRole('button', { name: /^Aký chlieb/ }).click();
  await page.getByText(/^3 votes in all/).waitFor();
  await owner.expectAccessible('a poll with its votes');
  owner.expectSilence();
});
