import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useResetLink, useResetPassword } from '@/app/features/auth/auth-calls';
import { AuthForm, useAuthForm } from '@/app/features/auth/components/auth-form';
import { AuthFrame, BackToLogin } from '@/app/features/auth/components/auth-frame';
import { LinkUnread, useLinkToken } from '@/app/features/auth/components/mail-link';
import { SalonSample } from '@/app/features/auth/components/sample-pages';
import { useText } from '@/app/features/auth/use-text';
import { NewPasswordField } from '@/app/frame/new-password-field';
import { ApiError } from '@/app/lib/api-client';
import { useScreenTitle } from '@/app/lib/screen-title';
import { passwordReset } from '@/contracts/account';
import { paths } from '@/core/screen-paths';
import { getButtonClass } from '@/ui/button';
import { useToast } from '@/ui/toast';

const newPasswordForm = z.pick(passwordReset, { newPassword: true });

/**
 * Sets a new password when the owner comes from the mailed link; a link that no longer works says so before anything is
 * typed.
 */
export function ResetPasswordScreen() {
  const t = useText();
  const token = useLinkToken();
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const { data, isError, refetch } = useResetLink(token);
  useScreenTitle(t('auth.reset.title'));
  const state = getState();
  function getState() {
    if (token === null) return 'none';
    if (token === deadToken) return 'dead';
    if (!data) return isError ? 'unread' : 'reading';
    return data.email === null ? 'dead' : 'open';
  }
  return (
    <AuthFrame
      accent="geranium"
      title={t(`auth.reset.${state}Heading`)}
      lead={t(`auth.reset.${state}Lead`)}
      art={<SalonSample />}
    >
      {state === 'open' && token !== null && (
        <ResetPasswordForm token={token} email={data?.email ?? ''} onDeadLink={() => setDeadToken(token)} />
      )}
      {state === 'unread' && <LinkUnread onAgain={() => void refetch()} />}
      {(state === 'dead' || state === 'none') && (
        <Link
          to={paths.forgotPassword}
          className={getButtonClass({ variant: 'primary', size: 'lg', isBlock: true })}
        >
          {t('auth.reset.askAgain')}
        </Link>
      )}
      <BackToLogin />
    </AuthFrame>
  );
}

interface ResetPasswordFormProps {
  token: string;
  /** It is the address of the account whose password is set. */
  email: string;
  /** Is called when the link has expired, was used, or never was a valid one. */
  onDeadLink: () => void;
}

function ResetPasswordForm({ token, email, onDeadLink }: ResetPasswordFormProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const {
    submit,
    isPending,
    field,
    failure,
    getText: textOf,
    fill,
  } = useAuthForm({
    schema: newPasswordForm,
    defaultValues: { newPassword: '' },
    call: useResetPassword(token),
    onSuccess: ({ message }) => {
      toast({ title: message });
      void navigate({ to: paths.login, state: { email } });
    },
    onFailure: (_text, error) => {
      if (error instanceof ApiError && 'token' in error.fields) onDeadLink();
    },
    fallback: t('auth.reset.failed'),
  });
  return (
    <AuthForm
      failure={failure}
      onSubmit={submit}
      isPending={isPending}
      submitLabel={t('auth.reset.save')}
      pendingLabel={t('auth.reset.saving')}
    >
      {/* A password manager learns from this field whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <NewPasswordField
        label={t('auth.reset.newPassword')}
        check={{ password: textOf('newPassword'), token }}
        onUse={(password) => fill('newPassword', password)}
        {...field('newPassword')}
      />
    </AuthForm>
  );
}
