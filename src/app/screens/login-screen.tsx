import { Link, useLocation } from '@tanstack/react-router';
import { useLogin } from '@/app/features/auth/auth-calls';
import { AuthForm, useAuthForm } from '@/app/features/auth/components/auth-form';
import { AuthFrame, SwitchLine } from '@/app/features/auth/components/auth-frame';
import { SalonSample } from '@/app/features/auth/components/sample-pages';
import { useText } from '@/app/features/auth/use-text';
import { PasswordField } from '@/app/frame/password-field';
import { useScreenTitle } from '@/app/lib/screen-title';
import { loginInput } from '@/contracts/auth';
import { paths } from '@/core/screen-paths';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';

export function LoginScreen() {
  const t = useText();
  const { isNew } = useLocation({ select: ({ state }) => state });
  useScreenTitle(t('auth.loginTitle'));
  return (
    <AuthFrame
      accent="geranium"
      title={t(isNew ? 'auth.newHeading' : 'auth.loginHeading')}
      lead={t(isNew ? 'auth.newLead' : 'auth.loginLead')}
      art={<SalonSample />}
    >
      <LoginForm />
      <SwitchLine question={t('auth.noAccount')} to={paths.register} label={t('auth.signUp')} />
    </AuthFrame>
  );
}

function LoginForm() {
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
        <PasswordField
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
