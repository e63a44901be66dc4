import { ApiError } from '@/app/lib/api-client';
import type { Text } from '@/app/lib/texts';

/** What is said when no subscription could be opened: a notice's title and its line. */
export function createFailure(error: Error, t: Text<'subscription'>): { title: string; description: string } {
  // By the code, and as the specification does by the word, where a body without one comes from elsewhere.
  const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHORIZED';
  if (isSignedOut || error.message.includes('Unauthorized')) {
    return {
      title: t('subscription.subscribe.pleaseLogin'),
      description: t('subscription.subscribe.pleaseLoginText'),
    };
  }
  return { title: t('common.error'), description: describe(error, t) };
}

function describe(error: Error, t: Text<'subscription'>): string {
  if (!(error instanceof ApiError)) return t('subscription.subscribe.failed');
  const hasAnswered = error.status > 0;
  return (
    error.serverMessage ?? t(hasAnswered ? 'subscription.subscribe.refused' : 'subscription.subscribe.failed')
  );
}
