import { readFile } from 'node:fs/promises';
import { holdCalls } from '@tests/support/hold-calls';
import { orderOfTwo } from '@tests/support/order-book';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { PAGE_SIZE } from '@tests/support/stored/shops';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

/** The browser of the tests calls itself headless, and such browsers are not counted as visitors. */
const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const SECOND_OF_A_DOUBLE_CLICK = 2;
/** The pattern fits the calls of one order, and not the one that sums all of them. */
const ONE_ORDER = /\/api\/websites\/\d+\/orders\/\d+$/;

const stage = startStage();

async function openAdmin(page: Page, tab: string): Promise<void> {
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/admin/${id}#${tab}`);
  await page.getByRole('heading', { name: 'Salón Mirabelka' }).waitFor();
}

const getRow = (page: Page, customer: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: customer });

async function readStatuses(page: Page): Promise<Record<string, string>> {
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  const orders: { customerName: string; status: string }[] = await (
    await page.request.get(`/api/websites/${id}/orders`)
  ).json();
  return Object.fromEntries(orders.map(({ customerName, status }) => [customerName, status]));
}

describe('orders', () => {
  it('go from payment to delivery, and away after a question', async () => {
    const owner = await stage.signedIn('sold', DESKTOP, [/\/orders\/\d+$/]);
    const { page } = owner;
    await openAdmin(page, 'orders');
    const order = getRow(page, 'Tibor Hrachovec');
    await order.getByText('Awaiting payment').waitFor();
    await page.getByRole('tab', { name: 'Orders 1' }).waitFor();
    await owner.expectAccessible('orders');

    // The sheet has all that an owner needs to pack and to check the payment.
    await expect.poll(() => page.getByText('Zabaliť ako darček.').count()).toBe(0);
    await order.getByRole('button', { name: /^Details/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('SWIFT code (BIC)').waitFor();
    const details = (await sheet.innerText()).replaceAll(/\s+/g, ' ');
    for (const part of [
      '2 × Šampón s levanduľou €23.80',
      'Total €23.80',
      'SK31 1200 0000 1987 4263 7541',
      'Account holder Salón Mirabelka',
      'What happened',
      'SWIFT code (BIC) TATRSKBX',
      'Variable symbol (order number) 26000004',
      'Payment reference tibor@example.com',
      'Lipová 12, 040 01 Košice',
      'Zabaliť ako darček. <b>Ďakujem</b>',
    ]) {
      expect(details).toContain(part);
    }
    const links = sheet.getByRole('link');
    await expect
      .poll(() => links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))))
      .toEqual([
        expect.stringMatching(/\/customers\/[\da-f-]+$/),
        expect.stringMatching(/^mailto:tibor@example\.com\?subject=Order%2026000004/),
        'tel:+421900123456',
      ]);
    await owner.expectAccessible('an order');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText('Zabaliť ako darček.').count()).toBe(0);

    // A step that fails is reported in the sheet, not over it.
    await page.route(ONE_ORDER, (route) => route.fulfill({ status: 500, body: '{}' }));
    await order.getByRole('button', { name: /^Details/ }).click();
    await sheet.getByRole('button', { name: 'Mark as paid' }).click();
    await sheet.getByText('Error updating order').waitFor();
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.unroute(ONE_ORDER);
    // It is told by a notice when the sheet was closed meanwhile.
    const steps = await holdCalls(page, ONE_ORDER);
    await order.getByRole('button', { name: /^Details/ }).click();
    await sheet.getByRole('button', { name: 'Mark as paid' }).press('Enter');
    const step = await steps.next();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
    await step.fulfill({ status: 500, body: '{}' });
    await page.locator('.toast').getByText('Error updating order').waitFor();
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    await page.unroute(ONE_ORDER);
    // In the row a failed step is undone; a step that succeeds stays, and a double press takes it only once.
    await page.route(ONE_ORDER, (route) => route.fulfill({ status: 500, body: '{}' }));
    await order.getByRole('button', { name: /^Mark as paid/ }).click();
    await page.getByText('Error updating order').first().waitFor();
    await order.getByText('Awaiting payment').waitFor();
    await page.unroute(ONE_ORDER);
    await order.getByRole('button', { name: /^Mark as paid/ }).dblclick();
    await page.getByText('Order status updated').first().waitFor();
    await order.getByText('Paid', { exact: true }).waitFor();
    await order
      .getByRole('button', { name: /^Mark as shipped/ })
      .dispatchEvent('click', { detail: SECOND_OF_A_DOUBLE_CLICK });
    await expect.poll(() => order.evaluate((row) => row.contains(document.activeElement))).toBe(true);
    await page.getByRole('tab', { name: 'Orders', exact: true }).waitFor();
    // The step is taken back by the notice, and once more in the sheet when the notice has gone.
    await page.getByRole('button', { name: /^Undo the step of order/ }).click();
    await page.getByText('Taken back').first().waitFor();
    await order.getByText('Awaiting payment').waitFor();
    // It is pressed by the keyboard: a click so soon after the last may count as the second of a double click.
    await order.getByRole('button', { name: /^Mark as paid/ }).press('Enter');
    await order.getByText('Paid', { exact: true }).waitFor();
    await page.reload();
    await order.getByRole('button', { name: /^Details/ }).click();
    await sheet.getByText('Taken back: Paid').waitFor();
    await sheet.getByRole('button', { name: 'Take back “Paid”' }).press('Enter');
    await sheet.getByRole('button', { name: 'Mark as paid' }).waitFor();
    await expect.poll(() => sheet.getByText('Taken back: Paid').count()).toBe(2);
    await page.keyboard.press('Escape');
    await order.getByText('Awaiting payment').waitFor();
    await order.getByRole('button', { name: /^Mark as paid/ }).press('Enter');
    await order.getByText('Paid', { exact: true }).waitFor();
    for (const [customer, step, status] of [
      ['Elena Pastierová', 'Mark as shipped', 'Shipped'],
      ['Iveta Rybárová', 'Mark as delivered', 'Delivered'],
    ] as const) {
      const row = getRow(page, customer);
      await row.getByRole('button', { name: new RegExp(`^${step}`) }).click();
      await row.getByText(status, { exact: true }).waitFor();
    }
    await expect
      .poll(() =>
        getRow(page, 'Alica Nemcová')
          .getByRole('button', { name: /^Mark as/ })
          .count(),
      )
      .toBe(0);
    await expect
      .poll(() => readStatuses(page))
      .toEqual({
        'Tibor Hrachovec': 'paid',
        'Elena Pastierová': 'shipped',
        'Iveta Rybárová': 'delivered',
        'Alica Nemcová': 'delivered',
      });

    // Deleting asks first; a failure leaves everything as it was.
    const bin = getRow(page, 'Alica Nemcová').getByRole('button', { name: /^Delete order/ });
    const dialog = page.getByRole('alertdialog');
    await bin.click();
    await dialog.getByText('order 26000001 from Alica Nemcová').waitFor();
    await owner.expectAccessible('the question before an order is deleted');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.route(ONE_ORDER, (route) => route.fulfill({ status: 500, body: '{}' }));
    await bin.click();
    await dialog.getByRole('button', { name: 'Delete order' }).click();
    await page.getByText('Error deleting order').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.unroute(ONE_ORDER);
    await bin.click();
    await dialog.getByRole('button', { name: 'Delete order' }).click();
    await page.getByText('Order deleted').first().waitFor();
    await getRow(page, 'Alica Nemcová').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('admin-panel');
    expect(Object.keys(await readStatuses(page))).toHaveLength(3);
    owner.expectSilence();
  });

  it('and messages arrive while the owner looks', async () => {
    const owner = await stage.signedIn('live', PHONE);
    const { page } = owner;
    const isListening = page.waitForResponse(/\/events$/);
    await openAdmin(page, 'orders');
    await isListening;
    await page.getByText('No orders yet').waitFor();
    const visitor = await stage.visitor(PHONE);
    const calls = visitor.page.request;
    await calls.post('/api/public/shop-live/orders', { data: orderOfTwo });
    await getRow(page, 'Marek Dubnický').getByText('Awaiting payment').waitFor();
    await page.getByText('New order').first().waitFor();

    // Counts that come later push the chosen tab aside; it must stay whole.
    await page.getByRole('tab', { name: 'Analytics' }).click();
    const message = { name: 'Tibor', email: 'tibor@example.com', message: 'Máte voľno?' };
    await calls.post('/api/public/shop-live/contact', { data: message });
    await page.getByRole('tab', { name: 'Messages 1' }).waitFor();
    await expect.poll(() => countClippedPixels(page)).toBeLessThanOrEqual(0);
    await page.getByRole('tab', { name: /^Messages/ }).click();
    await page.getByRole('tabpanel').getByText('Máte voľno?').waitFor();
    await owner.expectAccessible('what came in');
  });
});

