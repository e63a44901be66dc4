import { readMailFiles } from '@tests/support/mail-files';
import { PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();
const slug = 'guest-house';
const NARROW = { ...PHONE, viewport: { width: 320, height: 700 } };

/** Adds a room and fills in its fields. */
async function addRoom(section: Locator, name: string, price: string, guests: string): Promise<void> {
  await section.getByRole('button', { name: 'Add room' }).click();
  const room = section.locator('.item-edit').last();
  await room.getByLabel('Name').fill(name);
  await room.getByLabel('Price per night').fill(price);
  await room.getByLabel('Guests it sleeps').fill(guests);
}

/** Returns the calendar of a group once it knows which days are free. */
async function waitForCalendar(page: Page, name: string): Promise<Locator> {
  const group = page.getByRole('group', { name, exact: true });
  await group.scrollIntoViewIfNeeded();
  await group.locator('.s-cal[aria-busy=false]').waitFor();
  return group;
}

const freeDays = (calendar: Locator) => calendar.locator('td button[aria-disabled=false]');

it('a guest house is set up, and a guest books a room of it at the price of the season', async () => {
  const owner = await stage.owner(slug, PHONE);
  const hourly = { ...visitorContent.booking, services: [] };
  await publishVisitorPage(owner, slug, 'booking', hourly);
  const { page: admin } = owner;
  const [{ id }] = await (await admin.request.get('/api/websites')).json();
  await admin.goto(`/editor/${id}`);
  const section = admin.locator('[data-section-row="booking-1"]');
  await section.locator('.sec__toggle').click();
  await section.getByRole('button', { name: 'By the night' }).click();
  await expect.poll(() => section.getByRole('switch', { name: 'Sunday' }).isChecked()).toBe(true);
  await expect.poll(() => section.getByLabel('Check-in from').inputValue()).toBe('14:00');
  await section.getByRole('switch', { name: 'Sunday' }).uncheck({ force: true });
  await addRoom(section, 'Podkrovie', '64', '2');
  await section.getByText('Seasons and least nights').click();
  await section.getByRole('button', { name: 'Add season' }).click();
  const season = section.locator('.item-edit .item-edit');
  const year = new Date().getFullYear();
  await season.getByLabel('First night').fill(`${year}-01-01`);
  await season.getByLabel('Last night').fill(`${year}-12-31`);
  await season.getByLabel('Price per night').fill('90');
  await season.getByLabel('Nights at least').fill('2');
  await addRoom(section, 'Izba', '40', '4');
  await section.getByText('City tax', { exact: true }).click();
  await section.getByLabel('For each person and night').fill('1,50');
  await section.getByText('Customers and their booking').click();
  await section.getByLabel('Good to know before arrival').fill('Vezmite si papuče.');
  await owner.expectAccessible('a guest house in the editor');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.getByText('Website saved').first().waitFor();

  const visitor = await stage.visitor(NARROW, [/\/booking$/]);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  const arrival = await waitForCalendar(page, 'Arrival');
  const room = (name: string) => page.locator('.s-booking .s-option', { hasText: name });
  await room('Podkrovie').getByText('from €64.00').waitFor();
  // On any day the next month has nights left.
  await arrival.getByRole('button', { name: 'Next month' }).click();
  await waitForCalendar(page, 'Arrival');
  await arrival.locator('td:nth-child(7) button').nth(1).dispatchEvent('click');
  await arrival.getByText('You can arrive on: Monday – Saturday.').waitFor();
  const day = (await freeDays(arrival).first().getAttribute('aria-label')) ?? '';
  await freeDays(arrival).first().click();
  const departure = await waitForCalendar(page, 'Departure');
  await freeDays(departure).first().click();
  // One night is too short for the season, and the other room takes it.
  await room('Podkrovie').getByText('Nights at least: 2').waitFor();
  await room('Izba').getByText('1 × €40.00').waitFor();
  await freeDays(departure).nth(1).click();
  await room('Podkrovie').getByText('2 × €90.00').waitFor();
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('3');
  await expect.poll(() => room('Podkrovie').getByRole('radio').isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('2');
  await room('Podkrovie').getByText('2 × €90.00').waitFor();
  await room('Podkrovie').click();
  await expect.poll(() => page.locator('.s-sum .is-total dd').innerText()).toBe('€180.00');
  await page.getByText('City tax, paid on the spot').waitFor();
  await visitor.expectAccessible('a stay with its price');

  // The owner raises the price before the guest sends the form.
  const website = await (await admin.request.get(`/api/websites/${id}`)).json();
  const dearer = JSON.parse(JSON.stringify(website.pageData).replace('"price":90', '"price":95'));
  const saved = await admin.request.put(`/api/websites/${id}`, { data: { pageData: dearer } });
  expect(saved.status()).toBe(200);
  await page.getByLabel('Full name').fill('Zuzana Príkladová');
  await page.getByLabel('Email').fill(`${slug}@example.com`);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText('this stay now costs €190.00').first().waitFor();
  await expect.poll(() => page.locator('.s-sum .is-total dd').innerText()).toBe('€190.00');
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText('Accommodation booking submitted successfully!').waitFor();

  const readMails = async () => {
    const mails = await readMailFiles(stage.product.dataDir, `${slug}@example.com`);
    return mails.map(({ text }) => text ?? '').join('\n');
  };
  await expect.poll(readMails, { timeout: 15_000 }).toContain('2 × €95.00');
  const text = await readMails();
  for (const words of ['from 14:00', 'until 10:00', '€190.00', '€6.00']) expect(text).toContain(words);

  // The other room is free, so the night can still be chosen, but the guest is asked whether they want that room.
  await page.getByRole('button', { name: 'Make another booking' }).click();
  await waitForCalendar(page, 'Arrival');
  await arrival.getByRole('button', { name: day }).click();
  await waitForCalendar(page, 'Departure');
  await freeDays(departure).nth(1).click();
  await room('Podkrovie').getByText('Taken for these nights').waitFor();
  const lost = 'Podkrovie: Taken for these nights. Please choose another room.';
  await page.getByRole('status').filter({ hasText: lost }).waitFor();
  await expect.poll(() => page.locator('.s-booking [name=service]:checked').count()).toBe(0);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByRole('alert').filter({ hasText: lost }).waitFor();
  await room('Izba').click();
  await expect.poll(() => page.getByText(lost).count()).toBe(0);
  await page.locator('.s-sum dd', { hasText: '2 × €40.00' }).waitFor();
});
