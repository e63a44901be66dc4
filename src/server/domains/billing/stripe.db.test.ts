import { type StripeEmulator, startStripe } from '@tests/support/stripe-emulator';
import { type Browser, startTestServer, type TestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { users } from '../../db/tables/users';

const stripe: StripeEmulator = startStripe(() => server.clock.now());
const server: TestServer = startTestServer({
  get payments() {
    return stripe.settings;
  },
});

const subscribe = (browser: Browser) => browser.post('/api/create-subscription');
const confirm = (browser: Browser, paymentIntentId: string) =>
  browser.post('/api/confirm-subscription', { paymentIntentId });
const tier = async (browser: Browser) =>
  (await browser.get('/api/subscription/status')).json().subscriptionTier;
const storedUser = async () => (await server.database.db.select().from(users))[0];

async function sentMail() {
  await server.mail.sendDue();
  return server.sentMail.map(({ to, subject }) => ({ to, subject }));
}

/** Holds calls back until `count` of them wait, then releases all: each tab has asked before any is answered. */
function waitForEach(count: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  return () =>
    new Promise((go) => {
      waiting.push(go);
      if (waiting.length < count) return;
      for (const release of waiting) release();
      waiting = [];
    });
}

it('names the key that browsers pay with', async () => {
  const answer = await server.visitor().get('/api/payments');
  expect(answer.json()).toEqual({ provider: 'stripe', publishableKey: 'pk_test_emulated' });
});

it('opens a subscription, takes its payment and says so by mail, once', async () => {
  const zora = await server.owner('zora');
  const created = await subscribe(zora);
  expect(created.statusCode).toBe(200);
  const subscription = stripe.books.onlySubscription();
  const { paymentIntent } = stripe.books.invoiceOf(subscription);
  expect(created.json()).toEqual({
    status: 'incomplete',
    clientSecret: `${paymentIntent}_secret_x`,
    amountCents: 1199,
  });
  expect(await tier(zora)).toBe('trial');

  stripe.books.pay(subscription);
  const confirmed = await confirm(zora, paymentIntent);
  expect(confirmed.json()).toEqual({
    hasActiveSubscription: true,
    subscriptionTier: 'premium',
    trialDaysLeft: 0,
    needsPayment: false,
    currentPeriodEnd: '2026-12-21T10:00:00.000Z',
    cancelAtPeriodEnd: false,
    becomesFree: false,
    nextTier: null,
  });
  expect((await confirm(zora, paymentIntent)).statusCode).toBe(200);
  expect(await sentMail()).toEqual([
    { to: 'zora@example.com', subject: 'Payment confirmed: Verandly Premium' },
  ]);
  expect(server.sentMail[0]?.text).not.toContain('Test payments');
  expect(await storedUser()).toMatchObject({
    stripeSubscriptionId: subscription.id,
    subscriptionStatus: 'active',
  });
});

it('goes on with the open subscription when subscribe is pressed again', async () => {
  const zora = await server.owner('zora');
  const first = await subscribe(zora);
  expect((await subscribe(zora)).json()).toEqual(first.json());
  expect(stripe.books.subscriptions.size).toBe(1);
});

it('gives two tabs that subscribe at once one customer and one subscription', async () => {
  const zora = await server.owner('zora');
  stripe.onAnswer = waitForEach(3);
  const answers = await Promise.all([subscribe(zora), subscribe(zora), subscribe(zora)]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(stripe.books.customers.size).toBe(1);
  expect(stripe.books.subscriptions.size).toBe(1);
});

it('opens another subscription when the first was never paid', async () => {
  const zora = await server.owner('zora');
  await subscribe(zora);
  stripe.books.move(stripe.books.onlySubscription(), 'incomplete_expired');
  expect((await subscribe(zora)).json().status).toBe('incomplete');
  expect(stripe.books.subscriptions.size).toBe(2);
  expect(stripe.books.customers.size).toBe(1);
});

it('lets whoever pays already pay no more', async () => {
  const zora = await server.owner('zora');
  await subscribe(zora);
  stripe.books.pay(stripe.books.onlySubscription());
  expect((await subscribe(zora)).json()).toEqual({ status: 'active', clientSecret: null });
  // The answer brought the plan before any event came.
  expect(await tier(zora)).toBe('premium');
  expect(stripe.books.subscriptions.size).toBe(1);
});

it('asks for a renewal that failed, not for another subscription', async () => {
  const zora = await server.owner('zora');
  await subscribe(zora);
  const subscription = stripe.books.onlySubscription();
  stripe.books.pay(subscription);
  stripe.books.renew(subscription, false);
  const { paymentIntent } = stripe.books.invoiceOf(subscription);
  expect((await subscribe(zora)).json()).toEqual({
    status: 'incomplete',
    clientSecret: `${paymentIntent}_secret_x`,
    amountCents: 1199,
  });
  stripe.books.move(subscription, 'unpaid');
  stripe.books.invoiceOf(subscription).status = 'draft';
  expect((await subscribe(zora)).json().status).toBe('incomplete');
  expect(subscription.status).toBe('canceled');
  expect(stripe.books.subscriptions.size).toBe(2);
});

it('refuses a payment that is made up, of somebody else, or not made', async () => {
  const [zora, milan] = [await server.owner('zora'), await server.owner('milan')];
  const unknown = await confirm(zora, 'pi_made_up');
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, "We can't find this payment"]);
  await subscribe(zora);
  const subscription = stripe.books.onlySubscription();
  const { paymentIntent } = stripe.books.invoiceOf(subscription);
  const unpaid = await confirm(zora, paymentIntent);
  expect([unpaid.statusCode, unpaid.json().message]).toEqual([
    402,
    "This payment hasn't been completed. Nothing has changed.",
  ]);
  stripe.books.pay(subscription);
  await subscribe(milan);
  expect((await confirm(milan, paymentIntent)).statusCode).toBe(404);
  expect((await confirm(milan, 'pi_made_up')).statusCode).toBe(404);
  expect([await tier(zora), await tier(milan)]).toEqual(['trial', 'trial']);
  expect((await confirm(server.visitor(), paymentIntent)).statusCode).toBe(401);
  expect((await confirm(zora, '../../v1/customers')).statusCode).toBe(400);
});

