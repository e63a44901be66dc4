import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const stage = startStage();

/** The visitor comes at this moment, in the zone of the sample. */
const NOW = new Date('2027-03-10T12:00:00Z');
const AWAKE = '[data-island="admin-demo"][data-awake]';

const demo = (page: Page) => page.locator('.admin-demo');
const row = (page: Page, name: string) => demo(page).locator('.row').filter({ hasText: name, visible: true });
const press = (page: Page, name: string) => demo(page).getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => demo(page).getByRole('tab', { name, exact: true });
const readNumber = (page: Page, label: string) =>
  demo(page).locator('.stat').filter({ hasText: label }).locator('.stat__value').innerText();
const getFocusedClass = (page: Page) => page.evaluate(() => document.activeElement?.className);

async function open(device: BrowserContextOptions): Promise<WatchedPage> {
  const visitor = await stage.visitor({ ...device, timezoneId: 'America/New_York' });
  await visitor.page.clock.setFixedTime(NOW);
  return visitor;
}

/** Lists the requests from now on that are for no file of a page. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(assets|fonts|images|pictures)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

describe('a visitor of the landing page', () => {
  it('tries every action of the admin, and nothing is sent', async () => {
    const visitor = await open(DESKTOP);
    const { page } = visitor;
    let wakeUp = () => {};
    const isPressed = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    await page.route(/wake-admin-demo/, async (route) => {
      await isPressed;
      await route.continue();
    });

    // A press that comes before the script is not lost.
    await page.goto('/');
    await press(page, 'Edit Website');
    wakeUp();
    const note = page.getByRole('dialog');
    await note.getByText('In your own admin, this button opens your website').waitFor();
    await note.locator('a[href="/register"]', { hasText: 'Start 7-day trial' }).waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    await page.locator(AWAKE).waitFor();
    // So few rows need no search, and a search would ask the server.
    await expect.poll(() => demo(page).getByRole('searchbox').count()).toBe(0);
    const calls = watchCalls(page);
    await demo(page).locator('a[href="/demo/salon"][target="_blank"]').waitFor();

    // The dates depend on the visitor's day.
    await row(page, 'Conor').getByText('09/03/2027, 18:42').waitFor();
    await visitor.expectAccessible('demo messages');
    await press(page, 'Mark as Read: message from Conor Hartley');
    await tab(page, 'Messages 1').waitFor();
    await expect.poll(() => getFocusedClass(page)).toMatch(/^row/);
    await page.getByRole('status').getByText('Message marked as read').waitFor({ state: 'attached' });
    await press(page, 'Delete message from Aoife Byrne');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
    await row(page, 'Aoife').waitFor({ state: 'detached' });
    await expect.poll(() => getFocusedClass(page)).toBe('admin-panel');
    await tab(page, 'Messages').waitFor();
    await expect.poll(() => readNumber(page, 'Messages')).toBe('2');

    await tab(page, 'Bookings 2').click();
    await row(page, 'Orla').getByText('11/03/2027, 10:30 – 11:30').waitFor();
    await press(page, 'Confirm: Orla Kennedy');
    await row(page, 'Orla').getByText('Confirmed').waitFor();
    await press(page, 'Decline: Fiona Walsh');
    await row(page, 'Fiona').getByText('Cancelled').waitFor();
    await tab(page, 'Bookings').waitFor();
    await press(page, 'Edit booking of Orla Kennedy');
    await page.getByLabel('Time').fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Please enter a time, for example 09:00').waitFor();
    await page.getByLabel('Time').fill('12:15');
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    await row(page, 'Orla').getByText('11/03/2027, 12:15 – 13:15').waitFor();
    await press(page, 'Delete booking of Peter Lynch');
    await page.getByRole('alertdialog').getByText('Peter Lynch, 11/03/2027, 16:00').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete booking' }).click();
    await expect.poll(() => readNumber(page, 'Bookings')).toBe('3');
    await visitor.expectAccessible('demo bookings');

    await tab(page, 'Orders 1').click();
    await press(page, 'Mark as paid: 26000021');
    await row(page, 'Gift voucher').getByText('Paid', { exact: true }).waitFor();
    await press(page, 'Mark as shipped: 26000022');
    await row(page, 'shampoo').getByText('Shipped', { exact: true }).waitFor();
    await press(page, 'Details of order 26000022');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Could you wrap them as presents?').waitFor();
    await visitor.expectAccessible('demo orders');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await press(page, 'Delete order 26000023');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete order' }).click();
    await row(page, 'Wooden brush').waitFor({ state: 'detached' });

    // The keyboard leads to the last tab and from there back to the first.
    await tab(page, 'Orders').focus();
    await page.keyboard.press('ArrowRight');
    await demo(page).getByRole('heading', { name: 'Last 7 days' }).waitFor();
    await visitor.expectAccessible('demo analytics');
    await page.keyboard.press('ArrowRight');
    await row(page, 'Declan').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await row(page, 'Declan').waitFor();

    await press(page, 'Start over');
    await tab(page, 'Messages 2').waitFor();
    await press(page, 'Delete Website');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete website' }).click();
    await demo(page).getByText('The sample website is deleted').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Bring it back');
    await visitor.expectAccessible('demo closed');
    await press(page, 'Bring it back');
    await tab(page, 'Messages 2').waitFor();
    await expect.poll(() => getFocusedClass(page)).toBe('admin-demo');
    expect(calls).toEqual([]);
  });

  it('finds every tab on a phone', async () => {
    const visitor = await open(PHONE);
    const { page } = visitor;
    await page.goto('/');
    for (const [name, text] of [
      ['Bookings', "Women's cut, 60 min"],
      ['Orders', '2 × Lavender shampoo'],
      ['Analytics', /^Busiest day/],
      ['Messages', /^Hi, have you anything free/],
    ] as const) {
      await demo(page).getByRole('tab', { name }).tap();
      await demo(page).getByText(text).waitFor();
      await visitor.expectAccessible(`demo ${name} on a phone`);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(PHONE.viewport?.width);
    }
  });
});

it('without JavaScript everything can be read, and no button is dead', async () => {
  const { page } = await stage.visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/');
  for (const text of [
    'Hi, have you anything free on Saturday morning?',
    "Women's cut, 60 min",
    '2 × Lavender shampoo',
    'Busiest day',
  ]) {
    await demo(page).getByText(text).waitFor();
  }
  const buttons = demo(page).locator('button').filter({ visible: true });
  await expect.poll(() => buttons.count()).toBe(0);
});
