import { stat } from 'node:fs/promises';
import { listStaticScripts } from '@tests/load/static-scripts';
import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import { expect, it } from 'vitest';

const stage = startStage();

const PARTS = /\/assets\/parts-[\w-]+\.js/;
const NOTICES = /\/assets\/toast-region-[\w-]+\.js/;

const HEADING = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Vitajte' }, order: 0 };
const ARTICLE = {
  ...HEADING,
  id: 'article-1',
  type: 'article',
  content: { title: 'O nás', content: 'Text' },
};

async function createWebsite(
  { page }: WatchedPage,
  slug: string,
  section: object = HEADING,
): Promise<number> {
  const data = { title: `Dielňa ${slug}`, slug, pageData: { sections: [section] } };
  return (await (await page.request.post('/api/websites', { data })).json()).id;
}

/** docs/performance.md names this aim. */
const MOST_BYTES = 200_000;

it('what comes before the editor stands does not grow', async () => {
  const scripts = await listStaticScripts(['index.html', 'src/app/screens/editor-screen.tsx']);
  const sizes = await Promise.all(
    [...scripts].map(async (script) => (await stat(`dist/client${script}.gz`)).size),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
});

it('the page of the editor names its scripts, and each of its first calls is made once', async () => {
  const owner = await stage.owner('late-links', DESKTOP);
  const { page } = owner;
  const id = await createWebsite(owner, 'late-links');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const answer = await page.goto(`/editor/${id}`);
  const links = (await answer?.headerValue('link')) ?? '';
  const scripts = await listStaticScripts([
    'index.html',
    'src/app/screens/editor-screen.tsx',
    'src/app/features/editor/components/parts.ts',
  ]);
  expect([...scripts].filter((script) => !links.includes(`<${script}>`))).toEqual([]);
  await page.locator('.preview__page h2').getByText('Vitajte').waitFor();
  for (const path of ['/api/auth/user', `/api/websites/${id}`])
    expect(calls.filter((call) => call === path)).toEqual([path]);
});

it('the preview begins with the styles of its own page, and has all before another is drawn', async () => {
  const owner = await stage.owner('late-styles', DESKTOP);
  const { page } = owner;
  const id = await createWebsite(owner, 'late-styles', { ...HEADING, ground: 'dark' });
  // The browser is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`/editor/${id}`);
  const drawn = page.locator('.preview__page .s');
  await drawn.waitFor();
  const countRules = () =>
    page.evaluate(() => document.adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0));
  const getColour = () => drawn.evaluate((section) => getComputedStyle(section).backgroundColor);
  const rules = await countRules();
  const dark = await getColour();
  expect(dark).not.toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'Mobile', exact: true }).click();
  await expect.poll(countRules).toBeGreaterThan(3 * rules);
  await expect.poll(getColour).toBe(dark);
});

