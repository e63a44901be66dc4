import { buildBookingPage, buildBookingRequest, salon } from '@tests/support/booking-page';
import { TUESDAY } from '@tests/support/days-ahead';
import { holdCalls } from '@tests/support/hold-calls';
import { waitForMailedLink } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { ORDERS } from '@tests/support/stored/shops';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const year = new Date().getUTCFullYear() % 100;
const getOrderNumber = (index: number) => year * 1_000_000 + index;

const stage = startStage();

const panel = (page: Page) => page.getByRole('tabpanel');
const tick = (page: Page, name: string | RegExp) => panel(page).getByRole('checkbox', { name }).check();
const bar = (page: Page) => page.locator('.bulkbar');
const press = (page: Page, name: string | RegExp) =>
  bar(page).getByRole('button', { name, exact: true }).press('Enter');

async function openShop({ page }: WatchedPage): Promise<number> {
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/admin/${id}#orders`);
  await panel(page).locator('.row').first().waitFor();
  return id;
}

/** Counts the records of a list by their status. */
async function countStatuses(page: Page, websiteId: number, list: string): Promise<Record<string, number>> {
  const rows: { status: string }[] = await (
    await page.request.get(`/api/websites/${websiteId}/${list}`)
  ).json();
  const counts: Record<string, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('twenty orders are ticked off a statement by their last digits and paid by one press', async () => {
  const owner = await stage.signedIn('statement', PHONE);
  const { page } = owner;
  const id = await openShop(owner);
  const field = page.getByRole('searchbox');
  for (let index = 1; index <= 20; index += 1) {
    await field.fill(String(getOrderNumber(index)).slice(-3));
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('');
  }
  await expect.poll(() => bar(page).getByRole('status').innerText()).toContain('20 ticked, €476.00');
  // Three orders fit this digit, so the field waits for more digits.
  await field.fill('1');
  await field.press('Enter');
  await expect.poll(() => panel(page).locator('.rows-apart').innerText()).toMatch(/more are ticked$/);
  expect.soft(await bar(page).getByRole('status').innerText()).toContain('20 ticked');
  await field.fill('');
  await owner.expectAccessible('ticked orders');
  await press(page, 'Mark 20 as paid');
  await page.locator('.toast').getByText('20 orders are paid').waitFor();
  await expect.poll(() => bar(page).count()).toBe(0);
  expect(await countStatuses(page, id, 'orders')).toEqual({ paid: 20, pending: 4 });
  await page.locator('.toast').getByRole('button', { name: 'Undo for all of them' }).press('Enter');
  await page.locator('.toast').getByText('Taken back').waitFor();
  expect(await countStatuses(page, id, 'orders')).toEqual({ pending: ORDERS });

  // An order that is left out stays ticked, and the reason is told.
  await tick(page, `Tick: Order ${getOrderNumber(21)}`);
  await tick(page, `Tick: Order ${getOrderNumber(22)}`);
  await page.route('**/orders/update-chosen', async (route) => {
    const { ids, ...step } = route.request().postDataJSON();
    const [first, ...others] = ids as number[];
    const answer = await route.fetch({ postData: { ...step, ids: [first] } });
    const left = others.map((one) => ({ id: one, message: 'Somebody was faster' }));
    await route.fulfill({ json: { ...(await answer.json()), left } });
  });
  await press(page, 'Mark 2 as paid');
  await page.locator('.toast').getByText('1 was left as it is: Somebody was faster').waitFor();
  await expect.poll(() => bar(page).getByRole('status').innerText()).toContain('1 ticked');
});

it('a pasted statement is read on the device, and what agrees is paid', async () => {
  const owner = await stage.signedIn('bank', DESKTOP);
  const { page } = owner;
  const id = await openShop(owner);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const open = () => page.getByRole('button', { name: 'Match with bank' }).press('Enter');
  await open();
  const sheet = page.getByRole('dialog', { name: 'Match with your bank' });
  const lines = [
    ...[1, 2, 3, 4, 5, 6].map((index) => `23.11.2026 +${19 + index},50 EUR VS${getOrderNumber(index)} NOVAK`),
    `22.11.2026 +5,00 EUR VS${getOrderNumber(7)} SEDMA`,
    '21.11.2026 +27,50 EUR PLATBA ZA MED',
    '20.11.2026 -99,00 EUR NAJOM',
  ];
  await sheet.getByRole('textbox').fill(lines.join('\n'));
  await expect
    .poll(() => sheet.locator('.tally').innerText())
    .toMatch(/agree\s+6\s+other sum\s+1\s+no symbol\s+1/);
  await sheet.getByText('Order €26.50, paid €5.00').waitFor();
  await owner.expectAccessible('statement');

  // A look at the order does not lose the statement, nor what was said about its lines.
  await sheet.getByRole('button', { name: 'Choose the order for €27.50' }).press('Enter');
  await sheet.getByRole('checkbox', { name: String(getOrderNumber(8)) }).check();
  await sheet.getByRole('button', { name: `Look at order ${getOrderNumber(7)}` }).press('Enter');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(String(getOrderNumber(7)));
  await expect.poll(() => panel(page).locator('.row').count()).toBe(1);
  await open();
  await sheet.getByRole('button', { name: 'and 1 more' }).press('Enter');
  const ticked = sheet.getByRole('checkbox', { name: String(getOrderNumber(8)) });
  await expect.poll(() => ticked.isChecked()).toBe(true);

  // A sheet that is closed too early loses nothing, and what was stored is taken away all the same.
  const marks = await holdCalls(page, '**/orders/update-chosen');
  const mark = () => sheet.getByRole('button', { name: 'Mark 7 as paid, €165.50' }).dblclick();
  await mark();
  const call = await marks.next();
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await call.continue();
  await page.locator('.toast').getByText('7 orders are paid').waitFor();
  expect(marks.count).toBe(1);
  await marks.letGo();
  expect(await countStatuses(page, id, 'orders')).toEqual({ paid: 7, pending: 2 });
  // Undo brings the lines back as well.
  await page.locator('.toast').getByRole('button', { name: 'Undo for all of them' }).press('Enter');
  await page.locator('.toast').getByText('Taken back').waitFor();
  await open();
  const back = [...lines.slice(0, 6), lines[7], lines[6], lines[8]];
  await expect.poll(() => sheet.getByRole('textbox').inputValue()).toBe(back.join('\n'));
  await mark();
  await sheet.getByText('Done. 1 payment is left here and was not marked.').waitFor();
  await sheet.getByText('Nothing to mark yet').waitFor();
  await expect.poll(() => sheet.getByRole('textbox').inputValue()).toBe([lines[6], lines[8]].join('\n'));
  expect(await countStatuses(page, id, 'orders')).toEqual({ paid: 7, pending: 2 });

  // A payment that is pasted once more pays no other order, and a whole statement closes the sheet.
  await sheet.getByRole('textbox').fill(`${lines[0]}`);
  await sheet.getByText('This order no longer waits for its payment.').waitFor();
  await sheet.getByRole('textbox').fill(`+28,50 VS${getOrderNumber(9)}`);
  await sheet.getByRole('button', { name: 'Mark 1 as paid, €28.50' }).press('Enter');
  await page.locator('.toast').getByText('1 order is paid').waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await countStatuses(page, id, 'orders')).toEqual({ paid: 8, pending: 1 });
  expect(sent.filter((body) => body.includes('PLATBA'))).toEqual([]);
});

