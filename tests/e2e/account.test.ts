import { readFile } from 'node:fs/promises';
import { payFor } from '@tests/support/choose-plan';
import { holdCalls } from '@tests/support/hold-calls';
import { waitForMailedLink } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

async function openProfile({ page }: WatchedPage): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

function notice(page: Page, text: string) {
  return page.locator('.toast').getByText(text, { exact: true });
}

async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

it('a password is changed, other devices are signed out, and the new one opens the account', async () => {
  const owner = await stage.owner('pass-phone', PHONE, [/\/api\/account\/password$/]);
  const other = await stage.signedIn('pass-phone', PHONE);
  const { page } = owner;
  await openProfile(owner);
  await page.getByText('No invoices yet.').waitFor();
  await owner.expectAccessible('profile');
  await expect.poll(() => fits(page)).toBe(true);

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByText("We'll log you out on all other devices.", { exact: false }).waitFor();
  await dialog.getByLabel('Current password').fill('not-it-at-all');
  await dialog.getByLabel('New password').fill('secret-2');
  // Neither a press beside it nor Escape takes the dialog away with what is typed or under way.
  await page.mouse.click(180, 5);
  const calls = await holdCalls(page, /\/api\/account\/password$/);
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await calls.letGo();
  await dialog.getByText("This isn't your current password").waitFor();
  await expect
    .poll(() => dialog.getByLabel('Current password').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await owner.expectAccessible('password refused');

  await dialog.getByLabel('Current password').fill('secret-1');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/password')) sent += 1;
  });
  await dialog.getByRole('button', { name: 'Save new password' }).dblclick();
  await notice(page, 'Password changed').waitFor();
  expect(sent).toBe(1);
  await expect.poll(() => dialog.count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();

  await other.page.goto('/profile');
  await other.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await logIn(other.page, 'pass-phone@example.com', 'secret-2');
  await other.page.getByRole('heading', { name: 'My websites' }).waitFor();
  owner.expectSilence();
  other.expectSilence();
});

it('name and email are changed', async () => {
  const owner = await stage.owner('name-desktop', DESKTOP, [/\/api\/account$/]);
  await stage.owner('taken-desktop', DESKTOP);
  const { page } = owner;
  await openProfile(owner);
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('First name').fill('Zora');
  await page.getByLabel('Last name').fill('Mirabelková');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Zora Mirabelková').waitFor();

  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill('taken-desktop@example.com');
  await dialog.getByLabel('Current password').fill('secret-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This email is already registered').waitFor();
  await owner.expectAccessible('email refused');
  await dialog.getByLabel('New email').fill('new-desktop@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Confirm your new email').waitFor();
  owner.expectSilence();
});

