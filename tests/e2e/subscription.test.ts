import {
  chooseCard,
  fitsWidth,
  getHeading,
  openForm,
  PAY,
  pay,
  SUBSCRIBE,
} from '@tests/support/payment-form';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import { describe, expect, it } from 'vitest';

const stage = startStage();

describe('an owner on trial', () => {
  const warning = 'Your trial is ending soon. Subscribe to continue using premium features.';

  it('is not hurried while the end is far', async () => {
    const owner = await stage.signedIn('six-days-left', DESKTOP);
    const { page } = owner;
    await page.goto('/');
    await page.getByText('Free trial - 6 days remaining', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'View Plans' }).click();
    await page.getByText('6 days left').waitFor();
    await expect.poll(() => page.getByText(warning).count()).toBe(0);
    await owner.expectAccessible('subscription on trial');
  });

  it('pays with a good card, once, and has Premium', async () => {
    const owner = await stage.signedIn('trial', PHONE);
    const { page } = owner;
    await page.clock.install();
    await page.goto('/');
    const banner = 'Trial expires in 3 day(s). Subscribe to keep your premium features.';
    await page.getByText(banner, { exact: true }).waitFor();
    await owner.expectAccessible('dashboard on trial');
    await page.getByRole('link', { name: 'Subscribe Now' }).click();

    await getHeading(page, 'Subscription').waitFor();
    await getHeading(page, 'Current Plan').waitFor();
    await page.getByText('Free Trial', { exact: true }).waitFor();
    await page.getByText('3 days left').waitFor();
    await page.getByText(warning).waitFor();
    await owner.expectAccessible('subscription on trial');
    await openForm(page);
    await page.getByText('Test payments: no card is charged').waitFor();
    await page.getByText('Get instant access to all premium features with no setup fees.').waitFor();
    await owner.expectAccessible('payment form');
    await expect.poll(() => fitsWidth(page)).toBe(true);

    await pay(page);
    await page.getByText('Check the card number').waitFor();
    await owner.expectAccessible('payment form with errors');
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel('Expires').fill('1234');
    await page.getByLabel('Security code').fill('123');
    await expect.poll(() => page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    await expect.poll(() => page.getByLabel('Expires').inputValue()).toBe('12 / 34');
    let payments = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/payments/sandbox/confirm')) payments += 1;
    });
    await page.getByRole('button', { name: PAY }).dblclick();

    await getHeading(page, 'Payment Successful!').waitFor();
    await page.getByText('Welcome to the premium plan! Your subscription is now active.').waitFor();
    await page.getByText(/^pi_sandbox_/).waitFor();
    await page.getByText('A confirmation email was sent to trial@example.com.').waitFor();
    await page.getByText('PREMIUM', { exact: true }).waitFor();
    expect(payments).toBe(1);
    const invoices: { status: string }[] = await (await page.request.get('/api/invoices')).json();
    expect(invoices.map(({ status }) => status)).toEqual(['paid']);
    await owner.expectAccessible('payment success');
    await expect.poll(() => fitsWidth(page)).toBe(true);

    await page.clock.runFor(10_000);
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Premium subscription active - Full access to all features').waitFor();
    await owner.expectAccessible('dashboard, paid');
  });

  it('sees what is paid for, and takes back its end', async () => {
    const owner = await stage.signedIn('trial', PHONE);
    const { page } = owner;
    await page.goto('/subscription');
    await page.getByText('Premium Active').waitFor();
    await page.getByText('You have full access to all features.').waitFor();
    await page.getByText(/^The next payment is on /).waitFor();
    await expect.poll(() => page.getByRole('button', { name: SUBSCRIBE }).count()).toBe(0);
    await owner.expectAccessible('subscription, active');
    await page.request.post('/api/subscription/cancel');
    await page.reload();
    await page.getByText(/^Your subscription ends on /).waitFor();
    await owner.expectAccessible('subscription, ending');
    await expect.poll(() => fitsWidth(page)).toBe(true);
    await page.getByRole('button', { name: 'Keep Premium' }).press('Enter');
    await page.getByText('Your subscription continues').first().waitFor();
    await page.getByText(/^The next payment is on /).waitFor();
    await expectFocus(page.getByRole('main').getByRole('link', { name: 'Change or cancel your plan' }));
    await page.goto('/subscribe');
    await page.getByRole('link', { name: 'Manage your subscription' }).waitFor();
    owner.expectSilence();
  });
});

