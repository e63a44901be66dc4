import { makePictureFile } from '@tests/support/gallery-page';
import { holdCalls } from '@tests/support/hold-calls';
import { PHONE, startStage } from '@tests/support/stage';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const hero = (imageUrl = '') => ({
  id: 'hero-1',
  type: 'hero',
  title: '',
  content: { title: 'Pekáreň', subtitle: '', imageUrl, buttonText: '', buttonUrl: '' },
  order: 0,
});
const gallery = (images: object[]) => ({
  id: 'gallery-1',
  type: 'gallery',
  title: 'Z pece',
  content: { images },
  order: 1,
});

async function upload(page: Page, name: string, colour: string): Promise<string> {
  const file = await makePictureFile(name, colour);
  return (await (await page.request.post('/api/upload/picture', { multipart: { picture: file } })).json())
    .url;
}

/** Opens a website with one section unfolded. */
async function openEditor(page: Page, slug: string, sections: object[], unfolded: string): Promise<number> {
  const data = { title: 'Pekáreň', slug, pageData: { sections }, isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.locator(`[data-section-row="${unfolded}"] .sec__toggle`).click();
  return id;
}

const expectFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();
}

it('an owner uploads a picture, says what must be seen of it and cuts an edge off', async () => {
  const owner = await stage.owner('picture-focus', PHONE);
  const { page } = owner;
  await openEditor(page, 'picture-focus', [hero()], 'hero-1');
  const row = page.locator('[data-section-row="hero-1"]');
  await row.locator('input[type=file]').setInputFiles(await makePictureFile('okno.png', '#2e6f7a'));
  await page.getByRole('button', { name: 'Replace picture' }).waitFor();

  await page.getByRole('button', { name: 'Crop and focus' }).click();
  const dot = page.getByRole('button', { name: /^Focus point, 50 % from the left, 50 %/ });
  await dot.waitFor();
  await owner.expectAccessible('the focus of a picture');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /^Focus point, 40 % from the left, 55 %/ }).waitFor();
  const board = await page.locator('.picture-board').boundingBox();
  if (!board) throw new Error('The picture is not there');
  await page.touchscreen.tap(board.x + board.width * 0.8, board.y + board.height * 0.2);
  await page.getByRole('button', { name: /^Focus point, 80 % from the left, 20 %/ }).waitFor();

  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const left = page.getByRole('slider', { name: 'Left edge' });
  await left.press('PageUp');
  await left.press('PageUp');
  await page.getByRole('slider', { name: 'Bottom edge' }).press('ArrowUp');
  await expect.poll(() => left.getAttribute('aria-valuenow')).toBe('20');
  await owner.expectAccessible('the crop of a picture');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await save(page);

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/picture-focus');
  const image = visitor.page.locator('.s-hero img');
  await image.waitFor();
  // A fifth is cut off at the left, and a hundredth at the bottom.
  const drawn = await image.evaluate((shown) => [
    shown.getAttribute('width'),
    shown.getAttribute('height'),
    getComputedStyle(shown).objectPosition,
  ]);
  expect(drawn).toEqual(['960', '792', '75% 20%']);
  const shared = await visitor.page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toMatch(/\/share\/picture-focus\/\w+-960x792-x75-y20\.jpg$/);
  visitor.expectSilence();
  owner.expectSilence();
});

it('the focus stays at the picture of a product while it comes, when it is there, and when it is gone', async () => {
  const owner = await stage.owner('picture-slot', PHONE);
  const { page } = owner;
  const bread = { id: 'bread', name: 'Chlieb', description: 'Kváskový', price: '4', images: ['', '', ''] };
  const account = {
    accountNumber: 'SK31 1200 0000 1987 4263 7541',
    accountHolder: 'Pekáreň',
    swiftCode: 'TATRSKBX',
  };
  const content = { title: '', products: [{ ...bread, ...account }] };
  const products = { id: 'products-1', type: 'products', title: '', content, order: 1 };
  await openEditor(page, 'picture-slot', [hero(), products], 'products-1');
  await page.getByText('Description, pictures and payment').click();
  const add = page.getByRole('button', { name: 'Add picture 1' });
  await add.focus();
  const held = await holdCalls(page, '**/api/upload');
  const input = page.getByLabel('Add picture 1').and(page.locator('input'));
  await input.setInputFiles(await makePictureFile('a.png', '#2e6f7a'));
  await expectFocus(page.getByRole('button', { name: 'Stop uploading picture 1' }));
  await held.letGo();
  await expectFocus(page.getByRole('button', { name: 'Remove picture 1' }));
  await page.keyboard.press('Enter');
  await expectFocus(add);
});

