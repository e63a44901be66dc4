import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { beforeEach, expect, it } from 'vitest';
import { openPayments } from '../../create-dependencies';
import { sessions } from '../../db/tables/users';
import { readConfig } from '../../settings/config';
import { followSubscriptions } from './apply-subscription';

const server = startTestServer();

const GOOD = '4242 4242 4242 4242';
const FAILS_LATER = '4000 0000 0000 0341';

let zora: Browser;

beforeEach(async () => {
  zora = await server.owner('zora');
});

const subscribe = async (tier: string) => (await zora.post('/api/create-subscription', { tier })).json();
const pay = async (clientSecret: string, number = GOOD) =>
  (
    await zora.post('/api/payments/sandbox/confirm', { clientSecret, number, expiry: '12/29', cvc: '123' })
  ).json();
const change = (tier: string) => zora.put('/api/auth/subscription', { tier });
const status = async () => (await zora.get('/api/subscription/status')).json();
const paidCents = async (): Promise<number[]> => {
  const invoices: { status: string; amountCents: number }[] = (await zora.get('/api/invoices')).json();
  return invoices.filter((invoice) => invoice.status === 'paid').map(({ amountCents }) => amountCents);
};

/** Lets days go by and the server look; the session is kept alive. */
async function pass(days: number): Promise<void> {
  server.clock.advance({ days });
  const { clock } = server;
  const { db } = server.database;
  await db.update(sessions).set({
    expire: new Date(server.clock.now().getTime() + 86_400_000),
    createdAt: server.clock.now(),
  });
  const config = readConfig({});
  const payments = openPayments(config, db, clock);
  await followSubscriptions({ ...createWorkDeps(db), clock, config, payments });
}

async function paid(tier: string, number = GOOD): Promise<void> {
  expect((await pay((await subscribe(tier)).clientSecret, number)).status).toBe('succeeded');
  expect((await status()).subscriptionTier).toBe(tier);
}

it('sells Standard, and renews it at its price', async () => {
  await paid('standard');
  await pass(30);
  expect(await status()).toMatchObject({
    subscriptionTier: 'standard',
    currentPeriodEnd: '2027-01-21T10:00:00.000Z',
  });
  expect(await paidCents()).toEqual([699, 699]);
});

it('makes Premium of it at once, for the difference, and renews that', async () => {
  await paid('standard');
  server.clock.advance({ days: 15 });
  expect(await subscribe('premium')).toEqual({ status: 'active', clientSecret: null });
  expect(await subscribe('premium')).toEqual({ status: 'active', clientSecret: null });
  expect(await status()).toMatchObject({
    subscriptionTier: 'premium',
    currentPeriodEnd: '2026-12-21T10:00:00.000Z',
  });
  expect(await paidCents()).toEqual([250, 699]);
  await pass(15);
  expect(await paidCents()).toEqual([1199, 250, 699]);
});

it('waits for another card when the difference is declined, and keeps Standard until then', async () => {
  await paid('standard', FAILS_LATER);
  const waiting = await subscribe('premium');
  expect(waiting).toMatchObject({ status: 'incomplete', amountCents: 500 });
  expect(await subscribe('premium')).toEqual(waiting);
  expect((await status()).subscriptionTier).toBe('standard');
  expect((await pay(waiting.clientSecret)).status).toBe('succeeded');
  expect(await status()).toMatchObject({
    subscriptionTier: 'premium',
    currentPeriodEnd: '2026-12-21T10:00:00.000Z',
  });
  expect((await paidCents()).sort()).toEqual([500, 699]);
});

it('does not sell a difference of yesterday', async () => {
  await paid('standard', FAILS_LATER);
  const first = await subscribe('premium');
  server.clock.advance({ seconds: 23 * 60 * 60 });
  expect((await pay(first.clientSecret)).status).toBe('failed');
  const second = await subscribe('premium');
  expect(second.amountCents).toBeLessThan(first.amountCents);
  await pass(30);
  expect((await pay(second.clientSecret)).status).toBe('failed');
});

it('lets Standard follow Premium when the period ends', async () => {
  await paid('premium');
  await change('standard');
  expect(await status()).toMatchObject({ subscriptionTier: 'premium', nextTier: 'standard' });
  await pass(29);
  expect((await status()).subscriptionTier).toBe('premium');
  await pass(1);
  expect(await status()).toMatchObject({ subscriptionTier: 'standard', nextTier: null });
  expect(await paidCents()).toEqual([699, 1199]);
  await pass(31);
  expect(await paidCents()).toEqual([699, 699, 1199]);
});

it('takes that back without a payment', async () => {
  await paid('premium');
  await change('standard');
  await change('premium');
  expect(await status()).toMatchObject({ subscriptionTier: 'premium', nextTier: null });
  await pass(30);
  expect(await paidCents()).toEqual([1199, 1199]);
});

it('closes the payment of the plan that was not chosen in the end', async () => {
  const standard = await subscribe('standard');
  const premium = await subscribe('premium');
  expect((await pay(standard.clientSecret)).status).toBe('failed');
  expect((await pay(premium.clientSecret)).status).toBe('succeeded');
  expect(await paidCents()).toEqual([1199]);
});

it('never asks for another amount than that of the plan that was chosen', async () => {
  const answers = await Promise.all([subscribe('standard'), subscribe('premium'), subscribe('standard')]);
  const asked = answers.filter(({ clientSecret }) => clientSecret !== undefined);
  expect(asked.length).toBeGreaterThan(0);
  const amounts = { standard: 699, premium: 1199 };
  for (const [index, answer] of answers.entries()) {
    const tier = index === 1 ? 'premium' : 'standard';
    if (answer.clientSecret) expect(answer.amountCents).toBe(amounts[tier]);
    else expect(answer.code).toBe('UNAVAILABLE');
  }
});

it('refuses a key that was used for another plan, as Stripe does', async () => {
  const payments = openPayments(readConfig({}), server.database.db, server.clock);
  const customer = await payments.createCustomer({ reference: 'owner-1', email: 'zora@example.com' });
  await payments.createSubscription(customer, 'standard', 'a key');
  const other = payments.createSubscription(customer, 'premium', 'a key');
  await expect(other).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
