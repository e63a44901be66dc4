import { useForm } from 'react-hook-form';
import { schemaResolver, showServerFieldErrors } from '@/app/lib/form-errors';
import { useText } from '@/app/lib/texts';
import { type LoginInput, loginInput } from '@/contracts/auth';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { PasswordField } from '@/ui/password-field';
import { useToast } from '@/ui/toast';
import { useLogin } from '../api/use-login';
import { failureText } from '../failure-text';
import { FormFailure } from './form-failure';

export function LoginForm() {
  const t = useText();
  const toast = useToast();
  const login = useLogin();
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: schemaResolver(loginInput, t),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const failure = login.error && failureText(login.error, t('auth.loginFailed'));

  const submit = handleSubmit((input) =>
    login.mutate(input, {
      // The gate around this screen leads on as soon as the user is known.
      onSuccess: ({ message }) => toast({ title: message }),
      onError: (error) => {
        showServerFieldErrors(error, ['email', 'password'], setError);
        toast({
          tone: 'bad',
          title: t('common.error'),
          description: failureText(error, t('auth.loginFailed')),
        });
      },
    }),
  );

  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      <FormFailure text={failure} />
      <div className="auth__fields">
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={t('auth.password')}
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isPending={login.isPending}
          pendingText={t('auth.loggingIn')}
        >
          {t('auth.login')}
        </Button>
      </div>
    </form>
  );
}