it('a picture of a gallery is replaced in its place, and one that is there already is taken', async () => {
  const owner = await stage.owner('picture-replace', PHONE);
  const { page } = owner;
  const [first, second] = [await upload(page, 'a.png', '#c89b5a'), await upload(page, 'b.png', '#7a2e4f')];
  const images = [
    { url: first, caption: 'Chlieb', alt: 'Bochník' },
    { url: second, caption: 'Pec' },
  ];
  await openEditor(page, 'picture-replace', [hero(), gallery(images)], 'gallery-1');
  const replace = page.getByLabel('Replace picture: Chlieb').and(page.locator('input'));
  const button = page.getByRole('button', { name: 'Replace picture: Chlieb' });
  await button.focus();
  const held = await holdCalls(page, '**/api/upload/picture');
  await replace.setInputFiles(await makePictureFile('c.png', '#2e6f7a'));
  // A button that waits for the picture keeps the focus.
  await expect.poll(() => button.isDisabled()).toBe(true);
  await expectFocus(button);
  await held.letGo();
  await page.getByText('Image uploaded successfully').first().waitFor();

  await page.locator('[data-section-row="gallery-1"] .sec__toggle').click();
  await page.locator('[data-section-row="hero-1"] .sec__toggle').click();
  await page.getByRole('button', { name: 'Choose from pictures' }).click();
  await page.getByRole('img', { name: 'Your picture 2' }).waitFor();
  await owner.expectAccessible('pictures of this website');
  await page.getByRole('button', { name: 'Our drawings' }).click();
  await page.getByRole('button', { name: 'Croissant' }).waitFor();
  await owner.expectAccessible('drawings of ours');
  await page.getByRole('button', { name: 'Yours', exact: true }).click();
  // The newest picture comes first, so these two are the earlier ones.
  await page
    .getByRole('button', { name: /^Your picture/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Replace picture', exact: true }).waitFor();
  await save(page);

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/picture-replace');
  const links = visitor.page.locator('.s-shots a');
  await expect.poll(() => links.count()).toBe(2);
  const [name, href] = await links
    .first()
    .evaluate((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(name).toBe('Bochník. Chlieb');
  expect([first, second]).not.toContain(href);
  const shown = await visitor.page.locator('.s-hero img').getAttribute('src');
  expect([first, second]).toContain(shown);
  owner.expectSilence();
});

it('an owner without a logo takes a sign, which stands on the page in its colour', async () => {
  const owner = await stage.owner('picture-sign', PHONE);
  const { page } = owner;
  const data = {
    title: 'Pekáreň',
    slug: 'picture-sign',
    pageData: { sections: [hero()] },
    isPublished: true,
  };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.getByRole('button', { name: 'No logo? Take a sign' }).click();
  await page.getByRole('button', { name: 'Bread' }).waitFor();
  await owner.expectAccessible('signs');
  await page.getByRole('button', { name: 'Bread' }).click();
  await page.getByRole('button', { name: 'Remove logo' }).waitFor();
  await save(page);

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/picture-sign');
  const sign = visitor.page.locator('.s-header .s-sign');
  await sign.waitFor();
  const drawn = await sign.evaluate((shown) => [
    getComputedStyle(shown).maskImage,
    getComputedStyle(shown).backgroundColor === getComputedStyle(shown).color,
  ]);
  expect(drawn).toEqual([expect.stringContaining('/images/signs/loaf-1.svg'), true]);
  const icon = await visitor.page.locator('link[rel="icon"]').getAttribute('href');
  expect(icon).toBe('/images/signs/loaf-1.svg');
  visitor.expectSilence();
  owner.expectSilence();
});
