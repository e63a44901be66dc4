import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator, IntlProvider } from 'use-intl';
import { sampleStyles } from '@/app/features/landing/sample-styles';
import { catalogue } from '@/app/lib/texts';
import { LandingScreen } from '@/app/screens/landing-screen';
import { NotFoundScreen } from '@/app/screens/not-found-screen';
import { PRODUCT_NAME } from '@/core/brand';

/** Addresses of the script and the style sheets of pages that are not the app. */
export interface StaticPageAssets {
  script: string;
  styles: string[];
}

export interface PrerenderedPages {
  app: string;
  landing: string;
  'not-found': string;
}

/** The pages that are the same for everybody, made from the built `index.html`; `own` is what they load instead of the app. */
export function prerender(shell: string, own: StaticPageAssets): PrerenderedPages {
  const t = createTranslator({ locale: 'en', messages: catalogue });
  return {
    app: shell,
    landing: staticPage(shell, t('landing.documentTitle'), <LandingScreen />, own),
    'not-found': staticPage(shell, t('notFound.documentTitle'), <NotFoundScreen />),
  };
}

/** The style sheet of the websites that are drawn on these pages; the build gives it an address. */
export function prerenderStyles(): string {
  return sampleStyles();
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
