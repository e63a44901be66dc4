import { addShop, orderOfTwo } from '@tests/support/order-book';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage({
  variables: { RATE_LIMITS: 'on' },
  prepare: async (database) => {
    await addShop(
      database,
      'two-devices',
      Array.from({ length: 12 }, (_, index) => ({ customerName: `Zákazník ${index}` })),
    );
    await addShop(database, 'much-sent', []);
  },
});

async function openOrders(page: Page): Promise<void> {
  let answer = await page.request.get('/api/websites');
  // A busy server asks to try again.
  await expect
    .poll(async () => {
      if (!answer.ok()) answer = await page.request.get('/api/websites');
      return answer.status();
    })
    .toBe(200);
  const [{ id }] = await answer.json();
  await page.goto(`/admin/${id}#orders`);
  await page.getByRole('tabpanel').getByText('Zákazník 11').waitFor();
}

const getRow = (page: Page, customer: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByText(customer, { exact: true }) });
const measureTop = (page: Page, customer: string) =>
  getRow(page, customer).evaluate((row) => Math.round(row.getBoundingClientRect().top));

/** Sends what visitors send, until it is accepted: a busy server counts nothing, and asks to try again. */
const send = (page: Page, path: string, data: object) =>
  expect.poll(async () => (await page.request.post(path, { data })).status()).toBe(201);

it('what one device changes is on the other, and rows stay where they are when a new one comes', async () => {
  const phone = await stage.signedIn('two-devices', PHONE);
  const desk = await stage.signedIn('two-devices', DESKTOP);
  await openOrders(desk.page);
  await openOrders(phone.page);
  await getRow(desk.page, 'Zákazník 6').evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await getRow(phone.page, 'Zákazník 6')
    .getByRole('button', { name: /^Mark as paid/ })
    .click();
  await getRow(desk.page, 'Zákazník 6').getByText('Paid', { exact: true }).waitFor({ timeout: 15_000 });

  const before = await measureTop(desk.page, 'Zákazník 6');
  const scrolled = await desk.page.evaluate(() => window.scrollY);
  await send(phone.page, '/api/public/shop-two-devices/orders', orderOfTwo);
  await getRow(desk.page, 'Marek Dubnický').waitFor({ state: 'attached' });
  // A browser scrolls by whole pixels of the screen.
  const measureMove = async () => Math.abs((await measureTop(desk.page, 'Zákazník 6')) - before);
  await expect.poll(measureMove).toBeLessThanOrEqual(2);
  await expect.poll(() => desk.page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
});

it('many orders of one sender are deleted after a question that counts them', async () => {
  const owner = await stage.signedIn('two-devices', PHONE);
  const { page } = owner;
  await openOrders(page);
  await getRow(page, 'Zákazník 3')
    .getByRole('button', { name: /^Delete several/ })
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Delete \d+ orders?$/ }).waitFor();
  await owner.expectAccessible('the question before many are deleted');
  await dialog.getByLabel('Which ones').selectOption('hour');
  await dialog.getByRole('button', { name: /^Delete \d+ orders?$/ }).click();
  await page
    .getByText(/^\d+ orders? deleted$/)
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => getRow(page, 'Zákazník 3').count()).toBe(0);
});

it('the tenth message of a day is sent with a little work that nobody sees', async () => {
  const visitor = await stage.visitor(PHONE, [/\/contact$/]);
  const { page } = visitor;
  const data = { name: 'Eva', email: 'eva@example.com', message: 'Dobrý deň' };
  const sendOne = async () =>
    (await page.request.post('/api/public/shop-much-sent/contact', { data })).status();
  // The messages of the other tests count too: all come from this machine.
  await expect.poll(sendOne, { interval: 1 }).toBe(428);
  await page.goto('/shop-much-sent');
  await page.getByLabel('Name').fill('Eva');
  await page.getByLabel('Email').fill('eva@example.com');
  await page.getByLabel('Message').fill('Ešte raz');
  const asked = page.waitForResponse((answer) => answer.status() === 428);
  await page.getByRole('button', { name: 'Send message' }).click();
  await asked;
  await page.getByText('Message was sent successfully!').waitFor();
  await visitor.expectAccessible('a form with its trap');
});
