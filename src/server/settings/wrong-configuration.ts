import type * as z from 'zod/mini';

/** One failure that names every wrong value. */
export function wrongConfiguration(issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Error {
  const lines = issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  return new Error(`The configuration is wrong:\n  ${lines.join('\n  ')}`);
}
