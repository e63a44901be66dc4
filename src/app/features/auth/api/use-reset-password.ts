import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { CURRENT_USER_KEY } from '@/app/lib/session-guard';
import type { MessageAnswer } from '@/contracts/auth';

/** Sets a new password by the link of a mail. It ends every session, also one of this browser. */
export function useResetPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      request<MessageAnswer>('POST', '/api/password-reset', { token, newPassword }),
    onSuccess: () => queryClient.setQueryData(CURRENT_USER_KEY, null),
  });
}
