import { buildBookingPage, buildBookingRequest, salon } from '@tests/support/booking-page';
import { TUESDAY } from '@tests/support/days-ahead';
import { holdCalls } from '@tests/support/hold-calls';
import { PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const LIST = /\/api\/websites\/\d+\/(bookings|orders)\?/;

const row = (page: Page, name: string) => page.locator('[role="tabpanel"] .row').filter({ hasText: name });
const countRows = (page: Page) => page.locator('[role="tabpanel"] .row').count();
/** Presses a button of the lists or their notices, not of the day above them. */
const press = (page: Page, name: string | RegExp) =>
  page
    .locator('.card:has([role="tablist"]), .toast')
    .getByRole('button', { name, exact: true })
    .first()
    .click();
const chip = (page: Page, name: string) =>
  // A number behind the name says how many there are.
  page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
const isPressed = (page: Page, name: string) => chip(page, name).getAttribute('aria-pressed');
const find = (page: Page) => page.getByRole('searchbox');
const readStatus = (page: Page) => page.locator('.search-bar [role="status"]').innerText();
const getParameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Opens the bookings of an owner with these customers, the last one on top. */
async function openBookings(slug: string, customers: string[], meant: RegExp[] = []): Promise<WatchedPage> {
  const owner = await stage.owner(slug, PHONE, meant);
  const { page } = owner;
  const data = { title: 'Salón', slug, pageData: buildBookingPage(salon), isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  for (const [index, customerName] of customers.entries()) {
    const time = `${String(9 + index).padStart(2, '0')}:00`;
    const booking = buildBookingRequest({ customerName, date: TUESDAY, time });
    const answer = await page.request.post(`/api/public/${slug}/booking`, { data: booking });
    expect(answer.status()).toBe(201);
  }
  await page.goto(`/admin/${id}#bookings`);
  await expect.poll(() => countRows(page)).toBe(customers.length);
  return owner;
}

it('finds a customer without accents by what is typed, which a reload keeps and Escape takes away', async () => {
  const owner = await openBookings('seeks', ['Žofia Ďuričková', 'Elena', 'Marek']);
  const { page } = owner;
  const calls = await holdCalls(page, LIST);
  await find(page).pressSequentially('zofia duric');
  const call = await calls.next();
  await expect.poll(() => page.locator('.found[aria-busy="true"]').count()).toBe(1);
  await expect.poll(() => countRows(page)).toBe(3);
  await call.continue();
  await calls.letGo();
  await expect.poll(() => countRows(page)).toBe(1);
  await row(page, 'Žofia Ďuričková').waitFor();
  await expect.poll(() => readStatus(page)).toBe('1 found');
  await owner.expectAccessible('what was found');

  await page.reload();
  await expect.poll(() => countRows(page)).toBe(1);
  await expect.poll(() => find(page).inputValue()).toBe('zofia duric');
  await find(page).press('Escape');
  await expect.poll(() => countRows(page)).toBe(3);
  await expect.poll(() => getParameter(page, 'findBooking')).toBe(null);
  await expect.poll(() => readStatus(page)).toBe('');

  // One button takes all filters away where nothing is found.
  await chip(page, 'Cancelled').click();
  await find(page).fill('elena');
  await page.getByRole('heading', { name: 'Nothing found for “elena”' }).waitFor();
  await owner.expectAccessible('nothing found');
  await press(page, 'Show all bookings');
  await expect.poll(() => countRows(page)).toBe(3);
  await expectFocus(find(page));
  await expect.poll(() => find(page).inputValue()).toBe('');
  await find(page).fill('marek');
  await expect.poll(() => countRows(page)).toBe(1);
  await press(page, 'Clear the search');
  await expect.poll(() => countRows(page)).toBe(3);
  owner.expectSilence();
});

it('filters, and Back goes through the filters', async () => {
  const owner = await openBookings('sieves', ['Eva', 'Adam']);
  const { page } = owner;
  // The server must have confirmed the booking before the list of the waiting ones is read.
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().includes('/bookings'),
    ),
    press(page, 'Confirm: Adam'),
  ]);
  await row(page, 'Adam').getByText('Confirmed').waitFor();
  await chip(page, 'Waiting').click();
  await expect.poll(() => countRows(page)).toBe(1);
  await row(page, 'Eva').waitFor();
  await chip(page, 'Confirmed').click();
  await row(page, 'Adam').waitFor();
  await expect.poll(() => countRows(page)).toBe(1);
  await page.getByRole('combobox', { name: 'Service' }).selectOption('colour');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.goBack();
  await row(page, 'Adam').waitFor();
  await page.goBack();
  await row(page, 'Eva').waitFor();
  await expect.poll(() => isPressed(page, 'Waiting')).toBe('true');
  await chip(page, 'Upcoming').click();
  await expect.poll(() => isPressed(page, 'Upcoming')).toBe('true');
  await row(page, 'Eva').waitFor();
  await chip(page, 'All').click();
  await expect.poll(() => countRows(page)).toBe(2);
  await expect.poll(() => isPressed(page, 'All')).toBe('true');
});

