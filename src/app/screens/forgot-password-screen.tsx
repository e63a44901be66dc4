import { useState } from 'react';
import { AuthFrame } from '@/app/features/auth/components/auth-frame';
import { BackToLogin } from '@/app/features/auth/components/back-to-login';
import { ForgotPasswordForm } from '@/app/features/auth/components/forgot-password-form';
import { SalonSample } from '@/app/features/auth/components/salon-sample';
import { useText } from '@/app/features/auth/use-text';
import { useScreenTitle } from '@/app/lib/screen-title';
import { Button } from '@/ui/button';

export function ForgotPasswordScreen() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useScreenTitle(t('auth.forgot.title'));
  return (
    <AuthFrame
      cloth="geranium"
      title={sentTo === null ? t('auth.forgot.heading') : t('auth.forgot.sentHeading')}
      lead={sentTo === null ? t('auth.forgot.lead') : t('auth.forgot.sentLead', { email: sentTo })}
      picture={<SalonSample />}
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
