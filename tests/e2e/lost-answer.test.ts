import { loseAnswer } from '@tests/support/lose-answer';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { visitorContent } from '@tests/support/visitor-page';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

/** Publishes a contact form and a product; returns a function that reads one of the owner's lists. */
async function publish(slug: string) {
  const { page } = await stage.owner(slug, DESKTOP);
  const contents = {
    contact: { title: 'Píšte nám', fields: ['name', 'email', 'message'] },
    products: visitorContent.products('34'),
  };
  const sections = Object.entries(contents).map(([type, content], order) => ({
    id: `${type}-${order}`,
    type,
    title: '',
    content,
    order,
  }));
  const data = { title: `Dom ${slug}`, slug, pageData: { sections }, isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  return async (list: string) => (await page.request.get(`/api/websites/${id}/${list}`)).json();
}

async function fill(page: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

it('an order whose answer was lost is the same one when it is sent again, from the product opened anew too', async () => {
  const read = await publish('lost-order');
  const visitor = await stage.visitor(PHONE, [/\/orders$/]);
  const { page } = visitor;
  await page.goto('/lost-order');
  const open = page.getByRole('button', { name: /^Order.*Kôš na raňajky$/ });
  await open.click();
  const dialog = page.getByRole('dialog');
  const address = { Street: 'Ukážková 12', City: 'Košice', 'Postal code': '040 01' };
  const name = { 'First name': 'Zuzana', 'Last name': 'Príkladová' };
  await fill(dialog, { ...name, Email: 'zuzana@example.com', ...address });
  await page.route('**/orders', loseAnswer);
  const submit = dialog.getByRole('button', { name: /^Send order/ });
  await submit.click();
  await dialog.getByText('An error occurred while sending the order. Please try again.').waitFor();
  await page.unroute('**/orders');
  const [stored] = await read('orders');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open.click();

  await submit.click();
  await page.getByRole('dialog', { name: 'Order submitted successfully!' }).waitFor();
  await expect
    .poll(() => dialog.locator('.s-pay dd:nth-of-type(1)').allInnerTexts())
    .toContain(String(stored.orderNumber));
  // Its emails may have been sent since, so only these fields are compared.
  expect(await read('orders')).toMatchObject([{ id: stored.id, orderNumber: stored.orderNumber }]);

  // The next order is a new one, although it says the same.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await submit.click();
  await page.getByRole('dialog', { name: 'Order submitted successfully!' }).waitFor();
  expect(await read('orders')).toHaveLength(2);
  visitor.expectSilence();
});

it('who changes a message whose answer was lost learns that it has arrived, and can send both', async () => {
  const read = await publish('lost-message');
  const visitor = await stage.visitor(DESKTOP, [/\/contact$/]);
  const { page } = visitor;
  await page.goto('/lost-message');
  await fill(page, { Name: 'Zuzana', Email: 'zuzana@example.com', Message: 'Máte voľno?' });
  const submit = page.getByRole('button', { name: 'Send message' });
  await page.route('**/contact', loseAnswer);
  await submit.click();
  await page.getByText('An error occurred while sending the message. Please try again.').waitFor();
  await page.unroute('**/contact');

  await fill(page, { Message: 'Máte voľno v sobotu?' });
  await submit.click();
  await page.getByText('Your first message has arrived', { exact: false }).waitFor();
  expect(await read('contact-submissions')).toMatchObject([{ message: 'Máte voľno?' }]);
  await submit.click();
  await page.getByText('Message was sent successfully! We will contact you soon.').waitFor();
  const messages = await read('contact-submissions');
  expect(messages).toMatchObject([{ message: 'Máte voľno v sobotu?' }, { message: 'Máte voľno?' }]);
  visitor.expectSilence();
});
