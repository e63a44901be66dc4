import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foreignId, id, language, moment } from './columns';

export const users = pgTable(
  'users',
  {
    id: id(),
    nickname: text('nickname').notNull(),
    /**
     * Holds the nickname in lower case. The server writes it, because lower() in the C locale knows English letters
     * only.
     */
    nicknameKey: text('nickname_key').notNull(),
    email: text('email').notNull(),
    /** A link in that mailbox was followed then; null while nobody has shown that the address is the owner's. */
    emailProvenAt: moment('email_proven_at'),
    /** This address takes the email's place once its own link is followed. */
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** The application, and mails and files for the owner, are in this language. */
    language: language(),
    profileImageUrl: text('profile_image_url'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    subscriptionTier: text('subscription_tier').default('trial'),
    subscriptionStatus: text('subscription_status').notNull().default('active'),
    /** The period that is paid for ends or renews then; null without a subscription. */
    subscriptionPeriodEnd: moment('subscription_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /**
     * Is true if the owner chose Free: after the paid period the account has the free plan, and does not count as
     * expired.
     */
    becomesFree: boolean('becomes_free').notNull().default(false),
    /** This smaller plan follows when the paid period ends; null when the plan stays. */
    nextTier: text('next_tier'),
    /**
     * Grows with each stored reading of the provider's subscriptions: a reading that began at an older version is
     * repeated.
     */
    subscriptionVersion: integer('subscription_version').notNull().default(0),
    trialEndDate: moment('trial_end_date'),
    /** The owner has got this many of the mails about the end of the trial, in their order. */
    trialMailsSent: integer('trial_mails_sent').notNull().default(0),
    wantsTrialMails: boolean('wants_trial_mails').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_nickname_key').on(table.nicknameKey),
    // These find the owner whom an event of the payment provider is about, and those whose period is over.
    index('users_stripe_customer_id_idx').on(table.stripeCustomerId),
    index('users_subscription_period_end_idx').on(table.subscriptionPeriodEnd),
    index('users_trial_end_date_idx').on(table.trialEndDate),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** Holds the SHA-256 of the token in the cookie, so that a leaked table opens no session. */
    sid: text('sid').primaryKey(),
    /** The owner ends the session from another device by this id, which opens nothing. */
    id: foreignId('id').notNull().generatedAlwaysAsIdentity(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb('sess').notNull().default({}),
    expire: moment('expire').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** The browser gives these names of itself and its system, such as 'Firefox' and 'Windows'; null where it gives none. */
    browser: text('browser'),
    system: text('system'),
    /**
     * Until then the cookie with the name of earlier versions opens the session on https; null for sessions that never
     * had it.
     */
    oldCookieUntil: moment('old_cookie_until'),
  },
  (table) => [index('sessions_expire_idx').on(table.expire), index('sessions_user_id_idx').on(table.userId)],
);

/** Holds links that prove an address. Each is used once, and only the SHA-256 of what the mail carries is stored. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_proofs_user_id_idx').on(table.userId)],
);

/**
 * Holds links that set a new password. Each is used once, within an hour, and only the SHA-256 of what the mail carries
 * is stored.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_user_id_idx').on(table.userId)],
);

export type UserRecord = typeof users.$inferSelect;
