import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { Website, WebsiteInput } from '@/contracts/websites';
import { WEBSITES_KEY } from './use-websites';

/** What the dialog asks for; the server fills in the rest. */
export type NewWebsite = Pick<WebsiteInput, 'title' | 'slug'> & Partial<WebsiteInput>;

export function useCreateWebsite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: NewWebsite) => request<Website>('POST', WEBSITES_KEY[0], input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true }),
  });
}
