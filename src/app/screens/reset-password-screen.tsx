import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthFrame } from '@/app/features/auth/components/auth-frame';
import { BackToLogin } from '@/app/features/auth/components/back-to-login';
import { ResetPasswordForm } from '@/app/features/auth/components/reset-password-form';
import { SalonSample } from '@/app/features/auth/components/salon-sample';
import { useText } from '@/app/features/auth/use-text';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/app/paths';
import { passwordReset } from '@/contracts/account';
import { buttonClass } from '@/ui/button';

/** Where the link of the mail leads. */
export function ResetPasswordScreen() {
  const t = useText();
  const { token } = useSearch({ strict: false });
  const [isDead, setIsDead] = useState(false);
  const link = passwordReset.shape.token.safeParse(token);
  useScreenTitle(t('auth.reset.title'));
  const canReset = link.success && !isDead;
  return (
    <AuthFrame
      cloth="geranium"
      title={canReset ? t('auth.reset.heading') : t('auth.reset.deadHeading')}
      lead={canReset ? t('auth.reset.lead') : t('auth.reset.deadLead')}
      picture={<SalonSample />}
    >
      {canReset ? (
        <ResetPasswordForm token={link.data} onDeadLink={() => setIsDead(true)} />
      ) : (
        <Link
          to={paths.forgotPassword}
          className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
        >
          {t('auth.reset.askAgain')}
        </Link>
      )}
      <BackToLogin />
    </AuthFrame>
  );
}
