import { type StripeEmulator, startStripe } from '@tests/support/stripe-emulator';
import { type Browser, startTestServer, type TestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';

const stripe: StripeEmulator = startStripe(() => server.clock.now());
const server: TestServer = startTestServer({
  get payments() {
    return stripe.settings;
  },
});

/** On this server, Stripe has no price of Standard. */
const withoutStandard: TestServer = startTestServer(
  {
    get payments() {
      const { premium } = stripe.settings.priceIds;
      return { ...stripe.settings, priceIds: { premium } };
    },
  },
  () => server.database,
);

let zora: Browser;

beforeEach(async () => {
  zora = await server.owner('zora');
});

const subscribe = (tier?: unknown) =>
  zora.post('/api/create-subscription', tier === undefined ? {} : { tier });
const change = (tier: string) => zora.put('/api/auth/subscription', { tier });
const status = async () => (await zora.get('/api/subscription/status')).json();
const chargedCents = () => [...stripe.books.invoices.values()].filter(isPaid).map(({ total }) => total);
const isPaid = ({ status: now }: { status: string }) => now === 'paid';
const updates = () => stripe.asked.filter((asked) => asked.startsWith('POST /v1/subscriptions/'));

async function subjects(): Promise<string[]> {
  await server.mail.sendDue();
  return server.sentMail.map(({ subject }) => subject);
}

/** Lets the owner pay a plan; returns its subscription. */
async function payPlan(tier: 'standard' | 'premium') {
  await subscribe(tier);
  const subscription = stripe.books.onlySubscription();
  const paymentIntentId = stripe.books.pay(subscription);
  await zora.post('/api/confirm-subscription', { paymentIntentId });
  expect((await status()).subscriptionTier).toBe(tier);
  return subscription;
}

/** Tells the server all that has happened, the oldest first. */
async function deliverAll(): Promise<void> {
  for (const event of stripe.books.events) {
    const { payload, signature } = stripe.sign(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await server.app.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers });
  }
}

it('sells Standard at its own price, and says so by mail', async () => {
  const created = await subscribe('standard');
  expect(created.json()).toMatchObject({ status: 'incomplete', amountCents: 699 });
  await payPlan('standard');
  expect(chargedCents()).toEqual([699]);
  expect(await subjects()).toEqual(['Payment confirmed: Verandly Standard']);
  expect(server.sentMail[0]?.text).toContain('€6.99');
  expect((await subscribe('standard')).json()).toEqual({ status: 'active', clientSecret: null });
});

it('sells nothing that is not on sale, neither anew nor for the next period', async () => {
  const there = zora.through(withoutStandard.app);
  const refused = await there.post('/api/create-subscription', { tier: 'standard' });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ field: 'tier', message: expect.stringContaining('for sale') }),
  ]);
  await payPlan('premium');
  const change = await there.put('/api/auth/subscription', { tier: 'standard' });
  expect([change.statusCode, change.json().message]).toEqual([402, refused.json().message]);
  expect((await there.put('/api/auth/subscription', { tier: 'premium' })).statusCode).toBe(200);
});

it('asks for the month that is owed before another plan is chosen', async () => {
  const subscription = await payPlan('premium');
  stripe.books.renew(subscription, false);
  expect((await subscribe('standard')).json()).toMatchObject({ status: 'incomplete', amountCents: 1199 });
  expect(stripe.books.subscriptions.size).toBe(1);
});

it.each(['gold', 'free', null, ['premium']])('refuses a plan that is none: %j', async (tier) => {
  const refused = await subscribe(tier);
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'tier']);
  expect(stripe.books.customers.size).toBe(0);
});

it('closes the payment of one plan when the owner chooses the other one before paying', async () => {
  await subscribe('standard');
  const first = stripe.books.onlySubscription();
  expect((await subscribe('premium')).json()).toMatchObject({ status: 'incomplete', amountCents: 1199 });
  expect(first.status).toBe('incomplete_expired');
  expect(stripe.books.intentOf(stripe.books.invoiceOf(first)).status).toBe('canceled');
  const open = [...stripe.books.intents.values()].filter(
    ({ status: now }) => now === 'requires_payment_method',
  );
  expect(open).toHaveLength(1);
});

it('leaves one payment open when two tabs choose different plans at once', async () => {
  const answers = await Promise.all([subscribe('standard'), subscribe('premium')]);
  // The second call is asked to try again, or closes the payment of the first, as the two happen to overlap.
  for (const answer of answers) {
    if (answer.statusCode !== 200) expect(answer.json().message).toContain('Please try again');
  }
  const waiting = [...stripe.books.subscriptions.values()].filter(({ status: now }) => now === 'incomplete');
  expect(waiting).toHaveLength(1);
});