it('a long list and its preview begin with what a window shows, and end with all of it, ready to be dragged', async () => {
  const owner = await stage.owner('late-rows', DESKTOP);
  const { page } = owner;
  const sections = Array.from({ length: 60 }, (_, order) => ({ ...HEADING, id: `heading-${order}`, order }));
  const data = { title: 'Dlhá stránka', slug: 'late-rows', pageData: { sections } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.addInitScript(() => {
    const counts: Record<string, number[]> = { '[data-section-row]': [], '.preview__page .s': [] };
    Object.assign(window, { counts });
    new MutationObserver(() => {
      for (const [selector, drawn] of Object.entries(counts)) {
        const count = document.querySelectorAll(selector).length;
        if (count > 0 && count !== drawn.at(-1)) drawn.push(count);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/editor/${id}`);
  await page.locator('[data-section-row="heading-59"] .handle:not([aria-disabled="true"])').waitFor();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { counts: Record<string, number[]> }).counts))
    .toEqual({ '[data-section-row]': [20, 60], '.preview__page .s': [12, 60] });
  owner.expectSilence();
});

it.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'the editor takes text before its preview and its fields are there: %s',
  async (device, options) => {
    const owner = await stage.owner(`late-${device}`, options);
    const { page } = owner;
    const id = await createWebsite(owner, `late-${device}`);
    const parts = await holdCalls(page, PARTS);
    await page.goto(`/editor/${id}`);
    await page.getByLabel('Description').fill('Ešte bez náhľadu');
    const row = page.locator('[data-section-row="heading-1"]');
    await row.locator('.sec__toggle').click();
    await row.getByText('Loading').waitFor({ state: 'attached' });
    await expect.poll(() => row.locator('.handle').isEnabled()).toBe(false);
    await owner.expectAccessible('editor, parts on their way');
    await parts.letGo();
    const field = row.getByRole('textbox');
    await expect.poll(() => field.inputValue()).toBe('Vitajte');
    await field.fill('Vitajte u nás');
    await expect.poll(() => row.locator('.handle').isEnabled()).toBe(true);
    const style = page.locator('.style-card').first();
    await style.locator('summary').click();
    await style.getByRole('radio', { name: 'Dusk' }).waitFor();
    if (device === 'phone') await page.getByRole('button', { name: 'Preview', exact: true }).last().click();
    await page.locator('.preview__page h2').getByText('Vitajte u nás').waitFor();
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Ešte bez náhľadu');
  },
);

it('the first refused field takes the focus when it is there', async () => {
  const owner = await stage.owner('late-refused', DESKTOP);
  const { page } = owner;
  const id = await createWebsite(owner, 'late-refused', ARTICLE);
  const title = page.getByLabel('Title', { exact: true });
  await page.goto(`/editor/${id}`);
  await page.locator('[data-section-row] .sec__toggle').click();
  await title.fill('');
  await page.getByText(/Draft saved/).waitFor();
  const parts = await holdCalls(page, PARTS);
  await page.goto('about:blank');
  await page.goBack();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please check the marked fields').first().waitFor();
  await parts.letGo();
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('a preview that did not come says so, and a reload brings it with what was written meanwhile', async () => {
  const owner = await stage.owner('late-missing', DESKTOP, [PARTS]);
  const { page } = owner;
  const id = await createWebsite(owner, 'late-missing');
  await page.route(PARTS, (route) => route.abort());
  await page.goto(`/editor/${id}`);
  await page.getByRole('heading', { name: "We couldn't load this" }).waitFor();
  await page.getByRole('status').getByText("We couldn't load this").waitFor({ state: 'attached' });
  await page.getByLabel('Description').fill('Napísané bez náhľadu');
  await page.getByText(/Draft saved/).waitFor();
  await owner.expectAccessible('editor, parts missing');
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await page.context().setOffline(true);
  await expect.poll(() => reload.isEnabled()).toBe(false);
  await page.context().setOffline(false);
  await page.unroute(PARTS);
  page.on('dialog', (dialog) => void dialog.accept());
  await reload.click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.locator('.preview__page').getByText('Napísané bez náhľadu').waitFor();
});

it('the browser itself asks before the editor is left when the dialog did not come', async () => {
  const owner = await stage.owner('late-leaving', DESKTOP, [PARTS]);
  const { page } = owner;
  const id = await createWebsite(owner, 'late-leaving');
  await page.route(PARTS, (route) => route.abort());
  await page.goto(`/editor/${id}`);
  await page.getByRole('heading', { name: "We couldn't load this" }).waitFor();
  await page.getByLabel('Description').fill('Neuložené');
  const dashboard = page.getByRole('link', { name: 'Dashboard' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await dashboard.click();
  expect(page.url()).toContain(`/editor/${id}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await dashboard.click();
  await page.waitForURL('/');
});

it('a notice whose script did not come is said all the same', async () => {
  const owner = await stage.owner('late-notices', DESKTOP, [NOTICES, /\/api\/websites\/\d+$/]);
  const { page } = owner;
  const id = await createWebsite(owner, 'late-notices');
  await page.route(NOTICES, (route) => route.abort());
  await page.route('**/api/websites/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.goto(`/editor/${id}`);
  await page.getByLabel('Description').fill('Bez oznamu');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: "We couldn't reach the server" });
  await notice.waitFor();
  await owner.expectAccessible('editor, a plain notice');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => notice.count()).toBe(0);
});
