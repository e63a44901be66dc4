import type { ApiError } from '@/app/lib/api-client';
import type { useText } from '../use-text';

/** What to tell an owner whose session is lost; null for any other failure. */
export function signedOutText(error: ApiError, t: ReturnType<typeof useText>): string | null {
  if (error.status !== 401) return null;
  return (error.code === 'OTHER_OWNER' && error.serverMessage) || t('editor.signedOut');
}
