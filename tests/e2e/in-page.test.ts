import {
  ABOUT,
  buildFieldSelector,
  buildThreeSections,
  CUT,
  getSectionRow,
  getWriting,
  letCursorRest,
  openPage,
  press,
  readStoredDraft,
  TITLE,
  write,
} from '@tests/support/edited-page';
import { openNewEditor } from '@tests/support/open-new-editor';
import { PHOTO } from '@tests/support/photos';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import { expect, it } from 'vitest';

const stage = startStage();

it('the page itself is offered once, remembered for its owner, and never on a phone', async () => {
  const owner = await stage.owner('in-page-offer', DESKTOP);
  const { page } = owner;
  const id = await openNewEditor(owner, 'in-page-offer', buildThreeSections());
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.in-page .preview__page').waitFor();
  await owner.expectAccessible('the page itself');
  await page.reload();
  await page.locator('.in-page .preview__page').waitFor();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByLabel('Description').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await page.getByLabel('Description').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Try it' }).count()).toBe(0);
  await page.goto(`/editor/${id}`);
  await page.getByLabel('Description').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Try it' }).count()).toBe(0);
  owner.expectSilence();
});

it('a first press chooses a text and a second one writes, and the fields say the same', async () => {
  const owner = await stage.owner('in-page-write', DESKTOP);
  const { page } = owner;
  const id = await openNewEditor(owner, 'in-page-write', buildThreeSections());
  await openPage(page);
  await write(page, TITLE);
  await owner.expectAccessible('a text of the page is written');
  await page.keyboard.type(' to all');
  await expect.poll(() => page.locator(`.in-page ${TITLE}`).textContent()).toBe('Good morning to all');

  // Enter ends a line, Tab goes on to the next text, Escape leaves.
  await page.keyboard.press('Tab');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Hair that lasts');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Good morning to all');
  await page.keyboard.press('Enter');
  await expect.poll(() => getWriting(page).count()).toBe(0);
  await page.locator('.in-page__chosen').waitFor();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => getWriting(page).count()).toBe(0);

  // A line keeps no breaks, whatever is pasted.
  await write(page, CUT);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Cut\nand wash');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Cut and wash');
  await page.keyboard.press('Escape');

  // Undo and redo are the same in both ways of editing.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.locator(`.in-page ${CUT}`).textContent()).toBe('Haircut');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expect
    .poll(() => getSectionRow(page, 'services-1').getByLabel('Name').first().inputValue())
    .toBe('Cut and wash');
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => getSectionRow(page, 'services-1').getByLabel('Name').first().inputValue())
    .toBe('Haircut');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await page.getByText(/Draft saved/).waitFor();
  await expect
    .poll(async () => (await readStoredDraft(page, id)).pageData.sections[1].content.services[0].title)
    .toBe('Cut and wash');
  owner.expectSilence();
});

