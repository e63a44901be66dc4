import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, callFor } from '@/app/lib/api-client';
import { call, getCallKey } from '@/app/lib/call';
import type { CurrentUser } from '@/contracts/auth';
import { getCurrentUser } from '@/contracts/endpoints/accounts';
import { MINUTE_MS } from '@/core/dates';
import { FREE_TIER, isExpiredTier, type Tier } from '@/core/plans';
import { paths } from '@/core/screen-paths';

export const CURRENT_USER_KEY = getCallKey(getCurrentUser, {});

const FRESH_FOR_MS = 5 * MINUTE_MS;

export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  staleTime: FRESH_FOR_MS,
});

interface SignedInState {
  /** It is null for a visitor, and for anybody while the server cannot be asked. */
  user: CurrentUser | null;
  isLoading: boolean;
}

export function useCurrentUser(): SignedInState {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending };
}

/** Returns the owner's tier, or the free one as long as nobody is known to be signed in. */
export function useTier(): Tier {
  return useCurrentUser().user?.subscriptionTier ?? FREE_TIER;
}

async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    const user = await call(getCurrentUser, {}, { signal });
    // Calls are for this owner until somebody signs in: an editor that outlives its session stays its owner's.
    callFor(user.id);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Acts on every owner call that failed, wherever it was made: a lost session forgets the user (the frame then shows the
 * sign-in), an expired subscription is shown as such and leads to the plans.
 */
export function guardSession(queryClient: QueryClient, error: unknown) {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) queryClient.setQueryData(CURRENT_USER_KEY, null);
  if (error.code === 'SUBSCRIPTION_EXPIRED')
    void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  if (error.status === 403 && isSubscriptionExpired(error.body)) leadToPlans();
}

/** It is true from the moment that the browser is led to the plans until the editor was asked whether it can be left. */
let isLeadingToPlans = false;

/** Returns true once for each time that the browser is led to the plans: the owner has not chosen to leave then. */
export function takeLeadToPlans(): boolean {
  const isLeading = isLeadingToPlans;
  isLeadingToPlans = false;
  return isLeading;
}

/** Leads to the plans once: their screen loads nothing again because of an answer that it got itself. */
function leadToPlans() {
  const { pathname } = window.location;
  if (pathname === paths.subscription) return;
  isLeadingToPlans = true;
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

/** Returns true if the owner's plan has ended, so that only the account and the plans are left to use. */
export function hasPlanEnded(user: CurrentUser | null): boolean {
  return user !== null && isExpiredTier(user.subscriptionTier);
}

/** Returns true if the plan that has ended was the trial: a subscription that ends says so in its status. */
export function isTrialOver(user: CurrentUser): boolean {
  return hasPlanEnded(user) && user.subscriptionStatus === 'active' && user.trialEndDate !== null;
}
