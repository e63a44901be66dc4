import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useResetLink } from '@/app/features/auth/auth-calls';
import { AuthFrame } from '@/app/features/auth/components/auth-frame';
import { BackToLogin } from '@/app/features/auth/components/back-to-login';
import { LinkUnread } from '@/app/features/auth/components/link-unread';
import { ResetPasswordForm } from '@/app/features/auth/components/reset-password-form';
import { SalonSample } from '@/app/features/auth/components/salon-sample';
import { useLinkToken } from '@/app/features/auth/use-link-token';
import { useText } from '@/app/features/auth/use-text';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';

/** Where the link of the mail leads; a link that no longer works says so before anything is typed. */
export function ResetPasswordScreen() {
  const t = useText();
  const token = useLinkToken();
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const { data, isError, refetch } = useResetLink(token);
  useScreenTitle(t('auth.reset.title'));
  const state = stateOf();
  function stateOf() {
    if (token === null) return 'none';
    if (token === deadToken) return 'dead';
    if (!data) return isError ? 'unread' : 'reading';
    return data.email === null ? 'dead' : 'open';
  }
  return (
    <AuthFrame
      cloth="geranium"
      title={t(`auth.reset.${state}Heading`)}
      lead={t(`auth.reset.${state}Lead`)}
      picture={<SalonSample />}
    >
      {state === 'open' && token !== null && (
        <ResetPasswordForm token={token} email={data?.email ?? ''} onDeadLink={() => setDeadToken(token)} />
      )}
      {state === 'unread' && <LinkUnread onAgain={() => void refetch()} />}
      {(state === 'dead' || state === 'none') && (
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
