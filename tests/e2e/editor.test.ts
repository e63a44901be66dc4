import { chooseFromMenu } from '@tests/support/choose-from-menu';
import { waitForFrames } from '@tests/support/next-frames';
import { buildSection, openNewEditor, threeHeadings } from '@tests/support/open-new-editor';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const stage = startStage();

const rows = (page: Page) => page.locator('.sections .sec__toggle strong, .sections .sec__toggle .strong');
const readNames = async (page: Page) => (await rows(page).allTextContents()).map((name) => name.trim());

/** Returns how far below the top of the preview the edited section begins, in parts of the preview's height. */
const measurePlaceInPreview = (page: Page) =>
  page.locator('.preview__view').evaluate((view) => {
    const edited = view.querySelector('[data-editing]');
    if (!edited) return null;
    const { top, height } = view.getBoundingClientRect();
    return Math.round(((edited.getBoundingClientRect().top - top) / height) * 10) / 10;
  });

/** This card comes last in the editor of a draft, and moves everything below it. */
const lastCard = (page: Page) => page.getByRole('region', { name: 'Ready for visitors?' });

/** Returns the handle of a section once it can be dragged and nothing comes any more that would move its row. */
async function findHandle(page: Page, name: string) {
  await page.locator('.preview__page .s').first().waitFor();
  await page.waitForLoadState('networkidle');
  await lastCard(page).waitFor();
  const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
  await expect.poll(() => handle.isEnabled()).toBe(true);
  return handle;
}

