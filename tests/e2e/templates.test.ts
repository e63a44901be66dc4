import { gzipSync } from 'node:zlib';
import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { withAccount } from '@tests/support/with-account';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getDeviceDate } from '@/core/dates';
import { LOCALES } from '@/core/locale/locale';
import { fromWorkingHours } from '@/core/website-hours';
import { toPageData } from '@/sections/page/page';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';
import { templateNames } from '@/templates/trades/templates';

const stage = startStage();

const templates = allTemplates.en;
const sectionCount = templates.salon.sections.length;

/** Returns the widths of the page's pictures, once all have come. */
const measureWidths = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    return Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth)));
  });

describe.each([
  { name: 'desktop', device: DESKTOP },
  { name: 'phone', device: PHONE },
])('on the $name', ({ name, device }) => {
  it('a website is created from the salon, looked at and published', async () => {
    const owner = await stage.owner(`ivana-${name}`, device);
    const { page } = owner;
    await page.goto('/');
    await page.getByRole('button', { name: 'Create first website' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Website Name').fill(`Salón Ivana ${name}`);
    await dialog.getByText('This address is available').first().waitFor();
    await expect.poll(() => dialog.getByRole('radio', { name: 'Empty page' }).isChecked()).toBe(true);
    await dialog.getByRole('radio', { name: 'Beauty salon' }).check();
    await owner.expectAccessible('create dialog, salon');
    await dialog.getByRole('button', { name: 'Create Website' }).click();

    await page.waitForURL(/\/editor\/\d+$/);
    await page.getByText(`${sectionCount} sections`).waitFor();
    await owner.expectAccessible('editor, salon');
    if (name === 'phone') await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.locator('.preview');
    await preview.getByText('Hair that behaves in the morning').waitFor();
    await preview.locator('.site[data-look="ribbon"]').waitFor();
    for (const width of await measureWidths(page, '.preview img')) expect(width).toBeGreaterThan(0);

    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    await dialog.getByText('Before you publish').waitFor();
    await owner.expectAccessible('editor, check before publishing');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Go to the first one');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('.topbar').getByText('Draft', { exact: true }).waitFor();

    await publish.click();
    await dialog.getByRole('button', { name: /^Where to find me/ }).press('Enter');
    const phone = page.getByLabel('Phone', { exact: true });
    await phone.fill('+421 905 111 222');
    await publish.click();
    await dialog.getByRole('button', { name: /^Contact info: Address/ }).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Contact info: Phone/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Publish as it is' }).click();
    await page.getByRole('dialog', { name: "You're live" }).getByRole('button', { name: 'Close' }).click();
    await phone.fill('+421 905 111 333');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your changes are live.').first().waitFor();

    const visitor = await stage.visitor(device);
    await visitor.page.goto(`/salon-ivana-${name}`);
    await expect.poll(() => visitor.page.locator('main > section').count()).toBe(sectionCount);
    const widths = await measureWidths(visitor.page, 'main img');
    expect(widths).toHaveLength(10);
    for (const width of widths) expect(width).toBeGreaterThan(0);
    // The page of each template is looked at on a phone below.
    if (name === 'desktop') await visitor.expectAccessible('public page, salon');
    await visitor.page.getByRole('link', { name: 'Choose a time' }).click();
    await expect
      .poll(() => visitor.page.getByRole('heading', { name: 'Book a visit' }).isVisible())
      .toBe(true);
    await visitor.page.waitForURL(/#booking-\d+$/);
    owner.expectSilence();
  });
});

it('every template is a page that fits the width, and everybody can read it', async () => {
  const owner = await stage.owner('hana-templates', PHONE);
  const { page } = owner;
  for (const template of templateNames) {
    const slug = `template-${template}`;
    const pageData = withAccount(createTemplatePage(templates[template], 1_795_253_000_000), {
      accountHolder: 'Chata Brusnička',
      swiftCode: 'TATRSKBX',
    });
    const data = { title: 'Chata Brusnička', slug, pageData, isPublished: true };
    expect((await page.request.post('/api/websites', { data })).status()).toBe(201);
    await page.goto(`/${slug}`);
    for (const width of await measureWidths(page, 'main img')) expect(width).toBeGreaterThan(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ template, beyond }).toEqual({ template, beyond: 0 });
    await owner.expectAccessible(`public page, ${template}`);
  }
});

it('a website in Slovak begins with the Slovak salon, and its samples are known', async () => {
  const owner = await stage.owner('lucia-templates', DESKTOP);
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('button', { name: 'Create first website' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Website Name').fill('Salón Lucia');
  await dialog.getByText('This address is available').first().waitFor();
  await dialog.getByRole('radio', { name: 'Beauty salon' }).check();
  const words = await holdCalls(page, /\/assets\/sk-[\w-]+\.js/);
  const create = dialog.getByRole('button', { name: 'Create Website' });
  await dialog.getByLabel('Website language').selectOption('sk');
  await expect.poll(() => create.isDisabled()).toBe(true);
  await words.letGo();
  await expect.poll(() => dialog.getByRole('radio', { name: 'Beauty salon' }).isChecked()).toBe(true);
  await create.click();

  await page.waitForURL(/\/editor\/\d+$/);
  await expect
    .poll(() => page.getByLabel('Description').inputValue())
    .toBe(allTemplates.sk.salon.description);
  const preview = page.locator('.preview');
  await preview.getByText('Vlasy, ktoré ráno poslúchajú').waitFor();
  // In any language of the website these texts still count as the template's.
  await page.getByLabel('Website language').selectOption('de');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText(/^0 of \d+ texts are yours/).waitFor();
  owner.expectSilence();
});

it('without the templates of a language its website begins empty, or with a new page', async () => {
  const words = /\/assets\/de-[\w-]+\.js/;
  const owner = await stage.owner('marek-templates', DESKTOP, [words]);
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('button', { name: 'Create first website' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Website Name').fill('Dielňa Marek');
  await dialog.getByText('This address is available').first().waitFor();
  await dialog.getByRole('radio', { name: 'Restaurant' }).check();
  await page.route(words, (route) => route.abort());
  await dialog.getByLabel('Website language').selectOption('de');
  await dialog.getByText("We couldn't load the templates.").waitFor();
  await owner.expectAccessible('create dialog, no templates');
  const create = dialog.getByRole('button', { name: 'Create Website' });
  await expect.poll(() => create.isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'Empty page' }).check();
  await expect.poll(() => create.isDisabled()).toBe(false);
  await page.unroute(words);
  await dialog.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Create first website' }).click();
  await dialog.getByLabel('Website Name').fill('Dielňa Marek');
  await dialog.getByText('This address is available').first().waitFor();
  await dialog.getByLabel('Website language').selectOption('de');
  await dialog.getByRole('radio', { name: 'Restaurant' }).check();
  await create.click();
  await page.waitForURL(/\/editor\/\d+$/);
  await page.locator('.preview').getByText('Karpfen vom Damm').waitFor();
});

it('an empty page is filled by one press and emptied by one undo', async () => {
  const owner = await stage.owner('karol-templates', DESKTOP);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByRole('heading', { name: 'Start from a template' }).waitFor();
  await owner.expectAccessible('editor, empty page');
  await page.getByRole('button', { name: 'Construction firm' }).click();
  await page.getByText(`${templates.construction.sections.length} sections`).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Drawn in March');
  await expect.poll(() => page.getByRole('heading', { name: 'Start from a template' }).count()).toBe(0);
  await expect
    .poll(() => page.getByLabel('Description').inputValue())
    .toBe(templates.construction.description);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('0 sections').waitFor();
  await page.getByRole('button', { name: 'Restaurant' }).waitFor();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('');
  owner.expectSilence();
});

it('a plan that has less is told what a template comes without', async () => {
  const owner = await stage.owner('eva-templates', DESKTOP);
  const { page } = owner;
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), subscriptionTier: 'free' } });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Create first website' }).click();
  const dialog = page.locator('dialog[open]');
  await expect.poll(() => dialog.getByText('Not in your plan').count()).toBe(0);
  await dialog.getByRole('radio', { name: 'Restaurant' }).check();
  const less = 'Booking, Reviews, Products, Contact form, more than 1 social link';
  await dialog.getByText(`Not in your plan, so left out: ${less}.`).waitFor();
  await owner.expectAccessible('create dialog, free');
  await page.goto('/editor');
  await page.getByText('Not in your plan, so left out: Reviews, Booking, Contact form, Products,').waitFor();
  await page.getByRole('button', { name: 'Beauty salon' }).click();
  await page.getByText('10 sections').waitFor();
  owner.expectSilence();
});

const PAGE_MAX_BYTES = 20_000;
/** The ids of the sections are made of it: with the time of the run the size would differ by some bytes. */
const ID_SEED = Date.UTC(2026, 10, 24, 12, 34, 56, 789);

it('the page of each template comes in 20 kB of HTML and CSS', async () => {
  const { page } = await stage.owner('template-sizes', DESKTOP);
  for (const language of LOCALES) {
    for (const name of templateNames) {
      const template = allTemplates[language][name];
      const slug = `template-size-${language}-${name}`;
      const data = {
        ...{ title: `Vzor ${name}`, slug, description: template.description, language, isPublished: true },
        pageData: toPageData(createTemplatePage(template, ID_SEED, getDeviceDate(new Date()))),
        ...(template.hours && { hours: fromWorkingHours(template.hours) }),
      };
      expect((await page.request.post('/api/websites', { data })).status()).toBe(201);
      const size = gzipSync(await (await page.request.get(`/${slug}`)).body(), { level: 6 }).length;
      expect.soft(size, `${name} in ${language}`).toBeLessThanOrEqual(PAGE_MAX_BYTES);
    }
  }
});
