import { useNavigate } from '@tanstack/react-router';
import { NewPasswordField } from '@/app/frame/new-password-field';
import { PasswordField } from '@/app/frame/password-field';
import { reportEvent } from '@/app/lib/google-tag';
import { storeNotice } from '@/app/lib/next-document';
import { findGoogleTagId } from '@/app/lib/page-facts';
import { registerInput } from '@/contracts/auth';
import { paths } from '@/core/screen-paths';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { useRegister } from '../auth-calls';
import { useText } from '../use-text';
import { AuthForm, useAuthForm } from './auth-form';

/** Google's tag is gone with this page, so it gets a moment to report the registration. */
const TOLD_WITHIN_MS = 1000;

export function RegisterForm() {
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
    schema: registerInput,
    defaultValues: { nickname: '', email: '', password: '', confirmPassword: '' },
    call: useRegister(),
    onSuccess: async ({ message }, { email }) => {
      await reportRegistration();
      const notice = { title: t('auth.registered', { message }) };
      // If Google's tag may be loaded on this screen, the next screen is another document.
      if (findGoogleTagId() === null) toast(notice);
      else storeNotice(notice);
      void navigate({ to: paths.login, search: true, state: { email, isNew: true } });
    },
    fallback: t('auth.registerFailed'),
  });
  return (
    <AuthForm
      failure={failure}
      onSubmit={submit}
      isPending={isPending}
      submitLabel={t('auth.signUp')}
      pendingLabel={t('auth.signingUp')}
    >
      <TextField label={t('auth.username')} autoComplete="nickname" {...field('nickname')} />
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordField
        label={t('auth.password')}
        check={{ password: textOf('password'), nickname: textOf('nickname'), email: textOf('email') }}
        onUse={(password) => {
          fill('password', password);
          fill('confirmPassword', password);
        }}
        {...field('password')}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        {...field('confirmPassword')}
        required
      />
    </AuthForm>
  );
}

declare global {
  interface Window {
    /** A conversion tracker sets this, where the operator uses one. */
    onRegistrationComplete?: () => void;
  }
}

/**
 * Tells the conversion tracker, if there is one, that somebody has registered, and tells Google's tag if they allow it.
 * It resolves when both were told.
 */
function reportRegistration(): Promise<void> {
  window.onRegistrationComplete?.();
  return new Promise((resolve) => {
    const isTelling = reportEvent('sign_up', { event_callback: () => resolve() });
    if (isTelling) setTimeout(resolve, TOLD_WITHIN_MS);
    else resolve();
  });
}
