import * as z from 'zod/mini';
import { emailField, lineText, nameLine, requestId, timestamp, trapField } from '@/core/fields';
import { key } from '@/core/messages';
import { MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';

const messageText = z
  .pipe(
    z.string(key('validation.required')).check(z.maxLength(MESSAGE_MAX_LENGTH, key('validation.tooLong'))),
    z.transform((text) => text.trim()),
  )
  .check(z.refine((text) => text !== '', key('validation.required')));

/** A visitor sends this with the contact form. */
export const contactInput = z.object({
  requestId,
  ...trapField,
  name: nameLine(NAME_MAX_LENGTH),
  email: emailField,
  phone: z.optional(lineText(PHONE_MAX_LENGTH)),
  message: messageText,
  /** The visitor wants to read later what they wrote. */
  wantsCopy: z.optional(z.boolean(key('validation.invalid'))),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactSubmission = z.object({
  id: z.int(),
  websiteId: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  isRead: z.boolean(),
  /** The owner has called it, or an earlier one from its address, spam. */
  isSpam: z.boolean(),
  /** The owner answered these from the admin, the oldest first. */
  replies: z.array(z.object({ text: z.string(), createdAt: timestamp, hasFailed: z.boolean() })),
  /** The card of the customer has this key. */
  customerKey: z.nullable(z.string()),
  createdAt: timestamp,
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

/** A list can be limited to one of these; otherwise it has all messages that are not spam. */
export const MESSAGE_STATES = ['unread', 'read', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const messageState = z.enum(MESSAGE_STATES, key('validation.invalid'));

export const contactSubmissionEdit = z.object({ isRead: z.literal(true) });

/** An owner answers a message with this. */
export const replyInput = z.object({ requestId, text: messageText });
export type ReplyInput = z.infer<typeof replyInput>;

export const createdAnswer = z.object({ id: z.int() });
