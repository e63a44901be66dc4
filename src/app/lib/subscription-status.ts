import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { SubscriptionStatus } from '@/contracts/billing';
import { CURRENT_USER_KEY } from './session-guard';

const SUBSCRIPTION_STATUS_KEY = ['/api/subscription/status'] as const;

/** What the owner pays for, asked for again each time a screen needs it: days pass and payments arrive. */
export function useSubscriptionStatus({ isEnabled = true } = {}) {
  return useQuery<SubscriptionStatus>({
    queryKey: SUBSCRIPTION_STATUS_KEY,
    refetchOnMount: 'always',
    enabled: isEnabled,
  });
}

/** Asks again for all that depends on the plan, after it has changed. */
export async function refreshPlan(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_STATUS_KEY }),
    queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
  ]);
}
