import { ApiError } from './api-client';

/** What the server says, or the given text where it says nothing. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
