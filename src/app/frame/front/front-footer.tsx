import { paths } from '@/app/paths';
import { EXTERNAL_PAGES, PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';
import { CookieSettings } from './cookie-settings';
import { useText } from './use-text';

/** The end of the pages drawn at build time. */
export function FrontFooter() {
  const t = useText();
  const external = (href: string, name: string) => (
    <a href={href} target="_blank" rel="noopener">
      {name}
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
          {external(EXTERNAL_PAGES.about, t('front.about'))}
          {external(EXTERNAL_PAGES.contact, t('front.contact'))}
          {external(EXTERNAL_PAGES.blog, t('front.blog'))}
          <a href={paths.privacy}>{t('front.privacy')}</a>
          <CookieSettings />
        </nav>
      </div>
    </footer>
  );
}
