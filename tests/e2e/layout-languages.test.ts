import { openBusiness } from '@tests/support/sample-business';
import { startStage } from '@tests/support/stage';
import { findLastingFaults, waitUntilLoaded } from '@tests/support/walk';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LOCALES, REGIONAL_TAGS } from '@/core/locale/locale';

const stage = startStage();

/** Most phones have these widths: from 351 pixels on the bar shows the name of the plan too. */
const MOST_PHONES = [360, 375];

// German is walked whole by every-screen, every-owner-screen and every-editor.test.ts.
it.each(LOCALES.filter((locale) => locale !== 'de'))('screens in %s fit a narrow phone', async (locale) => {
  /** It is the narrowest phone that people still have, with a browser in the language. */
  const device = {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: REGIONAL_TAGS[locale],
  };
  const slug = `layout-${locale}`;
  const owner = await stage.owner(slug, device);
  const { id } = await openBusiness(owner.page, slug);
  const visitor = await stage.visitor(device);
  const faults: Record<string, string[]> = {};
  const look = async (name: string, page: Page, part?: string) => {
    await waitUntilLoaded(page);
    const found = await findLastingFaults(page, part);
    if (found.length > 0) faults[name] = found;
  };
  const open = async (page: Page, path: string, others: readonly number[] = []) => {
    await page.goto(path);
    await page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const name = `${page === owner.page ? 'owner' : 'visitor'} at ${path}`;
    await look(name, page);
    for (const width of others) {
      await page.setViewportSize({ width, height: 780 });
      await look(`${name}, ${width} px`, page);
    }
    await page.setViewportSize(device.viewport);
  };
  const openTabs = async (page: Page, part: string) => {
    for (const tab of await page.locator(part).getByRole('tab').all()) {
      await tab.click();
      await look(`${part}, ${await tab.textContent()}`, page, part);
    }
  };

  await open(visitor.page, '/subscribe', MOST_PHONES);
  for (const path of ['/subscription', '/login', '/register']) await open(visitor.page, path);
  await open(visitor.page, '/', MOST_PHONES);
  await visitor.page.locator('.admin-demo').scrollIntoViewIfNeeded();
  await visitor.page.locator('[data-island="admin-demo"][data-awake]').waitFor();
  await openTabs(visitor.page, '.admin-demo');
  await open(owner.page, '/', MOST_PHONES);
  for (const path of ['/profile', '/subscription', `/editor/${id}`, `/admin/${id}`])
    await open(owner.page, path);
  await openTabs(owner.page, 'main');
  expect(faults).toEqual({});
});
