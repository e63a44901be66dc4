import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

async function fillAddress(dialog: Locator): Promise<void> {
  const address = {
    'First name': 'Zuzana',
    'Last name': 'Príkladová',
    Email: 'zuzana@example.com',
    Street: 'Ukážková 12',
    City: 'Košice',
    'Postal code': '040 01',
  };
  for (const [label, text] of Object.entries(address)) await dialog.getByLabel(label).fill(text);
}

it('a product is ordered at the price that holds, and the visitor learns how to pay', async () => {
  const slug = 'order-phone';
  const owner = await stage.owner(slug, PHONE);
  const save = await publishVisitorPage(owner, slug, 'products', visitorContent.products('34'));
  const visitor = await stage.visitor(PHONE, [/\/orders$/]);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  await page.getByRole('button', { name: /^Order.*Kôš na raňajky$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Order' });
  await dialog.waitFor();
  await visitor.expectAccessible('order dialog');

  const submit = dialog.getByRole('button', { name: /^Send order/ });
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await fillAddress(dialog);
  await expect.poll(() => submit.isEnabled()).toBe(true);
  await dialog.getByLabel('City').fill(' ');
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await dialog.getByLabel('City').fill('Košice');

  const quantity = dialog.getByLabel('Quantity');
  for (const wrong of ['0', '100', '1.5', '']) {
    await quantity.fill(wrong);
    await quantity.blur();
    await expect.poll(() => quantity.inputValue()).toBe('1');
    await dialog.getByText("You can order 1 to 99. We've set it to 1.").waitFor();
  }
  await quantity.fill('3');
  await expect.poll(() => dialog.getByText('You can order 1 to 99 pieces.').count()).toBe(0);
  await dialog.getByRole('button', { name: 'One fewer' }).click();
  await dialog.getByRole('button', { name: 'One fewer' }).click();
  await dialog.getByRole('button', { name: 'One more' }).click();
  await expect.poll(() => submit.innerText()).toBe('Send order · €68.00');

  // A half-filled order does not close by a slip, and is kept when it is closed on purpose.
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // A visitor who types at once types into a field that holds one piece, not two.
  const shown = await page
    .getByRole('button', { name: /^Order.*Kôš na raňajky$/ })
    .evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await Promise.resolve();
      return document.querySelector<HTMLInputElement>('dialog[open] input[type=number]')?.value;
    });
  expect(shown).toBe('1');
  await expect.poll(() => dialog.getByLabel('Street').inputValue()).toBe('Ukážková 12');
  await dialog.getByLabel('Email').fill('zuzana@');
  await submit.click();
  await dialog.getByText('Invalid email format').waitFor();
  await dialog.getByLabel('Email').pressSequentially('example.com');
  await expect.poll(() => dialog.getByText('Invalid email format').count()).toBe(0);
  await dialog.getByLabel('Notes').fill('a'.repeat(2001));
  await submit.click();
  await dialog.getByText('Please use at most 2000 characters. This text has 2001.').waitFor();
  await dialog.getByLabel('Notes').fill('');
  await quantity.fill('2');

  await page.route('**/orders', (route) => route.fulfill({ status: 500, json: { message: 'secret' } }));
  await submit.click();
  await dialog.getByText('Error', { exact: true }).waitFor();
  await dialog.getByText('An error occurred while sending the order. Please try again.').waitFor();
  await visitor.expectAccessible('order failed');
  await page.unroute('**/orders');

  await save(visitorContent.products('35,50 €'));
  await submit.click();
  await dialog.getByText('The price has changed').waitFor();
  await expect.poll(() => submit.innerText()).toBe('Send order · €71.00');
  await visitor.expectAccessible('price changed');

  const held = await holdCalls(page, '**/orders');
  await submit.dblclick();
  await dialog.getByRole('button', { name: 'Sending...' }).click({ force: true });
  await (await held.next()).continue();
  const paid = page.getByRole('dialog', { name: 'Order submitted successfully!' });
  await paid.waitFor();
  expect(held.count).toBe(1);
  const lines = await paid.locator('.s-pay dd:nth-of-type(1)').allInnerTexts();
  expect(lines.slice(0, 5)).toEqual([
    '€71.00',
    'SK31 1200 0000 1987 4263 7541',
    'Dom na lúke',
    'TATRSKBX',
    'zuzana@example.com',
  ]);
  expect(lines[5]).toMatch(/^\d{1,10}$/);
  for (const name of [
    'PAY by square, for Slovak bank apps',
    'QR code (EPC), for bank apps elsewhere in Europe',
  ]) {
    const code = paid.getByRole('img', { name });
    await expect
      .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await paid.getByRole('button', { name: 'Copy: Account number' }).click();
  await paid.getByRole('button', { name: 'Copied: Account number' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('SK31 1200 0000 1987 4263 7541');
  // The field of a bank takes the number alone.
  await paid.getByRole('button', { name: 'Copy: Amount' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('71,00');
  await visitor.expectAccessible('order sent');
  await page.keyboard.press('Escape');
  await expect.poll(() => paid.isVisible()).toBe(false);
});

it('a vote counts once and shows how the poll stands', async () => {
  const slug = 'vote-desktop';
  await publishVisitorPage(await stage.owner(slug, DESKTOP), slug, 'poll', visitorContent.poll);
  const visitor = await stage.visitor(DESKTOP, [/\/poll-vote$/]);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await page.getByText('Please choose an option').waitFor();
  const isFocused = (button: Locator) => button.evaluate((element) => element === document.activeElement);
  const potato = page.getByRole('radio', { name: 'Zemiakový' });
  await potato.check();
  const see = page.getByRole('button', { name: 'See results' });
  const back = page.getByRole('button', { name: 'Back to voting' });
  await see.press('Enter');
  await page.getByText('0 votes').waitFor();
  await expect.poll(() => isFocused(back)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => potato.isChecked()).toBe(true);
  await expect.poll(() => isFocused(see)).toBe(true);
  await page.route('**/poll-vote', (route) => route.abort());
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await page.getByText('An error occurred while voting. Please try again.').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Zemiakový' }).isChecked()).toBe(true);
  await visitor.expectAccessible('vote failed');
  await page.unroute('**/poll-vote');

  await page.getByRole('button', { name: 'Vote', exact: true }).press('Enter');
  await page.getByText('Thank you for your vote!').waitFor();
  await page.getByText('Vote submitted').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'You voted' }).isDisabled()).toBe(true);
  // The keyboard goes on at the answer.
  await expect
    .poll(() => isFocused(page.getByRole('status').filter({ hasText: 'Vote submitted' })))
    .toBe(true);
  await expect.poll(() => page.locator('.s-bars b').allInnerTexts()).toEqual(['0%', '100%', '0%']);
  await expect.poll(() => page.locator('.s-bars .is-mine').innerText()).toContain('Zemiakový · your vote');
  await visitor.expectAccessible('voted');
  await page.reload();
  await page.getByRole('button', { name: 'Vote', exact: true }).waitFor();
});

/** Fills in and sends an order for the first of two products, whose call is held. */
async function sendOrderOfTwo(slug: string) {
  const [alpha] = visitorContent.products('5').products;
  const content = {
    title: 'Na doma',
    products: [alpha, { ...alpha, id: 'beta', name: 'Beta', price: '70' }],
  };
  const owner = await stage.owner(slug, DESKTOP);
  await publishVisitorPage(owner, slug, 'products', content);
  const { page } = await stage.visitor(DESKTOP);
  await page.goto(`/${slug}`);
  await page.getByRole('button', { name: /^Order.*Kôš na raňajky$/ }).click();
  const dialog = page.getByRole('dialog');
  await fillAddress(dialog);
  const held = await holdCalls(page, '**/orders');
  await dialog.getByRole('button', { name: /^Send order/ }).click();
  return { page, dialog, call: await held.next() };
}

it('the answer to an order that came after Back closed the dialog is shown when it opens again', async () => {
  const { page, dialog, call } = await sendOrderOfTwo('order-and-back');
  await page.goBack();
  await expect.poll(() => dialog.isVisible()).toBe(false);
  const answered = page.waitForResponse('**/orders');
  await call.continue();
  await answered;
  await page.getByRole('button', { name: /^Order.*Beta$/ }).click();
  await dialog.getByRole('heading', { name: 'Order submitted successfully!' }).waitFor();
  await expect.poll(() => dialog.locator('.s-item').innerText()).toBe('1 × Kôš na raňajky\n\n€5.00');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Order.*Beta$/ }).click();
  await dialog.getByRole('button', { name: 'Send order · €70.00' }).waitFor();
});

