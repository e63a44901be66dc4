import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CURRENT_USER_KEY } from '@/app/entities/account';
import { callFor } from '@/app/lib/api-client';
import { call, getCallKey } from '@/app/lib/call';
import type { EmailProofState } from '@/contracts/account';
import type { LoginInput, RegisterInput } from '@/contracts/auth';
import * as api from '@/contracts/endpoints/accounts';

/** Signs in; the call ends when the app knows who is signed in. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: (body: LoginInput) => call(api.logIn, { body }),
    onSuccess: async () => {
      // Another owner may have used this window before.
      callFor(null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] });
      await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY });
    },
  });
}

export function useRegister() {
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: (body: RegisterInput) => call(api.register, { body }),
  });
}

/** Requests a mail with a link; the answer is the same whether or not somebody has that address. */
export function useRequestReset() {
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: (body: { email: string }) => call(api.requestPasswordReset, { body }),
  });
}

/** Reads whose password the link sets, before anybody types a new one. */
export function useResetLink(token: string | null) {
  return useQuery({
    queryKey: [...getCallKey(api.checkPasswordReset, {}), token],
    queryFn: ({ signal }) => call(api.checkPasswordReset, { body: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    gcTime: 0,
  });
}

/** Sets a new password by the link of a mail. This ends every session, even the one in this browser. */
export function useResetPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      call(api.resetPassword, { body: { token, newPassword } }),
    onSuccess: () => queryClient.setQueryData(CURRENT_USER_KEY, null),
  });
}

const getProofKey = (token: string | null) => [...getCallKey(api.checkEmailProof, {}), token];

/** Reads what following the link would do. */
export function useProofLink(token: string | null) {
  return useQuery({
    queryKey: getProofKey(token),
    queryFn: ({ signal }) => call(api.checkEmailProof, { body: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    gcTime: 0,
  });
}

/** Proves the address by the link. */
export function useProveEmail(token: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isSignIn: true },
    mutationFn: () => call(api.proveEmail, { body: { token: token ?? '' } }),
    onSuccess: ({ email }) => {
      queryClient.setQueryData<EmailProofState>(getProofKey(token), { state: 'done', email });
      void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY });
    },
  });
}
