import { holdCalls } from '@tests/support/hold-calls';
import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('an owner answers a message, takes the answer back and sends it after all', async () => {
  const owner = await stage.signedIn('answers', PHONE, [/\/replies$/]);
  const { page } = owner;
  const message = { name: 'Tibor Jablonský', email: 'tibor@example.com', message: 'Máte šampón aj menší?' };
  await page.request.post('/api/public/shop-answers/contact', { data: message });
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/admin/${id}#messages`);
  const row = page.locator('[role="tabpanel"] .row').filter({ hasText: 'Tibor Jablonský' });
  await row.getByRole('button', { name: 'Reply to Tibor Jablonský' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reply to Tibor Jablonský' });
  await sheet.getByText('Máte šampón aj menší?').waitFor();
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  await sheet.getByText('Please fill in this field').waitFor();
  await sheet.getByLabel('Your reply').fill('Áno, 100 ml za 6 €.');
  await owner.expectAccessible('an answer');
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  await row.getByText('Áno, 100 ml za 6 €.').waitFor();
  await expect.poll(() => row.getByText('New', { exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: 'Undo the reply to Tibor Jablonský' }).click();
  await expect.poll(() => sheet.getByLabel('Your reply').inputValue()).toBe('Áno, 100 ml za 6 €.');
  await expect.poll(() => row.getByText('Áno, 100 ml za 6 €.').count()).toBe(0);
  await sheet.getByLabel('Your reply').fill('Áno, 100 ml za 7 €.');
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  await row.getByText('Áno, 100 ml za 7 €.').waitFor();
  await page.reload();
  await row.getByText('Áno, 100 ml za 7 €.').waitFor();
  await row.getByRole('button', { name: 'Reply to Tibor Jablonský' }).click();
  await sheet.getByLabel('Your reply').fill('Ešte niečo');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const expectWords = async (words: string) => {
    await row.getByRole('button', { name: 'Reply to Tibor Jablonský' }).click();
    await expect.poll(() => sheet.getByLabel('Your reply').inputValue()).toBe(words);
  };
  await expectWords('Ešte niečo');
  const close = async () => {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };

  // The words outlast a failure and a look at another tab, also when they are taken back there.
  const sending = await holdCalls(page, /\/replies$/);
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  const call = await sending.next();
  await close();
  await call.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } });
  await page.locator('.toast').getByText('Try later').waitFor();
  await sending.letGo();
  const openTab = (name: RegExp) => page.getByRole('tab', { name }).click();
  await openTab(/^Bookings/);
  await openTab(/^Messages/);
  await expectWords('Ešte niečo');
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  const undo = page.getByRole('button', { name: 'Undo the reply to Tibor Jablonský' });
  await undo.waitFor();
  await openTab(/^Bookings/);
  await undo.click();
  await page.getByText('The reply was taken back', { exact: true }).waitFor();
  await openTab(/^Messages/);
  await expectWords('Ešte niečo');
  await close();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay here' }).click();

  // An answer that was sent while its sheet was closed is no longer kept.
  await expectWords('Ešte niečo');
  const last = await holdCalls(page, /\/replies$/);
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  await last.next().then((route) => close().then(() => route.continue()));
  await row.getByText('Ešte niečo').waitFor();
  await expectWords('');

  // Words for a message that another device has deleted hold nobody up.
  await sheet.getByLabel('Your reply').fill('Zbytočné');
  await close();
  const messages = `/api/websites/${id}/contact-submissions`;
  const [stored] = await (await page.request.get(messages)).json();
  await page.request.delete(`${messages}/${stored.id}`);
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  owner.expectSilence();
});

it('an answer that is taken back waits while another is being written', async () => {
  const { page } = await stage.signedIn('answers', PHONE);
  for (const name of ['Eva', 'Milada']) {
    const data = { name, email: `${name.toLowerCase()}@example.com`, message: 'Máte voľno?' };
    await page.request.post('/api/public/shop-answers/contact', { data });
  }
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/admin/${id}#messages`);
  const panel = page.getByRole('tabpanel', { name: 'Messages' });
  const field = page.getByRole('dialog').getByLabel('Your reply');
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send reply' });
  await panel.getByRole('button', { name: 'Reply to Eva' }).click();
  await field.fill('Áno, v utorok.');
  await send.click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const withdrawal = await holdCalls(page, /\/replies$/);
  await page.getByRole('button', { name: 'Undo the reply to Eva' }).click();
  await panel.getByRole('button', { name: 'Reply to Milada' }).click();
  await field.fill('Žiaľ, nie.');
  await withdrawal.letGo();
  await page.getByText('The reply was taken back', { exact: true }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('Žiaľ, nie.');
  await send.click();
  await page.getByRole('button', { name: 'Undo the reply to Milada' }).waitFor();
  await panel.getByRole('button', { name: 'Reply to Eva' }).click();
  await expect.poll(() => field.inputValue()).toBe('Áno, v utorok.');
});
