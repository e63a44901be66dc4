import type * as z from 'zod/mini';
import { AppError, type FieldError } from '@/core/app-error';
import { type Phrase, phrase } from '@/core/messages';
import { toIssuePhrase } from './text';

/** A refusal names at most this many fields: nobody mends more at once, and a forged list may be endless. */
const MAX_NAMED_FIELDS = 200;

/** Creates a refusal that names its fields; the message is the first field's. */
export function createValidationError(fields: FieldError[]): AppError {
  const [first] = fields;
  return new AppError('VALIDATION', first?.message ?? phrase('validation.invalid'), {
    field: first?.path,
    fields: fields.slice(0, MAX_NAMED_FIELDS),
  });
}

/** Creates a refusal of what somebody else has already, with its field. */
export function createTakenError(field: string, message: Phrase): AppError {
  return new AppError('CONFLICT', message, { field, fields: [{ path: field, message }] });
}

/** Parses the fields of a form by their contract; throws VALIDATION that names the refused ones. */
export function parseFields<Schema extends z.ZodMiniType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw createValidationError(parsed.error.issues.map(createFieldError));
  return parsed.data;
}

/** Names a refused field, with a text for people. */
export function createFieldError(issue: z.core.$ZodIssue): FieldError {
  const values = {
    ...(issue.code === 'custom' ? issue.params : {}),
    ...('maximum' in issue && { max: issue.maximum }),
  };
  return { path: issue.path.join('.'), message: toIssuePhrase(issue.message, values) };
}
