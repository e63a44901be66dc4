import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { CURRENT_USER_KEY } from '@/app/lib/session-guard';
import type { EmailProofState, EmailProven } from '@/contracts/account';

const keyOf = (token: string | null) => ['email-proof', token];

/** What following the link would do. */
export function useProofLink(token: string | null) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) =>
      request<EmailProofState>('POST', '/api/email-proof/check', { token }, { signal }),
    enabled: token !== null,
    gcTime: 0,
  });
}

/** Proves the address by the link. */
export function useProveEmail(token: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: () => request<EmailProven>('POST', '/api/email-proof', { token }),
    onSuccess: ({ email }) => {
      queryClient.setQueryData<EmailProofState>(keyOf(token), { state: 'done', email });
      void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY });
    },
  });
}