it('the answer to an order is about the product that was sent, whatever was pressed meanwhile', async () => {
  const { page, dialog, call } = await sendOrderOfTwo('order-of-two');
  await dialog.getByRole('button', { name: 'One more' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
  await expect.poll(() => dialog.isVisible()).toBe(true);
  // A browser closes a dialog all the same after enough Escapes.
  await dialog.evaluate((element) => (element as HTMLDialogElement).close());
  await page.getByRole('button', { name: /^Order.*Beta$/ }).click();
  await call.continue();
  await dialog.getByRole('heading', { name: 'Order submitted successfully!' }).waitFor();
  await expect.poll(() => dialog.locator('.s-item').innerText()).toBe('1 × Kôš na raňajky\n\n€5.00');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Order.*Beta$/ }).click();
  await dialog.getByRole('button', { name: 'Send order · €70.00' }).waitFor();
});

it('a button that is pressed before its script has come opens the dialog when it has', async () => {
  const content = visitorContent.products('34');
  await publishVisitorPage(await stage.owner('early-order', DESKTOP), 'early-order', 'products', content);
  const { page } = await stage.visitor(DESKTOP);
  const held = await holdCalls(page, /\/assets\/hydrate/);
  await page.goto('/early-order');
  await page.getByRole('button', { name: /^Order.*Kôš na raňajky$/ }).click();
  await expect.poll(() => held.count).toBeGreaterThan(0);
  await held.letGo();
  await page.getByRole('dialog', { name: 'Order' }).waitFor();
});

