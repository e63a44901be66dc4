import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';

export function LandingFooter() {
  const t = useText();
  return (
    <footer className="land-foot on-dark">
      <div className="wrap land-foot__in">
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
        <nav aria-label={t('landing.footerNav')}>
          <a href={paths.login}>{t('landing.login')}</a>
          <a href={paths.register}>{t('landing.signUp')}</a>
        </nav>
      </div>
    </footer>
  );
}