it('several bookings are confirmed, declined with one sentence, and deleted', async () => {
  const owner = await stage.owner('many-bookings', PHONE);
  const { page } = owner;
  const data = {
    title: 'Salón',
    slug: 'many-bookings',
    pageData: buildBookingPage(salon),
    isPublished: true,
  };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  const link = await waitForMailedLink(stage.product.dataDir, 'many-bookings@example.com', '/confirm-email');
  await page.request.post('/api/email-proof', { data: { token: link.slice(link.indexOf('=') + 1) } });
  for (const [customerName, time] of [
    ['Alica', '09:00'],
    ['Elena', '10:00'],
    ['Iveta', '11:00'],
  ]) {
    const booking = buildBookingRequest({ customerName, time, date: TUESDAY });
    const answer = await page.request.post('/api/public/many-bookings/booking', { data: booking });
    expect(answer.status()).toBe(201);
  }
  await page.goto(`/admin/${id}#bookings`);
  await tick(page, 'Tick all 3 that are shown');
  await owner.expectAccessible('ticked bookings');
  await press(page, 'Confirm 3');
  await page.locator('.toast').getByText('3 bookings are confirmed').waitFor();
  expect(await countStatuses(page, id, 'bookings')).toEqual({ confirmed: 3 });
  await page.locator('.toast').getByRole('button', { name: 'Undo for all of them' }).press('Enter');
  await page.locator('.toast').getByText('Taken back').waitFor();
  expect(await countStatuses(page, id, 'bookings')).toEqual({ pending: 3 });

  await tick(page, /Alica/);
  await tick(page, /Elena/);
  await press(page, 'Decline 2');
  const sheet = page.getByRole('dialog', { name: 'Decline 2 bookings?' });
  await sheet.getByText('Elena').waitFor();
  const words = sheet.getByLabel('One sentence to the customer');
  await words.fill('I am ill.');
  await owner.expectAccessible('decline several');
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await press(page, 'Decline 2');
  await expect.poll(() => words.inputValue()).toBe('I am ill.');
  const decline = () => sheet.getByRole('button', { name: 'Decline 2', exact: true }).press('Enter');
  await decline();
  await page.locator('.toast').getByText('2 bookings are cancelled').waitFor();
  await page.locator('.toast').getByRole('button', { name: 'Undo for all of them' }).press('Enter');
  await page.locator('.toast').getByText('Taken back').waitFor();
  await tick(page, /Alica/);
  await tick(page, /Elena/);
  await press(page, 'Decline 2');
  await expect.poll(() => words.inputValue()).toBe('I am ill.');
  await decline();
  await page.locator('.toast').getByText('2 bookings are cancelled').waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await countStatuses(page, id, 'bookings')).toEqual({ pending: 1, cancelled: 2 });

  await tick(page, /Alica/);
  await tick(page, /Elena/);
  await press(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 bookings' }).press('Enter');
  await page.locator('.toast').getByText('2 bookings are deleted').waitFor();
  await expect.poll(() => panel(page).locator('.row').count()).toBe(1);
  expect(await countStatuses(page, id, 'bookings')).toEqual({ pending: 1 });
});