it('a long text gets bold words where it stands', async () => {
  const owner = await stage.owner('in-page-rich', DESKTOP);
  const { page } = owner;
  const id = await openNewEditor(owner, 'in-page-rich', buildThreeSections());
  await openPage(page);
  await write(page, ABOUT);
  await expect.poll(() => getWriting(page).getAttribute('contenteditable')).toBe('true');
  await expect
    .poll(() => getWriting(page).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await letCursorRest(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' Every day.');
  await expect.poll(() => page.locator(`.in-page ${ABOUT} strong`).textContent()).toBe(' Every day.');
  await owner.expectAccessible('a long text of the page is written');
  // The keyboard goes to the tools and back, and the text stays open.
  await page.keyboard.press('Alt+F10');
  await expectFocus(page.getByRole('toolbar').getByRole('button', { name: 'Bold' }));
  await page.keyboard.press('Escape');
  await expectFocus(getWriting(page));
  await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
  await page.getByRole('dialog', { name: 'Link' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => getWriting(page).count()).toBe(0);
  await page.getByText(/Draft saved/).waitFor();
  const { content } = (await readStoredDraft(page, id)).pageData.sections[2];
  expect(content.text).toBe('We bake bread. Every day.');
  expect(content.textFormat.marks).toMatchObject([{ kind: 'bold', from: 14, to: 25 }]);
  owner.expectSilence();
});

it('a picture is replaced by a press and by a file that is dropped on it', async () => {
  const owner = await stage.owner('in-page-picture', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'in-page-picture', buildThreeSections());
  await openPage(page);
  const picture = `[data-section-id="hero-0"] ${buildFieldSelector('content', 'imageUrl')}`;
  const readSource = () => page.locator(`.in-page ${picture} img`).getAttribute('src');
  await press(page, picture);
  const tools = page.getByRole('toolbar', { name: 'Picture' });
  await tools.waitFor();
  await owner.expectAccessible('a picture of the page is chosen');
  await tools.getByRole('button', { name: /^Crop and focus/ }).click();
  await page.getByRole('dialog', { name: 'Crop and focus' }).waitFor();
  await owner.expectAccessible('the cut of a picture of the page');
  await page.keyboard.press('Escape');
  await page
    .locator('.in-page__picture input[type=file]')
    .setInputFiles({ name: 'chair.png', mimeType: 'image/png', buffer: PHOTO });
  await expect.poll(readSource).toMatch(/^\/uploads\//);
  const first = await readSource();
  // A drop goes to the element under it, and the picture has no height before it has come.
  await expect
    .poll(() => page.locator(`.in-page ${picture} img`).evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);

  const isTaken = await page.locator(`.in-page ${picture}`).evaluate(
    (shown, bytes) => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'door.png', { type: 'image/png' }));
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      const ground = document.querySelector('.in-page__ground');
      return ['dragover', 'drop'].map((kind) => {
        const event = new DragEvent(kind, { ...place, dataTransfer, bubbles: true, cancelable: true });
        return ground?.dispatchEvent(event) === false;
      });
    },
    [...PHOTO],
  );
  expect(isTaken).toEqual([true, true]);
  await expect.poll(async () => (await readSource()) !== first).toBe(true);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(readSource).toBe(first);
  owner.expectSilence();
});

