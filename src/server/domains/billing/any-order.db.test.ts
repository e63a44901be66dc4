import type { StripeBooks, StripeSubscription } from '@tests/support/stripe-books';
import { type StripeEmulator, startStripe } from '@tests/support/stripe-emulator';
import { emptyTables } from '@tests/support/test-database';
import { startTestServer, type TestServer } from '@tests/support/test-server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { users } from '../../db/tables/users';

const stripe: StripeEmulator = startStripe(() => server.clock.now());
const server: TestServer = startTestServer({
  get payments() {
    return stripe.settings;
  },
});

/** Each of these can happen to a subscription, any number of times. */
const HAPPENINGS: Record<string, (books: StripeBooks, subscription: StripeSubscription) => void> = {
  paid: (books, subscription) => books.pay(subscription),
  renewed: (books, subscription) => books.renew(subscription, true),
  failed: (books, subscription) => books.renew(subscription, false),
  unpaid: (books, subscription) => books.move(subscription, 'unpaid'),
  ended: (books, subscription) => books.move(subscription, 'canceled'),
  upgraded: (books, subscription) => books.upgrade(subscription, books.price),
  downgraded: (books, subscription) => books.followBy(subscription, books.standardPrice, {}),
};

const story = fc.record({
  tier: fc.constantFrom('standard', 'premium'),
  happenings: fc.array(fc.constantFrom(...Object.keys(HAPPENINGS)), { minLength: 1, maxLength: 5 }),
  /**
   * Some of the events that have been told of so far are delivered early: `pick` chooses the event, `after` says after
   * which happening.
   */
  deliveries: fc.array(
    fc.record({
      pick: fc.nat(),
      after: fc.nat({ max: 4 }),
      /** Stripe answers at that moment, but its answer arrives when all else is done. */
      isAnsweredLate: fc.boolean(),
    }),
    // There are fewer early deliveries than attempts that the server makes.
    { maxLength: 6 },
  ),
  /** The last delivery of each event comes in this order, and so many come at once. */
  order: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  atOnce: fc.integer({ min: 1, max: 4 }),
});

const IS_PAID = { active: true, past_due: true, unpaid: false, canceled: false } as const;

async function deliver(index: number): Promise<void> {
  const { events } = stripe.books;
  const event = events[index % events.length];
  if (!event) throw new Error('There is no event.');
  const { payload, signature } = stripe.sign(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await server.app.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers });
  expect(answer.statusCode).toBe(204);
}

/**
 * Delivers an event and waits until Stripe has answered how things stand now; the answer arrives when it is released.
 */
async function deliverHeld(index: number, isReleased: Promise<void>): Promise<{ delivery: Promise<void> }> {
  const isAnswered = new Promise<void>((resolve) => {
    stripe.onAnswer = () => {
      stripe.onAnswer = async () => undefined;
      resolve();
      return isReleased;
    };
  });
  const delivery = deliver(index);
  // For an event that is known already, the server asks Stripe nothing.
  await Promise.race([isAnswered, delivery]);
  stripe.onAnswer = async () => undefined;
  // The promise is wrapped, else the caller would wait for it.
  return { delivery };
}

it('ends in the state that Stripe holds, in whatever order and however often events come', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ tier, happenings, deliveries, order, atOnce }) => {
      await emptyTables(server.database);
      stripe.books.clear();
      const zora = await server.owner('zora');
      await zora.post('/api/create-subscription', { tier });
      const subscription = stripe.books.onlySubscription();
      const flying: Promise<void>[] = [];
      const held: Promise<void>[] = [];
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      for (const [index, happening] of happenings.entries()) {
        HAPPENINGS[happening]?.(stripe.books, subscription);
        for (const { pick, isAnsweredLate } of deliveries.filter(({ after }) => after === index)) {
          // The test does not wait: more happens while deliveries are on their way.
          if (!isAnsweredLate) flying.push(deliver(pick));
          else {
            // Other deliveries under way would take the answer that is to be held.
            await Promise.all(flying);
            held.push((await deliverHeld(pick, isReleased)).delivery);
          }
        }
      }
      await Promise.all(flying);
      const rest = [...stripe.books.events.keys()].sort((a, b) => (order[a] ?? a) - (order[b] ?? b));
      for (let index = 0; index < rest.length; index += atOnce) {
        await Promise.all(rest.slice(index, index + atOnce).map(deliver));
      }
      release();
      await Promise.all(held);
      const [user] = await server.database.db.select().from(users);
      const wasEverSeenPaid = user?.stripeSubscriptionId !== null;
      const status = subscription.status as keyof typeof IS_PAID;
      const isPaid = IS_PAID[status];
      const paidTier = subscription.items.data[0]?.price.id === 'price_standard' ? 'standard' : 'premium';
      expect(user?.subscriptionTier).toBe(isPaid ? paidTier : wasEverSeenPaid ? 'expired' : 'trial');
      if (isPaid) expect(user?.subscriptionStatus).toBe(status);
    }),
    // Looking for a shorter failing example would take minutes.
    { seed: 20261121, numRuns: 20, endOnFailure: true },
  );
});
