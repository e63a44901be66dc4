import { answerPayment, readStripeCalls, serveFakeStripe } from '@tests/support/fake-stripe';
import { DESKTOP, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { SubscriptionStatus } from '@/contracts/billing';

/** Stripe's settings are needed so that the page's policy lets Stripe's script in. */
const stage = startStage({
  variables: {
    STRIPE_SECRET_KEY: 'sk_of_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_of_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
    STRIPE_PREMIUM_PRICE_ID: 'price_of_tests',
  },
});

const PREMIUM: SubscriptionStatus = {
  hasActiveSubscription: true,
  subscriptionTier: 'premium',
  trialDaysLeft: 0,
  needsPayment: false,
  currentPeriodEnd: '2026-12-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  becomesFree: false,
  nextTier: null,
};

/** Answers the calls for which the server would ask Stripe. */
async function payByStripe(page: Page): Promise<void> {
  const created = { status: 'incomplete', clientSecret: 'pi_stripe_1_secret_2' };
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: created }));
  await page.route('**/api/confirm-subscription', (route) => route.fulfill({ json: PREMIUM }));
}

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe for €11.99/month' }).click();
const pay = (page: Page) => page.getByRole('button', { name: 'Subscribe - €11.99/month' }).click();

it('pays in the fields of Stripe, whose script comes when somebody pays', async () => {
  const owner = await stage.owner('anna', DESKTOP);
  const { page } = owner;
  const loads = await serveFakeStripe(page);
  await payByStripe(page);
  await page.goto('/subscription');
  await page.getByRole('heading', { name: 'Subscribe to Premium' }).waitFor();
  expect(loads()).toBe(0);
  await subscribe(page);
  await page.getByLabel('Card of Stripe').waitFor();
  expect(loads()).toBe(1);
  await owner.expectAccessible('payment by Stripe');

  await answerPayment(page, { error: { message: 'Your card has insufficient funds.' } });
  await pay(page);
  await page.getByText('Payment Failed', { exact: true }).waitFor();
  await page.getByText('Your card has insufficient funds.', { exact: true }).waitFor();
  await answerPayment(page, 'throw');
  await pay(page);
  await page.getByText('Payment processing failed', { exact: true }).waitFor();

  await answerPayment(page, { paymentIntent: { id: 'pi_stripe_1', status: 'succeeded' } });
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: PREMIUM }));
  await pay(page);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByText('pi_stripe_1', { exact: true }).waitFor();
  const { created, confirmed } = await readStripeCalls(page);
  expect(created).toEqual([{ type: 'payment', options: { layout: 'accordion' } }]);
  const confirmParams = { return_url: `${stage.product.url}/payment-success` };
  expect(confirmed).toEqual(Array(3).fill({ redirect: 'if_required', confirmParams }));
  owner.expectSilence();
});

it('names Premium only where Standard has no price', async () => {
  const owner = await stage.owner('dana', DESKTOP);
  const { page } = owner;
  await page.request.put('/api/auth/subscription', { data: { tier: 'free' } });
  await page.goto('/subscribe?plan=standard');
  await page.getByRole('heading', { name: 'Premium', exact: true }).waitFor();
  await expect.poll(() => page.getByText('Standard').count()).toBe(0);
  await page.goto('/subscription?plan=standard');
  await page.getByRole('heading', { name: 'Subscribe to Premium' }).waitFor();
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Booking only in Premium package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feature is locked' });
  await dialog.getByText('Booking: included in the Premium plan.', { exact: false }).waitFor();
  await expect.poll(() => dialog.getByText('Standard').count()).toBe(0);
  await expect
    .poll(() => dialog.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href'))
    .toBe('/subscribe?plan=premium');
  const refused = await page.request.post('/api/websites', {
    data: { title: 'Salón', slug: 'salon-dana', description: 'x'.repeat(60) },
  });
  expect(await refused.json()).toMatchObject({ code: 'PLAN_LIMIT', requiredTier: 'premium' });
  owner.expectSilence();
});

it('says that a payment is on its way, and asks again', async () => {
  const owner = await stage.owner('boris', DESKTOP, [/confirm-subscription/]);
  const { page } = owner;
  await serveFakeStripe(page);
  await payByStripe(page);
  const notYet = { status: 402, json: { code: 'PAYMENT_REQUIRED', message: 'Not yet' } };
  await page.route('**/api/confirm-subscription', (route) => route.fulfill(notYet));
  await page.goto('/subscription');
  await subscribe(page);
  await page.getByLabel('Card of Stripe').waitFor();
  await answerPayment(page, { paymentIntent: { id: 'pi_stripe_2', status: 'processing' } });
  await pay(page);
  await page.getByRole('heading', { name: 'The payment is on its way' }).waitFor();
  await owner.expectAccessible('payment on its way');
  await page.route('**/api/confirm-subscription', (route) => route.fulfill({ json: PREMIUM }));
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: PREMIUM }));
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
});

it('offers another try where the script did not come', async () => {
  const owner = await stage.owner('cyril', DESKTOP, [/js\.stripe\.com/]);
  const { page } = owner;
  await payByStripe(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto('/subscription');
  await subscribe(page);
  await page.getByRole('heading', { name: "We couldn't load the payment form" }).waitFor();
  await owner.expectAccessible('payment form that did not load');
  await serveFakeStripe(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Card of Stripe').waitFor();
  owner.expectSilence();
});
