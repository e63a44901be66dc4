import { isDeepStrictEqual } from 'node:util';
import { getWriting, press, TITLE } from '@tests/support/edited-page';
import { buildSection } from '@tests/support/open-new-editor';
import { DESKTOP, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

/** Measures the words of each half, and where they begin on the page and in the field over them. */
const measure = (page: Page) =>
  page.locator(`.in-page ${TITLE}`).evaluate((title) => {
    const halves = [...title.children].map((half) => {
      const range = document.createRange();
      range.selectNodeContents(half);
      return { words: half.textContent, left: Math.round(range.getBoundingClientRect().left) };
    });
    const field = document.querySelector('.in-page__writing textarea');
    const look = field && getComputedStyle(field);
    const first =
      field && look ? field.getBoundingClientRect().left + Number.parseFloat(look.paddingLeft) : 0;
    return {
      words: halves.map(({ words }) => words),
      left: halves.map(({ left }) => left),
      written: look ? [Math.round(first), Math.round(first + Number.parseFloat(look.tabSize))] : null,
      emblem: getComputedStyle(title, '::before').visibility,
    };
  });

it('a title with an emblem in its middle is written where it stands, and divided anew at the end', async () => {
  const owner = await stage.owner('in-page-halves', DESKTOP);
  const { page } = owner;
  const hero = { title: 'Zlatý kapor', subtitle: '', imageUrl: '', buttonText: '', buttonUrl: '' };
  const pageData = { theme: { look: 'linocut' }, sections: [buildSection('hero', 0, hero)] };
  const data = { title: 'Zlatý kapor', slug: 'in-page-halves', pageData, isPublished: false };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.getByRole('button', { name: 'Edit in the page' }).click();
  await page.locator(`.in-page ${TITLE}`).waitFor();
  // The look's own font is wider than the font that stands in for it.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const before = await measure(page);
  expect(before).toMatchObject({ words: ['Zlatý', 'kapor'], written: null });

  await press(page, TITLE);
  await page.locator('.in-page__chosen').waitFor();
  await press(page, TITLE);
  await expect.poll(() => getWriting(page).inputValue()).toBe('Zlatý\tkapor');
  await expect.poll(() => measure(page)).toEqual({ ...before, written: before.left, emblem: 'visible' });

  // By its length the title would be divided before its last words.
  await page.keyboard.type(' a dom');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Zlatý\tkapor a dom');
  // A blank typed in front of the gap between the halves is a blank, and the caret stays before the gap.
  await getWriting(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  await page.keyboard.type(' náš');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Zlatý náš\tkapor a dom');
  // The page follows the typing one frame later.
  const measureTyped = async () => {
    const { words, emblem, written, left } = await measure(page);
    return { words, emblem, isInPlace: isDeepStrictEqual(written, left) };
  };
  await expect
    .poll(measureTyped)
    .toEqual({ words: ['Zlatý náš', 'kapor a dom'], emblem: 'visible', isInPlace: true });

  // Without the gap between them there are no halves to keep.
  await page.keyboard.press('Delete');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Zlatý náškapor\ta dom');
  await page.keyboard.type(' ');
  await page.keyboard.press('Escape');
  await expect.poll(() => getWriting(page).count()).toBe(0);
  await expect.poll(async () => (await measure(page)).words).toEqual(['Zlatý náš', 'kapor a dom']);
  owner.expectSilence();
});
