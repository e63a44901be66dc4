import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator, IntlProvider } from 'use-intl';
import { sampleStyles } from '@/app/features/landing/sample-styles';
import { FrontPage } from '@/app/frame/front/front-page';
import { catalogue } from '@/app/lib/texts';
import { LandingScreen } from '@/app/screens/landing-screen';
import { NotFoundScreen } from '@/app/screens/not-found-screen';
import { PrivacyScreen } from '@/app/screens/privacy-screen';
import { PRODUCT_NAME } from '@/core/brand';

/** Addresses of the script and the style sheets of pages that are not the app. */
export interface StaticPageAssets {
  script: string;
  styles: string[];
}

export interface PrerenderedPages {
  app: string;
  landing: string;
  privacy: string;
  'not-found': string;
}

/** The pages that are the same for everybody, made from the built `index.html`; `own` is what they load instead of the app. */
export function prerender(shell: string, own: StaticPageAssets): PrerenderedPages {
  const t = createTranslator({ locale: 'en', messages: catalogue });
  return {
    app: shell,
    landing: frontPage(shell, t('landing.documentTitle'), <LandingScreen />, own),
    privacy: frontPage(shell, t('privacy.documentTitle'), <PrivacyScreen />, own),
    'not-found': staticPage(shell, t('notFound.documentTitle'), <NotFoundScreen />),
  };
}

/** The style sheet of the websites that are drawn on these pages; the build gives it an address. */
export function prerenderStyles(): string {
  return sampleStyles();
}

/** A page with the footer, the banner, the script and the sheets of its kind. */
function frontPage(shell: string, title: string, page: ReactNode, own: StaticPageAssets): string {
  return staticPage(shell, title, <FrontPage>{page}</FrontPage>, own);
}

const EMPTY_ROOT = '<div id="root"></div>';

function staticPage(shell: string, title: string, page: ReactNode, own?: StaticPageAssets): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={catalogue}>
      {page}
    </IntlProvider>,
  );
  return (
    shell
      .replace(/\s*<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/\s*<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
      // Functions, because a $ in a text would be a pattern.
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · ${PRODUCT_NAME}</title>`)
      .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
      .replace('</head>', () => `${own ? headOf(own) : ''}</head>`)
  );
}

function headOf({ script, styles }: StaticPageAssets): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  return [...sheets, `<script type="module" src="${script}"></script>`].map((tag) => `  ${tag}\n  `).join('');
}
