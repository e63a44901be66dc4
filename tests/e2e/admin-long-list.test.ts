import { readFile } from 'node:fs/promises';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('shows more than a hundred bookings page by page, and gives them all as a file', async () => {
  const diary = await stage.signedIn('many', DESKTOP);
  const { page } = diary;
  const [{ id: websiteId }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/admin/${websiteId}#bookings`);
  await expect.poll(() => page.locator('.row').count()).toBe(100);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => page.locator('.row').count()).toBe(102);
  await page.getByRole('button', { name: 'Delete booking of Customer 0.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete booking' }).click();
  await expect.poll(() => page.locator('.row').count()).toBe(101);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download spreadsheet (CSV)' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).match(/Customer \d+\./g)).toHaveLength(101);
  diary.expectSilence();
});

it('leads from a card to what it counts', async () => {
  const diary = await stage.signedIn('many', PHONE);
  const { page } = diary;
  const [{ id: websiteId }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/admin/${websiteId}`);
  for (const [card, tab] of [
    ['Bookings', 'Bookings'],
    ['Page Views', 'Analytics'],
    ['Messages', 'Messages'],
  ] as const) {
    await page.locator('#main').getByRole('link', { name: card, exact: true }).click();
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  }
  await page.goBack();
  await page.getByRole('tab', { name: 'Analytics', selected: true }).waitFor();
  await diary.expectAccessible('cards that lead');
  diary.expectSilence();
});
