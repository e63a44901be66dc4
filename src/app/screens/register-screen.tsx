import { AuthFrame, SwitchLine } from '@/app/features/auth/components/auth-frame';
import { RegisterForm } from '@/app/features/auth/components/register-form';
import { CottageSample } from '@/app/features/auth/components/sample-pages';
import { useText } from '@/app/features/auth/use-text';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/core/screen-paths';

export function RegisterScreen() {
  const t = useText();
  useScreenTitle(t('auth.registerTitle'));
  return (
    <AuthFrame
      accent="leaf"
      title={t('auth.registerHeading')}
      lead={t('auth.registerLead')}
      art={<CottageSample />}
    >
      <RegisterForm />
      <SwitchLine question={t('auth.haveAccount')} to={paths.login} label={t('auth.login')} />
      <p className="sm mute">
        {t.rich('auth.privacy', {
          link: (words) => (
            <a className="link" href={paths.privacy}>
              {words}
            </a>
          ),
        })}
      </p>
    </AuthFrame>
  );
}
