import { PHONE, startStage } from '@tests/support/stage';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';

const stage = startStage();
const slug = 'restaurant-evening';

/**
 * Creates the page of the restaurant's template, with six tables for two and four for four; every day is as long as its
 * Friday.
 */
function createRestaurantPage() {
  const { restaurant } = allTemplates.en;
  const sections = restaurant.sections.flatMap((section) => {
    if (section.type !== 'booking') return [];
    const { friday } = section.content.workingHours;
    const workingHours = {
      ...{ monday: friday, tuesday: friday, wednesday: friday, thursday: friday },
      ...{ friday, saturday: friday, sunday: friday },
    };
    return [{ ...section, content: { ...section.content, workingHours } }];
  });
  return createTemplatePage({ ...restaurant, sections }, Date.now());
}

/** Chooses a table on the first day that has one, and waits for the times of that day. */
async function chooseTable(page: Page, table: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(table) }).check({ force: true });
  const calendar = page.getByRole('group', { name: 'Date', exact: true });
  await calendar.locator('.s-cal[aria-busy=false]').waitFor();
  await calendar.locator('td button[aria-disabled=false]').first().click();
  await getTime(page, '12:00').waitFor({ state: 'attached' });
}

const getTime = (page: Page, time: string): Locator => page.getByRole('radio', { name: time });

async function bookAs(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText('Booking submitted successfully!').waitFor();
}

it('an evening of a restaurant fills table by table, on the phones of owner and guests', async () => {
  const owner = await stage.owner(slug, PHONE);
  const { page: admin } = owner;
  const data = {
    title: 'Family kitchen',
    slug,
    language: 'en',
    pageData: createRestaurantPage(),
    isPublished: true,
  };
  const { id } = await (await admin.request.post('/api/websites', { data })).json();

  const guest = await stage.visitor(PHONE);
  const { page } = guest;
  await page.goto(`/${slug}`);
  await chooseTable(page, 'Table for two');
  await expect.poll(() => getTime(page, '13:00').isEnabled()).toBe(true);
  await getTime(page, '13:00').check({ force: true });
  await bookAs(page, 'Eva Príkladová', 'eva.evening@example.com');

  // The request waits for the owner, and the next table is still free.
  const [first] = await (await admin.request.get(`/api/websites/${id}/bookings`)).json();
  const date: string = first.bookingDateText;
  const ask = async (serviceId: string, time: string, party: string) => {
    const customer = { customerName: `Party ${party}`, customerEmail: `${party}.evening@example.com` };
    const answer = await page.request.post(`/api/public/${slug}/booking`, {
      data: { serviceId, date, time, ...customer },
    });
    expect(answer.status()).toBe(201);
  };
  for (const party of ['b', 'c', 'd', 'e']) await ask('table-2', '13:00', party);
  for (const party of ['p', 'q', 'r']) await ask('table-4', '13:00', party);
  await page.getByRole('button', { name: 'Make another booking' }).click();
  await chooseTable(page, 'Table for two');
  await expect.poll(() => getTime(page, '13:00').isEnabled()).toBe(true);
  await ask('table-2', '13:30', 'f');
  await page.reload();
  await chooseTable(page, 'Table for two');
  // The last table for two is taken half an hour later, so no visit from one o'clock on fits.
  await expect.poll(() => getTime(page, '13:00 taken').isDisabled()).toBe(true);
  await expect.poll(() => getTime(page, '15:30').isEnabled()).toBe(true);
  await guest.expectAccessible('an evening without a table for two');

  // Four people have tables of their own; this is the last of these.
  await chooseTable(page, 'Table for four');
  await getTime(page, '13:00').check({ force: true });
  await bookAs(page, 'Viera Príkladová', 'viera.evening@example.com');
  const next = await stage.visitor(PHONE);
  await next.page.goto(`/${slug}`);
  await chooseTable(next.page, 'Table for four');
  await expect.poll(() => getTime(next.page, '13:00 taken').isDisabled()).toBe(true);

  // The owner sees the whole evening, and offers a caller no table that is taken.
  await admin.goto(`/admin/${id}?view=day&date=${date}#bookings`);
  await expect.poll(() => admin.locator('.dgrid .bk').count()).toBe(10);
  await owner.expectAccessible('a full evening');
  await admin.getByRole('tabpanel').getByRole('button', { name: 'Booking', exact: true }).click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Service').selectOption({ label: 'Table for four, 120 min' });
  await sheet.getByRole('button', { name: 'Other', exact: true }).click();
  await sheet.getByLabel('Date').fill(date);
  await expect.poll(() => sheet.getByRole('button', { name: '13:00', exact: true }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).click();

  // One party is declined, and the next visitor gets its table.
  await admin.locator('.bk').filter({ hasText: 'Party q' }).click();
  await sheet.getByRole('button', { name: 'Decline' }).click();
  await sheet.getByRole('button', { name: 'Decline and tell Party q' }).click();
  await expect.poll(() => admin.locator('.dgrid .bk').filter({ hasText: 'Party q' }).count()).toBe(0);
  await next.page.reload();
  await chooseTable(next.page, 'Table for four');
  await getTime(next.page, '13:00').check({ force: true });
  await bookAs(next.page, 'Ivan Príkladový', 'ivan.evening@example.com');
  const came = admin.locator('.dgrid .bk').filter({ hasText: 'Ivan Príkladový' });
  await came.click();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await came.getByText('Confirmed').waitFor({ state: 'attached' });
  owner.expectSilence();
  guest.expectSilence();
  next.expectSilence();
});
