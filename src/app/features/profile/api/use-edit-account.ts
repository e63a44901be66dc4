import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { CURRENT_USER_KEY } from '@/app/lib/session-guard';
import type { AccountEdit } from '@/contracts/account';

/** Changes the name or the email; it is done when every screen shows it. */
export function useEditAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: AccountEdit) => request<unknown>('PATCH', '/api/account', edit),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
  });
}
