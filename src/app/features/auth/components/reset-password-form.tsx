import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NewPasswordField } from '@/app/frame/new-password-field';
import { ApiError } from '@/app/lib/api-client';
import { paths } from '@/app/paths';
import { passwordReset } from '@/contracts/account';
import { useToast } from '@/ui/toast';
import { useResetPassword } from '../auth-calls';
import { useAuthForm } from '../use-auth-form';
import { useText } from '../use-text';
import { AuthForm } from './auth-form';

const newPasswordForm = z.pick(passwordReset, { newPassword: true });

interface ResetPasswordFormProps {
  token: string;
  /** Whose password it is. */
  email: string;
  /** The link has expired, was used, or never was one. */
  onDeadLink: () => void;
}

export function ResetPasswordForm({ token, email, onDeadLink }: ResetPasswordFormProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { submit, isPending, field, failure, textOf, fill } = useAuthForm({
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
      {/* Says to a password manager whose password this is. */}
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
