import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const stage = startStage();

const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Ďaľší kôň' }, order: 0 };

const getColour = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

describe('the style of a page', () => {
  it('is chosen, seen at once, undone, saved, and is what visitors get', async () => {
    const owner = await stage.owner('stylist', DESKTOP);
    const { page } = owner;
    const data = {
      title: 'Salón',
      slug: 'style-salon',
      pageData: { sections: [heading] },
      isPublished: true,
    };
    const { id } = await (await page.request.post('/api/websites', { data })).json();
    await page.goto(`/editor/${id}`);
    await page.getByText('Pine, Plain').click();
    await page.getByRole('radio', { name: 'Mallow' }).check();
    await page.getByRole('radio', { name: 'Studio' }).check();
    await page.getByRole('group', { name: 'Corners' }).getByRole('radio', { name: 'Soft' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => getColour(page, '.preview .s-header')).toBe('rgb(241, 211, 213)');
    await expect.poll(() => page.getByRole('radio', { name: 'Round' }).isChecked()).toBe(true);
    await owner.expectAccessible('editor, style');

    await page.getByRole('radio', { name: 'Night' }).check();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Mallow, Studio').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();

    const visitor = await stage.visitor(PHONE);
    await visitor.page.goto('/style-salon');
    await expect.poll(() => getColour(visitor.page, '.s-header')).toBe('rgb(241, 211, 213)');
    await expect.poll(() => visitor.page.locator('.site').getAttribute('data-corners')).toBe('round');
    const isLoaded = () => visitor.page.evaluate(() => document.fonts.check('520 2rem Ysabeau'));
    await expect.poll(isLoaded).toBe(true);
    await visitor.expectAccessible('public page in mallow');
  });

  it('leaves the focus beside a button that goes away with its press', async () => {
    const owner = await stage.owner('style-focus', DESKTOP);
    const { page } = owner;
    const data = { title: 'Salón', slug: 'style-focus', pageData: { sections: [heading] } };
    const { id } = await (await page.request.post('/api/websites', { data })).json();
    await page.goto(`/editor/${id}`);
    const expectFocus = (place: Locator) =>
      expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Try a new look' }).press('Enter');
    await expectFocus(page.locator('.style-card summary').first());
    const code = page.getByLabel('Colour code');
    await code.fill('#123456');
    await page.locator('.brand-choice').getByRole('button', { name: 'Remove' }).press('Enter');
    await expectFocus(code);
  });
});