it('several messages are read and deleted, and the ticks outlast a search', async () => {
  const owner = await stage.signedIn('statement', DESKTOP);
  const { page } = owner;
  const [{ id, slug }] = await (await page.request.get('/api/websites')).json();
  for (const name of ['Marek', 'Jana', 'Peter']) {
    const data = { name, email: `${name.toLowerCase()}@example.com`, message: `Píše ${name}` };
    const answer = await page.request.post(`/api/public/${slug}/contact`, { data });
    expect(answer.status()).toBe(201);
  }
  await page.goto(`/admin/${id}#messages`);
  await tick(page, 'Tick: Marek');
  await page.getByRole('searchbox').fill('jana');
  await panel(page).getByText('1 more is ticked').waitFor();
  await tick(page, 'Tick: Jana');
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => panel(page).locator('.row').count()).toBe(3);
  await press(page, 'Mark 2 as read');
  await page.locator('.toast').getByText('2 messages are marked as read').waitFor();
  await page.getByRole('tab', { name: 'Messages 1' }).waitFor();
  await tick(page, 'Tick all 3 that are shown');
  await press(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await press(page, 'Untick all');
  await expect.poll(() => bar(page).count()).toBe(0);
  await expect.poll(() => panel(page).getByRole('checkbox', { checked: true }).count()).toBe(0);
});

it('spam leaves the list, comes back by Undo, and is found behind its filter', async () => {
  const owner = await stage.signedIn('bank', PHONE);
  const { page } = owner;
  const [{ id, slug }] = await (await page.request.get('/api/websites')).json();
  const write = async (name: string, email: string) => {
    const data = { name, email, message: 'Kúpte si odkazy' };
    expect((await page.request.post(`/api/public/${slug}/contact`, { data })).status()).toBe(201);
  };
  await write('Reklama', 'spam@example.com');
  await write('Jana', 'jana@example.com');
  await page.goto(`/admin/${id}#messages`);
  const row = (name: string) => panel(page).locator('.row').filter({ hasText: name });
  await row('Reklama').getByRole('button', { name: 'Spam: Reklama' }).press('Enter');
  await page.locator('.toast').getByText('1 message is spam').waitFor();
  await expect.poll(() => row('Reklama').count()).toBe(0);
  await page.locator('.toast').getByRole('button', { name: 'Undo for all of them' }).press('Enter');
  await row('Reklama').waitFor();

  await row('Reklama').getByRole('button', { name: 'Spam: Reklama' }).press('Enter');
  await expect.poll(() => row('Reklama').count()).toBe(0);
  await write('Reklama znova', 'spam@example.com');
  await panel(page).getByRole('button', { name: 'Spam', exact: true }).press('Enter');
  await panel(page)
    .getByText(/^Spam is deleted after 30 days/)
    .waitFor();
  await expect.poll(() => panel(page).locator('.row').count()).toBe(2);
  await owner.expectAccessible('spam');
  await row('Reklama znova')
    .getByRole('button', { name: /^Not spam/ })
    .press('Enter');
  await page.locator('.toast').getByText('2 messages are back').waitFor();
  await panel(page).getByRole('button', { name: 'All', exact: true }).press('Enter');
  await expect.poll(() => panel(page).locator('.row').count()).toBe(3);
});
