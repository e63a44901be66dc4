import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Locator, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const stage = startStage();

/** Creates a published website with a heading by a call and opens it in the editor. */
async function openEditor({ page }: WatchedPage, slug: string): Promise<void> {
  const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Vitajte' }, order: 0 };
  const data = { title: `Dom ${slug}`, slug, pageData: { sections: [heading] }, isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.getByRole('heading', { name: 'Edit Website' }).waitFor();
}

async function addSection(page: Page, name: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Add a section' }).click();
  const palette = isPhone ? page.locator('dialog[open]') : page;
  await palette.getByRole('button', { name, exact: true }).first().click();
  await page.locator('.sec.is-open').getByText(name, { exact: true }).first().waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();
}

/** Finds a field of the editor: the preview beside it may have another of the same name. */
function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

async function pressTimes(page: Page, name: string, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) await page.getByRole('button', { name }).click();
}

/** Stores a picture and returns its address, with which these tests answer an upload. */
async function storePicture(page: Page): Promise<string> {
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a2e4f' } })
    .png()
    .toBuffer();
  const multipart = { logo: { name: 'loaf.png', mimeType: 'image/png', buffer } };
  return (await (await page.request.post('/api/upload/logo', { multipart })).json()).url;
}

const picture = { name: 'loaf.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };

it('a poll is written, put in order, saved and read', async () => {
  const owner = await stage.owner('poll-phone', PHONE);
  const { page } = owner;
  await openEditor(owner, 'poll-phone');
  await addSection(page, 'Poll', true);
  await page.getByLabel('Question').fill('Kedy máme otvoriť saunu?');
  await expect.poll(() => page.getByRole('button', { name: /^Remove Option/ }).count()).toBe(0);
  await pressTimes(page, 'Add Option', 3);
  await expect.poll(() => page.getByRole('button', { name: 'Add Option' }).count()).toBe(0);
  for (const [index, text] of ['Ráno', 'Po túre', 'Po večeri', 'V noci', 'Nikdy'].entries()) {
    await field(page, `Option ${index + 1}`).fill(text);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please enter this option').first().waitFor();
  await owner.expectAccessible('poll refused');
  await page.getByRole('button', { name: 'Remove option 6' }).click();
  const up = page.getByRole('button', { name: 'Move Po večeri up' });
  await up.focus();
  await up.press('Enter');
  await up.press('Enter');
  await expect.poll(() => field(page, 'Option 1').inputValue()).toBe('Po večeri');
  await save(page);
  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/poll-phone');
  await visitor.page.getByRole('heading', { name: 'Kedy máme otvoriť saunu?' }).waitFor();
  const shown = visitor.page.locator('.s-poll .s-option');
  await expect
    .poll(() => shown.allTextContents())
    .toEqual(['Po večeri', 'Ráno', 'Po túre', 'V noci', 'Nikdy']);
  await visitor.expectAccessible('poll on the page');
});

it('a booking gets services and opening hours', async () => {
  const owner = await stage.owner('booking-desktop', DESKTOP);
  const { page } = owner;
  await openEditor(owner, 'booking-desktop');
  await addSection(page, 'Booking', false);
  await page.getByRole('button', { name: 'Their own' }).click();
  await page.getByRole('button', { name: 'Add service' }).click();
  await field(page, 'Name').fill('Masáž');
  await page.getByLabel('Duration in minutes').fill('50');
  await page.getByLabel('Monday: opens').fill('18:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please enter minutes in steps of 15, at least 15').waitFor();
  await page.getByText('Closing must be later than opening').waitFor();
  await owner.expectAccessible('booking refused');
  await page.getByLabel('Duration in minutes').fill('45');
  await page.getByLabel('Monday: opens').fill('08:30');
  await page.getByLabel('Monday: closes').fill('12:00');
  await page.getByRole('button', { name: 'Copy to all weekdays' }).click();
  await expect.poll(() => page.getByLabel('Friday: closes').inputValue()).toBe('12:00');
  await page.getByRole('switch', { name: 'Saturday' }).check();
  await save(page);
  const visitor = await stage.visitor(DESKTOP);
  await visitor.page.goto('/booking-desktop');
  await expect
    .poll(() => visitor.page.locator('.s-booking .s-option').allInnerTexts())
    .toEqual(['Masáž\n45 min']);
  await expect
    .poll(() => visitor.page.locator('.s-hours dl > div').allTextContents())
    .toEqual(['Monday – Friday08:30 – 12:00', 'Saturday09:00 – 17:00', 'SundayClosed']);
  await visitor.expectAccessible('booking on the page');
});

it('stays have a price for a night', async () => {
  const owner = await stage.owner('night-price-phone', PHONE);
  const { page } = owner;
  await openEditor(owner, 'night-price-phone');
  await addSection(page, 'Booking', true);
  await page.getByRole('button', { name: 'By the night' }).click();
  await page.getByRole('button', { name: 'Add room' }).click();
  await field(page, 'Name').fill('Podkrovná izba');
  await page.getByLabel('Price per night').fill('64.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please enter a price in whole euros').waitFor();
  await page.getByLabel('Price per night').fill('64');
  await owner.expectAccessible('stays in the editor');
  await save(page);
  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/night-price-phone');
  await expect.poll(() => visitor.page.locator('.s-booking .s-option b').textContent()).toBe('€64.00');
  await visitor.expectAccessible('stays on the page');
});

it('products are written with all that is needed to pay for them', async () => {
  const owner = await stage.owner('goods-desktop', DESKTOP, [/\/api\/upload$/]);
  const { page } = owner;
  await openEditor(owner, 'goods-desktop');
  await addSection(page, 'Products', false);
  await page.getByText('No products yet').first().waitFor();
  await page.getByRole('button', { name: 'Add product' }).click();
  await field(page, 'Name').fill('Kôš na raňajky');
  await field(page, 'Price').fill('od 12');
  await page.locator('.product-edit summary').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please enter a price, for example 12,50 €').waitFor();
  // The fields that are folded away are unfolded where something is missing.
  await page.getByLabel('SWIFT code').waitFor();
  await expect.poll(() => page.getByText('Please fill in this field').count()).toBe(4);
  await owner.expectAccessible('product refused');
  await field(page, 'Price').fill('12.5');
  await page.locator('.product-edit textarea').fill('Chlieb, maslo a džem pre dvoch.');
  await page.getByLabel('Account number').fill('SK31 1200 0000 1987 4263 7541');
  await page.getByLabel('Account holder name').fill('Dom na lúke');
  await page.getByLabel('SWIFT code').fill('TATRSKBX');
  await save(page);
  const visitor = await stage.visitor(DESKTOP);
  await visitor.page.goto('/goods-desktop');
  await expect.poll(() => visitor.page.locator('.s-buy b').textContent()).toBe('€12.50');
  await expect.poll(() => visitor.page.content()).not.toContain('SK31');
  await visitor.expectAccessible('products on the page');
});

it('the button of a hero leads to a section of the page, and says when visitors do not get there', async () => {
  const owner = await stage.owner('hero-button', DESKTOP);
  const { page } = owner;
  await openEditor(owner, 'hero-button');
  await addSection(page, 'Opening', false);
  await field(page, 'Button text').fill('Cenník');
  await addSection(page, 'Price list', false);
  const row = page.locator('.sec.is-open').filter({ hasText: 'Price list' });
  await row.getByText('Hidden until you add something.').waitFor();

  await page.getByRole('button', { name: /^Welcome/ }).click();
  const leadsTo = page.getByLabel('Button link');
  await leadsTo.selectOption({ label: 'Price list' });
  await page.getByText('That section is still empty.').waitFor();
  await owner.expectAccessible('hero button');
  await page.getByRole('button', { name: 'Remove Price list' }).click();
  await page.getByText('That section is no longer on your page').waitFor();
  await expect
    .poll(() => leadsTo.locator('option:checked').innerText())
    .toBe("A section that's no longer on this page");
  await leadsTo.selectOption({ label: 'Vitajte' });
  await expect.poll(() => page.getByText('That section is').count()).toBe(0);

  await leadsTo.selectOption({ label: 'Another web address' });
  await field(page, 'Web address').fill('salon.example.com');
  await save(page);
  await page.goto('/hero-button');
  await expect
    .poll(() => page.getByRole('link', { name: 'Cenník' }).getAttribute('href'))
    .toBe('https://salon.example.com');
});

it('a picture of a product is stored, refused, cancelled and removed', async () => {
  const owner = await stage.owner('pictures', DESKTOP, [/\/api\/upload$/]);
  const { page } = owner;
  await openEditor(owner, 'pictures');
  await addSection(page, 'Products', false);
  await page.getByRole('button', { name: 'Add product' }).click();
  const url = await storePicture(page);
  const uploads = await holdCalls(page, '**/api/upload');
  const choose = async (slot: number): Promise<Route> => {
    await page.locator('.image-slot input[type=file]').nth(slot).setInputFiles(picture);
    return uploads.next();
  };

  const message = "We can't read this file as a picture.";
  await (await choose(0)).fulfill({ status: 400, json: { code: 'VALIDATION', message } });
  await page.getByText('Failed to upload image. Please try again.').first().waitFor();
  await page.getByText('Upload error').first().waitFor();
  await page.locator('.image-slot').getByText(message).waitFor();
  await owner.expectAccessible('picture refused');
  await expect.poll(() => page.getByRole('button', { name: /^Try again/ }).count()).toBe(0);

  await (await choose(0)).abort();
  await page.locator('.image-slot').getByText("We couldn't reach the server.", { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Try again: loaf.png' }).click();
  await uploads.next();
  await page.getByRole('button', { name: 'Stop uploading picture 1' }).press('Enter');
  await page.getByRole('button', { name: 'Add picture 1' }).waitFor();

  await choose(0);
  await page.getByRole('button', { name: 'Stop uploading picture 1' }).press('Enter');
  const empty = page.getByRole('button', { name: 'Add picture 1' });
  await expect.poll(() => empty.evaluate((button) => button === document.activeElement)).toBe(true);

  const upload = await choose(1);
  await page.getByRole('img', { name: 'Uploading...' }).waitFor();
  // Text that is typed while the picture is on its way stays.
  await field(page, 'Name').fill('Kôš na raňajky');
  // The upload goes on while the section is closed, and the owner is asked before the editor is left.
  const section = page.getByRole('button', { name: /Products/ }).and(page.locator('[aria-expanded=true]'));
  await section.click();
  await expect.poll(() => page.locator('.image-slot').count()).toBe(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Some files are still uploading.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await upload.fulfill({ status: 201, json: { url } });
  await page.getByText('Image was successfully uploaded.').first().waitFor();
  await page
    .getByRole('button', { name: /Products/ })
    .and(page.locator('[aria-expanded=false]'))
    .click();
  await page.locator('.product-edit summary').click();
  await page.getByRole('img', { name: 'Picture 2' }).first().waitFor();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Kôš na raňajky');
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await page.getByRole('button', { name: 'Add picture 2' }).waitFor();
  owner.expectSilence();
});
