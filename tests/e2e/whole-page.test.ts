import { chooseFromMenu } from '@tests/support/choose-from-menu';
import { waitForFrames } from '@tests/support/next-frames';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const stage = startStage();

const SECTIONS = [
  'Opening',
  'Headline',
  'Text',
  'Long text',
  'Price list',
  'Contact info',
  'Gallery',
  'Contact form',
  'Poll',
  'Booking',
  'Products',
  'Social links',
];

interface Hands {
  page: Page;
  /** Presses a button by key or by finger. */
  press: (button: Locator) => Promise<void>;
  /** Goes to a field and writes into it. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Adds a section of a type. */
  add: (name: string) => Promise<void>;
}

const openRow = (page: Page) => page.locator('.sec.is-open');
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first();
const field = (page: Page, name: string) => openRow(page).getByRole('textbox', { name, exact: true }).first();

/** Opens the editor of a new website, and chooses a picture wherever the file dialog opens. */
async function openEditor({ page }: WatchedPage): Promise<void> {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c89b5a' } });
  const picture = { name: 'chlieb.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
  page.on('filechooser', (chooser) => void chooser.setFiles(picture));
  await page.goto('/editor');
  await page.getByRole('heading', { name: 'Create Website' }).waitFor();
}

/** Adds every kind of section and writes into each of them. */
async function build({ page, press, write, add }: Hands): Promise<void> {
  const row = openRow(page);
  const fields: Record<string, () => Promise<void>> = {
    Opening: () => write(field(page, 'Title'), 'Chalupa pod lipou'),
    Headline: () => write(field(page, 'Headline text'), 'Vitajte u nás'),
    Text: () => write(field(page, 'Text'), 'Izby, sauna a ticho.'),
    'Long text': () => write(field(page, 'Title'), 'Ako sme začali'),
    'Price list': async () => {
      await press(button(row, 'Add item'));
      await write(field(page, 'Name'), 'Raňajky');
    },
    'Contact info': () => write(field(page, 'Phone'), '0900 000 000'),
    Gallery: async () => {
      await press(button(row, 'Add pictures'));
      await write(field(page, 'Caption (optional)'), 'Chlieb');
    },
    'Contact form': () => write(field(page, 'Title'), 'Napíšte nám'),
    Poll: () => write(field(page, 'Question'), 'Kedy prídete?'),
    Booking: async () => {
      await press(button(row, 'Add service'));
      await write(field(page, 'Name'), 'Sauna');
    },
    Products: async () => {
      await press(button(row, 'Add product'));
      await write(field(page, 'Name'), 'Džem');
      await write(field(page, 'Price'), '4,50');
      await write(row.locator('.product-edit textarea'), 'Slivkový');
      await write(field(page, 'Account number'), 'SK31 1200 0000 1987 4263 7541');
      await write(field(page, 'Account holder name'), 'Chalupa');
      await write(field(page, 'SWIFT code (BIC)'), 'TATRSKBX');
    },
    'Social links': () => write(field(page, 'Facebook'), 'facebook.com/chalupa'),
  };
  expect(Object.keys(fields)).toEqual(SECTIONS);
  for (const name of SECTIONS) {
    await add(name);
    await row.getByText(name, { exact: true }).first().waitFor();
    await fields[name]?.();
  }
}

async function expectPublished({ page }: WatchedPage, device: object, slug: string): Promise<void> {
  const [website] = await (await page.request.get('/api/websites')).json();
  expect(website).toMatchObject({ slug, isPublished: true });
  const { pageData } = await (await page.request.get(`/api/websites/${website.id}`)).json();
  expect(pageData.sections.map(({ type }: { type: string }) => type)).toHaveLength(SECTIONS.length);
  const visitor = await stage.visitor(device);
  await visitor.page.goto(`/${slug}`);
  const texts = ['Chalupa pod lipou', 'Vitajte u nás', 'Ako sme začali', 'Raňajky', 'Kedy prídete?', 'Džem'];
  for (const text of texts) await expect.poll(() => visitor.page.getByText(text).count()).toBeGreaterThan(0);
  visitor.expectSilence();
}

it('is built, moved, saved and published without a mouse', async () => {
  const owner = await stage.owner('builder-by-keys', DESKTOP);
  const { page } = owner;
  await openEditor(owner);
  const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);
  const reach = async (place: Locator, key = 'Tab') => {
    await place.waitFor();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isFocused(place)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The ${key} key does not lead to ${place}.`);
  };
  const press = async (place: Locator) => {
    await reach(place);
    await page.keyboard.press('Enter');
  };
  const write = async (place: Locator, text: string) => {
    await reach(place);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await write(page.getByLabel('Website Name'), 'Chalupa pod lipou');
  await build({
    page,
    press,
    write,
    async add(name) {
      const item = button(page.locator('.editor__left .palette'), name);
      // The test walks back to the palette by the keys once; the other times it puts the focus on the button at once.
      if (name === 'Headline') await reach(item, 'Shift+Tab');
      else await item.focus();
      await page.keyboard.press('Enter');
      // The focus is on the new section, whose fields come next.
      await expect.poll(() => isFocused(openRow(page).locator('.sec__toggle'))).toBe(true);
    },
  });
  await owner.expectAccessible('whole page by keyboard');

  // The section is moved by its button, which keeps the focus, then by its handle; after its removal the next row has
  // the focus.
  const up = button(page, 'Move Vitajte u nás up');
  await up.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Vitajte u nás is now number 1 of 12.').waitFor({ state: 'attached' });
  await expect.poll(() => isFocused(up)).toBe(true);
  await reach(button(page, 'Move Vitajte u nás'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await page.getByText('Vitajte u nás is picked up.', { exact: false }).waitFor({ state: 'attached' });
  // The places of the other rows are known from the next frame on, and this row's one frame later.
  await waitForFrames(page);
  await page.keyboard.press('ArrowDown');
  await page.getByText('Vitajte u nás is now number 2 of 12.').waitFor({ state: 'attached' });
  await waitForFrames(page);
  await page.keyboard.press('Space');
  await page.getByText('Vitajte u nás was put down as number 2 of 12.').waitFor({ state: 'attached' });
  await press(button(page, 'Remove Izby, sauna a ticho.'));
  await expect.poll(() => isFocused(button(page, 'Move Ako sme začali'))).toBe(true);
  await button(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Remove Izby, sauna a ticho.').waitFor();

  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Website saved').first().waitFor();
  await page.waitForURL(/\/editor\/\d+$/);
  await press(button(page, 'Publish'));
  await press(button(page, 'Publish as it is'));
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expectPublished(owner, DESKTOP, 'chalupa-pod-lipou');
  owner.expectSilence();
});

it('is built, moved, saved and published with a finger', async () => {
  const owner = await stage.owner('builder-by-finger', PHONE);
  const { page } = owner;
  await openEditor(owner);
  const press = (place: Locator) => place.tap();
  await page.getByLabel('Website Name').fill('Chalupa pri lese');
  await build({
    page,
    press,
    write: (place, text) => place.fill(text),
    async add(name) {
      await button(page, 'Add a section').tap();
      if (name === 'Opening') await owner.expectAccessible('palette on the phone');
      await button(page.locator('dialog[open]'), name).tap();
    },
  });
  await owner.expectAccessible('whole page by finger');

  // A press in the preview opens the section's fields; buttons move it.
  await page.locator('.dock').getByText('Preview').tap();
  // The preview opens at the section that was edited last.
  await expect
    .poll(() => page.locator('.preview__view').evaluate((view) => view.scrollTop))
    .toBeGreaterThan(0);
  // The page in the preview is inert, so the press goes to its place.
  await page.locator('.preview__page [data-section-id^="heading-"]').tap({ force: true });
  await field(page, 'Headline text').waitFor();
  await button(page, 'Move Vitajte u nás up').tap();
  await page.getByText('Vitajte u nás is now number 1 of 12.').waitFor({ state: 'attached' });

  // A finger that rests on the handle picks the section up; a swipe over it does not.
  const handle = button(page, 'Move Chalupa pod lipou');
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle.');
  const touch = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  let y = box.y + box.height / 2;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.getByText('Chalupa pod lipou is picked up.', { exact: false }).waitFor({ state: 'attached' });
  await waitForFrames(page);
  for (let step = 0; step < 12; step += 1) {
    y += 6;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await page.getByText('Chalupa pod lipou is now number 3 of 12.').waitFor({ state: 'attached' });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByText('Chalupa pod lipou was put down', { exact: false }).waitFor({ state: 'attached' });

  await chooseFromMenu(page, 'Save');
  await page.getByText('Website saved').first().waitFor();
  await page.waitForURL(/\/editor\/\d+$/);
  await button(page, 'Publish').tap();
  await button(page, 'Publish as it is').tap();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expectPublished(owner, PHONE, 'chalupa-pri-lese');
  owner.expectSilence();
});