describe('an owner whose renewal failed', () => {
  it('keeps everything, can pay, and is told where there is nothing to pay', async () => {
    const owner = await stage.signedIn('overdue', PHONE);
    const { page } = owner;
    await page.goto('/subscription');
    await page.getByText('Premium Active').waitFor();
    await page.getByText(/^The last payment didn't go through\./).waitFor();
    await getHeading(page, 'Pay for this month').waitFor();
    await owner.expectAccessible('subscription, past due');
    await expect.poll(() => fitsWidth(page)).toBe(true);
    await page.getByRole('button', { name: 'Pay €11.99 now' }).click();
    await page.getByText("You're already subscribed", { exact: true }).waitFor();
    owner.expectSilence();
  });
});

describe('an owner whose trial is over', () => {
  it('is led to the plans, renews and has the websites back', async () => {
    const owner = await stage.signedIn('expired', DESKTOP, [/\/api\/websites/, /\/api\/photos/]);
    const { page } = owner;
    await page.goto('/editor/1');
    await page.waitForURL((url) => url.pathname === '/subscription');
    await page.getByText("Your text is kept here until you're back.").waitFor();
    await page.getByText('Trial expired', { exact: true }).waitFor();
    await page.getByText('Subscribe to regain access to premium features.').waitFor();
    await owner.expectAccessible('subscription, expired');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();

    await getHeading(page, 'Subscription Expired').waitFor();
    await page.getByText('Your trial has expired. Subscribe to regain access to premium features.').waitFor();
    await page.getByText('EXPIRED', { exact: true }).waitFor();
    await owner.expectAccessible('dashboard, expired');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('link', { name: 'Renew Subscription - €11.99/month' }).click();
    await openForm(page);
    await chooseCard(page, 'is paid');
    await pay(page);
    await getHeading(page, 'Payment Successful!').waitFor();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await getHeading(page, "You don't have any websites yet").waitFor();
    await page.getByText('Premium subscription active - Full access to all features').waitFor();
    owner.expectSilence();
  });

  it('keeps what visitors sent in reach, and goes on for free', async () => {
    const owner = await stage.signedIn('lapsed', PHONE, [/\/api\/websites$/]);
    const { page } = owner;
    await page.goto('/');
    await getHeading(page, 'Subscription Expired').waitFor();
    for (const fact of [
      'Your subscription has expired. Subscribe to continue managing your websites.',
      'Your seven free days are over.',
      'Your published pages stay online for reading.',
      'It all comes back with a plan.',
    ])
      await page.getByText(fact, { exact: true }).waitFor();
    await getHeading(page, 'Continue for free').waitFor();
    await getHeading(page, 'Your websites').waitFor();
    await owner.expectAccessible('dashboard, expired with a website');
    await expect.poll(() => fitsWidth(page)).toBe(true);

    await page.getByRole('link', { name: 'Messages, bookings and orders of Salón Jarmila' }).click();
    await getHeading(page, 'Salón Jarmila').waitFor();
    await page
      .getByText(
        "Your plan has ended. You can still read, download and delete what visitors sent, but you can't change anything.",
        { exact: false },
      )
      .waitFor();
    await page.getByText('Máte zajtra voľno?').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Mark as Read/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Edit Website' }).count()).toBe(0);
    await owner.expectAccessible('admin, read only');
    await expect.poll(() => fitsWidth(page)).toBe(true);
    await page.getByRole('tab', { name: 'Bookings' }).click();
    await page.getByText('No bookings yet').waitFor();
    // The waiting list can be read, and people can be removed from it; nothing can be booked for them.
    await page.getByRole('button', { name: 'Waiting list (1)' }).click();
    await page.getByRole('link', { name: 'Write to Milada' }).waitFor();
    await owner.expectAccessible('a waiting list, read only');
    await expect.poll(() => page.getByRole('button', { name: /^Enter a booking/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Remove Milada from the waiting list' }).click();
    await page.getByRole('button', { name: 'Undo: Milada goes back on the waiting list' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: /^Waiting list/ }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByText('No orders yet').waitFor();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByRole('button', { name: 'Delete message from Tibor' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
    await page.getByText('No messages yet').waitFor();

    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to Free' }).click();
    await page.getByRole('link', { name: 'Edit Salón Jarmila' }).waitFor();
    await page.getByText('FREE', { exact: true }).waitFor();
    owner.expectSilence();
  });

  it('goes on with Free', async () => {
    const owner = await stage.signedIn('ended', DESKTOP);
    const { page } = owner;
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Expired' }).waitFor();
    await owner.expectAccessible('profile, expired');
    await page.getByRole('button', { name: 'Switch to Free' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Switch to Free' });
    await dialog.getByText("You'll move to Free right away.", { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Switch to Free' }).click();
    await page.getByRole('heading', { name: 'Free', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText("You don't have any websites yet").waitFor();
    owner.expectSilence();
  });
});

describe('the plans', () => {
  it('are open to visitors, who sign in before they pay', async () => {
    const visitor = await stage.visitor(PHONE);
    const { page } = visitor;
    await page.goto('/subscribe');
    await getHeading(page, 'Choose your plan').waitFor();
    await page.getByText('most popular').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href'))
      .toBe('/');
    await expect
      .poll(() => page.getByRole('link', { name: 'Support' }).getAttribute('href'))
      .toBe('mailto:help@example.com');
    await visitor.expectAccessible('plans, signed out');
    await expect.poll(() => fitsWidth(page)).toBe(true);
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    await getHeading(page, 'Login Required').waitFor();
    await page.getByText('You need to be logged in to access subscription features.').waitFor();
    await visitor.expectAccessible('login required');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.getByLabel('Email').fill('on-free@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByRole('button', { name: 'Log in' }).click();
    await getHeading(page, 'Subscribe to Premium').waitFor();
    await visitor.expectAccessible('subscription, free');
  });

  it('are offered to owners on the free plan, and a better one to those on the standard plan', async () => {
    const free = await stage.signedIn('on-free', DESKTOP);
    await free.page.goto('/');
    await getHeading(free.page, 'Expand your website capabilities').waitFor();
    await free.expectAccessible('dashboard, free');
    await free.page.getByRole('link', { name: 'View Plans' }).click();
    await getHeading(free.page, 'Choose your plan').waitFor();
    await free.expectAccessible('plans');
    await free.page.goto('/subscription?success=true');
    await getHeading(free.page, 'Payment Successful!').waitFor();
    await free.expectAccessible('subscription, success');

    const standard = await stage.signedIn('on-standard', DESKTOP);
    await standard.page.goto('/');
    await standard.page.getByText('Standard subscription active', { exact: false }).waitFor();
    await standard.page.goto('/subscription');
    await standard.page.getByText('Standard Active').waitFor();
    await openForm(standard.page);
    await standard.expectAccessible('subscription, standard');
  });
});

it.each([
  { name: 'names whom to write to', support: true },
  { name: 'tells nobody to write where nobody reads it', support: false },
])('a screen that did not open $name', async ({ support }) => {
  const visitor = await stage.visitor(PHONE, [/register-screen/]);
  const { page } = visitor;
  await page.route(/\/assets\/register-screen-[\w-]+\.js/, (route) => route.abort());
  if (!support) {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () =>
        document.querySelector('meta[name="support-email"]')?.remove(),
      ),
    );
  }
  await page.goto('/register');
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  const address = page.getByRole('link', { name: 'help@example.com' });
  if (support) await expect.poll(() => address.getAttribute('href')).toBe('mailto:help@example.com');
  else await expect.poll(() => page.getByText(/write to us/).count()).toBe(0);
});
