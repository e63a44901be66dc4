import type { ReactNode } from 'react';
import { CookieBanner } from './cookie-banner';
import { FrontFooter } from './front-footer';

/** What the pages drawn at build time share. The banner comes first: the keyboard meets it before the page. */
export function FrontPage({ children }: { children: ReactNode }) {
  return (
    <>
      <CookieBanner />
      {children}
      <FrontFooter />
    </>
  );
}
