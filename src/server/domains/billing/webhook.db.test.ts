import type { StripeEvent, StripeSubscription } from '@tests/support/stripe-books';
import { type StripeEmulator, startStripe } from '@tests/support/stripe-emulator';
import { type Browser, startTestServer, type TestServer } from '@tests/support/test-server';
import { beforeEach, expect, it } from 'vitest';
import { paymentEvents } from '../../db/tables/billing';
import { users } from '../../db/tables/users';

const stripe: StripeEmulator = startStripe(() => server.clock.now());
const server: TestServer = startTestServer({
  get payments() {
    return stripe.settings;
  },
});

let zora: Browser;
let subscription: StripeSubscription;

beforeEach(async () => {
  zora = await server.owner('zora');
  await zora.post('/api/create-subscription');
  subscription = stripe.books.onlySubscription();
});

/** Stripe is no browser: it sends neither an origin nor a cookie. */
function post(payload: string | Buffer, signature: string | undefined) {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return server.app.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers });
}

function deliver(event: StripeEvent, at?: Date) {
  const { payload, signature } = stripe.sign(event, at);
  return post(payload, signature);
}

const tier = async () => (await zora.get('/api/subscription/status')).json().subscriptionTier;
const storedUser = async () => (await server.database.db.select().from(users))[0];
const knownEvents = () => server.database.db.$count(paymentEvents);
const allEvents = () => [...stripe.books.events];

async function mailCount() {
  await server.mail.sendDue();
  return server.sentMail.length;
}

it('makes an owner premium when the payment is told of, before the browser says so', async () => {
  const paymentIntentId = stripe.books.pay(subscription);
  for (const event of allEvents()) expect((await deliver(event)).statusCode).toBe(204);
  expect(await tier()).toBe('premium');
  const confirmed = await zora.post('/api/confirm-subscription', { paymentIntentId });
  expect(confirmed.json().hasActiveSubscription).toBe(true);
  expect(await mailCount()).toBe(1);
  expect(await knownEvents()).toBe(3);
});

it('takes an event that comes twice once', async () => {
  stripe.books.pay(subscription);
  const [event] = stripe.books.events;
  if (!event) throw new Error('There is no event.');
  await Promise.all([deliver(event), deliver(event)]);
  const asked = stripe.asked.length;
  const { subscriptionVersion } = (await storedUser()) ?? {};
  expect((await deliver(event)).statusCode).toBe(204);
  expect(stripe.asked.length).toBe(asked);
  expect((await storedUser())?.subscriptionVersion).toBe(subscriptionVersion);
  expect([await knownEvents(), await mailCount()]).toEqual([1, 1]);
});

it('does not go back when an old event comes late', async () => {
  const [created] = allEvents();
  if (!created) throw new Error('There is no event.');
  stripe.books.pay(subscription);
  for (const event of allEvents().slice(1)) await deliver(event);
  expect(created.data.object).toMatchObject({ status: 'incomplete' });
  await deliver(created);
  expect(await tier()).toBe('premium');
});

it('does not go back when an answer of Stripe comes late', async () => {
  stripe.books.pay(subscription);
  const [, paid] = allEvents();
  if (!paid) throw new Error('There is no event.');
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((held) => {
    stripe.onAnswer = () => {
      stripe.onAnswer = async () => undefined;
      held();
      return new Promise((resolve) => {
        release = resolve;
      });
    };
  });
  const late = deliver(paid);
  await isHeld;
  stripe.books.move(subscription, 'active');
  for (const event of allEvents().slice(-1)) await deliver(event);
  stripe.books.move(subscription, 'canceled');
  for (const event of allEvents().slice(-1)) await deliver(event);
  expect(await tier()).toBe('expired');
  release();
  expect((await late).statusCode).toBe(204);
  expect(await tier()).toBe('expired');
});

it.each([
  ['trialing', 'premium'],
  ['active', 'premium'],
  ['past_due', 'premium'],
  ['unpaid', 'expired'],
  ['paused', 'expired'],
  ['canceled', 'expired'],
] as const)('makes %s of a paid subscription %s', async (status, expected) => {
  stripe.books.pay(subscription);
  for (const event of allEvents()) await deliver(event);
  stripe.books.events.length = 0;
  stripe.books.move(subscription, status);
  for (const event of allEvents()) await deliver(event);
  expect(await tier()).toBe(expected);
  expect(await storedUser()).toMatchObject({ subscriptionStatus: status });
  expect(await mailCount()).toBe(1);
});

