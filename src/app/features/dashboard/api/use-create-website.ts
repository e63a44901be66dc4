import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { Website } from '@/contracts/websites';
import { WEBSITES_KEY } from './use-websites';

export function useCreateWebsite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { title: string; slug: string }) => request<Website>('POST', WEBSITES_KEY[0], input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true }),
  });
}
