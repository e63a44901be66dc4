import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PaidTier } from '@/core/plans';
import { moment } from './columns';

/** Records events of the payment provider that have had their effect, in the transaction of the effect. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
});

/** The tables from here on are the sandbox provider's own books. A payment company would keep them itself. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /** The customer was created with this reference; the same one never makes a second customer. */
  reference: text('reference').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: 'cascade' });

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: customerId(),
    status: text('status', {
      enum: ['incomplete', 'incomplete_expired', 'active', 'past_due', 'unpaid', 'canceled'],
    }).notNull(),
    /** The subscription pays for this plan now, and from the next period on for `nextTier` where that is set. */
    tier: text('tier').$type<PaidTier>().notNull().default('premium'),
    nextTier: text('next_tier').$type<PaidTier>(),
    priceCents: integer('price_cents').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    currentPeriodEnd: moment('current_period_end'),
    /** Renewals are charged to the card with these last four digits. */
    card: text('card'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_subscriptions_customer_id_idx').on(table.customerId)],
);

export const sandboxPaymentIntents = pgTable(
  'sandbox_payment_intents',
  {
    id: text('id').primaryKey(),
    customerId: customerId(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
    clientSecret: text('client_secret').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The payment is for this better plan in the middle of a period; null when it is for a period of the present plan. */
    forTier: text('for_tier').$type<PaidTier>(),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'],
    }).notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [index('sandbox_payment_intents_subscription_id_idx').on(table.subscriptionId)],
);
