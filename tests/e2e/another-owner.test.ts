import { DESKTOP, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

/** Signs in as another tab of this browser would, which shares its cookies. */
async function signInElsewhere({ request }: Page, nickname: string): Promise<void> {
  const data = { email: `${nickname}@example.com`, password: 'secret-1' };
  expect((await request.post('/api/login', { data })).ok()).toBe(true);
}

const readWebsites = async ({ request }: Page) => (await request.get('/api/websites')).json();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const getNotice = (page: Page) => page.getByText('someone else logged in on this browser.', { exact: false });

it('an editor stays its owner’s when somebody else signs in beside it', async () => {
  await stage.owner('beside-other', DESKTOP);
  const owner = await stage.owner('beside-first', DESKTOP, [/\/api\/websites/]);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByLabel('Website Name').fill('Patrí prvej');
  await signInElsewhere(page, 'beside-other');
  await save(page).click();
  await getNotice(page).first().waitFor();
  expect(await readWebsites(page)).toEqual([]);
  await expect.poll(() => page.getByLabel('Website Name').inputValue()).toBe('Patrí prvej');

  await signInElsewhere(page, 'beside-first');
  await save(page).click();
  await page.waitForURL(/\/editor\/\d+$/);

  // For a stored website the drafts find it out by themselves; nobody is told that it was deleted.
  await signInElsewhere(page, 'beside-other');
  await page.getByLabel('Description').fill('Aj toto patrí prvej');
  await page.getByText('Someone else logged in', { exact: true }).waitFor();
  expect(await readWebsites(page)).toEqual([]);
  await owner.expectAccessible('editor, somebody else signed in');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText("They're kept in this browser", { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await signInElsewhere(page, 'beside-first');
  await save(page).click();
  await page.getByText('Everything is saved').waitFor();
  expect(await readWebsites(page)).toMatchObject([
    { title: 'Patrí prvej', description: 'Aj toto patrí prvej' },
  ]);
  owner.expectSilence();
});

it('any other screen leads to the sign-in, where both can go on', async () => {
  await stage.owner('beside-third', DESKTOP);
  const owner = await stage.owner('beside-second', DESKTOP, [/\/api\//]);
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('banner').getByText('Welcome, beside-second').waitFor();
  // A call that is still under way would lead to the sign-in by itself.
  await page.waitForLoadState('networkidle');
  await signInElsewhere(page, 'beside-third');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL(/\/login\?/);
  await page.getByLabel('Email').fill('beside-third@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/profile$/);
  await page.getByText('beside-third@example.com').first().waitFor();
  owner.expectSilence();
});
