import { openBusiness } from '@tests/support/sample-business';
import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('an owner writes once what the page, search engines and the editor show', async () => {
  const owner = await stage.owner('one-business', PHONE, [/\/business$/]);
  const { page } = owner;
  const { id } = await openBusiness(page, 'one-business');
  await page.goto(`/admin/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Your business' }).click();
  await page.getByText('This comes from your page.').waitFor();
  await page.getByLabel('Name of the business').fill('Salón Mirabelka');
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('Company or person').fill('Mirabelka s. r. o.');
  await page
    .getByText('Invalid email format')
    .or(page.getByText('please look at the fields in red'))
    .first()
    .waitFor();
  await owner.expectAccessible('business with an email that is none');
  await page.getByLabel('Email', { exact: true }).fill('salon@example.com');
  await page.getByLabel('Company number').fill('12345678');
  await page.getByLabel('Tax number').fill('2020123456');
  await page.getByLabel('Tax number').blur();
  await page.getByText(/^Saved at/).waitFor();
  await owner.expectAccessible('business');

  await page.goto('/one-business');
  await page.getByText('Mirabelka s. r. o. · Company No. 12345678 · Tax No. 2020123456').waitFor();
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.join()).toContain('"legalName":"Mirabelka s. r. o."');
  await owner.expectAccessible('a page with the identity of its seller');
});

it('what two devices change beside each other stays, and both show it', async () => {
  const owner = await stage.owner('two-devices', PHONE);
  const { page } = owner;
  const { id } = await openBusiness(page, 'two-devices');
  const other = await page.context().newPage();
  for (const device of [page, other]) {
    await device.goto(`/admin/${id}/business`);
    await device.getByLabel('Phone').waitFor();
  }
  // A field that is being edited is not replaced by a newer answer of the server.
  await other.getByLabel('Tax number').fill('2020123456');
  await page.getByLabel('Phone').fill('+421 900 000 111');
  await page.getByLabel('Phone').blur();
  await page.getByText(/^Saved at/).waitFor();
  await other.getByLabel('Tax number').blur();
  await other.getByText(/^Saved at/).waitFor();
  await expect.poll(() => other.getByLabel('Phone').inputValue()).toBe('+421 900 000 111');
  const { business } = await (await page.request.get(`/api/websites/${id}/business`)).json();
  expect(business).toMatchObject({ phone: '+421 900 000 111', taxNumber: '2020123456' });
});

it('what was typed is saved when its screen is left with the keyboard still open', async () => {
  const owner = await stage.owner('left-open', PHONE, [/\/business$/]);
  const { page } = owner;
  const { id } = await openBusiness(page, 'left-open');
  const open = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Your business' }).click();
  };
  const readStoredPhone = async () =>
    (await (await page.request.get(`/api/websites/${id}/business`)).json()).business.phone;
  await page.goto(`/admin/${id}`);
  await open();
  await page.getByLabel('Phone').fill('+421 900 000 456');
  await page.goBack();
  await page.getByRole('button', { name: 'More' }).waitFor();
  await expect.poll(readStoredPhone).toBe('+421 900 000 456');
  await open();
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+421 900 000 456');

  // A failed save is reported on whatever screen the owner is by then, and the changes are kept.
  await page.route('**/business', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Phone').fill('+421 900 000 789');
  await page.goBack();
  const notice = page.locator('.toast');
  await notice.getByText("Your last change wasn't saved").waitFor();
  await owner.expectAccessible('a save that failed after its screen was left');
  await page.unroute('**/business');
  // Ctrl+Z takes a step back; here it would send the failed save once more.
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Try again to save your last change' }).click();
  await notice.getByText('Your last change is saved now').waitFor();
  expect(await readStoredPhone()).toBe('+421 900 000 789');

  // While the screen is still open, the owner is asked before leaving it.
  await open();
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('Phone').focus();
  await page.getByText('please look at the fields in red').waitFor();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await owner.expectAccessible('leaving with something that cannot be saved');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'More' }).waitFor();
  expect(await readStoredPhone()).toBe('+421 900 000 789');
});

it('an owner chooses how to hear of what comes, by mail and by a sound', async () => {
  const owner = await stage.owner('told-daily', PHONE);
  const { page } = owner;
  const { id } = await openBusiness(page, 'told-daily');
  const card = page.getByRole('region', { name: 'What we tell you' });
  await page.goto(`/admin/${id}/business`);
  await card.getByLabel('By email').selectOption('Both');
  await page.locator('.toast').getByText('Saved').waitFor();
  await card.getByLabel('The overview comes at').selectOption('8:00');
  await expect
    .poll(async () => (await page.request.get(`/api/websites/${id}/news-settings`)).json())
    .toEqual({ newsBy: 'both', overviewHour: 8 });
  await card.getByRole('switch', { name: 'A sound when something new comes' }).check();
  await card.getByRole('button', { name: 'Listen' }).waitFor();
  await owner.expectAccessible('what an owner is told');

  // A new message rings on the admin.
  await page.addInitScript(() => {
    const rung = window as unknown as { rung: number };
    rung.rung = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      rung.rung += 1;
      return start.call(this, when);
    };
  });
  await page.goto(`/admin/${id}#messages`);
  await page.getByRole('tab', { name: /^Messages/ }).waitFor();
  const data = { name: 'Tibor', email: 'tibor@example.com', message: 'Máte voľno?' };
  await expect
    .poll(async () => {
      await page.request.post('/api/public/told-daily/contact', { data });
      return page.evaluate(() => (window as unknown as { rung: number }).rung);
    })
    .toBeGreaterThan(0);
});
