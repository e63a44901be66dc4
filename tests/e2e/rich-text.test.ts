import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { fromLines } from '@/core/text-lines';

const stage = startStage();

/** A web page copies its text like this, with much that our editor has no use for. */
const COPIED = `<style>p { color: red }</style><h1 style="font-size: 40px">Opening</h1>
<p class="MsoNormal" style="color: red; font-weight: bold">Bold <span style="font-weight: 400">and plain</span></p>
<ul><li><p>First</p></li><li>Second <i>slanted</i><ul><li>Nested</li></ul></li></ul>
<table><tr><td>Cell</td></tr></table><img src="x" onerror="alert(1)"><script>alert(2)</script>
<p><a href="https://example.com/a">A link</a> <a href="javascript:alert(3)">no link</a></p>`;

/** Word copies two items and a bold word like this: the sign of an item is a part of the text. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head>
<body lang="SK"><!--StartFragment--><p class="MsoNormal"><b style="mso-bidi-font-weight:normal">Ceny</b><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span
style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span></span><!--[endif]-->Strih</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l1 level1 lfo2"><!--[if !supportLists]--><span><span
style="mso-list:Ignore">1.<span>&nbsp; </span></span></span><!--[endif]-->Farba</p><!--EndFragment--></body></html>`;

/** Pastes a text that was copied elsewhere. */
async function paste(area: Locator, type: string, copied: string): Promise<void> {
  await area.evaluate(
    (element, [kind, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, copied] as const,
  );
}

const readHtml = (area: Locator) => area.evaluate((element) => element.innerHTML);

it('however long a text gets on a phone, the line that is written stays above the tools', async () => {
  const owner = await stage.owner('rich-text-long', PHONE);
  const { page } = owner;
  await openNewEditor(owner, 'rich-text-long', [buildSection('description', 1, { text: '' })], true);
  const row = page.locator('[data-section-row="description-1"]');
  await row.locator('.sec__toggle').click();
  const area = row.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => area.getAttribute('contenteditable')).toBe('true');
  // An empty text needs no key that moves the cursor, and a key pressed as the focus comes would be undone.
  await area.focus();
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.insertText('Last');
  const line = area.getByText('Last', { exact: true });
  await line.waitFor();
  const isAbove = async () => {
    const [words, tools] = [await line.boundingBox(), await row.getByRole('toolbar').boundingBox()];
    return words !== null && tools !== null && tools.height > 0 && words.y + words.height <= tools.y;
  };
  await expect.poll(isAbove).toBe(true);
});

it('an owner writes bold words, a list and a link on a phone, and visitors read them', async () => {
  const owner = await stage.owner('rich-text', PHONE);
  const { page } = owner;
  const sections = [
    buildSection('description', 1, { text: 'Old words' }, 'About us'),
    buildSection('heading', 2, { text: 'Prices', level: 'h2' }),
  ];
  const id = await openNewEditor(owner, 'rich-text', sections, true);
  const row = page.locator('[data-section-row="description-1"]');
  await row.locator('.sec__toggle').click();
  const area = row.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => area.getAttribute('contenteditable')).toBe('true');
  await area.fill('We bake bread.');
  const tools = row.getByRole('toolbar');
  const tool = (name: string) => tools.getByRole('button', { name, exact: true });
  await tool('Bold').click();
  await page.keyboard.type(' Every day.');
  await expect.poll(() => tool('Bold').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('Rolls');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Prices');
  await owner.expectAccessible('editor of a text, on a phone');
  await page.keyboard.press('Shift+Home');
  await tool('Link').click();
  await page.getByRole('dialog', { name: 'Link' }).waitFor();
  await owner.expectAccessible('the dialog of a link');
  await page.getByRole('combobox', { name: 'Section' }).selectOption('Prices');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect
    .poll(() => readHtml(area))
    .toBe(
      '<p>We bake bread.<strong> Every day.</strong></p><ul><li>Rolls</li></ul>' +
        '<ul><li><a href="#heading-2">Prices</a></li></ul>',
    );

  // One press of undo takes back one thing, as in the other fields.
  await tools.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => area.locator('a').count()).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => area.locator('a').count()).toBe(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  await page.reload();
  await row.locator('.sec__toggle').click();
  await expect.poll(() => area.locator('a').count()).toBe(1);
  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/rich-text');
  const text = visitor.page.locator('.s-text');
  await expect.poll(() => text.locator('strong').textContent()).toBe(' Every day.');
  await expect.poll(() => text.locator('li').allInnerTexts()).toEqual(['Rolls', 'Prices']);
  await expect.poll(() => text.locator('a').getAttribute('href')).toBe('#heading-2');
  await visitor.expectAccessible('a text with a list, on a phone');

  // An application of the time before formattings knows the string alone.
  const { pageData } = await (await page.request.get(`/api/websites/${id}`)).json();
  expect(pageData.sections[0].content.text).toBe('We bake bread. Every day.\nRolls\nPrices');
  sections[0] = buildSection('description', 1, { text: 'We bake rolls. Every day.\nBread' }, 'About us');
  await page.request.put(`/api/websites/${id}`, { data: { pageData: { sections } } });
  await visitor.page.reload();
  await expect.poll(() => text.innerHTML()).toBe('<p>We bake rolls. Every day.</p><p>Bread</p>');
  await page.reload();
  await row.locator('.sec__toggle').click();
  await expect.poll(() => readHtml(area)).toBe('<p>We bake rolls. Every day.</p><p>Bread</p>');
  owner.expectSilence();
});

