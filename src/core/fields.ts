import * as z from 'zod/mini';
import { emailProblem } from './email';
import { key } from './messages';

/** The longest text that any single field takes. */
export const TEXT_MAX_LENGTH = 9999;

/** A text of one field, kept as typed. */
export const longText = z
  .string(key('validation.invalid'))
  .check(z.maxLength(TEXT_MAX_LENGTH, key('validation.tooLong')));

/** A text that must not be blank, kept as typed. */
export function requiredText(message = key('validation.required')) {
  return longText.check(z.refine((text) => text.trim() !== '', message));
}

/** A text of one line: line breaks become spaces, so that it can stand in a header of a mail. */
export function lineText(maxLength: number) {
  return z.pipe(
    z.string(key('validation.required')).check(z.maxLength(maxLength, key('validation.tooLong'))),
    z.transform((text) => text.replace(/\s+/g, ' ').trim()),
  );
}

/** A line that must not be empty. */
export function requiredLine(maxLength: number, message = key('validation.required')) {
  return lineText(maxLength).check(z.refine((text) => text !== '', message));
}

/** An email address by the rules of `core/email`, trimmed. */
export const emailField = z.string(key('validation.emailMin')).check(
  z.trim(),
  z.superRefine((email, context) => {
    const problem = emailProblem(email);
    if (problem) context.addIssue({ code: 'custom', message: problem.message, params: problem.values });
  }),
);

/** The id of a stored record in an address. */
export const recordId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** A moment, as an ISO 8601 text in UTC. */
export const timestamp = z.string();
