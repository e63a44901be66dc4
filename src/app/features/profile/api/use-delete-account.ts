import { useMutation } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { browserCopies } from '@/app/lib/browser-copies';
import { paths } from '@/app/paths';
import type { AccountRemoval } from '@/contracts/account';

/** Deletes the account with all that belongs to it, also what this browser kept, and loads the start page afresh. */
export function useDeleteAccount(userId: number) {
  return useMutation({
    mutationFn: (removal: AccountRemoval) => request<void>('DELETE', '/api/account', removal),
    onSuccess: () => {
      browserCopies.forget(userId);
      window.location.assign(paths.home);
      // Stays under way until the start page is there: nothing here can be pressed once more.
      return new Promise<void>(() => undefined);
    },
  });
}
