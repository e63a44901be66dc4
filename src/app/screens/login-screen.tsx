import { useLocation } from '@tanstack/react-router';
import { AuthFrame } from '@/app/features/auth/components/auth-frame';
import { LoginForm } from '@/app/features/auth/components/login-form';
import { SalonSample } from '@/app/features/auth/components/salon-sample';
import { SwitchLine } from '@/app/features/auth/components/switch-line';
import { useText } from '@/app/features/auth/use-text';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/app/paths';

export function LoginScreen() {
  const t = useText();
  const { isNew } = useLocation({ select: ({ state }) => state });
  useScreenTitle(t('auth.loginTitle'));
  return (
    <AuthFrame
      cloth="geranium"
      title={t(isNew ? 'auth.newHeading' : 'auth.loginHeading')}
      lead={t(isNew ? 'auth.newLead' : 'auth.loginLead')}
      picture={<SalonSample />}
    >
      <LoginForm />
      <SwitchLine question={t('auth.noAccount')} to={paths.register} label={t('auth.signUp')} />
    </AuthFrame>
  );
}
