import { AuthFrame } from '@/app/features/auth/components/auth-frame';
import { LoginForm } from '@/app/features/auth/components/login-form';
import { SalonScene } from '@/app/features/auth/components/salon-scene';
import { SamplePage } from '@/app/features/auth/components/sample-page';
import { SwitchLine } from '@/app/features/auth/components/switch-line';
import { useScreenTitle } from '@/app/lib/screen-title';
import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';

export function LoginScreen() {
  const t = useText();
  useScreenTitle(t('auth.loginTitle'));
  return (
    <AuthFrame
      cloth="geranium"
      title={t('auth.loginHeading')}
      lead={t('auth.loginLead')}
      picture={
        <SamplePage
          slug={t('auth.samples.salonSlug')}
          name={t('auth.samples.salonName')}
          slogan={t('auth.samples.salonSlogan')}
          scene={<SalonScene />}
        />
      }
    >
      <LoginForm />
      <SwitchLine question={t('auth.noAccount')} to={paths.register} label={t('auth.signUp')} />
    </AuthFrame>
  );
}
