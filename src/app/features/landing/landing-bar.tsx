import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';
import { buttonClass } from '@/ui/button';

export function LandingBar() {
  const t = useText();
  return (
    <header className="topbar">
      <div className="topbar__in">
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
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
