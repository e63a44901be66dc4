import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { OpenSession } from '@/contracts/sessions';

const SESSIONS_KEY = ['/api/account/sessions'] as const;

/** Where the owner is logged in, as it is now. */
export function useSessions() {
  return useQuery<OpenSession[]>({ queryKey: SESSIONS_KEY, staleTime: 0 });
}

/** Logs out on one device, or with null on all others. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      request<void>('DELETE', id === null ? '/api/account/sessions' : `/api/account/sessions/${id}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
