import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { expect, it } from 'vitest';
import { openPayments } from '../../create-dependencies';
import { sessions, users } from '../../db/tables/users';
import { readConfig } from '../../settings/config';
import { followSubscriptions } from './apply-subscription';

const server = startTestServer();

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const CONFIRMING = '4000 0025 0000 3155';
const FAILS_LATER = '4000 0000 0000 0341';

async function subscribe(browser: Browser): Promise<string> {
  return (await browser.post('/api/create-subscription')).json().clientSecret;
}

const pay = (browser: Browser, clientSecret: string, number: string, more = {}) =>
  browser.post('/api/payments/sandbox/confirm', {
    clientSecret,
    number,
    expiry: '12/29',
    cvc: '123',
    ...more,
  });

const status = async (browser: Browser) => (await browser.get('/api/subscription/status')).json();

async function createSubscriber(nickname: string, number: string): Promise<Browser> {
  const browser = await server.owner(nickname);
  await pay(browser, await subscribe(browser), number);
  return browser;
}

/** Lets days go by and the server look; sessions are kept alive, because they would have expired by then. */
async function pass(days: number): Promise<void> {
  server.clock.advance({ days });
  await server.database.db.update(sessions).set({
    expire: new Date(server.clock.now().getTime() + 86_400_000),
    createdAt: server.clock.now(),
  });
  await followSubscriptions(deps());
}

function deps() {
  const config = readConfig({});
  const { clock } = server;
  const { db } = server.database;
  return { ...createWorkDeps(db), clock, config, payments: openPayments(config, db, clock) };
}

it('looks at the other owners when one cannot be looked at', async () => {
  await createSubscriber('milan', GOOD);
  const zora = await createSubscriber('zora', GOOD);
  await zora.post('/api/subscription/cancel');
  server.clock.advance({ days: 29, seconds: 86_400 });
  const { payments, ...others } = deps();
  let isFirst = true;
  const listSubscriptions: typeof payments.listSubscriptions = async (id) => {
    if (!isFirst) return payments.listSubscriptions(id);
    isFirst = false;
    throw new Error('The provider cannot tell.');
  };
  const broken = { ...others, payments: { ...payments, listSubscriptions } };
  await expect(followSubscriptions(broken)).rejects.toThrow('1 of them failed.');
  const ends = async () =>
    (await server.database.db.select({ end: users.subscriptionPeriodEnd }).from(users)).map(({ end }) => end);
  const isDue = (end: Date | null) => end !== null && end <= server.clock.now();
  expect((await ends()).filter(isDue)).toHaveLength(1);
  await followSubscriptions(deps());
  expect((await ends()).filter(isDue)).toHaveLength(0);
});

it('says that payments are tests', async () => {
  expect((await server.visitor().get('/api/payments')).json()).toEqual({ provider: 'sandbox' });
  const page = await server.visitor().get('/login');
  expect(page.headers['content-security-policy']).not.toContain('stripe');
  const headers = { 'stripe-signature': 't=1,v1=1' };
  expect((await server.visitor().post('/api/payments/webhook', {}, headers)).statusCode).toBe(404);
});

it('takes the good card, makes premium of it and says so by mail, with no card charged', async () => {
  const zora = await server.owner('zora');
  const clientSecret = await subscribe(zora);
  const paid = (await pay(zora, clientSecret, GOOD)).json();
  expect(paid).toEqual({ status: 'succeeded', paymentIntentId: clientSecret.split('_secret_')[0] });
  expect(await status(zora)).toMatchObject({
    hasActiveSubscription: true,
    subscriptionTier: 'premium',
    currentPeriodEnd: '2026-12-21T10:00:00.000Z',
  });
  const { paymentIntentId } = paid;
  expect((await zora.post('/api/confirm-subscription', { paymentIntentId })).statusCode).toBe(200);
  expect((await zora.post('/api/create-subscription')).json()).toEqual({
    status: 'active',
    clientSecret: null,
  });
  await server.mail.sendDue();
  expect(server.sentMail.map(({ subject }) => subject)).toEqual(['Payment confirmed: Verandly Premium']);
  expect(server.sentMail[0]?.text).toContain('Test payments: No card is charged');
  expect((await zora.get('/api/invoices')).json()).toMatchObject([{ amountCents: 1199, status: 'paid' }]);
});

it.each([
  ['a declined card', DECLINED, {}, 'Your card was declined.'],
  [
    'a card that is none of the test cards',
    '4111 1111 1111 1111',
    {},
    'This is a test: please use one of the test cards.',
  ],
  [
    'a card of last month',
    GOOD,
    { expiry: '10/26' },
    "Your card's expiration date is incomplete or in the past.",
  ],
  [
    'a card without a month',
    GOOD,
    { expiry: '13/29' },
    "Your card's expiration date is incomplete or in the past.",
  ],
  ['a card without its code', GOOD, { cvc: '1' }, "Your card's security code is incomplete."],
])('refuses %s, and takes another one afterwards', async (_name, number, more, message) => {
  const zora = await server.owner('zora');
  const clientSecret = await subscribe(zora);
  expect((await pay(zora, clientSecret, number, more)).json()).toEqual({ status: 'failed', message });
  const [paymentIntentId] = clientSecret.split('_secret_');
  expect((await zora.post('/api/confirm-subscription', { paymentIntentId })).statusCode).toBe(402);
  expect((await status(zora)).subscriptionTier).toBe('trial');
  expect((await pay(zora, clientSecret, GOOD, { expiry: '11 / 2026' })).json().status).toBe('succeeded');
});

