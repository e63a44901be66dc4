import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFor, request } from '@/app/lib/api-client';
import { CURRENT_USER_KEY } from '@/app/lib/session-guard';
import type { LoginInput, MessageAnswer } from '@/contracts/auth';

/** Signs in; it is done when the app knows who is there now. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: (input: LoginInput) => request<MessageAnswer>('POST', '/api/login', input),
    onSuccess: async () => {
      // Another owner may have used this window before.
      callFor(null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] });
      await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY });
    },
  });
}
