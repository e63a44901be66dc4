import { MOVING, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

it('a menu is walked with the arrows, closes with Escape and gives the focus back', async () => {
  const owner = await stage.owner('menu', { ...PHONE, ...MOVING });
  const { page } = owner;
  await page.goto('/editor');
  const button = page.getByRole('button', { name: 'More', exact: true });
  await button.press('Enter');
  await page.getByRole('menu').waitFor();
  await expect.poll(() => getFocusedText(page)).toBe('Save');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => getFocusedText(page)).toBe('History');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => getFocusedText(page)).toMatch(/^Preview/);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  await owner.expectAccessible('editor, menu open');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  // A command that cannot be done now stays in the menu and does nothing.
  await button.click();
  await page.getByRole('menuitem', { name: 'Undo' }).click({ force: true });
  await expect.poll(() => page.getByRole('menu').count()).toBe(1);
});
