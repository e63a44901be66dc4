import { passwordResetRequest } from '@/contracts/account';
import { TextField } from '@/ui/field';
import { useRequestReset } from '../auth-calls';
import { useAuthForm } from '../use-auth-form';
import { useText } from '../use-text';
import { AuthForm } from './auth-form';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const call = useRequestReset();
  const { submit, isPending, field, failure } = useAuthForm({
    schema: passwordResetRequest,
    defaultValues: { email: '' },
    call,
    onSuccess: (_answer, { email }) => onSent(email),
    fallback: t('auth.forgot.failed'),
  });
  return (
    <AuthForm
      failure={failure}
      onSubmit={submit}
      isPending={isPending}
      submitLabel={t('auth.forgot.send')}
      pendingLabel={t('auth.forgot.sending')}
    >
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...field('email')} />
    </AuthForm>
  );
}
