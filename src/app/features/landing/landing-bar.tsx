import { paths } from '@/app/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';
import { buttonClass } from '@/ui/button';
import { useText } from './use-text';

export function LandingBar() {
  const t = useText();
  return (
    <header className="topbar land-bar">
      <div className="topbar__in">
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
        <nav className="land-bar__places" aria-label={t('landing.places.label')}>
          <a href="#features">{t('landing.places.features')}</a>
          <a href="#pricing">{t('landing.places.pricing')}</a>
          <a href="#examples">{t('landing.places.examples')}</a>
        </nav>
        <nav className="topbar__end" aria-label={t('landing.nav')}>
          <a className={buttonClass({ variant: 'quiet' })} href={paths.login}>
            {t('landing.login')}
          </a>
          <a className={buttonClass({ variant: 'primary' })} href={paths.register}>
            {t('landing.signUp')}
          </a>
        </nav>
      </div>
    </header>
  );
}
