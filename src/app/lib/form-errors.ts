import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import type { output, ZodMiniType } from 'zod/mini';
import { ApiError } from './api-client';
import { getIssueText } from './issue-text';
import type { Text } from './texts';

/** Checks a form by a contract's schema. The schema's errors are keys of the catalogue; the fields get their texts. */
export function createSchemaResolver<
  Input extends FieldValues,
  Schema extends ZodMiniType<FieldValues, Input>,
>(schema: Schema, t: Text): Resolver<Input, unknown, output<Schema> & FieldValues> {
  return async (values, _context, options) => {
    // It is not safeParseAsync, which waits at every transform and would give the issues in another order.
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of result.error.issues) {
      errors[issue.path.join('.')] ??= { type: issue.code, message: getIssueText(issue, t) };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** Shows the server's errors of single fields at these fields; the first of them takes the focus. */
export function showServerFieldErrors<Input extends FieldValues>(
  error: unknown,
  fieldNames: readonly Path<Input>[],
  setError: UseFormSetError<Input>,
) {
  if (!(error instanceof ApiError)) return;
  const { fields } = error;
  let isFirst = true;
  for (const name of fieldNames) {
    const message = fields[name];
    if (message === undefined) continue;
    setError(name, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
