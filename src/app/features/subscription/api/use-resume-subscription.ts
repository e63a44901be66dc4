import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureText } from '@/app/lib/failure-text';
import { refreshPlan } from '@/app/lib/subscription-status';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

/** Takes back that the subscription ends with what is paid for. It tells so itself: the button is gone by then. */
export function useResumeSubscription() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useText();
  return useMutation({
    mutationFn: () => request('POST', '/api/subscription/resume'),
    onSuccess: async () => {
      toast({ title: t('subscription.period.resumed') });
      await refreshPlan(queryClient);
    },
    onError: (error) =>
      toast({
        tone: 'bad',
        title: t('common.error'),
        description: failureText(error, t('subscription.period.resumeFailed')),
      }),
  });
}
