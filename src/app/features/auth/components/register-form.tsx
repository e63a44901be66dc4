import { useNavigate } from '@tanstack/react-router';
import { AccountPasswordField } from '@/app/frame/account-password-field';
import { NewPasswordField } from '@/app/frame/new-password-field';
import { carryNotice } from '@/app/lib/carried-notice';
import { googleTagId } from '@/app/lib/page-facts';
import { paths } from '@/app/paths';
import { registerInput } from '@/contracts/auth';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { useRegister } from '../auth-calls';
import { reportRegistration } from '../registration-hook';
import { useAuthForm } from '../use-auth-form';
import { useText } from '../use-text';
import { AuthForm } from './auth-form';

export function RegisterForm() {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { submit, isPending, field, failure, textOf, fill } = useAuthForm({
    schema: registerInput,
    defaultValues: { nickname: '', email: '', password: '', confirmPassword: '' },
    call: useRegister(),
    onSuccess: async ({ message }, { email }) => {
      await reportRegistration();
      const notice = { title: t('auth.registered', { message }) };
      // Where Google's tag may be loaded, the next screen is another document.
      if (googleTagId() === null) toast(notice);
      else carryNotice(notice);
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
      <AccountPasswordField
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        {...field('confirmPassword')}
        required
      />
    </AuthForm>
  );
}
