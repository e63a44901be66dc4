import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import { expect, it } from 'vitest';

const stage = startStage();

it('an owner sees where they are logged in, and logs the others out', async () => {
  const computer = await stage.owner('devices', DESKTOP);
  const phone = await stage.signedIn('devices', PHONE, [/\/api\//]);
  await computer.page.goto('/profile');
  const card = computer.page.getByRole('region', { name: "Where you're logged in" });
  await card.getByText('This device').waitFor();
  await expect.poll(() => card.getByRole('listitem').count()).toBe(2);
  await computer.expectAccessible('profile, devices');
  await phone.page.goto('/profile');
  await phone.page.getByRole('heading', { name: "Where you're logged in" }).waitFor();
  await card.getByRole('button', { name: /^Log out / }).press('Enter');
  await expect.poll(() => card.getByRole('listitem').count()).toBe(1);
  await expectFocus(computer.page.getByRole('button', { name: 'Change language' }));
  await phone.page.getByRole('button', { name: 'Change name' }).click();
  await phone.page.getByRole('button', { name: 'Save', exact: true }).click();
  await phone.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await phone.page.getByText('Please log in again').first().waitFor();
  expect(new URL(phone.page.url()).searchParams.get('next')).toBe('/profile');
});

it('a password that is easy to guess is pointed out, and a better one is one press away', async () => {
  const visitor = await stage.visitor(PHONE);
  const { page } = visitor;
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('123456');
  await page.getByText('Many people use this password').waitFor();
  const better = await page.locator('code').innerText();
  await visitor.expectAccessible('register, weak password');
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.getByText('Keep it somewhere safe').waitFor();
  await expect.poll(() => password.inputValue()).toBe(better);
  await expect.poll(() => page.getByLabel('Confirm password').inputValue()).toBe(better);
  await password.fill('mirabelka');
  await expect.poll(() => page.locator('code').count()).toBe(0);
  visitor.expectSilence();
});

it('all other devices are logged out after a question only', async () => {
  const computer = await stage.owner('devices-all', DESKTOP);
  const phone = await stage.signedIn('devices-all', PHONE, [/\/api\//]);
  await stage.signedIn('devices-all', PHONE);
  const { page } = computer;
  await page.goto('/profile');
  const card = page.getByRole('region', { name: "Where you're logged in" });
  await expect.poll(() => card.getByRole('listitem').count()).toBe(3);
  const all = card.getByRole('button', { name: 'Log out all other devices' });
  await all.click();
  const question = page.getByRole('alertdialog', { name: 'Log out all other devices' });
  await question.getByText('2 other devices will be logged out').waitFor();
  await computer.expectAccessible('profile, question about devices');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await phone.page.request.get('/api/auth/user')).status()).toBe(200);
  await all.click();
  await question.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.poll(() => question.count()).toBe(0);
  await expect.poll(() => card.getByRole('listitem').count()).toBe(1);
  expect((await phone.page.request.get('/api/auth/user')).status()).toBe(401);
});

it('a proposed password is copied, and that it was is said', async () => {
  const visitor = await stage.visitor({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visitor;
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('123456');
  const better = await page.locator('code').innerText();
  const place = page.getByRole('status').filter({ has: page.locator('code') });
  await place.getByRole('button', { name: 'Copy the suggested password' }).click();
  await place.getByText('Copied').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(better);
  await page.getByRole('button', { name: 'Use this' }).click();
  await place.getByRole('button', { name: 'Copied' }).waitFor();
  await visitor.expectAccessible('register, a copied password');
});
