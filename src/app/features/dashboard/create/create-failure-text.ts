import { ApiError } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import type { Text } from '@/app/lib/texts';

/** These pass by themselves or with a connection, so the reason is said beside the failure. */
const PASSING = new Set([0, 503, 507]);

/** The text for a website that could not be created. */
export function createFailureText(error: Error, t: Text<'createWebsite'>, hasSupport: boolean): string {
  if (isTakenFailure(error)) return t(hasSupport ? 'createWebsite.exists' : 'createWebsite.existsAlready');
  const failed = t('createWebsite.failed');
  if (!(error instanceof ApiError)) return failed;
  if (error.fields.requestId) return error.fields.requestId;
  return PASSING.has(error.status) ? `${failed}. ${failureDetail(error) ?? ''}`.trim() : failed;
}

/** Decides by the code, and as the specification does by the words, where a body without one comes from elsewhere. */
export function isTakenFailure(error: Error): boolean {
  if (error instanceof ApiError && error.code === 'CONFLICT') return !error.fields.requestId;
  return error.message.includes('already exists') || error.message.includes('už existuje');
}
