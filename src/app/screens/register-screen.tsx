import { AuthFrame } from '@/app/features/auth/components/auth-frame';
import { CottageScene } from '@/app/features/auth/components/cottage-scene';
import { RegisterForm } from '@/app/features/auth/components/register-form';
import { SamplePage } from '@/app/features/auth/components/sample-page';
import { SwitchLine } from '@/app/features/auth/components/switch-line';
import { useScreenTitle } from '@/app/lib/screen-title';
import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';

export function RegisterScreen() {
  const t = useText();
  useScreenTitle(t('auth.registerTitle'));
  return (
    <AuthFrame
      cloth="leaf"
      title={t('auth.registerHeading')}
      lead={t('auth.registerLead')}
      picture={
        <SamplePage
          slug={t('auth.samples.cottageSlug')}
          name={t('auth.samples.cottageName')}
          slogan={t('auth.samples.cottageSlogan')}
          scene={<CottageScene />}
        />
      }
    >
      <RegisterForm />
      <SwitchLine question={t('auth.haveAccount')} to={paths.login} label={t('auth.login')} />
    </AuthFrame>
  );
}
