import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { expect, it } from 'vitest';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';

const stage = startStage();

const hero = (title: string) => ({
  id: 'hero-1',
  type: 'hero',
  title: '',
  content: { title, subtitle: '', imageUrl: '', buttonText: '', buttonUrl: '' },
  order: 0,
});

it('a card shows the page in small, what waits and the language, and leads there', async () => {
  const owner = await stage.owner('cards', DESKTOP);
  const { page } = owner;
  const create = async (slug: string, data: object) =>
    (await (await page.request.post('/api/websites', { data: { title: slug, slug, ...data } })).json()).id;
  await create('cards-empty', {});
  const sections = [hero('Vlasy a čas'), ...visitorSections].map((section, order) => ({ ...section, order }));
  const id = await create('cards-salon', { pageData: { sections }, language: 'sk', isPublished: true });
  const visitor = await stage.visitor(PHONE);
  const answer = await visitor.page.request.post('/api/public/cards-salon/contact', {
    data: visitorCalls.contact,
  });
  expect(answer.status()).toBe(201);

  await page.goto('/');
  await page.getByText('Waiting for you: 1 message.').waitFor();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'cards-salon' }) });
  // The page's own components draw the card, and nothing of it is read out or reached by keys.
  await card.locator('.small-site[inert][aria-hidden=true]').getByText('Vlasy a čas').first().waitFor();
  await expect.poll(() => card.getByRole('heading').count()).toBe(1);
  await card.getByText('Slovenčina').waitFor();
  await page.getByText('Nothing on it yet').waitFor();
  await owner.expectAccessible('the dashboard with pages in small');
  await card.getByRole('link', { name: '1 unread message' }).click();
  await page.waitForURL((url) => url.pathname === `/admin/${id}` && url.hash === '#messages');
  owner.expectSilence();
});

it('the card of a draft counts its samples, also those of unsaved work, and leads to where they are named', async () => {
  const owner = await stage.owner('card-samples', PHONE);
  const { page } = owner;
  const { description } = allTemplates.en.construction;
  const pageData = createTemplatePage(allTemplates.en.construction, 1_795_253_000_000);
  const data = { title: 'Stavby', slug: 'card-samples', description, pageData };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  // The people of the website stand in the page's team, so those that came with it are no samples any more.
  const eva = { id: 'eva', name: 'Eva Malá', role: 'Stavbyvedúca', imageUrl: '', text: '' };
  const people = [{ ...eva, takesBookings: false, week: null, daysOff: [], services: [] }];
  expect((await page.request.put(`/api/websites/${id}/people`, { data: { people } })).status()).toBe(200);
  await page.goto('/');
  const line = page.getByRole('link', { name: /^\d+ texts are still samples$/ });
  const before = Number.parseInt((await line.textContent()) ?? '', 10);
  const draft = { description: 'Strihy a farby', logoUrl: null, pageData, baseVersion: 1 };
  await page.request.put(`/api/websites/${id}/draft`, { data: draft });
  await page.reload();
  await page.getByRole('link', { name: `${before - 1} texts are still samples` }).click();
  const ready = page.getByRole('region', { name: 'Ready for visitors?' });
  // The editor shows the saved page until its owner takes up the unsaved work.
  await ready.getByText(`${before} texts are still ours.`).waitFor();
  await page.request.put(`/api/websites/${id}`, { data: { isPublished: true } });
  await page.goto('/');
  await page.locator('.small-site').waitFor();
  await expect.poll(() => line.count()).toBe(0);
  owner.expectSilence();
});

it('the menu of a card takes a website offline by keys, and its unsaved work stays', async () => {
  const owner = await stage.owner('card-menu', PHONE);
  const { page } = owner;
  const data = { title: 'Kvety', slug: 'card-menu', isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  const pageData = { sections: [hero('Ešte neuložené')] };
  const draft = { description: '', logoUrl: null, pageData, baseVersion: 1 };
  expect((await page.request.put(`/api/websites/${id}/draft`, { data: draft })).status()).toBe(200);

  await page.goto('/');
  await page.getByRole('button', { name: 'More for Kvety' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate...' }).press('ArrowUp');
  await page.getByRole('menuitem', { name: 'Take offline...' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take website offline' });
  await question.getByText('Nothing is deleted.', { exact: false }).waitFor();
  await owner.expectAccessible('before a website goes offline');
  await question.getByRole('button', { name: 'Take offline' }).click();
  await page.getByText('Kvety is offline').first().waitFor();
  await page.getByText('Draft', { exact: true }).waitFor();
  // The website is closed to visitors, and the card shows its owner the page that they would publish.
  await page.locator('.small-site').getByText('Ešte neuložené').first().waitFor();
  const stored = await (await page.request.get(`/api/websites/${id}`)).json();
  expect(stored).toMatchObject({ version: 2, draft: { baseVersion: 2, pageData } });
  owner.expectSilence();
});

it('says that it is offline and when it was read', async () => {
  const owner = await stage.owner('dashboard-offline', PHONE);
  const { page } = owner;
  await page.goto('/');
  await page.getByText("You don't have any websites yet").waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^You see your websites as they were at/).waitFor();
  await owner.expectAccessible('the dashboard offline');
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("You're offline").count()).toBe(0);
});
