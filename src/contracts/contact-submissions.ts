import { z } from 'zod';
import { emailField, lineText, requiredLine, timestamp } from '@/core/fields';
import { key } from '@/core/messages';
import { MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';

/** What a visitor sends with the contact form. */
export const contactInput = z.object({
  name: requiredLine(NAME_MAX_LENGTH),
  email: emailField,
  phone: lineText(PHONE_MAX_LENGTH).optional(),
  message: z
    .string(key('validation.required'))
    .max(MESSAGE_MAX_LENGTH, key('validation.tooLong'))
    .transform((text) => text.trim())
    .refine((text) => text !== '', key('validation.required')),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactSubmission = z.object({
  id: z.number().int(),
  websiteId: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: timestamp,
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

export const contactSubmissionEdit = z.object({ isRead: z.literal(true) });

export const createdAnswer = z.object({ id: z.number().int() });
