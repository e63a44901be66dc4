import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '@/core/app-error';
import { issueText, text } from './text';

export interface FieldError {
  path: string;
  message: string;
}

/** Nobody mends more at once; a forged list could name tens of thousands. */
const MAX_NAMED_FIELDS = 200;

/** A refusal that names its fields; the message is the first field's. */
export function validationError(fields: FieldError[]): AppError {
  const [first] = fields;
  return new AppError('VALIDATION', first?.message ?? text('validation.invalid'), {
    field: first?.path,
    fields: fields.slice(0, MAX_NAMED_FIELDS),
  });
}

/** A refusal of what somebody else has already, with its field. */
export function takenError(field: string, message: string): AppError {
  return new AppError('CONFLICT', message, { field, fields: [{ path: field, message }] });
}

/** The fields of a form by their contract; VALIDATION names those that are refused. */
export function parseFields<Schema extends z.ZodMiniType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw validationError(parsed.error.issues.map(fieldError));
  return parsed.data;
}

/**
 * The params, query and body of a call by its contract. A malformed address is NOT_FOUND, because it leads nowhere and is
 * no form to correct; anything else that is refused is VALIDATION.
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): z.output<Schema> {
  const parsed = schema.safeParse({ params, query, body: body ?? undefined });
  if (parsed.success) return parsed.data;
  const listIssues = (part: 'params' | 'query' | 'body') =>
    parsed.error.issues
      .filter(({ path }) => path[0] === part)
      .map((issue) => ({ ...issue, path: issue.path.slice(1) }));
  if (listIssues('params').length > 0) throw new AppError('NOT_FOUND', text('errors.notFound'));
  const [refused] = [listIssues('body'), listIssues('query')].filter(({ length }) => length > 0);
  throw validationError((refused ?? []).map(fieldError));
}

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const values = {
    ...(issue.code === 'custom' ? issue.params : {}),
    ...('maximum' in issue && { max: issue.maximum }),
  };
  return { path: issue.path.join('.'), message: issueText(issue.message, values) };
}
