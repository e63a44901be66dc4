import { PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toPageData } from '@/sections/page/page';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';

const stage = startStage();

/** Publishes the template of a house with rooms; the second room of the guest house sleeps one guest only. */
async function publishHouse(slug: string, template: 'accommodation' | 'apartment'): Promise<void> {
  const owner = await stage.owner(slug, PHONE);
  const pageData = toPageData(createTemplatePage(allTemplates.en[template], Date.now()));
  const data = JSON.parse(JSON.stringify({ title: 'Chata', slug, pageData, isPublished: true }));
  for (const { type, content } of data.pageData.sections) {
    if (type === 'booking') content.services[1].sleeps = 1;
  }
  expect((await owner.page.request.post('/api/websites', { data })).status()).toBe(201);
}

/** Returns how far below the window's upper edge the booking section begins. */
const measureTop = (page: Page) =>
  page.locator('.s-booking').evaluate((section) => Math.round(section.getBoundingClientRect().top));

it('the button of a room chooses it in the form, before the form is awake and after', async () => {
  const slug = 'room-links';
  await publishHouse(slug, 'accommodation');
  const visitor = await stage.visitor(PHONE);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  const rooms = page.locator('.s-rooms');
  const link = (name: string) => rooms.getByRole('link', { name });
  const [first = '', second = ''] = await rooms.getByRole('heading', { level: 3 }).allInnerTexts();
  const guests = page.getByRole('combobox', { name: 'Guests' });
  const isChosen = (name: string) =>
    expect
      .poll(() => page.locator('.s-booking .s-option', { hasText: name }).getByRole('radio').isChecked())
      .toBe(true);

  await link(second).click();
  await isChosen(second);
  // The room sleeps one guest, so the form no longer asks for two.
  await expect.poll(() => guests.inputValue()).toBe('1');
  await expect.poll(() => measureTop(page)).toBeGreaterThan(-40);
  await expect.poll(() => measureTop(page)).toBeLessThan(120);

  await link(first).click();
  await isChosen(first);
  // The address is the same the second time, so the browser fires no event.
  await page.locator('.s-booking .s-option', { hasText: second }).click();
  await isChosen(second);
  await link(first).click();
  await isChosen(first);
  await page.reload();
  await isChosen(first);
  visitor.expectSilence();
});

it('the button of a room marks its row, where each has a row of nights', async () => {
  const slug = 'room-link-rows';
  await publishHouse(slug, 'apartment');
  const visitor = await stage.visitor(PHONE);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  const chosen = page.locator('.s-nights .is-chosen th');
  const names = await page.locator('.s-rooms h3').allInnerTexts();
  const nameOf = (number: number) => (names[number - 1] ?? '').replace(/^Room \d+:\s*/, '');

  await page.getByRole('link', { name: 'Nights in room 3' }).click();
  await expect.poll(() => chosen.innerText()).toContain(nameOf(3));
  // Tab enters the table in that row, and the keys choose there.
  const reached = page.locator('.s-nights [tabindex="0"]');
  await expect.poll(() => reached.getAttribute('aria-label')).toContain(nameOf(3));
  await reached.press('Enter');
  await page.locator('.s-sum dd', { hasText: nameOf(3) }).waitFor();
  await visitor.expectAccessible('nights of a room that was asked for');

  // The chosen nights are free in the other room, too.
  await page.getByRole('link', { name: 'Nights in room 1' }).click();
  await expect.poll(() => chosen.innerText()).toContain(nameOf(1));
  await page.locator('.s-sum dd', { hasText: nameOf(1) }).waitFor();
  await page.reload();
  await page.locator('.s-sum dd', { hasText: nameOf(1) }).waitFor();
});

it('without a script the button of a room leads to the form', async () => {
  const slug = 'room-link-bare';
  await publishHouse(slug, 'accommodation');
  const { page } = await stage.visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`/${slug}`);
  await page.locator('.s-rooms').getByRole('link', { name: 'Choose nights' }).last().click();
  await page.waitForURL(/#booking-\d+\./);
  await expect.poll(() => measureTop(page)).toBeLessThan(120);
});
