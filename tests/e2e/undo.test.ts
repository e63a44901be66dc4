import { buildHeading } from '@tests/support/heading-section';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getTemplatePicture } from '@/templates/trades/template-picture';

const stage = startStage();

const NOTICES = /\/assets\/toast-region-[\w-]+\.js/;

/** Opens a website in the editor, with three sections when none are given. */
async function openEditor(
  { page }: WatchedPage,
  slug: string,
  sections: object[] = ['Prvý', 'Druhý', 'Tretí'].map(buildHeading),
  logoUrl?: string,
): Promise<void> {
  const data = { title: `Dielňa ${slug}`, slug, logoUrl, pageData: { sections } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.locator('.sections .sec').first().waitFor();
}

const readNames = async (page: Page) =>
  (await page.locator('.sections .sec__toggle .strong').allTextContents()).map((name) => name.trim());
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true });
const undoRemoval = (page: Page, name: string) =>
  page.getByRole('button', { name: `Undo the removal of ${name}` });

it('a double press removes one section; the notice takes that back and nothing else', async () => {
  const owner = await stage.owner('double-press', DESKTOP);
  const { page } = owner;
  await openEditor(owner, 'double-press');
  await remove(page, 'Prvý').dblclick();
  await undoRemoval(page, 'Prvý').waitFor();
  await expect.poll(() => readNames(page)).toEqual(['Druhý', 'Tretí']);
  // A notice stays while the pointer is on it.
  await undoRemoval(page, 'Prvý').hover();
  await owner.expectAccessible('editor, section removed');
  await undoRemoval(page, 'Prvý').click();
  await expect.poll(() => readNames(page)).toEqual(['Prvý', 'Druhý', 'Tretí']);
  const row = page.locator('[data-section-row="heading-0"] .sec__toggle');
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);

  // The notice goes, because its Undo would also take back what was done since.
  await remove(page, 'Tretí').click();
  await undoRemoval(page, 'Tretí').waitFor();
  await page.getByLabel('Description').fill('Napísané potom');
  await expect.poll(() => undoRemoval(page, 'Tretí').count()).toBe(0);
  await remove(page, 'Druhý').press('Enter');
  await undoRemoval(page, 'Druhý').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('heading', { name: 'My websites' }).waitFor();
  await expect.poll(() => undoRemoval(page, 'Druhý').count()).toBe(0);
  owner.expectSilence();
});

it('a double press removes one item of a list; the notice takes that back and nothing else', async () => {
  const owner = await stage.owner('item-double-press', DESKTOP);
  const { page } = owner;
  const services = ['Strih', 'Farba', 'Účes'].map((title, index) => ({
    id: `service-${index}`,
    title,
    description: '',
    price: '20 €',
  }));
  const list = { ...buildHeading('', 0), id: 'services-1', type: 'services', content: { services } };
  await openEditor(owner, 'item-double-press', [list]);
  await page.locator('.sec__toggle').click();
  const readTitles = () =>
    page
      .locator('.item-edit')
      .getByLabel('Name')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  const getFocusedTitle = () =>
    page.evaluate(() => document.activeElement?.closest('.item-edit')?.querySelector('input')?.value);
  await expect.poll(readTitles).toEqual(['Strih', 'Farba', 'Účes']);
  await remove(page, 'Farba').dblclick();
  await page.getByText('Removed', { exact: true }).waitFor();
  await expect.poll(readTitles).toEqual(['Strih', 'Účes']);
  // A notice stays while the pointer is on it.
  await undoRemoval(page, 'Farba').hover();
  await owner.expectAccessible('editor, item removed');
  await undoRemoval(page, 'Farba').click();
  await expect.poll(readTitles).toEqual(['Strih', 'Farba', 'Účes']);
  await expect.poll(getFocusedTitle).toBe('Farba');

  await remove(page, 'Strih').press('Enter');
  await undoRemoval(page, 'Strih').waitFor();
  await expect.poll(getFocusedTitle).toBe('Farba');
  await page.locator('.item-edit').getByLabel('Name').last().fill('Účes na svadbu');
  await expect.poll(() => undoRemoval(page, 'Strih').count()).toBe(0);
  await expect.poll(readTitles).toEqual(['Farba', 'Účes na svadbu']);
  owner.expectSilence();
});

it('pictures that are removed can be had back: of a product, of a hero, and the logo', async () => {
  const owner = await stage.owner('picture-undo', DESKTOP);
  const { page } = owner;
  const url = getTemplatePicture('salon-chair');
  const product = {
    id: 'product-1',
    name: 'Olej',
    description: 'Na vlasy',
    price: '12 €',
    images: [url, '', ''],
    accountNumber: 'SK31 1200 0000 1987 4263 7541',
    accountHolder: 'Dielňa',
    swiftCode: 'TATRSKBX',
  };
  const products = {
    ...buildHeading('', 0),
    id: 'products-1',
    type: 'products',
    content: { title: 'Obchod', products: [product] },
  };
  const hero = {
    ...buildHeading('', 1),
    id: 'hero-1',
    type: 'hero',
    content: { title: 'Vitajte', subtitle: '', imageUrl: url, buttonText: '', buttonUrl: '' },
  };
  await openEditor(owner, 'picture-undo', [products, hero], url);
  const undo = async (button: string, name: string) => {
    await page.getByRole('button', { name: button, exact: true }).dblclick();
    await undoRemoval(page, name).waitFor();
    await expect.poll(() => page.getByRole('button', { name: button, exact: true }).count()).toBe(0);
    await undoRemoval(page, name).click();
    await page.getByRole('button', { name: button, exact: true }).waitFor();
  };
  await undo('Remove logo', 'Logo');
  await page.locator('.sec__toggle', { hasText: 'Obchod' }).click();
  await page.getByText('Description, pictures and payment').click();
  await undo('Remove picture 1', 'Picture 1');
  await page.getByRole('button', { name: 'Remove picture 1' }).press('Enter');
  const emptySlot = page.getByRole('button', { name: 'Add picture 1' });
  await expect.poll(() => emptySlot.evaluate((slot) => slot === document.activeElement)).toBe(true);
  await page.locator('.sec__toggle', { hasText: 'Vitajte' }).click();
  await undo('Remove picture', 'Picture');
  await expect.poll(() => page.getByLabel('Link to the picture').count()).toBe(0);
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
  await expect.poll(() => readNames(page)).toEqual(['Prvý', 'Druhý', 'Tretí']);
  await expect.poll(() => notice.count()).toBe(0);
});

it('naming a new website is taken back in its turn', async () => {
  const owner = await stage.owner('unnamed', DESKTOP);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Headline', exact: true }).first().click();
  await page.getByRole('button', { name: /^Remove / }).click();
  const removal = page.getByRole('button', { name: /^Undo the removal of / });
  // The notice would stay under the pointer, but it goes because its Undo would also take back the name.
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
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await inMenu.waitFor();
  await expect.poll(() => undo.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 480, height: 800 });
  await undo.waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).waitFor();
  await expect.poll(() => inMenu.count()).toBe(0);
  owner.expectSilence();
});
