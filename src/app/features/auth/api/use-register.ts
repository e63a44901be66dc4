import { useMutation } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { MessageAnswer, RegisterInput } from '@/contracts/auth';

export function useRegister() {
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: (input: RegisterInput) => request<MessageAnswer>('POST', '/api/register', input),
  });
}
