import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button';
import { CookieBanner } from './cookie-banner';
import { FrontFooter } from './front-footer';
import { useText } from './use-text';

/** What the pages drawn at build time share; a page has a `#main`. The keyboard meets the banner before the page. */
export function FrontPage({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <>
      <a className={`${buttonClass({ variant: 'primary' })} skip`} href="#main">
        {t('front.skip')}
      </a>
      <CookieBanner />
      {children}
      <FrontFooter />
    </>
  );
}
