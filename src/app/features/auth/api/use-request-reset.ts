import { useMutation } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { MessageAnswer } from '@/contracts/auth';

/** Asks for a mail with a link; the answer is the same whether or not somebody has that address. */
export function useRequestReset() {
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: (input: { email: string }) =>
      request<MessageAnswer>('POST', '/api/password-reset/request', input),
  });
}