it('sections are laid out, moved, copied, removed, filled in and added where they stand', async () => {
  const owner = await stage.owner('in-page-sections', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'in-page-sections', buildThreeSections());
  await openPage(page);
  const readOrder = () =>
    page.locator('.in-page [data-section-id]').evaluateAll((all) => all.map((each) => each.id.split('-')[1]));
  await press(page, '[data-section-id="services-1"] .s-title');
  const tools = page.getByRole('toolbar', { name: 'Tools for Prices' });
  await tools.getByRole('button', { name: 'Move Prices down' }).click();
  await expect.poll(readOrder).toEqual(['hero', 'description', 'services']);
  // The arrow keys go from one tool to another, and round.
  await tools.getByRole('button', { name: 'Move Prices down' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectFocus(tools.getByRole('button', { name: 'Duplicate Prices' }));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expectFocus(tools.getByRole('button', { name: 'Remove Prices' }));
  await tools.getByRole('button', { name: 'Duplicate Prices' }).click();
  await expect.poll(readOrder).toEqual(['hero', 'description', 'services', 'services']);
  await tools.getByRole('button', { name: 'Remove Prices' }).click();
  await expect.poll(readOrder).toEqual(['hero', 'description', 'services']);
  await page.locator('.toast').getByRole('button', { name: /Undo/ }).click();
  await expect.poll(readOrder).toEqual(['hero', 'description', 'services', 'services']);

  await press(page, '[data-section-id="hero-0"] h2');
  await page.getByRole('button', { name: 'Layout of Good morning' }).click();
  const sheet = page.getByRole('dialog', { name: 'Layout: Opening' });
  await owner.expectAccessible('the layouts of a section');
  const readLayout = () => page.locator('.in-page [data-section-id="hero-0"]').getAttribute('data-layout');
  const readGround = () => page.locator('.in-page [data-section-id="hero-0"]').getAttribute('data-ground');
  const before = await readLayout();
  await sheet.getByRole('radio').nth(1).check();
  await expect.poll(readLayout).not.toBe(before);
  await sheet.getByRole('radio', { name: 'Strong' }).check();
  await expect.poll(readGround).toBe('dark');
  await sheet.getByRole('button', { name: 'Back to how it was' }).click();
  await expect.poll(readLayout).toBe(before);
  await expectFocus(sheet.getByRole('button', { name: 'Done' }));
  await sheet.getByRole('button', { name: 'Done' }).click();
  // One press is one step: undo brings layout and ground together, and redo takes both away.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(readLayout).not.toBe(before);
  await expect.poll(readGround).toBe('dark');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(readLayout).toBe(before);

  await page.getByRole('button', { name: 'Add a section here, below Good morning' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a section' });
  await adding.getByText(/^Between “Opening” and/).waitFor();
  await owner.expectAccessible('the section types for a place of the page');
  // The sections that the page lacks come first; all others are one press away.
  await adding.getByRole('heading', { name: 'Often next' }).waitFor();
  await adding.getByRole('button', { name: /^Contact info/ }).waitFor();
  await expect.poll(() => adding.getByRole('button', { name: /^Price list/ }).count()).toBe(0);
  await adding.getByRole('button', { name: /^All \d+ sections$/ }).click();
  await adding.getByRole('button', { name: 'Price list', exact: true }).waitFor();
  await owner.expectAccessible('all section types for a place of the page');
  await adding.getByRole('searchbox').fill('no such');
  await adding.getByText('No section is called that').waitFor();
  await adding.getByRole('searchbox').fill('revi');
  await page.keyboard.press('Enter');
  await expect.poll(readOrder).toEqual(['hero', 'reviews', 'description', 'services', 'services']);
  await page.locator('.in-page__fill').click();
  const fields = page.getByRole('dialog', { name: 'Reviews' });
  await fields.getByRole('button', { name: /Add/ }).first().waitFor();
  await owner.expectAccessible('the fields of a section beside the page');
  await page.keyboard.press('Escape');
  await expect.poll(() => fields.count()).toBe(0);
  owner.expectSilence();
});

it('the keyboard goes over the page by itself', async () => {
  const owner = await stage.owner('in-page-keys', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'in-page-keys', buildThreeSections());
  await openPage(page);
  await page
    .getByRole('button', { name: 'Phone' })
    .or(page.getByRole('button', { name: 'Mobile' }))
    .focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Header');
  // The stops of its texts and pictures follow with the next drawing.
  await page
    .locator('li:has(> [data-section-stop]) > button', { hasText: 'Logo' })
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Logo');
  await page.locator('[data-section-stop="hero-0"]').focus();
  // The tag may still be the header's, so the first text of the section itself is waited for.
  await page
    .locator('li:has(> [data-section-stop="hero-0"]) > button:not([data-section-stop])')
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => getWriting(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('!');
  await expect.poll(() => page.locator(`.in-page ${TITLE}`).textContent()).toBe('Good morning!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => getWriting(page).inputValue()).toBe('Prices');
  // From a text that is left, the keyboard goes on.
  await page.keyboard.press('Escape');
  const stop = page.getByRole('button', { name: 'Write: Prices' });
  await expectFocus(stop);
  await expect.poll(() => getWriting(page).count()).toBe(0);
  owner.expectSilence();
});

it('a refused text leads to its field, and the mode stays for the next visit', async () => {
  const owner = await stage.owner('in-page-refused', DESKTOP, [/\/api\/websites\/\d+/]);
  const { page } = owner;
  const id = await openNewEditor(owner, 'in-page-refused', buildThreeSections());
  await openPage(page);
  await write(page, CUT);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => getSectionRow(page, 'services-1').getByLabel('Name').first().getAttribute('aria-invalid'))
    .toBe('true');
  await page.goto(`/editor/${id}`);
  await page.locator('.in-page .preview__page').waitFor();
});

it('an empty page gets its first section', async () => {
  const owner = await stage.owner('in-page-empty', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'in-page-empty', []);
  await openPage(page);
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('dialog', { name: 'Add a section' }).getByRole('button', { name: 'Headline' }).click();
  await press(page, '[data-section-id] h2');
  await page.locator('.in-page__chosen').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Add a section', exact: true }).count()).toBe(0);
  owner.expectSilence();
});

it('a phone has the list only', async () => {
  const owner = await stage.owner('in-page-phone', PHONE);
  await openNewEditor(owner, 'in-page-phone', buildThreeSections());
  await expect.poll(() => owner.page.getByRole('button', { name: 'Edit in the page' }).count()).toBe(0);
  await expect.poll(() => owner.page.getByRole('button', { name: 'Try it' }).count()).toBe(0);
});