/** Returns by how many pixels the chosen tab reaches out of the list of tabs. */
function countClippedPixels(page: Page): Promise<number> {
  return page.getByRole('tablist').evaluate((list) => {
    const chosen = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (!chosen) throw new Error('No tab is chosen');
    return Math.max(frame.left - chosen.left, chosen.right - frame.right);
  });
}

it('where nothing can be streamed, Refresh shows what is new', async () => {
  const owner = await stage.signedIn('unstreamed', PHONE, [/\/events$/]);
  const { page } = owner;
  await page.route('**/api/websites/*/events', (route) => route.abort());
  await openAdmin(page, 'orders');
  await page.getByText('No orders yet').waitFor();
  const { page: visitor } = await stage.visitor(PHONE);
  const answer = await visitor.request.post('/api/public/shop-unstreamed/orders', { data: orderOfTwo });
  expect(answer.status()).toBe(201);
  await expect.poll(() => getRow(page, 'Marek Dubnický').count()).toBe(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await getRow(page, 'Marek Dubnický').waitFor();
  owner.expectSilence();
});

it('a long list comes in pages, and whole as a file that runs nothing', async () => {
  const owner = await stage.signedIn('busy', DESKTOP);
  const { page } = owner;
  await openAdmin(page, 'orders');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(PAGE_SIZE);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => rows.count()).toBe(PAGE_SIZE + 1);
  await expect.poll(() => page.getByRole('button', { name: 'Load more' }).count()).toBe(0);

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download spreadsheet (CSV)' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('shop-busy-orders.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + PAGE_SIZE + 1);
  expect(lines.at(-1)?.replaceAll('""', '"')).toContain(`'=HYPERLINK("https://evil.example.com")`);
  expect(lines.join('\n')).not.toMatch(/(^|;|")=HYPERLINK/m);
  owner.expectSilence();
});

it('visitors are counted, the owner is not', async () => {
  const human = { ...DESKTOP, userAgent: HUMAN };
  const owner = await stage.signedIn('visited', human);
  const { page } = owner;
  await openAdmin(page, 'analytics');
  await page.getByText('No traffic data yet').waitFor();
  const visitor = await stage.visitor(human);
  for (const { page: guest } of [owner, visitor, visitor]) {
    const isCounted = guest.waitForResponse(/\/visit$/);
    await guest.goto('/shop-visited');
    expect((await isCounted).status()).toBe(204);
  }
  await openAdmin(page, 'analytics');
  const today = page.getByRole('table').getByRole('row').last();
  await today.waitFor();
  await expect.poll(() => today.getByRole('cell').allInnerTexts()).toEqual(['1', '2']);
  const card = (label: string) => page.locator('.stat').filter({ hasText: label }).locator('.stat__value');
  await expect.poll(() => card('Visitors This Week').innerText()).toBe('1');
  await expect.poll(() => card('Page Views').innerText()).toBe('2');
  await page.getByText('Daily visitors, summed').waitFor();
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await owner.expectAccessible('a week of visits');
});

it('a plan without statistics says which one has them', async () => {
  const owner = await stage.signedIn('free', PHONE);
  const { page } = owner;
  await openAdmin(page, 'analytics');
  await page.getByText('Statistics are part of the Standard plan').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href'))
    .toBe('/subscribe?plan=standard');
  const hints = page.getByRole('link', { name: 'In the Standard plan' });
  await expect
    .poll(() => hints.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(['/subscribe?plan=standard', '/subscribe?plan=standard']);
  await owner.expectAccessible('statistics locked');
});
