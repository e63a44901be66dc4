import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@/core/locale/locale';
import { demoNames } from '@/site/demo/demo-titles';

const stage = startStage();

/** Lists what a page requests from now on beside its own pages and files. */
function watchStrangeRequests(page: Page): string[] {
  const strange: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === stage.product.url || request.url().startsWith('data:');
    if (!isOwn || request.method() !== 'GET' || pathname.startsWith('/api'))
      strange.push(`${request.method()} ${request.url()}`);
  });
  return strange;
}

/** Scrolls to every section, so that all islands wake. */
async function wakeAll({ page }: WatchedPage): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.and(page.locator('[data-awake]')).waitFor();
  }
}

describe.each([
  { name: 'desktop', device: DESKTOP },
  { name: 'phone', device: PHONE },
])('on the $name', ({ device }) => {
  it('each demo is a whole website that fits the width, and tells nobody of a visit', async () => {
    const visitor = await stage.visitor(device);
    const { page } = visitor;
    const strange = watchStrangeRequests(page);
    for (const name of demoNames) {
      await page.goto(`/demo/${name}`);
      await wakeAll(visitor);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ name, beyond }).toEqual({ name, beyond: 0 });
      // On a phone `templates.test.ts` looks at the page of each template.
      if (device === DESKTOP) await visitor.expectAccessible(name);
    }
    await page.goto('/demo/salon');
    await page.locator('.s-shots a').first().click();
    await page.locator('dialog[open].s-light').waitFor();
    await page.goto('/demo/construction');
    await page
      .getByRole('button', { name: /Read more/ })
      .first()
      .click();
    await page.locator('dialog[open].is-text').waitFor();
    expect(strange).toEqual([]);
  });
});

it('each demo fits the width in every other language, and tells nobody of a visit', async () => {
  const { page } = await stage.visitor(PHONE);
  const strange = watchStrangeRequests(page);
  for (const locale of LOCALES.filter((other) => other !== DEFAULT_LOCALE)) {
    for (const name of demoNames) {
      await page.goto(`/demo/${name}?lang=${locale}`);
      await page.locator(`html[lang=${locale}]`).waitFor();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ locale, name, beyond }).toEqual({ locale, name, beyond: 0 });
    }
  }
  expect(strange).toEqual([]);
});

it('every form can be tried, and says that nothing is sent', async () => {
  const visitor = await stage.visitor(PHONE);
  const { page } = visitor;
  const strange = watchStrangeRequests(page);
  const nothingIsSent = page.getByText('This is a demo: nothing is sent');

  await page.goto('/demo/salon');
  const booking = page.locator('.s-booking');
  await booking.scrollIntoViewIfNeeded();
  await booking.locator('td button[aria-disabled=false]').first().click();
  await booking.getByRole('radio', { name: '11:00' }).check({ force: true });
  await booking.getByLabel('Full name').fill('Eva Malá');
  await booking.getByLabel('Email').fill('eva@example.com');
  await booking.getByRole('button', { name: 'Book now' }).click();
  await booking.locator(nothingIsSent).waitFor();

  const contact = page.locator('.s-contact');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await contact.locator('[aria-invalid=true]').first().waitFor();
  await contact.getByLabel('Name').fill('Eva Malá');
  await contact.getByLabel('Email').fill('eva@example.com');
  await contact.getByLabel('Message').fill('Hello');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await contact.locator(nothingIsSent).waitFor();
  await visitor.expectAccessible('what the forms say');

  await page.goto('/demo/restaurant');
  await page
    .getByRole('button', { name: /^Order/ })
    .first()
    .click();
  const dialog = page.locator('dialog[open]');
  const order = ['First name', 'Last name', 'Street', 'City', 'Postal code'];
  for (const label of order) await dialog.getByLabel(label, { exact: true }).fill('Malá');
  await dialog.getByLabel('Email').fill('eva@example.com');
  await dialog.getByRole('button', { name: /Send order/ }).click();
  await dialog.locator(nothingIsSent).waitFor();
  await visitor.expectAccessible('what the order says');
  expect(strange).toEqual([]);
});

it('without JavaScript all of a demo can be read', async () => {
  const { page } = await stage.visitor({ ...DESKTOP, javaScriptEnabled: false });
  for (const name of demoNames) {
    await page.goto(`/demo/${name}`);
    const hasArticles = name === 'construction';
    const articles = page.locator('.s-article .is-text');
    await expect.poll(async () => (await articles.count()) > 0).toBe(hasArticles);
    for (const article of await articles.all()) await article.waitFor();
    await expect.poll(() => page.locator('main > section').count()).toBeGreaterThan(10);
    // No button stands there that would do nothing; a hint takes its place.
    const hints = await page.locator('noscript .s-hint').allInnerTexts();
    expect(new Set(hints)).toEqual(new Set(['This is a demo: nothing is sent.']));
    await expect.poll(() => page.locator('[data-island] button:visible').count()).toBe(0);
  }
});

it('shows the valley of another season to a visitor without scripts, by the keyboard', async () => {
  const { page } = await stage.visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/demo/accommodation');
  const getSky = () =>
    page.locator('#hero-0').evaluate((hero) => getComputedStyle(hero, '::after').backgroundImage);
  await page.getByRole('radio', { name: 'Summer' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(getSky).toContain('ridge-landscape-summer');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(getSky).toContain('ridge-landscape-winter');
  await expect.poll(() => page.getByRole('radio', { name: 'Winter' }).isChecked()).toBe(true);
});
