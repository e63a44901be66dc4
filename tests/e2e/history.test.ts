import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const buildPage = (text: string) => ({
  sections: [{ id: 'heading-1', type: 'heading', title: '', content: { text }, order: 0 }],
});

/** Publishes a website that said 'Prvé slovo' at first and says 'Druhé slovo' now, and opens it in the editor. */
async function openSavedTwice({ page }: WatchedPage, slug: string): Promise<number> {
  const data = { title: 'Dielňa', slug, isPublished: true, pageData: buildPage('Prvé slovo') };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.locator('.sec__toggle').first().click();
  await page.getByLabel('Headline text').fill('Druhé slovo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();
  return id;
}

/** Waits until the page in the dialog shows a text; the page is inert and has no roles. */
function waitForText(dialog: Locator, text: string): Promise<void> {
  return dialog.locator('[data-section-id]').getByText(text).waitFor();
}

/** Waits for the third save: the notice on the screen may still be the second's. */
async function waitForThirdSave({ request }: Page, id: number): Promise<void> {
  await expect.poll(async () => (await (await request.get(`/api/websites/${id}`)).json()).version).toBe(3);
}

async function expectVisitorReads(device: BrowserContextOptions, slug: string, text: string): Promise<void> {
  const { page } = await stage.visitor(device);
  await page.goto(`/${slug}`);
  await page.getByRole('main').getByText(text).first().waitFor();
}

it('an earlier save is looked at, restored as a new one and can be undone', async () => {
  const owner = await stage.owner('history', DESKTOP);
  const { page } = owner;
  const id = await openSavedTwice(owner, 'looking-back');
  await expectVisitorReads(DESKTOP, 'looking-back', 'Druhé slovo');

  await page.getByRole('button', { name: 'History' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'History' });
  await waitForText(dialog, 'Prvé slovo');
  await owner.expectAccessible('history');
  await page.keyboard.press('ArrowUp');
  await waitForText(dialog, 'Druhé slovo');
  await expect
    .poll(() => dialog.getByRole('button', { name: 'This is what you have now' }).isDisabled())
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter');

  await waitForThirdSave(page, id);
  await page.getByText('Website saved').first().waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  await expectVisitorReads(DESKTOP, 'looking-back', 'Prvé slovo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.sections .sec__name').textContent()).toContain('Druhé slovo');
});

it('is there on a phone, and says when it could not be loaded', async () => {
  const owner = await stage.owner('pocket', PHONE, [/\/revisions$/]);
  const { page } = owner;
  const id = await openSavedTwice(owner, 'pocket-history');
  await page.route('**/revisions', (route) => route.abort());
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByText("We couldn't load the history").waitFor();
  await owner.expectAccessible('history, failed, phone');
  await page.unroute('**/revisions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForText(page.getByRole('dialog'), 'Prvé slovo');
  await owner.expectAccessible('history, phone');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => page.locator('.sections .sec__name').textContent()).toContain('Prvé slovo');
  await waitForThirdSave(page, id);
  await expectVisitorReads(PHONE, 'pocket-history', 'Prvé slovo');
});
