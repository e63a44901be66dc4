import { cookies, front } from '@messages';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { createUseText } from '@/app/lib/texts';
import { PRODUCT_NAME } from '@/core/brand';
import { getPageMark, PAGES_ELSEWHERE, type PageElsewhere, when } from '@/core/page-marks';
import { paths } from '@/core/screen-paths';
import { Brand } from '@/ui/brand';
import { Button, getButtonClass } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { IconButton } from '@/ui/icon-button';
import { LanguageSwitch } from '../language-switch';

const useText = createUseText({ cookies, front });

/** Frames the pages drawn at build time; each page has a `#main`. The keyboard reaches the banner before the page. */
export function FrontPage({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <>
      <a className={`${getButtonClass({ variant: 'primary' })} skip`} href="#main">
        {t('front.skip')}
      </a>
      <CookieBanner />
      {children}
      <FrontFooter />
    </>
  );
}

/** Shows the end of the pages drawn at build time. */
function FrontFooter() {
  const t = useText();
  const renderLink = (page: PageElsewhere) => (
    <a key={page} href={getPageMark(page)} target="_blank" rel="noopener" {...when(page)}>
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
        <LanguageSwitch />
        <nav aria-label={t('front.footerNav')}>
          {PAGES_ELSEWHERE.map(renderLink)}
          <a href={paths.privacy}>{t('front.privacy')}</a>
          <CookieSettings />
        </nav>
      </div>
    </footer>
  );
}

/** Asks what a visitor allows. It is hidden until `wakeCookieBanner` knows that nobody has answered yet. */
function CookieBanner() {
  const t = useText();
  return (
    <section className="cookies" id="cookie-banner" aria-labelledby="cookie-title" hidden>
      <div className="cookies__head">
        <h2 className="h3" id="cookie-title" tabIndex={-1}>
          {t('cookies.title')}
        </h2>
        <IconButton label={t('cookies.close')} data-cookies="close">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="sm soft">
        {t.rich('cookies.text', {
          policy: (words) => (
            <a className="link" href="/privacy#cookies">
              {words}
            </a>
          ),
        })}
      </p>
      <fieldset className="cookies__choices">
        <legend className="sr-only">{t('cookies.choices')}</legend>
        <Checkbox label={t('cookies.necessary')} defaultChecked disabled />
        <Checkbox label={t('cookies.analytics')} name="analytics" />
        <Checkbox label={t('cookies.marketing')} name="marketing" />
      </fieldset>
      <div className="cookies__answers">
        <Button data-cookies="none">{t('cookies.reject')}</Button>
        <Button data-cookies="selected">{t('cookies.acceptSelected')}</Button>
        <Button data-cookies="all" variant="primary">
          {t('cookies.acceptAll')}
        </Button>
      </div>
    </section>
  );
}

/**
 * Opens the cookie banner again. It is hidden until `wakeCookieBanner` has made it work: without JavaScript there is
 * nothing to set.
 */
export function CookieSettings({ className }: { className?: string }) {
  const t = useText();
  return (
    <button type="button" className={className} data-cookie-settings="" hidden>
      {t('cookies.settings')}
    </button>
  );
}