it('a forgotten password is set anew by the link of a mail, once', async () => {
  const email = 'forgot-phone@example.com';
  await stage.owner('forgot-phone', PHONE);
  const visitor = await stage.visitor(PHONE, [/\/api\/password-reset$/]);
  const { page } = visitor;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  await visitor.expectAccessible('forgotten password');
  const answers: string[] = [];
  for (const address of ['nobody-phone@example.com', email]) {
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    const heading = page.getByRole('heading', { name: 'Check your email' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    answers.push((await page.getByRole('main').innerText()).replace(address, 'ADDRESS'));
    if (address !== email) await page.getByRole('button', { name: 'Send another link' }).click();
  }
  expect(answers[0]).toBe(answers[1]);
  await visitor.expectAccessible('link sent');

  const link = await waitForMailedLink(stage.product.dataDir, email, '/reset-password');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  // Nobody who sees the address or the history later can use it.
  await expect.poll(() => page.url()).toMatch(/\/reset-password$/);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('Password must be at least 6 characters').waitFor();
  await visitor.expectAccessible('new password');
  await page.getByLabel('New password').fill('secret-3');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await notice(page, 'Your new password is set. You can now log in with it.').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-3');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'My websites' }).waitFor();

  await page.goto(link);
  // The owner learns it before typing anything.
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await expect.poll(() => page.getByLabel('New password').count()).toBe(0);
  await visitor.expectAccessible('used link');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  await page.goto(`/reset-password#token=${'a'.repeat(43)}`);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Open the link from your email' }).waitFor();
  visitor.expectSilence();
});

it('all data is downloaded in one file', async () => {
  const owner = await stage.owner('data-desktop', DESKTOP);
  const { page } = owner;
  const slug = 'data-desktop';
  await page.request.post('/api/websites', { data: { title: 'Salón Mirabelka', slug } });
  await openProfile(owner);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all my data' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const readJson = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(readJson('account.json')).toMatchObject({ nickname: slug, email: `${slug}@example.com` });
  expect(readJson(`websites/${slug}/website.json`)).toMatchObject({ title: 'Salón Mirabelka', slug });
  owner.expectSilence();
});

it('an account is deleted, with its page, after its email and password were typed', async () => {
  const owner = await stage.owner('gone-desktop', DESKTOP, [/\/api\/account$/]);
  const { page } = owner;
  const email = 'gone-desktop@example.com';
  const slug = 'gone-desktop';
  await page.request.post('/api/websites', { data: { title: 'Salón', slug, isPublished: true } });
  expect((await page.request.get(`/${slug}`)).status()).toBe(200);
  await openProfile(owner);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await dialog.getByLabel('Type your email').fill('somebody@example.com');
  await dialog.getByLabel('Current password').fill('secret-9');
  await confirm.click();
  await dialog.getByText("Please type your account's email").waitFor();
  await owner.expectAccessible('delete account');
  await dialog.getByLabel('Type your email').fill(email);
  await confirm.click();
  await dialog.getByText("This isn't your current password").waitFor();
  await dialog.getByLabel('Current password').fill('secret-1');
  await confirm.dblclick();
  await page.getByRole('heading', { name: 'A welcoming website for your business.' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Your account has been deleted.' }).waitFor();
  owner.expectSilence();
  const login = await page.request.post('/api/login', { data: { email, password: 'secret-1' } });
  expect(login.status()).toBe(401);
  expect((await page.request.get(`/${slug}`)).status()).toBe(404);
});

it('the trial is given up for Free, which meets its limit', async () => {
  const owner = await stage.owner('free-phone', PHONE);
  const { page } = owner;
  await page.request.post('/api/websites', { data: { title: 'Salón', slug: 'free-phone' } });
  await openProfile(owner);
  await page.getByRole('button', { name: 'Switch to Free' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Switch to Free' });
  await dialog.getByText("Your trial ends now, and you'll move to Free right away.").waitFor();
  await dialog.getByText('Booking system', { exact: true }).waitFor();
  await owner.expectAccessible('switch to Free');
  await dialog.getByRole('button', { name: 'Switch to Free' }).dblclick();
  await notice(page, 'Subscription has been updated').waitFor();
  await page.getByRole('heading', { name: 'Free', exact: true }).waitFor();
  await page.getByRole('banner').getByText('FREE', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Switch to Free' }).count()).toBe(0);
  await owner.expectAccessible('profile on Free');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Create Website' }).click();
  await page.getByRole('dialog', { name: 'Feature is locked' }).waitFor();
  await owner.expectAccessible('locked on Free');
});

it('a subscription is cancelled, goes on after all, and gives way to Free when it ends', async () => {
  const owner = await stage.owner('paid-desktop', DESKTOP);
  const { page } = owner;
  await payFor(page);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(new URL(request.url()).pathname);
  });
  await openProfile(owner);
  await page.getByRole('heading', { name: 'Premium' }).waitFor();
  await page.getByText('Priority support').waitFor();
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await expect
    .poll(() => invoices.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringMatching(/€11\.99\s+Paid/)]);
  const renews = page.getByText('The next payment is on', { exact: false });
  const ends = page.getByRole('main').getByText('Your subscription ends on', { exact: false });
  await renews.waitFor();
  await owner.expectAccessible('profile, paid');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel subscription' });
  await dialog
    .getByText('Nothing is deleted: resubscribe and everything will be there.', { exact: false })
    .waitFor();
  await owner.expectAccessible('cancel subscription');
  await dialog.getByRole('button', { name: 'Keep my plan' }).click();
  await expect.poll(() => ends.count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).dblclick();
  await ends.waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Cancel subscription' }).count()).toBe(0);
  await owner.expectAccessible('profile, cancelled');
  const account = await holdCalls(page, /\/api\/auth\/user$/);
  await page.getByRole('button', { name: 'Keep Premium' }).dblclick();
  await renews.waitFor();

  // The next change is asked for while the account is still being read.
  await page.getByRole('button', { name: 'Switch to Free' }).click();
  const question = page.getByRole('alertdialog', { name: 'Switch to Free' });
  await question.getByText('Premium is paid until', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Switch to Free' }).click();
  await (await account.next()).continue();
  await account.letGo();
  await page.getByRole('main').getByText('Free begins on', { exact: false }).waitFor();
  await page.getByRole('heading', { name: 'Premium' }).waitFor();
  expect(changes).toEqual(['/api/subscription/cancel', '/api/subscription/resume', '/api/auth/subscription']);
  owner.expectSilence();
});
