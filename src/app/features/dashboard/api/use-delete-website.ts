import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { WEBSITES_KEY } from './use-websites';

export function useDeleteWebsite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (websiteId: number) => request<void>('DELETE', `${WEBSITES_KEY[0]}/${websiteId}`),
    onSuccess: (_answer, websiteId) => {
      queryClient.removeQueries({ queryKey: [...WEBSITES_KEY, websiteId] });
      return queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true });
    },
  });
}
