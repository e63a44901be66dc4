import { publishGallery } from '@tests/support/gallery-page';
import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const stage = startStage();

const count = (page: Page) => page.locator('.s-light[open] .s-count').textContent();
const getFocusedLink = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('a visitor', () => {
  it('enlarges pictures by keyboard, and is where they were when they close', async () => {
    await publishGallery((await stage.owner('by-keys', DESKTOP)).page, 'by-keys');
    const visitor = await stage.visitor(DESKTOP);
    const { page } = visitor;
    await page.goto('/by-keys');
    await visitor.expectAccessible('gallery');
    const shown = page.locator('.s-shots img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toMatch(/-480\.avif$/);

    await page.getByRole('link', { name: 'Chlieb' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Pekáreň' }).waitFor();
    await expect.poll(() => count(page)).toBe('1 / 3');
    await visitor.expectAccessible('gallery, enlarged');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('img', { name: 'Picture 2 of 3' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => count(page)).toBe('3 / 3');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let press = 0; press < 3; press += 1) {
      await expect.poll(() => isInside()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.s-light[open]').count()).toBe(0);
    await expect.poll(() => getFocusedLink(page)).toBe('Chlieb');
  });

  it('enlarges pictures by finger, and swipes from one to the next', async () => {
    await publishGallery((await stage.owner('by-finger', DESKTOP)).page, 'by-finger');
    const visitor = await stage.visitor(PHONE);
    const { page } = visitor;
    await page.goto('/by-finger');
    await visitor.expectAccessible('gallery on the phone');
    await page.getByRole('link', { name: 'Okno' }).tap();
    await page.getByRole('dialog', { name: 'Pekáreň' }).waitFor();
    await visitor.expectAccessible('gallery on the phone, enlarged');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (fromX: number, toX: number) => {
      // The finger comes to rest at the end: after a fling the browser would take the next tap for stopping it.
      const path = [0, 0.3, 0.7, 1, 1, 1].map((part) => fromX + part * (toX - fromX));
      const now = Date.now() / 1000;
      for (const [index, x] of path.entries()) {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        const timestamp = now + index / 10;
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }], timestamp });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: now + 1 });
    };
    await swipe(100, 250);
    await expect.poll(() => count(page)).toBe('2 / 3');
    await swipe(250, 240);
    await expect.poll(() => count(page)).toBe('2 / 3');
    await swipe(250, 100);
    await expect.poll(() => count(page)).toBe('3 / 3');
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => page.locator('.s-light[open]').count()).toBe(0);
  });

  it('who presses before the script is there does not leave the page', async () => {
    await publishGallery((await stage.owner('early', DESKTOP)).page, 'early');
    const { page } = await stage.visitor(DESKTOP);
    const held = await holdCalls(page, '**/hydrate.client*.js');
    await page.goto('/early');
    await page.getByRole('link', { name: 'Okno' }).click();
    await expect.poll(() => page.locator('.s-light[open]').count()).toBe(0);
    await held.letGo();
    await page.getByRole('dialog', { name: 'Pekáreň' }).waitFor();
    await expect.poll(() => count(page)).toBe('3 / 3');
    expect(new URL(page.url()).pathname).toBe('/early');
  });

  it('without a script follows the link to the file', async () => {
    await publishGallery((await stage.owner('no-script', DESKTOP)).page, 'no-script');
    const { page } = await stage.visitor({ ...DESKTOP, javaScriptEnabled: false });
    await page.goto('/no-script');
    await page.getByRole('link', { name: 'Chlieb' }).click();
    await page.waitForURL(/\/uploads\/\w+-1200x800\.jpg$/);
  });
});