describe('from Standard to Premium', () => {
  it('begins at once, for the difference until the period ends', async () => {
    await payPlan('standard');
    server.clock.advance({ days: 15 });
    expect((await subscribe('premium')).json()).toEqual({ status: 'active', clientSecret: null });
    expect(await status()).toMatchObject({
      subscriptionTier: 'premium',
      currentPeriodEnd: '2026-12-21T10:00:00.000Z',
      nextTier: null,
    });
    expect(chargedCents()).toEqual([699, 250]);
    expect(stripe.books.subscriptions.size).toBe(1);
    expect(await subjects()).toEqual([
      'Payment confirmed: Verandly Standard',
      'Payment confirmed: Verandly Premium',
    ]);
  });

  it('is paid once however often it is pressed, in however many tabs', async () => {
    await payPlan('standard');
    const answers = await Promise.all([subscribe('premium'), subscribe('premium'), subscribe('premium')]);
    for (const answer of answers) expect(answer.json()).toEqual({ status: 'active', clientSecret: null });
    await subscribe('premium');
    await deliverAll();
    expect(chargedCents()).toEqual([699, 500]);
    expect(await subjects()).toHaveLength(2);
  });

  it('is paid once when the answer of Stripe is lost, and the event tells of it', async () => {
    await payPlan('standard');
    stripe.mood = 'loses-answers';
    expect((await subscribe('premium')).statusCode).toBe(502);
    expect((await status()).subscriptionTier).toBe('standard');
    stripe.mood = 'up';
    await deliverAll();
    expect((await status()).subscriptionTier).toBe('premium');
    expect((await subscribe('premium')).json().status).toBe('active');
    expect(chargedCents()).toEqual([699, 500]);
  });

  it('changes nothing while the card is declined, and begins when another card has paid', async () => {
    const subscription = await payPlan('standard');
    stripe.books.isCardDeclined = true;
    const waiting = (await subscribe('premium')).json();
    expect(waiting).toMatchObject({ status: 'incomplete', amountCents: 500 });
    expect((await subscribe('premium')).json()).toEqual(waiting);
    await deliverAll();
    expect(await status()).toMatchObject({ subscriptionTier: 'standard', hasActiveSubscription: true });
    expect(updates()).toHaveLength(1);
    const paymentIntentId = stripe.books.pay(subscription);
    await zora.post('/api/confirm-subscription', { paymentIntentId });
    expect((await status()).subscriptionTier).toBe('premium');
    expect(chargedCents()).toEqual([699, 500]);
  });

  it('goes on after all when the owner had cancelled', async () => {
    await payPlan('standard');
    await zora.post('/api/subscription/cancel');
    await subscribe('premium');
    expect(await status()).toMatchObject({ subscriptionTier: 'premium', cancelAtPeriodEnd: false });
  });

  it('needs a payment: nobody gets it by changing the plan', async () => {
    await payPlan('standard');
    const refused = await change('premium');
    expect([refused.statusCode, refused.json().message]).toEqual([
      402,
      'This plan costs more than the one you pay for. Please choose it under Subscription.',
    ]);
    expect(updates()).toEqual([]);
  });
});

describe('from Premium to Standard', () => {
  it('follows when the period ends, and costs nothing until then', async () => {
    const subscription = await payPlan('premium');
    expect((await change('standard')).statusCode).toBe(200);
    expect((await change('standard')).statusCode).toBe(200);
    expect(updates()).toHaveLength(1);
    expect(await status()).toMatchObject({ subscriptionTier: 'premium', nextTier: 'standard' });
    expect(chargedCents()).toEqual([1199]);
    server.clock.advance({ days: 29 });
    await deliverAll();
    expect((await status()).subscriptionTier).toBe('premium');
    server.clock.advance({ days: 1 });
    stripe.books.renew(subscription, true);
    await deliverAll();
    zora = await signInAgain();
    expect(await status()).toMatchObject({ subscriptionTier: 'standard', nextTier: null });
    expect(chargedCents()).toEqual([1199, 699]);
    expect(await subjects()).toEqual(['Payment confirmed: Verandly Premium']);
  });

  it.each([
    ['changing the plan', () => change('premium')],
    ['subscribing again', () => subscribe('premium')],
  ])('is taken back by %s, without a payment', async (_name, undo) => {
    const subscription = await payPlan('premium');
    await change('standard');
    expect((await undo()).statusCode).toBe(200);
    expect(await status()).toMatchObject({ subscriptionTier: 'premium', nextTier: null });
    expect(subscription.items.data[0]?.price.id).toBe('price_premium');
    expect(chargedCents()).toEqual([1199]);
  });

  it('lets a cancelled subscription go on with it', async () => {
    await payPlan('premium');
    await change('free');
    expect(await status()).toMatchObject({ cancelAtPeriodEnd: true, becomesFree: true, nextTier: null });
    await change('standard');
    expect(await status()).toMatchObject({
      cancelAtPeriodEnd: false,
      becomesFree: false,
      nextTier: 'standard',
    });
  });

  it('is not possible by subscribing: that changes nothing', async () => {
    await payPlan('premium');
    expect((await subscribe('standard')).json()).toEqual({ status: 'active', clientSecret: null });
    expect(await status()).toMatchObject({ subscriptionTier: 'premium', nextTier: null });
  });
});

/** A session does not last a month, so the owner logs in again. */
async function signInAgain(): Promise<Browser> {
  const browser = server.visitor();
  await browser.post('/api/login', { email: 'zora@example.com', password: 'secret-1' });
  return browser;
}
