import { openBusiness } from '@tests/support/sample-business';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

/** Opens a dialog and goes back: the dialog is closed, the page stays, and going back once more leaves it. */
async function expectBackCloses(page: Page, opener: Locator): Promise<void> {
  const address = page.url();
  await opener.click();
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(page.url()).toBe(address);
}

it('Back closes an article, a picture and an order, and then leaves the page', async () => {
  const owner = await stage.owner('back-closes', DESKTOP);
  await openBusiness(owner.page, 'back-closes');
  const visitor = await stage.visitor(PHONE);
  const { page } = visitor;
  await page.goto('/privacy');
  await page.goto('/back-closes');
  await expectBackCloses(page, page.locator('.s-open').first());
  await expectBackCloses(page, page.locator('.s-shots a').first());
  const order = page.getByRole('button', { name: /^Order/ }).first();
  await expectBackCloses(page, order);

  // A dialog that is closed by its own button leaves nothing behind in the history.
  await order.click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('First name').fill('Zuzana');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await order.click();
  await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('Zuzana');
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);

  // A reload closes a dialog, and Back leaves the page at once.
  await order.click();
  await dialog.waitFor();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false);
  await page.goBack();
  await page.waitForURL(/\/privacy$/);
  visitor.expectSilence();
});

it('the day and the time that were chosen are there again after a reload and on the way back', async () => {
  const slug = 'back-to-a-day';
  await publishVisitorPage(await stage.owner(slug, DESKTOP), slug, 'booking', visitorContent.booking);
  const visitor = await stage.visitor(PHONE);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  const calendar = page.getByRole('group', { name: 'Date', exact: true });
  const isKnown = async () => {
    await calendar.scrollIntoViewIfNeeded();
    await calendar.locator('.s-cal[aria-busy=false]').waitFor();
  };
  await isKnown();
  await calendar.getByRole('button', { name: /^Next/ }).click();
  await isKnown();
  const day = calendar.locator('td button[aria-disabled=false]').first();
  const label = await day.getAttribute('aria-label');
  await day.click();
  const time = page.getByRole('radio', { name: '10:00' });
  await expect.poll(() => time.isEnabled()).toBe(true);
  await time.check({ force: true });
  const isThere = async () => {
    await isKnown();
    await expect.poll(() => time.isChecked()).toBe(true);
    const pressed = calendar.locator('td button[aria-pressed=true]');
    await expect.poll(() => pressed.getAttribute('aria-label')).toBe(label);
  };
  await page.reload();
  await isThere();
  await page.goto('/privacy');
  await page.goBack();
  await isThere();
  // The page of another visitor knows nothing of it.
  const other = await stage.visitor(PHONE);
  await other.page.goto(`/${slug}`);
  await expect.poll(() => other.page.evaluate(() => history.state)).toBe(null);
});