it('answers 502 while Stripe is down, and leaves nothing half-made', async () => {
  const zora = await server.owner('zora');
  stripe.mood = 'down';
  const refused = await subscribe(zora);
  expect(refused.statusCode).toBe(502);
  expect(refused.json()).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: "The payment provider isn't answering. Nothing was charged. Please try again in a moment.",
  });
  expect(await storedUser()).toMatchObject({ stripeCustomerId: null, subscriptionTier: 'trial' });
  expect((await zora.get('/api/subscription/status')).statusCode).toBe(200);
  stripe.mood = 'up';
  expect((await subscribe(zora)).json().status).toBe('incomplete');
});

it('makes nothing twice when answers of Stripe get lost', async () => {
  const zora = await server.owner('zora');
  stripe.mood = 'loses-answers';
  expect((await subscribe(zora)).statusCode).toBe(502);
  stripe.mood = 'up';
  expect((await subscribe(zora)).json().status).toBe('incomplete');
  expect(stripe.books.customers.size).toBe(1);

  stripe.books.move(stripe.books.onlySubscription(), 'incomplete_expired');
  stripe.mood = 'loses-answers';
  expect((await subscribe(zora)).statusCode).toBe(502);
  expect(stripe.books.subscriptions.size).toBe(2);
  stripe.mood = 'up';
  expect((await subscribe(zora)).json().status).toBe('incomplete');
  expect(stripe.books.subscriptions.size).toBe(2);
});

it('replaces a customer that Stripe does not know', async () => {
  const zora = await server.owner('zora');
  await server.database.db.update(users).set({ stripeCustomerId: 'cus_sandbox_1' });
  expect((await subscribe(zora)).json().status).toBe('incomplete');
  expect((await storedUser())?.stripeCustomerId).toBe([...stripe.books.customers.keys()][0]);
});

it('cancels at the end of the period, and takes that back', async () => {
  const zora = await server.owner('zora');
  expect((await zora.post('/api/subscription/cancel')).statusCode).toBe(404);
  await subscribe(zora);
  const subscription = stripe.books.onlySubscription();
  await confirm(zora, stripe.books.pay(subscription));
  const cancelled = await zora.post('/api/subscription/cancel');
  expect(cancelled.json()).toMatchObject({ hasActiveSubscription: true, cancelAtPeriodEnd: true });
  expect(subscription.cancel_at_period_end).toBe(true);
  const resumed = await zora.post('/api/subscription/resume');
  expect(resumed.json()).toMatchObject({ hasActiveSubscription: true, cancelAtPeriodEnd: false });
  expect(subscription.cancel_at_period_end).toBe(false);
});

it('lists invoices, the newest first and no draft', async () => {
  const zora = await server.owner('zora');
  expect((await zora.get('/api/invoices')).json()).toEqual([]);
  await subscribe(zora);
  const subscription = stripe.books.onlySubscription();
  stripe.books.pay(subscription);
  const first = stripe.books.invoiceOf(subscription).id;
  server.clock.advance({ days: 29 });
  stripe.books.renew(subscription, false);
  const second = stripe.books.invoiceOf(subscription).id;
  const createdAt = ['2026-12-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
  const url = (id: string) => `https://invoice.example.com/${id}`;
  const open = { id: second, amountCents: 1199, status: 'open', createdAt: createdAt[0], url: url(second) };
  const paid = { id: first, amountCents: 1199, status: 'paid', createdAt: createdAt[1], url: url(first) };
  expect((await zora.get('/api/invoices')).json()).toEqual([open, paid]);
  stripe.books.invoiceOf(subscription).status = 'draft';
  expect((await zora.get('/api/invoices')).json()).toEqual([paid]);
});

it('lets Stripe into the application, and nowhere else', async () => {
  const shell = (await server.visitor().get('/login')).headers['content-security-policy'];
  expect(shell).toContain("script-src 'self' https://js.stripe.com");
  expect(shell).toContain("connect-src 'self' https://api.stripe.com");
  expect(shell).toMatch(/frame-src https:\/\/js\.stripe\.com .*https:\/\/hooks\.stripe\.com/);
  for (const other of ['/', '/no-such-page', '/api/payments']) {
    expect((await server.visitor().get(other)).headers['content-security-policy']).not.toContain('stripe');
  }
});

it('knows no test cards', async () => {
  const zora = await server.owner('zora');
  const card = { clientSecret: 'x', number: '4242424242424242', expiry: '12/29', cvc: '123' };
  expect((await zora.post('/api/payments/sandbox/confirm', card)).statusCode).toBe(404);
  expect((await zora.get('/api/payments/sandbox/x')).statusCode).toBe(404);
  expect((await zora.post('/api/payments/sandbox/x/confirm')).statusCode).toBe(404);
});
