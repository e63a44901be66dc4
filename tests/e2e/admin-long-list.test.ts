import { readFile } from 'node:fs/promises';
import { buildBookingRequest } from '@tests/support/booking-page';
import { TUESDAY } from '@tests/support/days-ahead';
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

it('says what has come in above, moves no row, and leads there', async () => {
  const diary = await stage.signedIn('many', PHONE);
  const { page } = diary;
  const [{ id: websiteId }] = await (await page.request.get('/api/websites')).json();
  await page.request.put(`/api/websites/${websiteId}`, { data: { isPublished: true } });
  await page.goto(`/admin/${websiteId}#bookings`);
  const row = page.locator('.row').nth(20);
  await row.scrollIntoViewIfNeeded();
  const shown = await page.evaluate(() => {
    const found = [...document.querySelectorAll('.row')].find((each) => each.getBoundingClientRect().top > 0);
    return { text: found?.textContent, top: found?.getBoundingClientRect().top };
  });
  const book = async (customerName: string, time: string) => {
    const data = buildBookingRequest({ customerName, time, date: TUESDAY });
    expect((await page.request.post('/api/public/many/booking', { data })).status()).toBe(201);
  };
  await book('Zora Nová', '09:00');
  await page.getByRole('button', { name: '1 new booking' }).waitFor();
  await book('Tibor Nový', '11:00');
  const pill = page.getByRole('button', { name: '2 new bookings' });
  await pill.waitFor();
  await diary.expectAccessible('a list with news above');
  const kept = page.locator('.row').filter({ hasText: String(/Customer \d+\./.exec(shown.text ?? '')?.[0]) });
  expect((await kept.first().boundingBox())?.y).toBeCloseTo(shown.top ?? 0, 0);
  await pill.press('Enter');
  await expect.poll(() => page.getByText('Tibor Nový').first().isVisible()).toBe(true);
  await expect.poll(() => pill.count()).toBe(0);
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
