import { waitForMailedLink } from '@tests/support/mail-files';
import { PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const line = (page: Page) => page.getByRole('region', { name: 'Your email' });
const notice = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true });
const waitForProofLink = (email: string) => waitForMailedLink(stage.product.dataDir, email, '/confirm-email');

async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

it('a new owner is asked for the proof of the email until the link of the mail is followed', async () => {
  const email = 'proof-phone@example.com';
  const owner = await stage.visitor(PHONE, [/\/api\/account\/email-proof$/]);
  const { page } = owner;
  await page.goto('/register');
  await page.getByLabel('Username').fill('proof-phone');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('mirabelka');
  await page.getByLabel('Confirm password').fill('mirabelka');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  expect(page.url()).not.toContain('proof');
  await page.getByLabel('Password', { exact: true }).fill('mirabelka');
  await page.getByRole('button', { name: 'Log in' }).click();

  await line(page).getByText(email).waitFor();
  await owner.expectAccessible('dashboard, email not proven');
  await expect.poll(() => fits(page)).toBe(true);
  const first = await waitForProofLink(email);
  await line(page).getByRole('button', { name: 'Send it again' }).click();
  await notice(page, "We've sent the link").waitFor();
  for (let press = 0; press < 4; press += 1) {
    await page.request.post('/api/account/email-proof');
  }
  await line(page).getByRole('button', { name: 'Send it again' }).click();
  await notice(page, 'No more links today').waitFor();

  // The mail is read in another browser.
  const phone = await stage.visitor(PHONE);
  await phone.page.goto(first);
  await phone.page.getByRole('heading', { name: 'Is this your email?' }).waitFor();
  await expect.poll(() => phone.page.url()).toMatch(/\/confirm-email$/);
  await phone.expectAccessible('confirm email');
  await page.reload();
  await line(page).getByText(email).waitFor();
  await phone.page.getByRole('button', { name: 'Confirm this email' }).dblclick();
  await phone.page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
  await phone.expectAccessible('email confirmed');
  // A second click at the same place would count as part of the double click, so a key is pressed.
  await phone.page.getByRole('link', { name: 'Log in' }).press('Enter');
  await expect.poll(() => phone.page.getByLabel('Email').inputValue()).toBe(email);

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => line(page).count()).toBe(0);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await expect.poll(() => line(page).count()).toBe(0);

  // Opening the same link again does no harm.
  await page.goto(first);
  await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await page.getByRole('heading', { name: 'My websites' }).waitFor();
  owner.expectSilence();
  phone.expectSilence();
});

it('a mistyped address is changed, taken back and changed again', async () => {
  const owner = await stage.owner('typo-phone', PHONE);
  const { page } = owner;
  const right = 'right-phone@example.com';
  await page.goto('/');
  await line(page).getByRole('link', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(right);
  await dialog.getByLabel('Current password').fill('secret-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Confirm your new email').waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  await line(page).getByText(right).waitFor();
  await owner.expectAccessible('profile, address to be proven');

  await page.goto(await waitForProofLink(right));
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
  await page.goto('/profile');
  await page.getByRole('definition').getByText(right, { exact: true }).waitFor();

  const next = 'next-phone@example.com';
  const change = { email: next, currentPassword: 'secret-1' };
  await page.request.patch('/api/account', { data: change });
  await page.reload();
  await page.getByText('Waiting for you to open the link', { exact: false }).waitFor();
  await owner.expectAccessible('profile, new address waits');
  await expect.poll(() => fits(page)).toBe(true);
  const link = await waitForProofLink(next);
  await page.getByRole('button', { name: 'Keep the current email' }).click();
  await notice(page, 'Your email stays as it is').waitFor();
  await expect.poll(() => page.getByText(next).count()).toBe(0);
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await owner.expectAccessible('dead link');
  owner.expectSilence();
});
