import { readFile } from 'node:fs/promises';
import { bookingPage, salon } from '@tests/support/booking-page';
import { addSignedInOwner } from '@tests/support/signed-in-owner';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import { bookings } from '@/server/db/tables/bookings';
import { users } from '@/server/db/tables/users';
import { websites } from '@/server/db/tables/websites';
import { type DatabaseHandle, one } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';

const stage = startStage({ prepare: addLongList });

const DAY = '2026-12-01';

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

/** A website with 102 bookings, all cancelled: they would take each other's time. */
async function addLongList(database: DatabaseHandle): Promise<void> {
  await addSignedInOwner({ database, clock: systemClock }, 'many');
  const { db } = database;
  const now = systemClock.now();
  const [owner] = await db.select().from(users);
  const website = one(
    await db
      .insert(websites)
      .values({
        userId: owner?.id ?? 0,
        title: 'Salón',
        slug: 'many',
        pageData: bookingPage(salon),
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  const rows = Array.from({ length: 102 }, (_, index) => ({
    websiteId: website.id,
    sectionId: 'booking-1',
    serviceId: 'cut',
    resource: 'booking-1/cut',
    during: `[${DAY} 09:00,${DAY} 10:00)`,
    bookingType: 'hourly' as const,
    service: 'Cut',
    durationMinutes: 60,
    customerName: `Customer ${index}.`,
    customerEmail: 'customer@example.com',
    bookingDate: new Date(`${DAY}T08:00:00Z`),
    bookingDateText: DAY,
    bookingTimeText: '09:00',
    status: 'cancelled' as const,
    createdAt: new Date(now.getTime() + index),
  }));
  await db.insert(bookings).values(rows);
}
