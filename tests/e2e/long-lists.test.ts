import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

const service = (number: number) => ({
  id: `service-${number}`,
  title: `Strih ${number}`,
  description: '',
  price: `${number}0 €`,
});
const PASTED = `Farbenie
Melír … 48,00 €
Tónovanie\t39 €
vrátane ošetrenia
Tešíme sa na vás`;

it('a long list is lines, which open on press, are moved and pasted, and are taken back in one step', async () => {
  const owner = await stage.owner('long-lists', PHONE);
  const { page } = owner;
  const services = [1, 2, 3, 4].map(service);
  await openNewEditor(owner, 'long-lists', [buildSection('services', 1, { services }, 'Cenník')]);
  const row = page.locator('[data-section-row="services-1"]');
  await row.locator('.sec__toggle').click();
  const line = (name: string | RegExp) => row.getByRole('button', { name, exact: true });
  const readTitles = () => row.locator('.item-edit__title').allInnerTexts();
  await expect.poll(readTitles).toEqual(['Strih 1', 'Strih 2', 'Strih 3', 'Strih 4']);
  await row.getByText('20 €').waitFor();
  await expect.poll(() => row.getByLabel('Price', { exact: true }).count()).toBe(0);
  await owner.expectAccessible('a long list');

  // The pressed line stays where it is.
  const second = line('Strih 2 20 €');
  await second.scrollIntoViewIfNeeded();
  const before = (await second.boundingBox())?.y;
  await second.click();
  await row.getByLabel('Price', { exact: true }).waitFor();
  expect((await line('item 2').boundingBox())?.y).toBe(before);
  await expect.poll(() => line('item 2').getAttribute('aria-expanded')).toBe('true');
  await row.getByLabel('Price', { exact: true }).fill('25 €');
  await row.getByRole('button', { name: 'Move Strih 2 up' }).click();
  await line('item 1').click();
  await line('Strih 2 25 €').waitFor();
  await expect.poll(readTitles).toEqual(['Strih 2', 'Strih 1', 'Strih 3', 'Strih 4']);

  await row.getByText('Paste a finished list').click();
  await row.getByLabel('Your list as text').fill(PASTED);
  await row.getByText('1 category, 2 items').waitFor();
  await row.getByText('Not taken over: Tešíme sa na vás').waitFor();
  await owner.expectAccessible('a pasted price list');
  await row.getByRole('button', { name: 'Add to the list' }).click();
  await expect.poll(readTitles).toEqual(['Strih 2', 'Strih 1', 'Strih 3', 'Strih 4', 'Melír', 'Tónovanie']);
  await line('Tónovanie 39 €').click();
  await expect.poll(() => row.getByLabel('Description').inputValue()).toBe('vrátane ošetrenia');
  await expect.poll(() => row.getByLabel('Category').inputValue()).toBe('Farbenie');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(readTitles).toEqual(['Strih 2', 'Strih 1', 'Strih 3', 'Strih 4']);
  await page.getByRole('button', { name: 'Redo', exact: true }).first().click();
  await expect.poll(() => row.locator('.item-edit').count()).toBe(6);

  // A new item is open; one that cannot be saved opens by itself and stays open while it is corrected.
  await row.getByRole('button', { name: 'Add item' }).click();
  await expect
    .poll(() =>
      row
        .getByLabel('Name')
        .last()
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await line('item 7').last().click();
  await expect.poll(() => line('item 7').last().getAttribute('aria-expanded')).toBe('false');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const field = row.getByLabel('Name').last();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('Účes');
  await expect.poll(() => field.inputValue()).toBe('Účes');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Website saved').first().waitFor();
});