describe('putting a page together', () => {
  it('adds a section where it is dropped and moves one by its handle', async () => {
    // In a window of this height all section types and rows are in sight at once.
    const owner = await stage.owner('drag', { ...DESKTOP, viewport: { width: 1440, height: 1150 } });
    const { page } = owner;
    await openNewEditor(owner, 'drag-it', threeHeadings);
    await drag(page, await findHandle(page, 'Tretí'), rows(page).nth(0), -20);
    await expect.poll(() => readNames(page)).toEqual(['Tretí', 'Prvý', 'Druhý']);
    await drag(page, page.getByRole('button', { name: 'Text', exact: true }).first(), rows(page).nth(1), -8);
    await expect.poll(() => readNames(page)).toHaveLength(4);
    await expect.poll(async () => (await readNames(page)).indexOf('Prvý')).toBeGreaterThan(1);
    // The preview looks like the page, so most people would drop a section there.
    await drag(
      page,
      page.getByRole('button', { name: 'Poll', exact: true }).first(),
      page.locator('.preview__page .s').first(),
      -8,
    );
    await expect.poll(() => readNames(page)).toHaveLength(5);
    await expect.poll(async () => (await readNames(page))[0]).not.toBe('Tretí');
  });

  it('brings what is edited into the preview, past sections that changed while nobody saw them', async () => {
    const owner = await stage.owner('far-away', DESKTOP);
    const { page } = owner;
    const long = Array.from({ length: 40 }, (_, index) =>
      buildSection('description', index, { text: 'Odsek. '.repeat(90) }, `Kapitola ${index}`),
    );
    await openNewEditor(owner, 'far-away', long);
    const open = (index: number) => page.locator('.sections .sec__toggle').nth(index).click();
    // Some browsers do not hold the scroll position when something above it grows.
    await page.locator('.preview__view').evaluate((view: HTMLElement) => {
      view.style.overflowAnchor = 'none';
    });
    await open(4);
    await expect.poll(() => measurePlaceInPreview(page)).toBe(0.2);
    await page.getByLabel('Text', { exact: true }).fill('Odsek. '.repeat(700));
    await open(30);
    await expect.poll(() => measurePlaceInPreview(page)).toBe(0.2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await open(5);
    await expect.poll(() => measurePlaceInPreview(page)).toBe(0.2);
  });

  it('is moved by the keyboard alone, and says so', async () => {
    const owner = await stage.owner('keys', DESKTOP);
    const { page } = owner;
    await openNewEditor(owner, 'keys-only', threeHeadings);
    await (await findHandle(page, 'Prvý')).focus();
    await page.keyboard.press('Space');
    await waitForAnnouncement(page, "Prvý is picked up. It's number 1 of 3.");
    // The places of the other rows are known from the next frame on.
    await waitForFrames(page);
    await page.keyboard.press('ArrowDown');
    await waitForAnnouncement(page, 'Prvý is now number 2 of 3.');
    // The row lies there from the next frame on.
    await waitForFrames(page);
    await page.keyboard.press('Space');
    await expect.poll(() => readNames(page)).toEqual(['Druhý', 'Prvý', 'Tretí']);
    await page.getByRole('button', { name: 'Move Tretí up' }).press('Enter');
    await expect.poll(() => readNames(page)).toEqual(['Druhý', 'Tretí', 'Prvý']);
    await page.getByRole('button', { name: 'Remove Tretí' }).press('Enter');
    await expect.poll(() => readNames(page)).toEqual(['Druhý', 'Prvý']);
    await page.getByRole('button', { name: 'Long text', exact: true }).first().press('Enter');
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
    await owner.expectAccessible('editor, article open');
  });

  it('is duplicated right below, and the copy takes the focus', async () => {
    const owner = await stage.owner('copies', DESKTOP);
    const { page } = owner;
    await openNewEditor(owner, 'copies', threeHeadings);
    await page.getByRole('button', { name: 'Duplicate Prvý' }).press('Enter');
    await waitForAnnouncement(page, 'Prvý was duplicated; the copy is below it and its editor is open.');
    await expect.poll(() => readNames(page)).toEqual(['Prvý', 'Prvý', 'Druhý', 'Tretí']);
    await page.getByLabel('Headline text').fill('Kópia');
    await expect.poll(() => readNames(page)).toEqual(['Prvý', 'Kópia', 'Druhý', 'Tretí']);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('opens a section that is pressed in the preview: %s', async (device, options) => {
    const owner = await stage.owner(`press-${device}`, options);
    const { page } = owner;
    await openNewEditor(owner, `press-${device}`, threeHeadings);
    if (device === 'phone') await page.locator('.dock').getByText('Preview').click();
    const pressed = page.locator('.preview__page [data-section-id="heading-1"]');
    // The page in the preview is inert, so the press goes to its place, which has to stand still.
    await (await pressed.elementHandle())?.waitForElementState('stable');
    await pressed.click({ force: true });
    await page.getByLabel('Headline text').waitFor();
    await expect.poll(() => page.getByLabel('Headline text').inputValue()).toBe('Druhý');
    await owner.expectAccessible(`editor, opened from the preview, ${device}`);
  });

  it('is created from /editor, on a phone as well', async () => {
    const owner = await stage.owner('fresh', PHONE);
    const { page } = owner;
    await page.goto('/editor');
    await chooseFromMenu(page, 'Save');
    await page.getByText('Title and URL are required').first().waitFor();
    await page.getByText('Please enter website name').waitFor();
    const name = page.getByLabel('Website Name');
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
    await name.fill('日本');
    await page.getByText(/Please add some letters from A to Z, or numbers/).waitFor();
    await name.fill('Красота');
    await expect.poll(() => page.getByLabel('URL Address').inputValue()).toBe('krasota');
    await name.fill('Nová dielňa');
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0);
    await expect.poll(() => page.getByLabel('URL Address').inputValue()).toBe('nova-dielna');
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Headline', exact: true }).click();
    await page.getByLabel('Headline text').fill('Dobrý deň');
    await chooseFromMenu(page, 'Save');
    await page.waitForURL(/\/editor\/\d+$/);
    await page.getByRole('heading', { name: 'Edit Website' }).waitFor();
    await page.reload();
    await expect.poll(() => readNames(page)).toEqual(['Dobrý deň']);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByText('nova-dielna.localhost', { exact: false }).first().waitFor();
    await owner.expectAccessible('editor, phone preview');
  });
});

it('a section that is pressed stays under the finger while the long one above it folds', async () => {
  const owner = await stage.owner('stays-put', PHONE);
  const { page } = owner;
  const services = Array.from({ length: 8 }, (_, index) => ({
    id: `s-${index}`,
    title: `Strih ${index}`,
    description: 'Umytie a strih',
    price: '20 €',
  }));
  await openNewEditor(owner, 'stays-put', [
    buildSection('services', 1, { services }),
    buildSection('article', 2, { title: 'O nás', content: 'Text' }),
  ]);
  const toggle = (title: RegExp) =>
    page.getByRole('button', { name: title }).and(page.locator('[aria-expanded]'));
  await toggle(/Strih 0/).click();
  await page.locator('.sec.is-open').waitFor();
  const article = toggle(/O nás/);
  await article.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The row's place is noted at the press itself: its buttons are drawn when the finger arrives.
  await article.evaluate((element: HTMLElement) => {
    const note = () => {
      element.dataset.pressedAt = String(element.getBoundingClientRect().top);
    };
    element.addEventListener('click', note, { capture: true, once: true });
  });
  await article.tap();
  await expect.poll(() => article.getAttribute('aria-expanded')).toBe('true');
  const measureMove = () =>
    article.evaluate((element: HTMLElement) =>
      Math.abs(element.getBoundingClientRect().top - Number(element.dataset.pressedAt)),
    );
  await waitForFrames(page);
  await expect.poll(measureMove).toBeLessThan(2);
});

it('the preview of a narrow window begins at its top, and the fields are where they were left', async () => {
  const owner = await stage.owner('preview-top', PHONE);
  const { page } = owner;
  await openNewEditor(owner, 'preview-top', threeHeadings);
  const choose = (name: string) => page.locator('.dock').getByRole('button', { name, exact: true }).click();
  const getScroll = () => page.evaluate(() => window.scrollY);
  // The parts that follow the editor change the heights of its cards, so they are waited for before the page is
  // scrolled.
  await page.locator('.preview__page .s').last().waitFor({ state: 'attached' });
  await lastCard(page).waitFor();
  // The page is long enough to scroll so far once its fields have come.
  await expect
    .poll(() => page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' })).then(getScroll))
    .toBe(400);
  await choose('Preview');
  const card = page.locator('.editor__preview');
  await card.waitFor();
  const bar = await page.locator('.topbar').evaluate((element) => element.getBoundingClientRect().bottom);
  const measureTop = () => card.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(measureTop).toBeGreaterThanOrEqual(bar);
  await choose('Edit');
  // On a busy machine a card above the fields may be gone by now, and the page shorter.
  const measureMissing = () =>
    page.evaluate(() => {
      const longest = document.documentElement.scrollHeight - window.innerHeight;
      return Math.min(400, longest) - window.scrollY;
    });
  await expect.poll(measureMissing).toBeLessThan(1);
  expect(await getScroll()).toBeGreaterThan(100);
});

it('a name whose address is taken is told at once, and gets a free one', async () => {
  const owner = await stage.owner('address-taken', PHONE);
  const { page } = owner;
  await page.request.post('/api/websites', { data: { title: 'Obsadený dom', slug: 'obsadeny-dom' } });
  await page.goto('/editor');
  await page.getByLabel('Website Name').fill('Obsadený dom');
  await page.getByText('This address is taken.').waitFor();
  await owner.expectAccessible('editor, address taken');
  await page.getByRole('button', { name: 'Use obsadeny-dom-2' }).click();
  await expect.poll(() => page.getByLabel('URL Address').inputValue()).toBe('obsadeny-dom-2');
  await chooseFromMenu(page, 'Save');
  await page.waitForURL(/\/editor\/\d+$/);
  const websites = await (await page.request.get('/api/websites')).json();
  expect(websites.map(({ slug }: { slug: string }) => slug)).toContain('obsadeny-dom-2');
});

it('Preview opens the draft that only the owner sees, and changes nothing of the page', async () => {
  const owner = await stage.owner('preview', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'preview-me', threeHeadings, true);
  await page.getByLabel('Description').fill('Takto to bude');
  await page.getByTitle('Opens your draft in a new tab. Only you can see it.').waitFor();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ]);
  await tab.getByText('Draft preview').waitFor();
  await tab.getByText('Takto to bude').first().waitFor();
  await tab.getByText('Only you can see these changes until you save them.').waitFor();
  const stranger = await stage.visitor(DESKTOP);
  await stranger.page.goto('/preview-me?draft');
  await stranger.page.getByRole('heading', { name: 'Dielňa preview-me' }).waitFor();
  await expect.poll(() => stranger.page.getByText('Takto to bude').count()).toBe(0);
});

/** Waits until a screen reader is told a text. */
function waitForAnnouncement(page: Page, text: string): Promise<void> {
  return page.getByText(text).first().waitFor({ state: 'attached' });
}

async function drag(
  page: Page,
  from: ReturnType<Page['locator']>,
  to: ReturnType<Page['locator']>,
  offsetY: number,
): Promise<void> {
  // The target is put in the middle of the window, so that nothing scrolls by itself during a drag.
  await to.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to drop it.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 - 12, { steps: 3 });
  await waitForFrames(page);
  await page.mouse.move(end.x + 40, end.y + end.height / 2 + offsetY, { steps: 12 });
  await waitForFrames(page);
  await page.mouse.up();
}
