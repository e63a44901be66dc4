import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@/contracts/auth';
import { getCurrentUser } from '@/contracts/endpoints/accounts';
import { ApiError, callFor } from './api-client';
import { call } from './call';
import { CURRENT_USER_KEY } from './session-guard';

const FRESH_FOR_MS = 5 * 60 * 1000;

interface SignedInState {
  /** Null for a visitor, and for anybody while the server cannot be asked. */
  user: CurrentUser | null;
  isLoading: boolean;
}

export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  staleTime: FRESH_FOR_MS,
});

export function useCurrentUser(): SignedInState {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending };
}

async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    const user = await call(getCurrentUser, {}, { signal });
    // Until somebody signs in here: an editor that outlives its session stays its owner's.
    callFor(user.id);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
