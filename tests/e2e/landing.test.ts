import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const stage = startStage();

const titles = [
  'A welcoming website for your business.',
  'If you can dress a shop window, you can build this website.',
  'More than a page with a phone number',
  'Everything your visitors send, in one place',
  'Everything in one plan.',
  'Four businesses, four websites',
  'Your website could be live tonight.',
];
const places = { Features: titles[2], Pricing: titles[4], Examples: titles[5] };

/** Finds the page's own headings, without those of the websites that it draws. */
const headings = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('heading', { level: 1 }).or(main.getByRole('heading', { level: 2 }));
};

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the lower edge of the bar that stays at the top of the window. */
const measureBarBottom = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom));

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('the landing page on a %s', (_name, device) => {
  it('has its sections in order, leads to them, to the account and to the demos', async () => {
    const visitor = await stage.visitor(device);
    const { page } = visitor;
    await page.goto('/');
    await visitor.expectAccessible('landing');
    await expect.poll(() => headings(page).allTextContents()).toEqual(titles);
    for (const [link, title] of Object.entries(places)) {
      await page.getByRole('link', { name: link, exact: true }).click();
      const heading = page.getByRole('heading', { name: title });
      await expect
        .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(300);
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(await measureBarBottom(page));
      await page.evaluate(() => window.scrollTo(0, 0));
    }

    const about = 'Your website with bookings, orders and everything else, without limits.';
    await page.getByRole('article').getByText(about, { exact: true }).waitFor();

    const listHrefs = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(await listHrefs('Login'))).toEqual(new Set(['/login']));
    for (const name of ['Sign Up', 'Start 7-day trial', 'Start for free']) {
      expect(new Set(await listHrefs(name))).toEqual(new Set(['/register']));
    }
    for (const [name, href] of [
      ['Beauty salon', '/demo/salon'],
      ['Restaurant', '/demo/restaurant'],
      ['Construction', '/demo/construction'],
      ['Guest house', '/demo/accommodation'],
    ] as const) {
      const example = page.getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect.poll(() => example.getAttribute('href')).toBe(href);
      await expect.poll(() => example.getAttribute('target')).toBe('_blank');
    }
    await expect.poll(() => measureOverflow(page)).toBe(0);
    visitor.expectSilence();
  });
});

it('the landing page fits into 320 px', async () => {
  const { page } = await stage.visitor({ viewport: { width: 320, height: 640 } });
  await page.goto('/');
  await expect.poll(() => measureOverflow(page)).toBe(0);
  for (const name of ['Login', 'Sign Up']) {
    const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(320);
  }
});

it('the landing page shows all of it without JavaScript, with the numbers that the server knows', async () => {
  const { page } = await stage.visitor({ ...DESKTOP, javaScriptEnabled: false });
  const numbers = page.locator('[data-stat]');
  await expect
    .poll(async () => {
      await page.goto('/');
      return numbers.allTextContents();
    })
    .toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
  await expect.poll(() => headings(page).allTextContents()).toEqual(titles);
  await expect.poll(() => page.getByText('€11,99').isVisible()).toBe(true);
  // The pages that it draws have their own colours: their sheet is there.
  const site = page.locator('.site').first();
  await expect
    .poll(() => site.evaluate((element) => getComputedStyle(element).getPropertyValue('--tint')))
    .toBe('#f8d3b9');
});

describe('while the server does not know the numbers', () => {
  async function openLandingWithout(answer: { status: number; body: string }) {
    const visitor = await stage.visitor(DESKTOP, [/platform-stats$/]);
    await visitor.page.route('**/api/platform-stats', (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    );
    await visitor.page.route(stage.product.url, async (route) => {
      const page = await route.fetch();
      const body = (await page.text()).replace(
        /(<b data-stat="\w+">)\d+/g,
        '$1<span class="skeleton"></span>',
      );
      await route.fulfill({ response: page, body });
    });
    await visitor.page.goto('/');
    return visitor;
  }

  it('the page asks for them', async () => {
    const visitor = await openLandingWithout({
      status: 200,
      body: '{"totalUsers":1284,"totalWebsites":1907}',
    });
    const numbers = visitor.page.locator('[data-stat]');
    await expect.poll(() => numbers.allTextContents()).toEqual(['1,284', '1,907']);
    visitor.expectSilence();
  });

  it('and shows 0 when there are none', async () => {
    const visitor = await openLandingWithout({ status: 503, body: '{"message":"Later."}' });
    await expect.poll(() => visitor.page.locator('[data-stat]').allTextContents()).toEqual(['0', '0']);
    visitor.expectSilence();
  });
});
