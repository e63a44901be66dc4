import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { schemaResolver, showServerFieldErrors } from '@/app/lib/form-errors';
import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';
import { type RegisterInput, registerInput } from '@/contracts/auth';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { PasswordField } from '@/ui/password-field';
import { useToast } from '@/ui/toast';
import { useRegister } from '../api/use-register';
import { failureText } from '../failure-text';
import { reportRegistration } from '../registration-hook';
import { FormFailure } from './form-failure';

export function RegisterForm() {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const registration = useRegister();
  const { register, handleSubmit, setError, formState } = useForm<RegisterInput>({
    resolver: schemaResolver(registerInput, t),
    defaultValues: { nickname: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const failure = registration.error && failureText(registration.error, t('auth.registerFailed'));
  const eye = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword') };

  const submit = handleSubmit((input) =>
    registration.mutate(input, {
      onSuccess: ({ message }) => {
        reportRegistration();
        toast({ title: t('auth.registered', { message }) });
        void navigate({ to: paths.login, search: true });
      },
      onError: (error) => {
        showServerFieldErrors(error, ['nickname', 'email', 'password', 'confirmPassword'], setError);
        const description = failureText(error, t('auth.registerFailed'));
        toast({ tone: 'bad', title: t('common.error'), description });
      },
    }),
  );

  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      <FormFailure text={failure} />
      <div className="auth__fields">
        <TextField
          label={t('auth.username')}
          autoComplete="nickname"
          error={errors.nickname?.message}
          {...register('nickname')}
        />
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          {...eye}
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          {...eye}
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isPending={registration.isPending}
          pendingText={t('auth.signingUp')}
        >
          {t('auth.signUp')}
        </Button>
      </div>
    </form>
  );
}
