import { type Browser, startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { parseTier } from '@/core/plans';
import { users } from '../../db/tables/users';

const server = startTestServer();

const change = (browser: Browser, tier: unknown) => browser.put('/api/auth/subscription', { tier });
const status = async (browser: Browser) => (await browser.get('/api/subscription/status')).json();
const give = (subscriptionTier: string | null) => server.database.db.update(users).set({ subscriptionTier });

async function pay(browser: Browser): Promise<void> {
  const { clientSecret } = (await browser.post('/api/create-subscription')).json();
  const card = { clientSecret, number: '4242424242424242', expiry: '12/29', cvc: '123' };
  await browser.post('/api/payments/sandbox/confirm', card);
}

it('makes nobody premium or standard without a payment', async () => {
  const zora = await server.owner('zora');
  for (const tier of ['premium', 'standard']) {
    const refused = await change(zora, tier);
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: 'This plan needs a payment that covers it. Please subscribe first.',
    });
  }
  await zora.post('/api/create-subscription');
  expect((await change(zora, 'premium')).statusCode).toBe(402);
  expect((await status(zora)).subscriptionTier).toBe('trial');
});

it('refuses a plan that is none, and people who are not signed in', async () => {
  const zora = await server.owner('zora');
  for (const tier of ['trial', 'expired', 'gold', null, ['premium'], undefined]) {
    expect((await change(zora, tier)).statusCode).toBe(400);
  }
  expect((await change(server.visitor(), 'free')).statusCode).toBe(401);
});

it.each(['trial', 'expired', 'standard', 'premium', null])('lets %s become free at once', async (tier) => {
  const zora = await server.owner('zora');
  await give(tier);
  const changed = await change(zora, 'free');
  expect([changed.statusCode, changed.json()]).toEqual([200, { message: 'Subscription has been updated' }]);
  expect(await status(zora)).toEqual({
    hasActiveSubscription: false,
    subscriptionTier: 'free',
    trialDaysLeft: 0,
    needsPayment: false,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    becomesFree: false,
    nextTier: null,
  });
});

it('keeps what is paid to the end of its period, and can be taken back until then', async () => {
  const zora = await server.owner('zora');
  await pay(zora);
  expect((await change(zora, 'free')).statusCode).toBe(200);
  expect(await status(zora)).toMatchObject({ subscriptionTier: 'premium', cancelAtPeriodEnd: true });
  const chosen = async () => (await server.database.db.select().from(users))[0]?.becomesFree;
  expect(await chosen()).toBe(true);
  expect((await change(zora, 'premium')).statusCode).toBe(200);
  expect(await status(zora)).toMatchObject({ subscriptionTier: 'premium', cancelAtPeriodEnd: false });
  expect(await chosen()).toBe(false);
});

it.each([
  ['trial', false, false, 7],
  ['standard', true, false, 0],
  ['premium', true, false, 0],
  ['free', false, false, 0],
  [null, false, false, 0],
  ['expired', false, true, 0],
  ['gold', false, true, 0],
])('reads %s as active %s, needs payment %s', async (tier, isActive, needsPayment, trialDaysLeft) => {
  const zora = await server.owner('zora');
  await give(tier);
  expect(await status(zora)).toMatchObject({
    hasActiveSubscription: isActive,
    subscriptionTier: parseTier(tier),
    needsPayment,
    trialDaysLeft,
  });
});

it('counts the days of a trial, and asks for a payment after the last one', async () => {
  const zora = await server.owner('zora');
  server.clock.advance({ days: 6, seconds: 1 });
  expect(await status(zora)).toMatchObject({
    subscriptionTier: 'trial',
    trialDaysLeft: 1,
    needsPayment: false,
  });
  server.clock.advance({ days: 1 });
  expect(await status(zora)).toMatchObject({
    subscriptionTier: 'expired',
    trialDaysLeft: 0,
    needsPayment: true,
  });
});

it('lets whoever was given premium pay nothing', async () => {
  const zora = await server.owner('zora');
  await give('premium');
  expect((await zora.post('/api/create-subscription')).json()).toEqual({
    status: 'active',
    clientSecret: null,
  });
  expect((await change(zora, 'premium')).statusCode).toBe(200);
});

it('takes no plan from who registers', async () => {
  const visitor = server.visitor();
  const account = { nickname: 'zora', email: 'zora@example.com', password: 'secret-1' };
  const wished = {
    subscriptionTier: 'premium',
    subscriptionStatus: 'active',
    trialEndDate: '2099-01-01T00:00:00Z',
    stripeCustomerId: 'cus_1',
    stripeSubscriptionId: 'sub_1',
    subscriptionPeriodEnd: '2099-01-01T00:00:00Z',
  };
  await visitor.post('/api/register', { ...account, confirmPassword: account.password, ...wished });
  const [user] = await server.database.db.select().from(users);
  expect(user).toMatchObject({
    subscriptionTier: 'trial',
    trialEndDate: new Date('2026-11-28T10:00:00Z'),
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    subscriptionPeriodEnd: null,
  });
});