it('what is pasted keeps only what a text may hold, and undo takes it back', async () => {
  const owner = await stage.owner('pasted-text', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'pasted-text', [buildSection('description', 1, { text: '' }, 'About us')]);
  const row = page.locator('[data-section-row="description-1"]');
  await row.locator('.sec__toggle').click();
  const area = row.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => area.getAttribute('contenteditable')).toBe('true');
  await area.click();
  await paste(area, 'text/html', COPIED);
  await expect
    .poll(() => readHtml(area))
    .toBe(
      '<h3>Opening</h3><p><strong>Bold </strong>and plain</p><ul><li>First</li></ul>' +
        '<ul><li>Second <em>slanted</em></li></ul><ul><li>Nested</li></ul><p>Cell</p>' +
        '<p><a href="https://example.com/a">A link</a> no link</p>',
    );
  await page.keyboard.press('Control+z');
  await expect.poll(() => area.textContent()).toBe('');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => area.locator('li').count()).toBe(3);
  await page.keyboard.press('Control+z');
  await expect.poll(() => area.textContent()).toBe('');
  await paste(area, 'text/plain', 'one\ntwo');
  await expect.poll(() => readHtml(area)).toBe('<p>one</p><p>two</p>');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await paste(area, 'text/html', FROM_WORD);
  await expect
    .poll(() => readHtml(area))
    .toBe('<p><strong>Ceny</strong></p><ul><li>Strih</li></ul><ol><li>Farba</li></ol>');

  // The tools are one stop for the Tab key.
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(() => row.getByRole('button', { name: 'Bold', exact: true }).evaluate(isFocused))
    .toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => row.getByRole('button', { name: 'Italic', exact: true }).evaluate(isFocused))
    .toBe(true);
  await owner.expectAccessible('editor of a text');
  owner.expectSilence();
});

it('words are written without the tools until these come', async () => {
  const owner = await stage.owner('late-tools', DESKTOP);
  const { page } = owner;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/rich-text-editor-[\w-]+\.js/, async (route) => {
    await answered;
    await route.continue();
  });
  const { text, format: textFormat } = fromLines([
    { kind: 'paragraph', runs: [{ text: 'Fresh', bold: true }, { text: ' bread' }] },
  ]);
  await openNewEditor(owner, 'late-tools', [
    buildSection('description', 1, { text, textFormat }, 'About us'),
  ]);
  const row = page.locator('[data-section-row="description-1"]');
  await row.locator('.sec__toggle').click();
  const plain = row.locator('textarea');
  await expect.poll(() => plain.inputValue()).toBe('Fresh bread');
  await plain.fill('Fresh bread and rolls');
  answer();
  await page.waitForResponse(/rich-text-editor-[\w-]+\.js/);
  await page.keyboard.type(' today');
  await expect.poll(() => plain.inputValue()).toBe('Fresh bread and rolls today');
  await row.getByLabel('Section title').focus();
  const area = row.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => readHtml(area)).toBe('<p><strong>Fresh</strong> bread and rolls today</p>');
  owner.expectSilence();
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
