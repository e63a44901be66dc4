import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator, IntlProvider } from 'use-intl';
import { LandingPage } from '@/app/features/landing/landing-page';
import { catalogue } from '@/app/lib/texts';
import { NotFoundScreen } from '@/app/screens/not-found-screen';
import { PRODUCT_NAME } from '@/core/brand';
import { PageHead } from './page-head';

export interface PrerenderedPages {
  app: string;
  landing: string;
  'not-found': string;
}

/** The pages that are the same for everybody, made from the built `index.html`; `script` is what they load instead of the app. */
export function prerender(shell: string, script: string): PrerenderedPages {
  const t = createTranslator({ locale: 'en', messages: catalogue });
  return {
    app: shell,
    landing: withHead(
      staticPage(shell, t('landing.documentTitle'), <LandingPage />, script),
      <PageHead path="/" title={t('landing.documentTitle')} description={t('landing.documentDescription')} />,
    ),
    'not-found': withHead(
      staticPage(shell, t('notFound.documentTitle'), <NotFoundScreen />),
      <meta name="robots" content="noindex" />,
    ),
  };
}

function withHead(page: string, head: ReactNode): string {
  return page.replace('</head>', () => `  ${renderToStaticMarkup(head)}\n  </head>`);
}

const EMPTY_ROOT = '<div id="root"></div>';

function staticPage(shell: string, title: string, page: ReactNode, script?: string): string {
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
      .replace('</head>', () =>
        script ? `  <script type="module" src="${script}"></script>\n  </head>` : '</head>',
      )
  );
}
