import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@/app/paths';
import { getCurrentUser } from '@/contracts/endpoints/accounts';
import { ApiError } from './api-client';
import { getCallKey } from './call';

export const CURRENT_USER_KEY = getCallKey(getCurrentUser, {});

/**
 * What every failed owner call leads to, wherever it was made: a lost session forgets the user (the frame then shows the
 * sign-in), an expired subscription is shown as such and leads to the plans.
 */
export function guardSession(queryClient: QueryClient, error: unknown) {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) queryClient.setQueryData(CURRENT_USER_KEY, null);
  if (error.code === 'SUBSCRIPTION_EXPIRED')
    void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  if (error.status === 403 && isSubscriptionExpired(error.body)) leadToPlans();
}

/** Once: the screen of the plans loads nothing again because of an answer that it got itself. */
function leadToPlans() {
  const { pathname } = window.location;
  if (pathname === paths.subscription) return;
  const isEditing = pathname.startsWith(paths.editor());
  window.location.assign(isEditing ? `${paths.subscription}?kept=true` : paths.subscription);
}

function isSubscriptionExpired(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'subscriptionExpired' in body &&
    body.subscriptionExpired === true
  );
}