it('keeps a booking that is confirmed among the waiting ones until the list is read again', async () => {
  const owner = await openBookings('confirms', ['Eva', 'Adam']);
  const { page } = owner;
  await chip(page, 'Waiting').click();
  await expect.poll(() => readStatus(page)).toBe('2 found');
  /** Waits for a list of this length; the answer of a call that a newer one replaced has no body. */
  const isReadAgain = (count: number) =>
    page.waitForResponse(async (answer) => {
      const bookings = LIST.test(answer.url()) ? await answer.json().catch(() => []) : [];
      return bookings.length === count;
    });
  await Promise.all([isReadAgain(1), press(page, 'Confirm: Eva')]);
  await row(page, 'Eva').getByText('Confirmed').waitFor();
  await Promise.all([isReadAgain(2), press(page, 'Undo the change: Eva')]);
  await row(page, 'Eva').getByText('Pending').waitFor();

  await Promise.all([isReadAgain(1), press(page, 'Confirm: Eva')]);
  await row(page, 'Eva').getByText('Confirmed').waitFor();
  await press(page, 'Delete booking of Adam');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete booking' }).click();
  await expect.poll(() => countRows(page)).toBe(1);
  await row(page, 'Eva').getByText('Confirmed').waitFor();
  await press(page, 'Refresh');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
});

it('looks in each list for its own, by words, number and state', async () => {
  const owner = await stage.signedIn('found', PHONE, [LIST]);
  const { page } = owner;
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  const write = (name: string) =>
    page.request.post('/api/public/shop-found/contact', {
      data: { name, email: 'z@example.com', message: 'Ďakujem za objednávku' },
    });
  await page.goto(`/admin/${id}#messages`);
  // An empty list has no search.
  await page.getByText('No messages yet').waitFor();
  await expect.poll(() => find(page).count()).toBe(0);
  await write('Zora');
  await write('Tibor');
  await expect.poll(() => countRows(page)).toBe(2);
  await find(page).fill('zora');
  await expect.poll(() => countRows(page)).toBe(1);
  await press(page, 'Mark as Read: message from Zora');
  await page.getByText('Message marked as read').first().waitFor();
  await chip(page, 'Read').click();
  await expect.poll(() => getParameter(page, 'messages')).toBe('read');
  await row(page, 'Zora').waitFor();

  await page.getByRole('tab', { name: /^Orders/ }).click();
  await expect.poll(() => countRows(page)).toBe(3);
  await expect.poll(() => find(page).inputValue()).toBe('');
  await owner.expectAccessible('orders to be found');
  await find(page).fill('0003');
  await expect.poll(() => countRows(page)).toBe(1);
  await row(page, 'Žofia').waitFor();
  await find(page).fill('');
  await expect.poll(() => chip(page, 'Paid').innerText()).toMatch(/^Paid\s*1$/);
  await chip(page, 'Paid').click();
  await row(page, 'Zuzana').waitFor();
  await expect.poll(() => countRows(page)).toBe(1);
  await press(page, /^Mark as shipped/);
  await row(page, 'Zuzana').getByText('Shipped', { exact: true }).waitFor();
  // No order is left to be sent, and a zero is not shown.
  await expect.poll(() => chip(page, 'Paid').innerText()).toBe('Paid');
  // The key `/` goes to the field, and in the field it is a letter.
  await row(page, 'Zuzana').focus();
  await page.keyboard.press('/');
  await expectFocus(find(page));
  await page.keyboard.press('/');
  await expect.poll(() => find(page).inputValue()).toBe('/');

  await page.getByRole('tab', { name: /^Messages/ }).click();
  await expect.poll(() => find(page).inputValue()).toBe('zora');
  await row(page, 'Zora').waitFor();
});

it('says that the search failed, and tries again', async () => {
  const owner = await openBookings('fails', ['Eva', 'Adam'], [LIST]);
  const { page } = owner;
  await page.route(LIST, (route) => route.fulfill({ status: 503, json: { message: 'Try later' } }));
  await find(page).fill('eva');
  await page.getByText("We couldn't load this list").waitFor();
  await page.unroute(LIST);
  await press(page, 'Try again');
  await row(page, 'Eva').waitFor();
  await expect.poll(() => countRows(page)).toBe(1);
});
