import {
  buildGallery,
  makePictureFile,
  makeThreePictures,
  publishGallery,
} from '@tests/support/gallery-page';
import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const stage = startStage();

/** Drops a file as it comes from the computer's own folders; fails if the browser would open it. */
async function drop(page: Page, selector: string, file: { name: string; text: string }): Promise<void> {
  const isTaken = await page.locator(selector).evaluate((place, { name, text }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type: 'image/jpeg' }));
    const isRefused = (kind: string) =>
      !place.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    return isRefused('dragover') && isRefused('drop');
  }, file);
  expect(isTaken).toBe(true);
}

/** Opens the editor of a new website at its empty gallery, and returns the website's id. */
async function openGallery(page: Page, slug: string): Promise<number> {
  const data = { title: 'Pekáreň', slug, pageData: buildGallery() };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page
    .getByRole('button', { name: /Pekáreň/ })
    .and(page.locator('[aria-expanded]'))
    .click();
  return id;
}

describe('an owner', () => {
  it('uploads three pictures at once, writes, reorders, saves and publishes', async () => {
    const owner = await stage.owner('gallery', DESKTOP);
    const { page } = owner;
    const id = await openGallery(page, 'pekaren');
    await page.getByText('No pictures yet.', { exact: false }).waitFor();
    await owner.expectAccessible('editor, empty gallery');

    // The browser's own words tell how far each file has come; the answers are held until they were read.
    const held = await holdCalls(page, '**/photos');
    await page.locator('input[type=file][multiple]').setInputFiles(await makeThreePictures());
    await page.getByRole('progressbar', { name: 'Uploading okno.png' }).waitFor();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(3);
    await page.locator('.saved').getByText('Waiting for the pictures...').waitFor();
    await owner.expectAccessible('editor, pictures on their way');
    await held.letGo();

    await page.getByText('Image uploaded successfully').first().waitFor();
    const captions = page.getByRole('textbox', { name: 'Caption (optional)', exact: true });
    await expect.poll(() => captions.count()).toBe(3);
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    await captions.nth(0).fill('Chlieb');
    await captions.nth(1).fill('Pec');
    await page
      .getByRole('textbox', { name: /can't see it/ })
      .nth(2)
      .fill('Okno do ulice');
    await page.getByRole('button', { name: 'Move Pec up' }).click();
    await expect.poll(() => captions.nth(0).inputValue()).toBe('Pec');
    await owner.expectAccessible('editor, gallery');

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    // The page tells no way to reach the bakery yet, which is a gap.
    await page.getByRole('button', { name: 'Publish as it is' }).click();
    await expect
      .poll(async () => (await (await page.request.get(`/api/websites/${id}`)).json()).isPublished)
      .toBe(true);
    const photos = await (await page.request.get(`/api/websites/${id}/photos`)).json();
    expect(photos.map(({ caption }: { caption: string }) => caption)).toEqual(['Pec', 'Chlieb', '']);

    const visitor = await stage.visitor(PHONE);
    await visitor.page.goto('/pekaren');
    const links = visitor.page.locator('.s-shots a');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label'))))
      .toEqual(['Pec', 'Chlieb', 'Okno do ulice']);
  });

  it('is told why a file was refused, takes it out, and calls another one off', async () => {
    const owner = await stage.owner('refused-file', DESKTOP, [/\/photos$/]);
    const { page } = owner;
    const id = await openGallery(page, 'refused-file');
    // A file that is dropped beside the field does not replace the editor; a file that is dropped on it is sent.
    await drop(page, '.topbar', { name: 'text.jpg', text: 'text' });
    await drop(page, '.file-drop', { name: 'text.jpg', text: 'text' });
    await page.locator('.upload').getByText("can't read this file as a picture", { exact: false }).waitFor();
    await owner.expectAccessible('editor, refused file');
    await expect.poll(() => page.locator('.upload').count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: /^Try again/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Leave out text.jpg' }).click();
    const input = page.locator('input[type=file][multiple]');
    const photos = await holdCalls(page, '**/photos');
    await input.setInputFiles(await makePictureFile('chlieb.png', '#c89b5a'));
    await page.getByRole('button', { name: 'Cancel upload of chlieb.png' }).press('Enter');
    await expect.poll(() => page.locator('.upload').count()).toBe(0);
    const readFocused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(readFocused).toBe('Choose from pictures');
    expect(await (await page.request.get(`/api/websites/${id}/photos`)).json()).toEqual([]);

    // The keyboard is on the button of an upload that ends by itself.
    await input.setInputFiles(await makePictureFile('rozok.png', '#c89b5a'));
    await page.getByRole('button', { name: 'Cancel upload of rozok.png' }).focus();
    await photos.letGo();
    await expect.poll(() => page.locator('.upload').count()).toBe(0);
    await expect.poll(readFocused).toBe('Choose from pictures');
  });

  it('is asked before leaving pictures behind: saving waits for them, leaving calls them off', async () => {
    const owner = await stage.owner('leaves-pictures', DESKTOP);
    const { page } = owner;
    const data = { title: 'Pekáreň', slug: 'leaves-pictures', pageData: buildGallery() };
    const { id } = await (await page.request.post('/api/websites', { data })).json();
    const openAndChoose = async (name: string) => {
      await page.goto(`/editor/${id}`);
      await page
        .getByRole('button', { name: /Pekáreň/ })
        .and(page.locator('[aria-expanded]'))
        .click();
      const held = await holdCalls(page, '**/photos');
      await page.locator('input[type=file][multiple]').setInputFiles(await makePictureFile(name, '#c89b5a'));
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.getByText('Some files are still uploading.', { exact: false }).waitFor();
      return held;
    };
    const readStored = async () => {
      const { pageData, draft } = await (await page.request.get(`/api/websites/${id}`)).json();
      return [pageData.sections[0].content.images.length, draft];
    };
    const waitForDashboard = () => page.waitForURL((url) => url.pathname === '/');

    const held = await openAndChoose('chlieb.png');
    await expect.poll(() => page.getByText('Your changes are kept as a draft').count()).toBe(0);
    await owner.expectAccessible('leave dialog, pictures on their way');
    await page.getByRole('button', { name: 'Save and leave' }).click();
    await page.getByRole('button', { name: 'Waiting for the pictures...' }).waitFor();
    await held.letGo();
    await waitForDashboard();
    expect(await readStored()).toEqual([1, null]);

    await page.unrouteAll();
    await openAndChoose('pec.png');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await waitForDashboard();
    expect(await readStored()).toEqual([1, null]);
    owner.expectSilence();
  });

  it('publishes with the pictures that were on their way', async () => {
    const owner = await stage.owner('publishes-pictures', DESKTOP);
    const { page } = owner;
    const id = await openGallery(page, 'publishes-pictures');
    const held = await holdCalls(page, '**/photos');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles(await makePictureFile('chlieb.png', '#c89b5a'));
    await page.getByRole('progressbar').waitFor();
    // The words of a draft do not hide that a picture is on its way.
    const sendDraft = async (description: string) => {
      const draft = page.waitForResponse(/\/draft$/);
      await page.getByLabel('Description').first().fill(description);
      await draft;
    };
    await sendDraft('Chlieb z pece');
    await page.locator('.saved').getByText('Waiting for the pictures...').waitFor();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Waiting for the pictures...' }).waitFor();
    // Until this draft is sent, a check that does not wait has opened.
    await sendDraft('Chlieb z pece každý deň');
    const check = page.getByRole('dialog', { name: 'Before you publish' });
    await expect.poll(() => check.count()).toBe(0);
    await held.letGo();
    await check.waitFor();
    await expect.poll(() => check.getByRole('button', { name: /^Leave out/ }).count()).toBe(0);
    await check.getByRole('button', { name: 'Publish as it is' }).click();
    await page.getByRole('dialog', { name: "You're live" }).waitFor();
    const countStored = async () => {
      const { pageData } = await (await page.request.get(`/api/websites/${id}`)).json();
      return pageData.sections[0].content.images.length;
    };
    expect(await countStored()).toBe(1);

    // A save of the published page waits alike.
    await page.keyboard.press('Escape');
    const more = await holdCalls(page, '**/photos');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles(await makePictureFile('pec.png', '#7a2e4f'));
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Waiting for the pictures...' }).waitFor();
    await more.letGo();
    await page.getByText('Website saved').last().waitFor();
    expect(await countStored()).toBe(2);
    owner.expectSilence();
  });

  it('without network chooses pictures that are sent when it is back', async () => {
    // The texts of other languages come last; on a busy machine the network may be gone by then.
    const owner = await stage.owner('pictures-later', PHONE, [/\/photos$/, /\/assets\//]);
    const { page } = owner;
    await openGallery(page, 'pictures-later');
    await page.getByText('JPG, PNG, WebP, AVIF or GIF, up to 10 MB each.').waitFor();
    await expect.poll(() => page.getByText('or drop them here').isVisible()).toBe(false);
    const held = await holdCalls(page, '**/photos');
    const input = page.locator('input[type=file][multiple]');
    await input.setInputFiles(await makePictureFile('IMG_20261122_101500123_HDR_z_dvora.png', '#c89b5a'));
    await (await held.next()).abort();
    await page.getByText("We couldn't reach the server. Please try again.").waitFor();
    await page.getByRole('button', { name: /^Try again: IMG_2026/ }).waitFor();
    const name = page.locator('.upload__name');
    await expect
      .poll(() => name.evaluate((e) => e.scrollHeight <= e.clientHeight && e.clientWidth > 150))
      .toBe(true);
    await owner.expectAccessible('editor on a phone, picture that was not sent');

    // The editor loads this card last: a script that is under way would fail with the network.
    await page.locator('.ready').waitFor();
    await page.context().setOffline(true);
    await input.setInputFiles(await makePictureFile('pec.png', '#7a2e4f'));
    await page
      .locator('.upload')
      .getByText("No connection. The upload continues as soon as you're online again.")
      .waitFor();
    await owner.expectAccessible('editor on a phone, picture that waits for the network');
    await held.letGo();
    await page.context().setOffline(false);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Caption (optional)', exact: true }).count())
      .toBe(2);
    await expect.poll(() => page.locator('.upload').count()).toBe(0);
    owner.expectSilence();
  });

  it('sees pictures again that did not load: after a save, and when the network is back', async () => {
    const owner = await stage.owner('pictures-again', DESKTOP, [/\/uploads\//, /\/draft$/]);
    const { page } = owner;
    await publishGallery(page, 'pictures-again');
    const [{ id }] = await (await page.request.get('/api/websites')).json();
    const abortPictures = () => page.route('**/uploads/**', (route) => route.abort());
    const missing = page.getByText('Image not found');
    await abortPictures();
    await page.goto(`/editor/${id}`);
    await page
      .getByRole('button', { name: /Pekáreň/ })
      .and(page.locator('[aria-expanded]'))
      .click();
    await page.locator('.shot-thumb').getByText('Image not found').first().waitFor();
    await page.locator('.preview__page').getByText('Image not found').first().waitFor();
    await page.unrouteAll();
    await page.getByRole('textbox', { name: 'Caption (optional)', exact: true }).nth(1).fill('Pec');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => missing.count()).toBe(0);

    await abortPictures();
    await page.reload();
    await page.locator('.preview__page').getByText('Image not found').first().waitFor();
    await page.context().setOffline(true);
    await page.unrouteAll();
    await page.context().setOffline(false);
    await expect.poll(() => missing.count()).toBe(0);
    owner.expectSilence();
  });

  it('is told of the plan before a file is sent in vain', async () => {
    const owner = await stage.owner('free-plan', DESKTOP);
    const { page } = owner;
    const data = { title: 'Pekáreň', slug: 'free-plan', pageData: buildGallery() };
    const { id } = await (await page.request.post('/api/websites', { data })).json();
    await page.request.put('/api/auth/subscription', { data: { tier: 'free' } });
    await page.goto(`/editor/${id}`);
    await page
      .getByRole('button', { name: /Pekáreň/ })
      .and(page.locator('[aria-expanded]'))
      .click();
    const four = [...(await makeThreePictures()), await makePictureFile('dvere.png', '#333333')];
    await page.locator('input[type=file][multiple]').setInputFiles(four);
    await page.getByText('One picture was left out: your plan allows 3 in galleries.').waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Caption (optional)', exact: true }).count())
      .toBe(3);
    await expect.poll(() => page.getByRole('button', { name: 'Add pictures' }).isDisabled()).toBe(true);
    await page.getByText('Your plan allows 3 pictures in galleries.').waitFor();
    await owner.expectAccessible('editor, gallery full');
    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Add pictures' }).isEnabled()).toBe(true);
  });

  it('gives a hero its picture', async () => {
    const owner = await stage.owner('hero-picture', DESKTOP);
    const { page } = owner;
    const { id } = await (
      await page.request.post('/api/websites', { data: { title: 'Pekáreň', slug: 'hero-picture' } })
    ).json();
    await page.goto(`/editor/${id}`);
    await page.getByRole('button', { name: 'Opening', exact: true }).first().click();
    await page
      .getByLabel('Upload picture', { exact: true })
      .last()
      .setInputFiles(await makePictureFile('a.png', '#c89b5a'));
    await page.locator('.picture-field__thumb img').waitFor();
    await page.getByRole('button', { name: 'Replace picture' }).waitFor();
    await owner.expectAccessible('editor, hero with a picture');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();
    const { pageData } = await (await page.request.get(`/api/websites/${id}`)).json();
    expect(pageData.sections[0].content.imageUrl).toMatch(/^\/uploads\/\w+-1200x800\.jpg$/);
  });
});
