import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { refreshPlan } from '@/app/lib/subscription-status';

/** Takes back that the subscription ends with what is paid for. */
export function useResumeSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', '/api/subscription/resume'),
    onSuccess: () => refreshPlan(queryClient),
  });
}
