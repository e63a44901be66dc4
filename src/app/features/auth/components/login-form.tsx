import { Link, useLocation } from '@tanstack/react-router';
import { AccountPasswordField } from '@/app/frame/account-password-field';
import { paths } from '@/app/paths';
import { loginInput } from '@/contracts/auth';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { useLogin } from '../auth-calls';
import { useAuthForm } from '../use-auth-form';
import { useText } from '../use-text';
import { AuthForm } from './auth-form';

export function LoginForm() {
  const t = useText();
  const toast = useToast();
  const { email = '' } = useLocation({ select: ({ state }) => state });
  const { submit, isPending, field, failure } = useAuthForm({
    schema: loginInput,
    defaultValues: { email, password: '' },
    call: useLogin(),
    // The gate around this screen leads on as soon as the user is known.
    onSuccess: ({ message }) => toast({ title: message }),
    fallback: t('auth.loginFailed'),
  });
  return (
    <AuthForm
      failure={failure}
      onSubmit={submit}
      isPending={isPending}
      submitLabel={t('auth.login')}
      pendingLabel={t('auth.loggingIn')}
    >
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...field('email')} />
      <div className="grid justify-items-start gap-2">
        <AccountPasswordField
          className="w-full"
          label={t('auth.password')}
          autoComplete="current-password"
          {...field('password')}
        />
        <Link to={paths.forgotPassword} className="auth__switch">
          <span className="link sm">{t('auth.forgotPassword')}</span>
        </Link>
      </div>
    </AuthForm>
  );
}
