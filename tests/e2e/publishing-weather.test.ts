import { holdCalls } from '@tests/support/hold-calls';
import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

/** These calls are cut off, refused or under way when the network goes. */
const MEANT = [/\/api\//, /\/fonts\//, /\/assets\//];
const TEXT = 'Napísané tesne predtým';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const description = (page: Page) => page.getByLabel('Description', { exact: true }).first();
const check = (page: Page) => page.getByRole('dialog', { name: 'Before you publish' });
const live = (page: Page) => page.getByRole('dialog', { name: "You're live" });
const readStored = async ({ page }: WatchedPage, id: number) =>
  (await page.request.get(`/api/websites/${id}`)).json();

/** Opens a draft with one gap, and waits until all that publishing needs has come. */
async function openDraft(owner: WatchedPage, slug: string): Promise<number> {
  const { page } = owner;
  page.on('dialog', (dialog) => void dialog.accept());
  const id = await openNewEditor(owner, slug, [buildSection('heading', 1, { text: 'Vitajte' })]);
  await page.locator('.preview__page').waitFor({ state: 'attached' });
  await page.getByRole('region', { name: 'Ready for visitors?' }).waitFor();
  return id;
}

/** Types like a person: a browser asks before leaving only those who have touched the page. */
async function typeText(page: Page): Promise<void> {
  await description(page).click();
  await page.keyboard.insertText(TEXT);
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Publish').click();
  await check(page).getByRole('button', { name: 'Publish as it is' }).click();
}

const SAVES = /\/api\/websites\/\d+(\/draft)?$/;
const isSave = (route: Route) => route.request().method() === 'PUT';

it('offline at the press, the page stays a draft with all that was typed, and is published when the line is back', async () => {
  const owner = await stage.owner('weather-offline', PHONE, MEANT);
  const { page } = owner;
  const id = await openDraft(owner, 'weather-offline');
  await typeText(page);
  await page.context().setOffline(true);
  await publish(page);
  await page.getByText("We couldn't reach the server", { exact: false }).first().waitFor();
  await expect.poll(() => live(page).count()).toBe(0);
  await expect.poll(() => description(page).inputValue()).toBe(TEXT);
  await page.locator('.topbar').getByText('Draft', { exact: true }).waitFor();
  await owner.expectAccessible('editor, not published without a connection');

  await page.context().setOffline(false);
  await expect.poll(async () => (await readStored(owner, id)).draft?.description).toBe(TEXT);
  expect(await readStored(owner, id)).toMatchObject({ isPublished: false, version: 1 });
  await publish(page);
  await live(page).waitFor();
  expect(await readStored(owner, id)).toMatchObject({ isPublished: true, description: TEXT });
});

it('what another tab has saved meanwhile is shown first, and then the page is published as its owner chooses', async () => {
  const owner = await stage.owner('weather-tabs', DESKTOP, MEANT);
  const { page } = owner;
  const id = await openDraft(owner, 'weather-tabs');
  await typeText(page);
  await page.request.put(`/api/websites/${id}`, { data: { description: 'Z druhej karty' } });
  await publish(page);
  const versions = page.getByRole('dialog', { name: 'Two versions of this page' });
  await versions.waitFor();
  expect(await readStored(owner, id)).toMatchObject({ isPublished: false, description: 'Z druhej karty' });
  await versions.getByRole('button', { name: 'Use the other version' }).click();
  await expect.poll(() => description(page).inputValue()).toBe('Z druhej karty');
  // Only a version that the owner has looked at is published: this one is a draft, and Undo brings the owner's text
  // back.
  await page.locator('.topbar').getByText('Draft', { exact: true }).waitFor();
  await button(page, 'Undo').click();
  await expect.poll(() => description(page).inputValue()).toBe(TEXT);
  await publish(page);
  await live(page).waitFor();
  expect(await readStored(owner, id)).toMatchObject({ isPublished: true, description: TEXT });
});

it('a version of its own that is kept is published with the same press', async () => {
  const owner = await stage.owner('weather-mine', PHONE, MEANT);
  const { page } = owner;
  const id = await openDraft(owner, 'weather-mine');
  await page.request.put(`/api/websites/${id}`, { data: { description: 'Z druhej karty' } });
  await typeText(page);
  await publish(page);
  await button(page, 'Keep my version').click();
  await live(page).waitFor();
  expect(await readStored(owner, id)).toMatchObject({ isPublished: true, description: TEXT });
});

it('a plan that has ended meanwhile leads to the plans, and the work waits in the editor', async () => {
  const owner = await stage.owner('weather-expired', PHONE, MEANT);
  const { page } = owner;
  const id = await openDraft(owner, 'weather-expired');
  const endPlan = () =>
    page.route(SAVES, (route) =>
      isSave(route)
        ? route.fulfill({
            status: 403,
            json: {
              message: 'Your subscription has expired. Subscribe to continue managing your websites.',
              code: 'SUBSCRIPTION_EXPIRED',
              subscriptionExpired: true,
            },
          })
        : route.continue(),
    );
  const leaving = { asked: 0 };
  page.on('dialog', () => {
    leaving.asked += 1;
  });
  await endPlan();
  await typeText(page);
  // The first draft says it, beside a link to the plans that leaves the editor open.
  await page.getByRole('alert').filter({ hasText: 'Your plan has ended' }).waitFor();
  const plans = page.getByRole('link', { name: 'Choose a plan' });
  await expect.poll(() => plans.getAttribute('href')).toBe('/subscription?kept=true');
  await expect.poll(() => plans.getAttribute('target')).toBe('_blank');
  await page.getByText('Plan ended, kept here').waitFor({ state: 'attached' });
  await owner.expectAccessible('editor, the plan has ended');

  await publish(page);
  await page.waitForURL(/\/subscription\?kept=true$/);
  // Nobody is asked, because the work is kept here.
  expect(leaving.asked).toBe(0);
  await page.unroute(SAVES);
  expect(await readStored(owner, id)).toMatchObject({ isPublished: false, version: 1 });
  await page.goto(`/editor/${id}`);
  await button(page, 'Restore').click();
  await expect.poll(() => description(page).inputValue()).toBe(TEXT);
  await publish(page);
  await live(page).waitFor();
  expect(await readStored(owner, id)).toMatchObject({ isPublished: true, description: TEXT });

  // The browser asks where it had no room for the work.
  await endPlan();
  await page.keyboard.press('Escape');
  await expect.poll(() => live(page).count()).toBe(0);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await typeText(page);
  await button(page, 'Save').click();
  await page.waitForURL(/\/subscription\?kept=true$/);
  expect(leaving.asked).toBe(1);
});

it('a double click anywhere on the way publishes once', async () => {
  const owner = await stage.owner('weather-double', DESKTOP, MEANT);
  const { page } = owner;
  const id = await openDraft(owner, 'weather-double');
  await typeText(page);
  await page.getByText(/Draft saved/).waitFor();
  const saves = await holdCalls(page, new RegExp(`/api/websites/${id}$`));
  await button(page, 'Publish').dblclick();
  await check(page).waitFor();
  await check(page).getByRole('button', { name: 'Publish as it is' }).dblclick();
  await saves.letGo();
  await live(page).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  expect(saves.count).toBe(1);
  expect(await readStored(owner, id)).toMatchObject({ isPublished: true, version: 2, description: TEXT });
  owner.expectSilence();
});

it('a reload before the server has it leaves a draft with the text, and one after it a published page', async () => {
  const owner = await stage.owner('weather-reload', PHONE, MEANT);
  const { page } = owner;
  const id = await openDraft(owner, 'weather-reload');
  const website = `**/api/websites/${id}`;
  let cutOff = 0;
  await page.route(website, async (route) => {
    if (isSave(route)) cutOff += 1;
    else await route.continue();
  });
  await typeText(page);
  await publish(page);
  await expect.poll(() => cutOff).toBe(1);
  await page.reload();
  await button(page, 'Restore').click();
  await expect.poll(() => description(page).inputValue()).toBe(TEXT);
  await page.locator('.topbar').getByText('Draft', { exact: true }).waitFor();
  expect(await readStored(owner, id)).toMatchObject({ isPublished: false, version: 1 });

  // The server saves, and its answer is lost.
  await page.unroute(website);
  await page.route(website, async (route) => {
    if (isSave(route)) await route.fetch();
    else await route.continue();
  });
  await publish(page);
  await expect.poll(async () => (await readStored(owner, id)).isPublished).toBe(true);
  await page.unroute(website);
  await page.reload();
  await page.locator('.topbar').getByText('Published', { exact: true }).waitFor();
  await expect.poll(() => description(page).inputValue()).toBe(TEXT);
  await page.getByText('Everything is saved').waitFor({ state: 'attached' });
  await expect.poll(() => button(page, 'Restore').count()).toBe(0);
});
