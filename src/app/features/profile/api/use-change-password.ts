import { useMutation } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { PasswordChange } from '@/contracts/account';

/** Sets another password; all other devices are signed out by it. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (change: PasswordChange) => request<unknown>('POST', '/api/account/password', change),
  });
}
