import { type StripeEmulator, startStripe } from '@tests/support/stripe-emulator';
import { TestClock } from '@tests/support/test-clock';
import { expect, it } from 'vitest';
import { createStripePayments } from './stripe-payments';

const clock = new TestClock();
const stripe: StripeEmulator = startStripe(() => clock.now());

it('waits no longer than it may for Stripe', async () => {
  const payments = createStripePayments(stripe.settings, clock, 50);
  stripe.mood = 'hangs';
  await expect(payments.listSubscriptions('cus_1')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});

it('takes another key than its own for a failure of the provider', async () => {
  const payments = createStripePayments({ ...stripe.settings, secretKey: 'sk_test_wrong' }, clock);
  await expect(payments.getPayment('pi_1')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});

it('ends a subscription at once, and leaves one that has ended as it is', async () => {
  const payments = createStripePayments(stripe.settings, clock);
  const customer = await payments.createCustomer({ reference: 'owner-1', email: 'zora@example.com' });
  const { id } = await payments.createSubscription(customer, 'premium', 'first');
  stripe.books.pay(stripe.books.onlySubscription());
  await payments.cancelNow(id);
  expect(stripe.books.onlySubscription().status).toBe('canceled');
  await payments.cancelNow(id);
  expect(stripe.asked.filter((asked) => asked.startsWith('DELETE'))).toHaveLength(1);
});

it('leaves nothing to pay of a subscription that it ends', async () => {
  const payments = createStripePayments(stripe.settings, clock);
  const customer = await payments.createCustomer({ reference: 'owner-1', email: 'zora@example.com' });
  const { id } = await payments.createSubscription(customer, 'premium', 'first');
  await payments.cancelNow(id);
  const subscription = stripe.books.onlySubscription();
  expect(subscription.status).toBe('incomplete_expired');
  expect(stripe.books.intentOf(stripe.books.invoiceOf(subscription)).status).toBe('canceled');
});

it('makes one customer of one reference, and is not refused after the email changed', async () => {
  const payments = createStripePayments(stripe.settings, clock);
  const create = (email: string) => payments.createCustomer({ reference: 'owner-1', email });
  expect(await create('zora@example.com')).toBe(await create('zora@example.com'));
  // A changed email is another request: it must not be refused for good.
  expect(await create('zora.2@example.com')).toMatch(/^cus_/);
});

it.each([
  ['another amount', { unit_amount: 999 }],
  ['another currency', { currency: 'usd' }],
  ['a year', { recurring: { interval: 'year' as const, interval_count: 1 } }],
  ['three months', { recurring: { interval: 'month' as const, interval_count: 3 } }],
])('sells nothing when a price at Stripe is %s', async (_, other) => {
  const payments = createStripePayments(stripe.settings, clock);
  const customer = await payments.createCustomer({ reference: 'owner-1', email: 'zora@example.com' });
  stripe.books.price = { ...stripe.books.price, ...other };
  stripe.books.standardPrice = { ...stripe.books.standardPrice, ...other };
  for (const tier of ['premium', 'standard'] as const) {
    await expect(payments.createSubscription(customer, tier, tier)).rejects.toThrow(`price_${tier}`);
  }
  expect(stripe.books.subscriptions.size).toBe(0);
});

it('takes a price that is not on sale for its plan, and any other for an older one of the best plan', async () => {
  const priceIds = { premium: stripe.settings.priceIds.premium };
  const payments = createStripePayments({ ...stripe.settings, priceIds }, clock);
  const customer = stripe.books.addCustomer('zora@example.com').id;
  const { standardPrice } = stripe.books;
  const known = stripe.books.addSubscription(customer, standardPrice);
  const older = stripe.books.addSubscription(customer, {
    ...standardPrice,
    id: 'price_old',
    unit_amount: 899,
  });
  const listed = await payments.listSubscriptions(customer);
  expect(new Map(listed.map(({ id, tier }) => [id, tier]))).toEqual(
    new Map([
      [known.id, 'standard'],
      [older.id, 'premium'],
    ]),
  );
});

it('reads until when the better plan is paid as earlier versions wrote it', async () => {
  const payments = createStripePayments(stripe.settings, clock);
  const customer = stripe.books.addCustomer('zora@example.com').id;
  const subscription = stripe.books.addSubscription(customer, stripe.books.standardPrice);
  subscription.metadata = { premium_until: String(clock.now().getTime() / 1000 + 60) };
  const read = async () => (await payments.listSubscriptions(customer))[0];
  expect(await read()).toMatchObject({ tier: 'premium', nextTier: 'standard' });
  clock.advance({ seconds: 61 });
  expect(await read()).toMatchObject({ tier: 'standard', nextTier: null });
});

it('asks for a better plan anew when the payment of the last attempt has ended', async () => {
  const payments = createStripePayments(stripe.settings, clock);
  const customer = stripe.books.addCustomer('zora@example.com').id;
  const subscription = stripe.books.addSubscription(customer, stripe.books.standardPrice);
  stripe.books.pay(subscription);
  stripe.books.isCardDeclined = true;
  const first = await payments.changeTier(subscription.id, 'premium');
  stripe.books.voidInvoice(stripe.books.invoiceOf(subscription));
  const second = await payments.changeTier(subscription.id, 'premium');
  expect([first.due, second.due]).toEqual([expect.anything(), expect.anything()]);
  expect(second.due?.clientSecret).not.toBe(first.due?.clientSecret);
});
