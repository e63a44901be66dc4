import { useQuery } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { PasswordResetState } from '@/contracts/account';

/** Whose password the link sets: asked before anybody types one. */
export function useResetLink(token: string | null) {
  return useQuery({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) =>
      request<PasswordResetState>('POST', '/api/password-reset/check', { token }, { signal }),
    enabled: token !== null,
    gcTime: 0,
  });
}