it('asks for a confirmation, and comes back with the payment', async () => {
  const zora = await server.owner('zora');
  const clientSecret = await subscribe(zora);
  const { paymentIntentId, redirectUrl, status: answer } = (await pay(zora, clientSecret, CONFIRMING)).json();
  expect(answer).toBe('requires_action');
  const page = await zora.get(redirectUrl);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Test payments: no card is charged');
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  const actions = [...page.body.matchAll(/formaction="([^"]+)"/g)].map(([, action]) => action ?? '');
  const [confirm = '', decline = ''] = actions;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  const declined = await zora.post(decline, '', form);
  expect([declined.statusCode, declined.headers.location]).toEqual([
    303,
    `/payment-success?payment_intent=${paymentIntentId}&redirect_status=failed`,
  ]);
  expect((await status(zora)).subscriptionTier).toBe('trial');
  expect((await zora.post(confirm, '', form)).statusCode).toBe(404);

  await pay(zora, clientSecret, CONFIRMING);
  const elsewhere = await zora.post(confirm, '', { ...form, 'sec-fetch-site': 'cross-site' });
  expect(elsewhere.statusCode).toBe(403);
  const confirmed = await zora.post(confirm, '', form);
  expect(confirmed.headers.location).toBe(
    `/payment-success?payment_intent=${paymentIntentId}&redirect_status=succeeded`,
  );
  expect((await status(zora)).subscriptionTier).toBe('premium');
  expect((await zora.get(redirectUrl)).statusCode).toBe(404);
  expect((await zora.post(confirm, '', form)).statusCode).toBe(404);
});

it('closes what is paid, what nobody knows, and a first payment after 23 hours', async () => {
  const zora = await server.owner('zora');
  const first = await subscribe(zora);
  const closed = { status: 'failed', message: 'This payment is closed. Please start again.' };
  server.clock.advance({ seconds: 23 * 60 * 60 - 1 });
  expect(await subscribe(zora)).toBe(first);
  server.clock.advance({ seconds: 1 });
  expect((await pay(zora, first, GOOD)).json()).toEqual(closed);
  expect((await pay(zora, 'pi_made_up_secret_x', GOOD)).json()).toEqual(closed);
  const second = await subscribe(zora);
  expect(second).not.toBe(first);
  expect((await pay(zora, second, GOOD)).json().status).toBe('succeeded');
  expect((await pay(zora, second, GOOD)).json()).toEqual(closed);
});

it('gives two tabs that subscribe at once the same payment', async () => {
  const zora = await server.owner('zora');
  const secrets = await Promise.all([subscribe(zora), subscribe(zora), subscribe(zora)]);
  expect(new Set(secrets).size).toBe(1);
  const answers = await Promise.all(secrets.map((secret) => pay(zora, secret, GOOD)));
  expect(answers.map((answer) => answer.json().status).sort()).toEqual(['failed', 'failed', 'succeeded']);
  await server.mail.sendDue();
  expect(server.sentMail).toHaveLength(1);
});

it('renews every month, without a word to the owner', async () => {
  const zora = await createSubscriber('zora', GOOD);
  await pass(30);
  expect((await status(zora)).currentPeriodEnd).toBe('2027-01-21T10:00:00.000Z');
  await pass(62);
  expect(await status(zora)).toMatchObject({
    subscriptionTier: 'premium',
    currentPeriodEnd: '2027-03-21T10:00:00.000Z',
  });
  const invoices = (await zora.get('/api/invoices')).json();
  expect(invoices.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10))).toEqual([
    '2027-02-21',
    '2027-01-21',
    '2026-12-21',
    '2026-11-21',
  ]);
  await server.mail.sendDue();
  expect(server.sentMail).toHaveLength(1);
});

it('keeps premium for a week when a renewal fails, then ends it, and begins again when it is paid', async () => {
  const zora = await createSubscriber('zora', FAILS_LATER);
  await pass(30);
  expect(await status(zora)).toMatchObject({ hasActiveSubscription: true, subscriptionTier: 'premium' });
  expect((await zora.get('/api/auth/user')).json().subscriptionStatus).toBe('past_due');
  await pass(7);
  expect(await status(zora)).toMatchObject({ subscriptionTier: 'expired', needsPayment: true });
  expect((await zora.get('/api/auth/user')).json().subscriptionStatus).toBe('unpaid');
  await pay(zora, await subscribe(zora), GOOD);
  expect(await status(zora)).toMatchObject({
    subscriptionTier: 'premium',
    currentPeriodEnd: '2027-01-28T10:00:00.000Z',
  });
});

it('ends with the period when the owner cancelled, and can be bought again', async () => {
  const zora = await createSubscriber('zora', GOOD);
  await zora.post('/api/subscription/cancel');
  await pass(29);
  expect(await status(zora)).toMatchObject({ subscriptionTier: 'premium', cancelAtPeriodEnd: true });
  await pass(1);
  expect(await status(zora)).toMatchObject({
    subscriptionTier: 'expired',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  });
  expect((await zora.post('/api/subscription/resume')).statusCode).toBe(404);
  await pay(zora, await subscribe(zora), GOOD);
  expect((await status(zora)).subscriptionTier).toBe('premium');
});