it.each(['incomplete', 'incomplete_expired', 'canceled'] as const)(
  'takes no trial away by a subscription that was never paid: %s',
  async (status) => {
    stripe.books.move(subscription, status);
    for (const event of allEvents()) await deliver(event);
    expect(await tier()).toBe('trial');
    expect(await storedUser()).toMatchObject({ subscriptionStatus: 'active' });
  },
);

it('ends as the free plan for an owner who chose it', async () => {
  stripe.books.pay(subscription);
  for (const event of allEvents()) await deliver(event);
  await zora.put('/api/auth/subscription', { tier: 'free' });
  expect(await tier()).toBe('premium');
  stripe.books.move(subscription, 'canceled');
  for (const event of allEvents()) await deliver(event);
  expect(await tier()).toBe('free');
});

it('keeps premium by the newer of two subscriptions', async () => {
  stripe.books.pay(subscription);
  stripe.books.pay(stripe.books.addSubscription(subscription.customer));
  stripe.books.move(subscription, 'canceled');
  for (const event of allEvents()) await deliver(event);
  expect(await tier()).toBe('premium');
});

it('shows the page of an owner who has paid at once', async () => {
  await zora.post('/api/websites', { title: 'Salón Zora', slug: 'salon-zora' });
  const dropped: string[] = [];
  await server.database.listen('effects', (payload) => {
    for (const { page } of JSON.parse(payload).notices) if (page) dropped.push(page);
  });
  stripe.books.pay(subscription);
  for (const event of allEvents()) await deliver(event);
  await expect.poll(() => dropped).toEqual(['salon-zora']);
});

it('refuses what Stripe did not sign, or signed long ago or for later', async () => {
  stripe.books.pay(subscription);
  const [event] = stripe.books.events;
  if (!event) throw new Error('There is no event.');
  const { payload, signature } = stripe.sign(event);
  const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
  const answers = [
    await post(payload, undefined),
    await post(payload, 'nonsense'),
    await post(payload.replace('evt', 'eve'), signature),
    await post(`${payload} `, signature),
    await post(payload, signature.replace(/v1=.{4}/, 'v1=0000')),
    await deliver(event, inMinutes(-6)),
    await deliver(event, inMinutes(6)),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
  expect(answers[0]?.json().message).toBe('The signature of this event is wrong or too old');
  expect(await tier()).toBe('trial');
  expect(await knownEvents()).toBe(0);
  expect((await deliver(event, inMinutes(-4))).statusCode).toBe(204);
});

it('refuses a body of 1 MB and another kind of body', async () => {
  const large = JSON.stringify({ id: 'evt_1', filler: 'x'.repeat(1024 * 1024) });
  expect((await post(large, 't=1,v1=2')).statusCode).toBe(413);
  const headers = { 'content-type': 'text/plain' };
  const url = '/api/payments/webhook';
  expect((await server.app.inject({ method: 'POST', url, payload: '{}', headers })).statusCode).toBe(415);
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(400);
});

it.each(['null', '7', '[]', '{"id":"evt_1"}', '{"id":"evt_1","type":"invoice.paid","data":null}'])(
  'refuses %s, signed as it may be',
  async (json) => {
    const { payload, signature } = stripe.sign(JSON.parse(json));
    expect((await post(payload, signature)).statusCode).toBe(400);
  },
);

it('takes events that it does not know, or of nobody, without a change', async () => {
  const other = stripe.books.tell('charge.refunded', { id: 'ch_1', customer: subscription.customer });
  const gone = stripe.books.tell('invoice.paid', { id: 'in_1', customer: 'cus_gone' });
  const without = stripe.books.tell('invoice.paid', { id: 'in_2', customer: null });
  for (const event of [other, gone, without]) expect((await deliver(event)).statusCode).toBe(204);
  expect(await tier()).toBe('trial');
  expect((await storedUser())?.subscriptionVersion).toBe(0);
});

it('answers 502 and remembers nothing while Stripe is down, so that the event comes again', async () => {
  stripe.books.pay(subscription);
  const [event] = stripe.books.events;
  if (!event) throw new Error('There is no event.');
  stripe.mood = 'down';
  expect((await deliver(event)).statusCode).toBe(502);
  expect(await knownEvents()).toBe(0);
  stripe.mood = 'up';
  expect((await deliver(event)).statusCode).toBe(204);
  expect(await tier()).toBe('premium');
});
