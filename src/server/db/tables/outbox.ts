import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

/** A file that goes with a mail: a calendar, or a QR code that is drawn on its way out. */
export interface MailAttachment {
  fileName: string;
  contentType: 'text/calendar' | 'image/png';
  /** The calendar, or what the QR code says. */
  content: string;
  /** Makes it a picture in the HTML, which names it `cid:{contentId}`. */
  contentId?: string;
  /** Makes it a calendar's invitation or its cancellation. */
  method?: 'REQUEST' | 'CANCEL';
}

/** Mail that is to be sent, written in the transaction of what it tells of. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** The same at every attempt, so that a receiver knows a repetition. */
    messageId: text('message_id').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    /** Not before; a worker that takes the mail moves it on, so that no other one takes it meanwhile. */
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
    /** When it was given up. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_due_at_idx')
      .on(table.dueAt)
      .where(sql`${table.sentAt} IS NULL AND ${table.failedAt} IS NULL`),
    // What is old enough to be forgotten.
    index('outbox_sent_at_idx').on(table.sentAt).where(sql`${table.sentAt} IS NOT NULL`),
    index('outbox_failed_at_idx').on(table.failedAt).where(sql`${table.failedAt} IS NOT NULL`),
    // How many mails an address got of late.
    index('outbox_recipient_created_at_idx').on(sql`lower(${table.recipient})`, table.createdAt),
  ],
);
