import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foreignId, id, moment } from './columns';

/**
 * Owners get a `reset` of the password, which anybody can ask for, the `proof` of an address, a `notice` about the
 * account, `news` of what a visitor sent, and a `digest` of more such news. Visitors get a `receipt` of what came in
 * their name, and a `decision` of the owner.
 */
export type MailKind = 'reset' | 'proof' | 'notice' | 'news' | 'digest' | 'receipt' | 'decision' | 'reply';

/** A mail can carry a calendar, or a QR code that is drawn on its way out. */
export interface MailAttachment {
  fileName: string;
  contentType: 'text/calendar' | 'image/png';
  /** Holds the calendar, or what the QR code says. */
  content: string;
  /** Makes it a picture in the HTML, which names it `cid:{contentId}`. */
  contentId?: string;
  /** Makes it a calendar's invitation or its cancellation. */
  method?: 'REQUEST' | 'CANCEL';
}

/** Holds mail that is to be sent, written in the transaction of the change that it tells of. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Names the mail at every attempt, so that a receiver knows a repetition. */
    messageId: text('message_id').notNull(),
    kind: text('kind').$type<MailKind>().notNull().default('notice'),
    recipient: text('recipient').notNull(),
    /** Holds a hash of the mailbox, by which its mails are counted also when nothing else is left of them. */
    recipientKey: text('recipient_key').notNull().default(''),
    /** The mail is about this account or website. Neither is a foreign key, because the day's count outlives both. */
    ownerId: foreignId('owner_id'),
    websiteId: foreignId('website_id'),
    /** This name stands in From; null for the platform's own. */
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /**
     * Names the thing that the mail tells of, where it can be taken back while it waits; `known` is what its receiver
     * knew before.
     */
    about: text('about'),
    known: jsonb('known'),
    attempts: integer('attempts').notNull().default(0),
    /** The mail is not sent before then; a worker that takes it moves this on, so that no other one takes it meanwhile. */
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
    /** The mail was given up then. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_due_at_idx')
      .on(table.dueAt)
      .where(sql`${table.sentAt} IS NULL AND ${table.failedAt} IS NULL`),
    index('outbox_about_idx')
      .on(table.about)
      .where(sql`${table.about} IS NOT NULL AND ${table.sentAt} IS NULL`),
    // These indexes find the mails that are old enough to be forgotten.
    index('outbox_sent_at_idx').on(table.sentAt).where(sql`${table.sentAt} IS NOT NULL`),
    index('outbox_failed_at_idx').on(table.failedAt).where(sql`${table.failedAt} IS NOT NULL`),
    // These indexes count the mails that a mailbox got, and an owner caused, of late.
    index('outbox_recipient_key_created_at_idx').on(table.recipientKey, table.createdAt),
    index('outbox_owner_id_created_at_idx').on(table.ownerId, table.createdAt),
    // One digest of a website waits at a time.
    uniqueIndex('outbox_waiting_digest_key')
      .on(table.websiteId, table.recipientKey)
      .where(sql`${table.kind} = 'digest' AND ${table.sentAt} IS NULL AND ${table.failedAt} IS NULL`),
  ],
);
