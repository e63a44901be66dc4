import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

/** These drafts and saves are cut off or refused on purpose; fonts may be under way. */
const MEANT = [/\/api\/websites(\/\d+(\/draft)?)?$/, /\/fonts\//];

async function createWebsite({ page }: WatchedPage, slug: string): Promise<number> {
  // The page is not empty: an empty one would load the templates' pictures.
  const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Vitajte' }, order: 0 };
  const pageData = { sections: [heading] };
  const data = { title: `Dielňa ${slug}`, slug, isPublished: true, pageData };
  return (await (await page.request.post('/api/websites', { data })).json()).id;
}

const readStoredSite = async (page: Page, id: number) =>
  (await page.request.get(`/api/websites/${id}`)).json();
const description = (page: Page) => page.getByLabel('Description', { exact: true }).first();
const offer = (page: Page) => page.getByText(/Continue where you left off\?/);

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/editor/${id}`);
  // An owner who goes offline before the preview is there has half an editor.
  await page.locator('.preview__page').waitFor({ state: 'attached' });
}

/** Types like a person: a browser asks before leaving only those who have touched the page. */
async function type(page: Page, text: string): Promise<void> {
  await description(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Counts how often the browser asks before the page is left, and leaves it. */
function leaveWhenAsked(page: Page): { asked: number } {
  const count = { asked: 0 };
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') count.asked += 1;
    void dialog.accept();
  });
  return count;
}

it('outlives a lost network and a reload', async () => {
  const owner = await stage.owner('offline-phone', PHONE, MEANT);
  const { page } = owner;
  const leaving = leaveWhenAsked(page);
  const id = await createWebsite(owner, 'offline-phone');
  await openEditor(page, id);
  await page.context().setOffline(true);
  await type(page, 'Toto sa nesmie stratiť');
  await page.getByText('Offline, kept here').waitFor();
  const [state, save] = [page.locator('.saved'), page.getByRole('button', { name: 'Save', exact: true })];
  for (const width of [1440, 375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    const [stateBox, saveBox] = [await state.boundingBox(), await save.boundingBox()];
    if (!stateBox || !saveBox) throw new Error('The top bar does not show how the work stands.');
    const beyond = await state.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(stateBox.x + stateBox.width + beyond).toBeLessThanOrEqual(saveBox.x);
  }
  await owner.expectAccessible('editor, offline');

  // The page loads again before anything could be sent.
  await page.route('**/draft', (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  expect(leaving.asked).toBe(1);
  await offer(page).waitFor();
  await expect.poll(() => description(page).inputValue()).toBe('');
  expect((await readStoredSite(page, id)).draft).toBeNull();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => description(page).inputValue()).toBe('Toto sa nesmie stratiť');
  await page.getByText('Offline, kept here').waitFor();

  // When the network is back the draft is sent without another key.
  await page.unroute('**/draft');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  // On a screen this narrow the notice is only read aloud.
  await page.getByText(/Draft saved/).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();
  expect((await readStoredSite(page, id)).description).toBe('Toto sa nesmie stratiť');
  await page.reload();
  await page.getByText('Everything is saved').waitFor();
  await expect.poll(() => offer(page).count()).toBe(0);
  expect(leaving.asked).toBe(1);
  owner.expectSilence();
});

it('of a website that is not created yet waits for its owner and for nobody else', async () => {
  const owner = await stage.owner('before-creation', DESKTOP, MEANT);
  const { page } = owner;
  leaveWhenAsked(page);
  await page.goto('/editor');
  await page.getByLabel('Website Name').fill('Mlyn pri potoku');
  await type(page, 'Múka z kameňa');
  await page.reload();
  await offer(page).waitFor();
  await expect.poll(() => page.getByLabel('Website Name').inputValue()).toBe('');

  const signIn = async (nickname: string) => {
    const account = { nickname, email: `${nickname}@example.com`, password: 'secret-1' };
    await page.request.post('/api/register', { data: { ...account, confirmPassword: account.password } });
    await page.request.post('/api/login', { data: account });
    await page.goto('/editor');
    await page.getByLabel('Website Name').waitFor();
  };
  await signIn('another-owner');
  await expect.poll(() => offer(page).count()).toBe(0);
  await signIn('before-creation');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => page.getByLabel('URL Address').inputValue()).toBe('mlyn-pri-potoku');
  await expect.poll(() => description(page).inputValue()).toBe('Múka z kameňa');

  // Leaving inside the app asks as well, and coming back offers the work again until its owner logs out.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('What you typed is kept in this browser', { exact: false }).waitFor();
  await owner.expectAccessible('leave dialog');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByText("You don't have any websites yet").waitFor();
  await page.goto('/editor');
  await offer(page).waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Start 7-day trial' }).first().waitFor();
  await signIn('before-creation');
  await expect.poll(() => offer(page).count()).toBe(0);
  owner.expectSilence();
});

it('of two tabs is offered one after the other', async () => {
  const owner = await stage.owner('two-copies', DESKTOP, MEANT);
  const id = await createWebsite(owner, 'two-copies');
  const tabs = [owner.page, (await WatchedPage.open(owner.page.context(), MEANT)).page];
  for (const page of tabs) {
    leaveWhenAsked(page);
    await openEditor(page, id);
  }
  for (const [index, page] of tabs.entries()) {
    await type(page, ['Z prvého okna', 'Z druhého okna'][index] ?? '');
    await page.getByText(/Draft saved/).waitFor();
  }
  const [page, other] = tabs as [Page, Page];
  await other.close();
  await page.reload();
  await page.getByText(/Continue where you left off\? .*, 1 of 2\)/).waitFor();
  await expect.poll(() => page.getByText('Everything is saved').count()).toBe(0);
  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.press('Enter');
  await page.getByText(/^What you changed until .* will be permanently deleted\.$/).waitFor();
  await owner.expectAccessible('editor, discarding asked');
  await page.keyboard.press('Escape');
  await expect.poll(() => discard.evaluate((button) => button === document.activeElement)).toBe(true);
  expect((await readStoredSite(page, id)).draft).not.toBeNull();
  await discard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
  await expect.poll(async () => (await readStoredSite(page, id)).draft).toBeNull();
  await page.getByText(/Continue where you left off\? .*, 2 of 2\)/).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => description(page).inputValue()).toBe('Z prvého okna');
  owner.expectSilence();
});

it('that goes on in one tab is not ended by a decision in another', async () => {
  const owner = await stage.owner('living-tab', DESKTOP, MEANT);
  const { page } = owner;
  leaveWhenAsked(page);
  const id = await createWebsite(owner, 'living-tab');
  await openEditor(page, id);
  await type(page, 'Ešte píšem');
  await page.getByText(/Draft saved/).waitFor();

  const { page: other } = await WatchedPage.open(page.context(), MEANT);
  await openEditor(other, id);
  const isEnded = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await isEnded;
  await expect.poll(async () => (await readStoredSite(page, id)).draft?.description).toBe('Ešte píšem');
  await other.close();
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => description(page).inputValue()).toBe('Ešte píšem');
  owner.expectSilence();
});

it('on an older save overwrites nothing: both versions are shown', async () => {
  const owner = await stage.owner('older-save', DESKTOP, MEANT);
  const { page } = owner;
  leaveWhenAsked(page);
  const id = await createWebsite(owner, 'older-save');
  await openEditor(page, id);
  await type(page, 'Z tohto okna');
  await page.getByText(/Draft saved/).waitFor();
  const saveElsewhere = (text: string) =>
    page.request.put(`/api/websites/${id}`, { data: { description: text } });
  await saveElsewhere('Odinakiaľ');

  // The open editor says it once, and does not try again.
  await type(page, 'Z tohto okna a ďalej');
  await page.getByText('This website was changed somewhere else in the meantime').waitFor();
  await owner.expectAccessible('editor, stale draft');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('Two versions of this page').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compare' }).waitFor();
  await page.reload();

  // After a reload, restoring leads to the same choice.
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Two versions of this page').waitFor();
  expect((await readStoredSite(page, id)).description).toBe('Odinakiaľ');

  // A save that comes while the owner chooses is shown before it is replaced.
  await saveElsewhere('A potom tretia');
  const isRefused = page.waitForResponse((response) => response.status() === 409);
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await isRefused;
  await page.getByText('Two versions of this page').waitFor();
  expect((await readStoredSite(page, id)).description).toBe('A potom tretia');
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await page.getByText('Website saved').first().waitFor();
  expect((await readStoredSite(page, id)).description).toBe('Z tohto okna a ďalej');

  // The owner's other order, to unpublish, is carried out after the choice.
  await saveElsewhere('A ešte raz');
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await page.getByText('Your website is offline', { exact: false }).first().waitFor();
  expect(await readStoredSite(page, id)).toMatchObject({
    description: 'Z tohto okna a ďalej',
    isPublished: false,
  });
  await page.reload();
  await page.getByText('Everything is saved').waitFor();
  await expect.poll(() => offer(page).count()).toBe(0);
  owner.expectSilence();
});

it('a website whose creation was not answered is created once', async () => {
  const owner = await stage.owner('created-once', DESKTOP, MEANT);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByLabel('Website Name').fill('Raz a dosť');
  await page.route('**/api/websites', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText("We couldn't reach the server.", { exact: false }).first().waitFor();
  await page.unroute('**/api/websites');
  await type(page, 'Dopísané medzitým');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/editor\/\d+$/);
  const websites = await (await page.request.get('/api/websites')).json();
  expect(websites).toMatchObject([{ title: 'Raz a dosť', description: 'Dopísané medzitým' }]);
  owner.expectSilence();
});

it('saved on leaving, a new website is loaded afresh when its owner comes back', async () => {
  const owner = await stage.owner('saved-on-leaving', DESKTOP);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByLabel('Website Name').fill('Hneď som späť');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('heading', { name: 'Hneď som späť' }).waitFor();
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.request.put(`/api/websites/${id}`, { data: { description: 'Odinakiaľ' } });
  await page.getByRole('link', { name: 'Edit Hneď som späť' }).click();
  await expect.poll(() => description(page).inputValue()).toBe('Odinakiaľ');
  owner.expectSilence();
});

it('a save that breaks is told, and can be tried again', async () => {
  const owner = await stage.owner('broken-save', DESKTOP);
  const { page } = owner;
  const id = await createWebsite(owner, 'broken-save');
  await openEditor(page, id);
  await page.route(`**/api/websites/${id}`, (route) => route.fulfill({ body: 'null' }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Something went wrong on our side', { exact: false }).first().waitFor();
  await page.unroute(`**/api/websites/${id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();
});
