import { readFile } from 'node:fs/promises';
import { chooseFromMenu } from '@tests/support/choose-from-menu';
import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { readQr } from '@tests/support/read-qr';
import { PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';

const stage = startStage();

const NOW_MS = 1_795_253_000_000;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Creates a draft from a template and opens it in the editor. */
async function openTemplate(page: Page, template: 'salon' | 'restaurant', slug: string): Promise<number> {
  const { description } = allTemplates.en[template];
  const pageData = createTemplatePage(allTemplates.en[template], NOW_MS);
  const data = { title: `Dom ${slug}`, slug, description, pageData };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.getByLabel('Description').waitFor();
  return id;
}

it('a template is walked through fact by fact, what is not wanted left out, and the page opened', async () => {
  const owner = await stage.owner('check-walker', PHONE);
  const { page } = owner;
  await openTemplate(page, 'salon', 'check-walk');
  await page.locator('.saved').getByText('only you see it').waitFor({ state: 'attached' });
  await button(page, 'Publish').click();
  const check = page.getByRole('dialog', { name: 'Before you publish' });
  await check.getByText(/^0 of \d+ texts are yours/).waitFor();

  // One press leaves an unwanted section out, and one press brings it back.
  const gallery = check.getByRole('button', { name: 'Leave out: From my chair' });
  await gallery.click();
  await check.getByText('1 section left out').waitFor();
  await expect.poll(() => check.locator('.todo__line :focus').count()).toBe(1);
  await check.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => check.locator('.todo__line :focus').count()).toBe(1);
  await gallery.click();
  await expect.poll(() => gallery.count()).toBe(0);

  // From a line the dialog folds into a bar, which leads on from gap to gap.
  await check.getByRole('button', { name: 'Go to the first one' }).click();
  const description = page.getByLabel('Description').first();
  await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true);
  await owner.expectAccessible('editor, walk of the check');
  const bar = page.getByRole('region', { name: 'Check before publishing' });
  const left = Number.parseInt((await bar.getByText(/\d+ left/).textContent()) ?? '', 10);
  await description.fill('Strihy a farby v Hornej Lipovej');
  await bar.getByText(`${left - 1} left`).waitFor();
  await bar.getByRole('button', { name: 'Next' }).click();
  // The hours are on a screen of their own.
  await bar.getByRole('link', { name: 'Booking: Opening hours' }).waitFor();
  await bar.getByRole('button', { name: 'Next' }).click();
  const title = page.getByLabel('Title', { exact: true });
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect
    .poll(() => page.locator('.sec.is-open .field__mark').allTextContents())
    .toEqual(['Sample', 'Sample']);
  await title.fill('Vlasy, ktoré držia');
  await expect.poll(() => page.locator('.sec.is-open .field__mark').count()).toBe(1);
  await bar.getByText(`${left - 1} left`).waitFor();
  await bar.getByRole('button', { name: 'Show all' }).click();
  await check.getByRole('button', { name: /^Opening: Text/ }).waitFor();
  await check.getByRole('button', { name: /^Leave out all/ }).click();
  await expect.poll(() => check.getByRole('button', { name: /^Leave out all/ }).count()).toBe(0);
  await check.getByRole('button', { name: 'Undo' }).click();
  await check.getByRole('button', { name: /^Leave out all/ }).click();
  await check.getByRole('button', { name: /^Opening: Text/ }).waitFor();
  await owner.expectAccessible('editor, check before publishing, sections left out');
  await check.getByRole('button', { name: 'Publish as it is' }).dblclick();

  const live = page.getByRole('dialog', { name: "You're live" });
  await live.getByText('Website saved. Dom check-walk is open to everybody.').waitFor();
  await owner.expectAccessible("editor, you're live");
  const { origin } = new URL(page.url());
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await live.getByRole('button', { name: `QR code as ${kind}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`check-walk-qr.${kind.toLowerCase()}`);
    expect(await readQr(await readFile(await file.path()))).toBe(`${origin}/check-walk`);
  }

  // On paper only the poster is printed.
  await page.emulateMedia({ media: 'print' });
  const poster = page.locator('.poster-sheet');
  await poster.getByText('Write to us from your phone').waitFor();
  await expect.poll(() => live.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => poster.isVisible()).toBe(false);
  await live.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => poster.count()).toBe(0);

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/check-walk');
  await visitor.page.getByText('Vlasy, ktoré držia').waitFor();
  owner.expectSilence();
});

it('a draft says at its top how far it is, leads to the first places and into the check, and says nothing once it is open', async () => {
  const owner = await stage.owner('check-card', PHONE);
  const { page } = owner;
  await openTemplate(page, 'salon', 'check-card');
  const card = page.getByRole('region', { name: 'Ready for visitors?' });
  await card.getByText(/^0 of \d+$/).waitFor();
  await owner.expectAccessible('editor, how far a draft is');
  await card.getByRole('button', { name: /^Description/ }).click();
  const description = page.getByLabel('Description', { exact: true }).first();
  await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true);
  await description.fill('Strihy a farby v Hornej Lipovej');
  await card.getByText(/^1 of \d+$/).waitFor();
  await page
    .getByRole('region', { name: 'Check before publishing' })
    .getByRole('button', { name: 'Close' })
    .click();
  await card.getByRole('button', { name: /^Show all/ }).click();
  const check = page.getByRole('dialog', { name: 'Before you publish' });
  await check.getByText(/^1 of \d+ texts are yours/).waitFor();
  await check.getByRole('button', { name: 'Publish as it is' }).click();
  await page.getByRole('dialog', { name: "You're live" }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => card.count()).toBe(0);
  owner.expectSilence();
});

it('of a published page the bar counts what visitors do not see yet, and the menu leads to it', async () => {
  const owner = await stage.owner('check-unseen', PHONE);
  const { page } = owner;
  await openNewEditor(owner, 'check-unseen', [buildSection('heading', 1, { text: 'Vitajte' })], true);
  await page.getByLabel('Description').first().fill('Pekáreň');
  await page.getByText('1 change not published').waitFor();
  await page.locator('.sec__toggle').click();
  await page.getByLabel('Headline text').fill('Vitajte u nás');
  await page.getByText('2 changes not published').waitFor();
  await owner.expectAccessible('editor, changes that visitors do not see');
  await button(page, 'Save').click();
  await page.getByText('Your changes are live.').first().waitFor();
  await expect.poll(() => page.getByText(/not published/).count()).toBe(0);

  await chooseFromMenu(page, 'Share and print');
  const live = page.getByRole('dialog', { name: "You're live" });
  await live
    .getByText('Dom')
    .or(live.getByText(/is open to everybody/))
    .first()
    .waitFor();
  await expect.poll(() => live.getByText('Website saved').count()).toBe(0);
  await page.keyboard.press('Escape');
  const opened = page.context().waitForEvent('page');
  await chooseFromMenu(page, 'View website');
  await (await opened).waitForURL(/\/check-unseen$/);
  owner.expectSilence();
});

it('products that would be paid to our sample account are published without order buttons', async () => {
  const owner = await stage.owner('check-account', PHONE);
  const { page } = owner;
  await openTemplate(page, 'restaurant', 'check-account');
  await page.locator('body').press('ControlOrMeta+Enter');
  const check = page.getByRole('dialog', { name: 'Before you publish' });
  const account = check.getByRole('button', { name: /^Products: Account number/ });
  await account.click();
  const field = page.getByLabel('Account number').first();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await button(page, 'Show all').click();
  await check.getByRole('button', { name: 'Publish as it is' }).click();
  await page.getByRole('dialog', { name: "You're live" }).waitFor();

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/check-account');
  await expect
    .poll(() => visitor.page.locator('.s-products .s-product, .s-products li').count())
    .toBeGreaterThan(1);
  await expect
    .poll(() => visitor.page.locator('.s-products').getByRole('button', { name: /order/i }).count())
    .toBe(0);
  owner.expectSilence();
});
