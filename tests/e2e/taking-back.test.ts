import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const NOTICES = /\/assets\/toast-region-[\w-]+\.js/;

const heading = (text: string, order: number) => ({
  id: `heading-${order}`,
  type: 'heading',
  title: '',
  content: { text },
  order,
});

/** Opens a website with three sections in the editor. */
async function openEditor({ page }: WatchedPage, slug: string): Promise<void> {
  const sections = ['Prvý', 'Druhý', 'Tretí'].map(heading);
  const data = { title: `Dielňa ${slug}`, slug, pageData: { sections } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.locator('.sections .sec').first().waitFor();
}

const names = async (page: Page) =>
  (await page.locator('.sections .sec__toggle .strong').allTextContents()).map((name) => name.trim());
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const undoRemoval = (page: Page, name: string) =>
  page.getByRole('button', { name: `Undo the removal of ${name}` });

it('a double press removes one section; the notice takes that back and nothing else', async () => {
  const owner = await stage.owner('double-press', DESKTOP);
  const { page } = owner;
  await openEditor(owner, 'double-press');
  await remove(page, 'Prvý').dblclick();
  await undoRemoval(page, 'Prvý').waitFor();
  await expect.poll(() => names(page)).toEqual(['Druhý', 'Tretí']);
  await owner.expectAccessible('editor, section removed');
  await undoRemoval(page, 'Prvý').click();
  await expect.poll(() => names(page)).toEqual(['Prvý', 'Druhý', 'Tretí']);
  const row = page.locator('[data-section-row="heading-0"] .sec__toggle');
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);

  // Its Undo would take back what was done since.
  await remove(page, 'Tretí').click();
  await undoRemoval(page, 'Tretí').waitFor();
  await page.getByLabel('Description').fill('Napísané potom');
  await expect.poll(() => undoRemoval(page, 'Tretí').count()).toBe(0);
  await remove(page, 'Druhý').click();
  await undoRemoval(page, 'Druhý').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('heading', { name: 'My websites' }).waitFor();
  await expect.poll(() => undoRemoval(page, 'Druhý').count()).toBe(0);
  owner.expectSilence();
});

it('a plain notice takes a removal back as well', async () => {
  const owner = await stage.owner('plain-undo', DESKTOP, [NOTICES]);
  const { page } = owner;
  await page.route(NOTICES, (route) => route.abort());
  await openEditor(owner, 'plain-undo');
  await remove(page, 'Prvý').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Section removed' });
  await notice.getByRole('button', { name: 'Undo the removal of Prvý' }).click();
  await expect.poll(() => names(page)).toEqual(['Prvý', 'Druhý', 'Tretí']);
  await expect.poll(() => notice.count()).toBe(0);
});

it('naming a new website is taken back in its turn', async () => {
  const owner = await stage.owner('unnamed', DESKTOP);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Heading', exact: true }).first().click();
  await page.getByRole('button', { name: /^Remove / }).click();
  const removal = page.getByRole('button', { name: /^Undo the removal of / });
  // It stays while it is pointed at; but its Undo would take back the name.
  await removal.hover();
  await page.getByLabel('Website Name').fill('Napísané potom');
  await expect.poll(() => removal.count()).toBe(0);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect.poll(() => page.getByLabel('Website Name').inputValue()).toBe('');
  await expect.poll(() => page.locator('.sections .sec').count()).toBe(0);
  await undo.click();
  await expect.poll(() => page.locator('.sections .sec').count()).toBe(1);
  owner.expectSilence();
});

it('undo is in the bar, and in the menu only where the bar has no room', async () => {
  const owner = await stage.owner('undo-in-sight', PHONE);
  const { page } = owner;
  await openEditor(owner, 'undo-in-sight');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const inMenu = page.getByRole('menuitem', { name: 'Undo' });
  await page.getByRole('button', { name: 'More' }).click();
  await inMenu.waitFor();
  await expect.poll(() => undo.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 480, height: 800 });
  await undo.waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).waitFor();
  await expect.poll(() => inMenu.count()).toBe(0);
  owner.expectSilence();
});
