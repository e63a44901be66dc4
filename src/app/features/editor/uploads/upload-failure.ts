import { ApiError } from '@/app/lib/api-client';
import type { UploadFailure } from '@/sections/editor-kit/host';

/** No picture that we can read, more than the plan has room for, too large, or of a kind that nobody takes. */
const REFUSALS = new Set([400, 403, 413, 415]);

/** Whether another try could end otherwise, and when. */
export function failureOf(error: unknown): UploadFailure {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 0) return 'unreachable';
  return status !== null && REFUSALS.has(status) ? 'refused' : 'other';
}