it('a form that is sent before its script has come is sent when it has', async () => {
  const owner = await stage.owner('early-vote', DESKTOP);
  await publishVisitorPage(owner, 'early-vote', 'poll', visitorContent.poll);
  const { page } = await stage.visitor(DESKTOP);
  const held = await holdCalls(page, /\/assets\/hydrate/);
  await page.goto('/early-vote');
  await page.getByRole('radio', { name: 'Ražný' }).check();
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect.poll(() => held.count).toBeGreaterThan(0);
  await held.letGo();
  await page.getByText('Thank you for your vote!').waitFor();
});

it('a visitor ticks that a copy is wanted, beside the words, and reads that it comes', async () => {
  const owner = await stage.owner('message-copy', PHONE);
  await publishVisitorPage(owner, 'message-copy', 'contact', visitorContent.contact);
  const visitor = await stage.visitor(PHONE);
  const { page } = visitor;
  await page.goto('/message-copy');
  await page.getByLabel('Name').fill('Eva Malá');
  await page.getByLabel('Email').fill('eva@example.com');
  await page.getByLabel('Message').fill('Dobrý deň');
  const box = page.getByLabel('Send me a copy');
  await box.check();
  const [tick, words] = await Promise.all([
    box.boundingBox(),
    page.getByText('Send me a copy').boundingBox(),
  ]);
  // The box is as small as a tick, and stands on one line with its words.
  expect(tick?.width).toBeLessThan(25);
  expect(words?.height).toBeLessThan(50);
  await visitor.expectAccessible('a message with a copy');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText("We're emailing you a link to your copy.").waitFor();
});

it('a double press is one vote', async () => {
  const owner = await stage.owner('double-vote', DESKTOP);
  await publishVisitorPage(owner, 'double-vote', 'poll', visitorContent.poll);
  const { page } = await stage.visitor(DESKTOP);
  await page.goto('/double-vote');
  const held = await holdCalls(page, '**/poll-vote');
  await page.getByRole('radio', { name: 'Ražný' }).check();
  await page.getByRole('button', { name: 'Vote', exact: true }).dblclick();
  await (await held.next()).continue();
  await page.getByText('Thank you for your vote!').waitFor();
  expect(held.count).toBe(1);
});

it('a form whose script did not come says so, and works once the network is back', async () => {
  await publishVisitorPage(await stage.owner('tunnel', DESKTOP), 'tunnel', 'poll', visitorContent.poll);
  const visitor = await stage.visitor(PHONE, [/\/assets\/hydrate/]);
  const { page } = visitor;
  await page.route(/\/assets\/hydrate/, (route) => route.abort());
  await page.goto('/tunnel');
  await page.getByText('Ražný').click();
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await page
    .getByRole('alert')
    .getByText("We couldn't load a part of this page.", { exact: false })
    .waitFor();
  await page.unroute(/\/assets\/hydrate/);
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await page.getByText('Vote submitted').waitFor();
  await page
    .getByText("We couldn't load a part of this page.", { exact: false })
    .waitFor({ state: 'detached' });
  visitor.expectSilence();
});

it('without a script everything can be read, and the forms say what they need', async () => {
  const owner = await stage.owner('plain', DESKTOP);
  await publishVisitorPage(owner, 'plain-booking', 'booking', visitorContent.booking);
  await publishVisitorPage(owner, 'plain-goods', 'products', visitorContent.products('34'));
  await publishVisitorPage(owner, 'plain-poll', 'poll', visitorContent.poll);
  const { page } = await stage.visitor({ ...DESKTOP, javaScriptEnabled: false });
  const shown = {
    'plain-booking': ['Strih', '150 min', 'Tuesday – Sunday'],
    'plain-goods': ['Kôš na raňajky', '€34.00'],
    'plain-poll': ['Ražný', 'Zemiakový'],
  };
  for (const [slug, texts] of Object.entries(shown)) {
    await page.goto(`/${slug}`);
    for (const text of texts) {
      const isVisible = await page.getByText(text).first().isVisible();
      expect({ text, isVisible }).toEqual({ text, isVisible: true });
    }
    await expect.poll(() => page.locator('noscript .s-hint').innerText()).toContain('needs JavaScript.');
    await expect.poll(() => page.locator('noscript .s-hint').isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('main :is(button, input)').filter({ visible: true }).count())
      .toBe(0);
  }
});
