import { useState } from 'react';
import { useRequestReset } from '@/app/features/auth/auth-calls';
import { AuthForm, useAuthForm } from '@/app/features/auth/components/auth-form';
import { AuthFrame, BackToLogin } from '@/app/features/auth/components/auth-frame';
import { SalonSample } from '@/app/features/auth/components/sample-pages';
import { useText } from '@/app/features/auth/use-text';
import { useScreenTitle } from '@/app/lib/screen-title';
import { passwordResetRequest } from '@/contracts/account';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';

export function ForgotPasswordScreen() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useScreenTitle(t('auth.forgot.title'));
  return (
    <AuthFrame
      accent="geranium"
      title={sentTo === null ? t('auth.forgot.heading') : t('auth.forgot.sentHeading')}
      lead={sentTo === null ? t('auth.forgot.lead') : t('auth.forgot.sentLead', { email: sentTo })}
      art={<SalonSample />}
    >
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{t('auth.forgot.sentHelp')}</p>
          <Button size="lg" onClick={() => setSentTo(null)}>
            {t('auth.forgot.again')}
          </Button>
        </div>
      )}
      <BackToLogin />
    </AuthFrame>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
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
