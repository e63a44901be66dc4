import { failures } from '@messages';
import { ApiError } from './api-client';

/** Returns the server's message, a text that it cannot be reached, or the given text. */
export function getFailureText(error: unknown, fallback: string): string {
  return findFailureDetail(error) ?? fallback;
}

/** Finds the server's message, or a text that it cannot be reached, for a notice whose title says what failed. */
export function findFailureDetail(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.serverMessage || (error.status === 0 ? failures.noConnection : undefined);
}
