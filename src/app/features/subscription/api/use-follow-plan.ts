import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import { refreshPlan } from '@/app/lib/subscription-status';
import { useFailureNotice } from '@/app/lib/use-failure-notice';
import type { PaidTier } from '@/core/plans';
import { useToast } from '@/ui/toast';

interface Told {
  done: string;
  failed: string;
}

/** Decides what follows when what is paid for ends: a plan that it covers, which may be the same one. It tells so itself: the button is gone by then. */
export function useFollowPlan(tier: PaidTier, { done, failed }: Told) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { tellFailure, clearFailure } = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('PUT', '/api/auth/subscription', { tier }),
    onSuccess: async () => {
      toast({ title: done });
      await refreshPlan(queryClient);
    },
    onError: (error) => tellFailure({ title: failed, description: failureDetail(error) }),
  });
  const follow = () => {
    clearFailure();
    mutate();
  };
  return { follow, isPending };
}
