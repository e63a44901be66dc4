import * as z from 'zod/mini';
import { isCalendarDate } from './dates';
import { findEmailProblem } from './email';
import { key } from './messages';
import { parseMinutes } from './opening-hours';
import { findNameProblem } from './plain-name';
import { countCharacters, TEXT_MAX_LENGTH, toOneLine } from './text';
import { TRAP_FIELD } from './visitor-limits';

/** Every text may have this length. */
export const textLimit = z.refine<string>(fits, key('validation.tooLong'));

/** A text of one field is kept as typed. */
export const longText = z.string(key('validation.invalid')).check(textLimit);

function fits(text: string): boolean {
  // No text has more characters than units, and most are short: few have to be counted.
  return text.length <= TEXT_MAX_LENGTH || countCharacters(text) <= TEXT_MAX_LENGTH;
}

export function notBlank(message = key('validation.required')) {
  return z.refine<string>((text) => text.trim() !== '', message);
}

/** Makes a field for a text of one line: line breaks become spaces, so that it can stand in a header of a mail. */
export function lineText(maxLength: number, message = key('validation.required')) {
  return z.pipe(
    z.string(message).check(z.maxLength(maxLength, key('validation.tooLong'))),
    z.transform(toOneLine),
  );
}

/** Makes a field for a line that must not be empty. */
export function requiredLine(maxLength: number, message = key('validation.required')) {
  return lineText(maxLength, message).check(z.refine((text) => text !== '', message));
}

/** Makes a field for the name of a person or a business: a line without links and hidden characters. */
export function nameLine(maxLength: number, message = key('validation.required')) {
  return requiredLine(maxLength, message).check(
    z.superRefine((name, context) => {
      const problem = findNameProblem(name);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  );
}

/** An email address is trimmed and keeps to the rules of `core/email`. */
export const emailField = z.string(key('validation.emailMin')).check(
  z.trim(),
  z.superRefine((email, context) => {
    const problem = findEmailProblem(email);
    if (problem) context.addIssue({ code: 'custom', message: problem.message, params: problem.values });
  }),
);

/** An address names a stored record by this id. */
export const recordId = z.coerce.number().check(z.int(), z.positive());

/** An address names a version of a website by this number, which the database keeps in four bytes. */
export const versionNumber = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** A moment is an ISO 8601 text in UTC. */
export const timestamp = z.string();

/** A day is written YYYY-MM-DD. */
export const dateField = z
  .string(key('validation.date'))
  .check(z.refine(isCalendarDate, key('validation.date')));

/** A time of day is written HH:MM. */
export const timeField = z
  .string(key('validation.time'))
  .check(z.refine((text) => parseMinutes(text) !== null, key('validation.time')));

/**
 * A form sends this random UUID with what was filled in, so that the call is known again when it comes a second time. A
 * pattern checks it: zod's own check of all versions would add more to the scripts than anything needs here.
 */
export const requestId = z.optional(
  z
    .string(key('validation.invalid'))
    .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, key('validation.invalid'))),
);

/** People do not see this field; its content is never handed on. */
export const trapField = { [TRAP_FIELD]: z.optional(z.unknown()) } as const;
