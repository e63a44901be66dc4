import { locale } from '@messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CURRENT_USER_KEY } from '@/app/entities/account';
import { browserCopies } from '@/app/lib/browser-copies';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { storeNotice } from '@/app/lib/next-document';
import type { AccountEdit, AccountRemoval, PasswordChange } from '@/contracts/account';
import * as api from '@/contracts/endpoints/accounts';
import { listInvoices } from '@/contracts/endpoints/billing';
import { paths } from '@/core/screen-paths';
import type { ToastMessage } from '@/ui/toast-state';

/** Changes the name or the email; it resolves when every screen shows the change. */
export function useEditAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AccountEdit) => call(api.updateAccount, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
  });
}

/** Changes the owner's language, and reloads the application in it. */
export function useChangeLanguage() {
  return useMutation({
    mutationFn: (body: Required<Pick<AccountEdit, 'language'>>) => call(api.updateAccount, { body }),
    onSuccess: ({ language }) => {
      if (language === locale) return;
      window.location.reload();
      // This stays pending until the page is loaded, so that nothing can be pressed again.
      return new Promise<void>(() => undefined);
    },
  });
}

/** Sets another password, which signs out all other devices. */
export function useChangePassword() {
  return useMutation({ mutationFn: (body: PasswordChange) => call(api.changePassword, { body }) });
}

/** Deletes the account with everything that belongs to it, also in this browser, and loads the start page afresh. */
export function useDeleteAccount(userId: number, done: ToastMessage) {
  return useMutation({
    mutationFn: (body: AccountRemoval) => call(api.deleteAccount, { body }),
    onSuccess: () => {
      browserCopies.forget(userId);
      storeNotice(done);
      window.location.assign(paths.home);
      // This stays pending until the start page is loaded, so that nothing can be pressed again.
      return new Promise<void>(() => undefined);
    },
  });
}

/** Lists the devices where the owner is signed in, as they are now. */
export function useSessions() {
  return useCall(api.listSessions, {}, { staleTime: 0 });
}

/** Signs out one device, or with null all others. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      id === null ? call(api.deleteOtherSessions, {}) : call(api.deleteSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getCallKey(api.listSessions, {}) }),
  });
}

/** Reads the owner's invoices, newest first, again each time, because payments arrive by themselves. */
export function useInvoices() {
  return useCall(listInvoices, {}, { refetchOnMount: 'always' });
}
