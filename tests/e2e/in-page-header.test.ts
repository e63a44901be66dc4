import {
  buildFieldSelector,
  buildThreeSections,
  getWriting,
  openPage,
  press,
  readStoredDraft,
  TITLE,
  write,
} from '@tests/support/edited-page';
import { holdCalls } from '@tests/support/hold-calls';
import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { PHOTO } from '@tests/support/photos';
import { DESKTOP, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const NAME = `.site > header ${buildFieldSelector('title')}`;
const WORDS = `.site > header ${buildFieldSelector('description')}`;
const LOGO = `.site > header ${buildFieldSelector('logoUrl')}`;

const look = (page: Page) => page.locator('.in-page .site').getAttribute('data-look');

it('the words below the name are written where they stand, and the name says why it stays', async () => {
  const owner = await stage.owner('in-page-words', DESKTOP);
  const { page } = owner;
  const id = await openNewEditor(owner, 'in-page-words', buildThreeSections());
  await page.getByLabel('Description').fill('Bread');
  // Letters that follow within a second and a half are one step of undo.
  await page.getByText(/Draft saved/).waitFor();
  await openPage(page);
  await press(page, NAME);
  await page.locator('.in-page__chosen').getByText('Title cannot be changed after creation').waitFor();
  await owner.expectAccessible('the name of the website is chosen');
  await press(page, NAME);
  await expect.poll(() => getWriting(page).count()).toBe(0);

  await write(page, WORDS);
  await owner.expectAccessible('the words below the name are written');
  await page.keyboard.type(' and rolls');
  await expect.poll(() => page.locator(`.in-page ${WORDS}`).textContent()).toBe('Bread and rolls');
  // Tab goes on to the first section and back, past the name.
  await page.keyboard.press('Tab');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Good morning');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Bread and rolls');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await readStoredDraft(page, id)).description).toBe('Bread and rolls');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.locator(`.in-page ${WORDS}`).textContent()).toBe('Bread');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Bread and rolls');
  owner.expectSilence();
});

it('a website that is not created yet is named where its name stands', async () => {
  const owner = await stage.owner('in-page-naming', DESKTOP);
  const { page } = owner;
  await page.goto('/editor');
  await openPage(page);
  await write(page, NAME);
  await page.keyboard.type('In page naming');
  await expect.poll(() => page.locator(`.in-page ${NAME}`).textContent()).toBe('In page naming');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Basic Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Basic Settings' });
  await expect.poll(() => settings.getByLabel('URL Address').inputValue()).toBe('in-page-naming');
  await owner.expectAccessible('the settings beside the page');
  await settings.getByRole('button', { name: 'Close' }).click();

  // The name that is on its way to the server is for good.
  const calls = await holdCalls(page, /\/api\/websites$/);
  await press(page, NAME);
  await getWriting(page).waitFor();
  await page.keyboard.press('ControlOrMeta+S');
  await page.locator('.in-page__chosen').getByText('Title cannot be changed after creation').waitFor();
  await page.keyboard.type(' and more');
  await calls.letGo();
  await page.waitForURL(/\/editor\/\d+/);
  await expect.poll(() => page.locator(`.in-page ${NAME}`).textContent()).toBe('In page naming');
});

it('the logo is put in, taken away and brought back where it stands', async () => {
  const owner = await stage.owner('in-page-logo', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'in-page-logo', buildThreeSections());
  await openPage(page);
  await press(page, LOGO);
  const tools = page.getByRole('toolbar', { name: 'Logo' });
  await tools.waitFor();
  await owner.expectAccessible('the logo is chosen');
  await page
    .locator('.in-page__picture input[type=file]')
    .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: PHOTO });
  const source = page.locator('.in-page .s-logo');
  await expect.poll(() => source.getAttribute('src')).toMatch(/^\/uploads\//);
  await tools.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => source.count()).toBe(0);
  await page.locator('.toast').getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => source.getAttribute('src')).toMatch(/^\/uploads\//);
  owner.expectSilence();
});

it('the style changes beside the page, and there is a way back', async () => {
  const owner = await stage.owner('in-page-style', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'in-page-style', buildThreeSections());
  await openPage(page);
  await page.getByRole('button', { name: 'Style', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Style' });
  await sheet.getByRole('radio', { name: 'Blueprint' }).check();
  await expect.poll(() => look(page)).toBe('blueprint');
  await owner.expectAccessible('the style beside the page');
  await sheet.getByRole('button', { name: 'Back to how it was' }).click();
  await expect.poll(() => look(page)).toBe(null);
  await sheet.getByRole('radio', { name: 'Noir' }).check();
  await sheet.getByLabel('Colour code').fill('#7a1f3d');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.locator('.in-page .site').getAttribute('data-brand')).toBe('7a1f3d');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await undo.click();
  await expect.poll(() => look(page)).toBe(null);

  await page.getByRole('button', { name: 'Page menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Page menu' });
  await menu.getByLabel('Name in the menu').first().fill('What it costs');
  await page.keyboard.press('Escape');
  await page.locator('.in-page .s-nav').getByText('What it costs').waitFor();
  owner.expectSilence();
});

it('the lines of a balanced heading stay where they are while it is written', async () => {
  const owner = await stage.owner('in-page-lines', DESKTOP);
  const { page } = owner;
  const title = 'Bread that is baked at night so that it is warm when you open your shop';
  await openNewEditor(owner, 'in-page-lines', [
    buildSection('hero', 0, { title, subtitle: '', imageUrl: '', buttonText: '', buttonUrl: '' }),
  ]);
  await openPage(page);
  const readLines = () =>
    page.locator(`.in-page ${TITLE}`).evaluate((element) => {
      const text = element.firstChild;
      if (!text) return [];
      const range = document.createRange();
      const tops = [...(text.textContent ?? '')].map((_letter, index) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return Math.round(range.getBoundingClientRect().top);
      });
      return tops.flatMap((top, index) => (index > 0 && top !== tops[index - 1] ? [index] : []));
    });
  await press(page, TITLE);
  await page.locator('.in-page__chosen').waitFor();
  const before = await readLines();
  expect(before.length).toBeGreaterThan(0);
  await press(page, TITLE);
  await getWriting(page).waitFor();
  expect(await readLines()).toEqual(before);
  const isAsHigh = () =>
    page.locator(`.in-page ${TITLE}`).evaluate((element) => {
      const field = document.querySelector('.in-page__writing textarea');
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return Math.abs((field?.scrollHeight ?? 0) - element.clientHeight) < size;
    });
  await expect.poll(isAsHigh).toBe(true);
  // Balanced lines would move words with each letter that is removed.
  for (const _letter of 'hop') await page.keyboard.press('Backspace');
  await expect.poll(() => page.locator(`.in-page ${TITLE}`).textContent()).toBe(title.slice(0, -3));
  expect(await readLines()).toEqual(before);
  await page.keyboard.press('Escape');
});
