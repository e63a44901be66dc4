import { paths } from '@/app/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { PAGES_ELSEWHERE, type PageElsewhere, pageMark, when } from '@/core/page-marks';
import { Brand } from '@/ui/brand';
import { CookieSettings } from './cookie-settings';
import { useText } from './use-text';

/** The end of the pages drawn at build time. */
export function FrontFooter() {
  const t = useText();
  const elsewhere = (page: PageElsewhere) => (
    <a key={page} href={pageMark(page)} target="_blank" rel="noopener" {...when(page)}>
      {t(`front.${page}`)}
      <span className="sr-only"> {t('front.newTab')}</span>
    </a>
  );
  return (
    <footer className="front-foot on-dark">
      <div className="front-foot__in">
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
        <nav aria-label={t('front.footerNav')}>
          {PAGES_ELSEWHERE.map(elsewhere)}
          <a href={paths.privacy}>{t('front.privacy')}</a>
          <CookieSettings />
        </nav>
      </div>
    </footer>
  );
}
