import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('a page is named for search engines and shared links, refused where wrong, undone and shown to visitors', async () => {
  const owner = await stage.owner('sharing', DESKTOP);
  const { page } = owner;
  const data = { title: 'Pekáreň', slug: 'sharing-settings', description: 'Chlieb', isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.getByText('Search engines and sharing').click();
  const fold = page.locator('details', { hasText: 'Search engines and sharing' });
  await fold.getByText('As a shared link').waitFor();
  await owner.expectAccessible('search engines and sharing');
  const title = fold.getByLabel('Title', { exact: true });
  const shown = fold.locator('.share-found__title');
  await expect.poll(() => shown.textContent()).toBe('Pekáreň');
  await title.fill('Chlieb z pece v Trnave');
  await expect.poll(() => shown.textContent()).toBe('Chlieb z pece v Trnave');
  await fold.getByText('48 characters left').waitFor();

  await fold.getByRole('button', { name: 'Paste a picture link' }).click();
  await fold.getByLabel('Link to the picture').fill('oven');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => fold.getByLabel('Link to the picture').getAttribute('aria-invalid')).toBe('true');
  await fold.getByLabel('Link to the picture').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved', { exact: false }).first().waitFor();
  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/sharing-settings');
  await expect.poll(() => visitor.page.title()).toBe('Chlieb z pece v Trnave');

  await title.fill('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => title.inputValue()).toBe('Chlieb z pece v Trnave');
});
