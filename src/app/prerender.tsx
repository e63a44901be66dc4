import { landing, locale, notFound, privacy, unavailable } from '@messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderSampleStyles } from '@/app/features/landing/sample-sites';
import { FrontPage } from '@/app/frame/front/front-page';
import { createUseText } from '@/app/lib/texts';
import { LandingScreen } from '@/app/screens/landing-screen';
import { NotFoundScreen } from '@/app/screens/not-found-screen';
import { PrivacyScreen } from '@/app/screens/privacy-screen';
import { UnavailableScreen } from '@/app/screens/unavailable-screen';
import { PRODUCT_NAME } from '@/core/brand';
import { getPathIn, LOCALES } from '@/core/locale/locale';
import { ORIGIN_MARK } from '@/core/page-marks';
import { paths } from '@/core/screen-paths';
import { ShareMeta } from '@/site/share-meta';

const EMPTY_ROOT = '<div id="root"></div>';

/** The image is made by `npm run brand-pictures`. */
const SHARE_IMAGE = { url: `${ORIGIN_MARK}/images/share-verandly-1.jpg`, width: 1200, height: 630 };

/** They are the addresses of the script and the style sheets for pages that are not part of the app. */
interface StaticPageAssets {
  script: string;
  styles: string[];
}

interface PrerenderedPages {
  app: string;
  landing: string;
  privacy: string;
  'not-found': string;
  unavailable: string;
}

/**
 * Renders the pages that are the same for everybody who reads this language, from the built `index.html`; they load
 * `own` instead of the app.
 */
export function prerender(index: string, own: StaticPageAssets): PrerenderedPages {
  const shell = index.replace(/<html lang="[^"]*">/, `<html lang="${locale}">`);
  const t = createUseText({ landing, notFound, privacy, unavailable })();
  return {
    app: shell,
    landing: renderFrontPage(
      shell,
      <LandingScreen />,
      { path: '/', title: t('landing.documentTitle'), description: t('landing.documentDescription') },
      own,
    ),
    privacy: renderFrontPage(
      shell,
      <PrivacyScreen />,
      {
        path: paths.privacy,
        title: t('privacy.documentTitle'),
        description: t('privacy.lead', { product: PRODUCT_NAME }),
      },
      own,
    ),
    'not-found': withHead(
      renderStaticPage(shell, t('notFound.documentTitle'), <NotFoundScreen />),
      <meta name="robots" content="noindex" />,
    ),
    unavailable: renderStaticPage(shell, t('unavailable.documentTitle'), <UnavailableScreen />),
  };
}

/** Returns the style sheet of the websites that are drawn on these pages; the build gives it an address. */
export function prerenderStyles(): string {
  return renderSampleStyles();
}

/** Renders a page with the footer, the banner, the script and the sheets of its kind. */
function renderFrontPage(shell: string, page: ReactNode, head: PageHeadProps, own: StaticPageAssets): string {
  const html = renderStaticPage(shell, head.title, <FrontPage>{page}</FrontPage>, own);
  return withHead(html, <PageHead {...head} />);
}

function withHead(page: string, head: ReactNode): string {
  return page.replace('</head>', () => `  ${renderToStaticMarkup(head)}\n  </head>`);
}

function renderStaticPage(shell: string, title: string, page: ReactNode, own?: StaticPageAssets): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  const markup = renderToStaticMarkup(page);
  return (
    shell
      .replace(/\s*<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/\s*<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
      // The replacements are functions, because a $ in a text would be a pattern.
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · ${PRODUCT_NAME}</title>`)
      .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
      .replace('</head>', () => `${own ? renderHead(own) : ''}</head>`)
  );
}

function renderHead({ script, styles }: StaticPageAssets): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  return [...sheets, `<script type="module" src="${script}"></script>`].map((tag) => `  ${tag}\n  `).join('');
}

/** Lists the addresses of a page in each language, and first the one that asks for no language. */
function listAlternates(path: string) {
  return [
    { language: 'x-default', href: ORIGIN_MARK + path },
    ...LOCALES.map((language) => ({ language, href: ORIGIN_MARK + getPathIn(language, path) })),
  ];
}

interface PageHeadProps {
  path: string;
  title: string;
  description: string;
}

/** Tells search engines and shared links about one of the product's own pages; the server fills in the host. */
function PageHead({ path, title, description }: PageHeadProps) {
  return (
    <ShareMeta
      url={ORIGIN_MARK + getPathIn(locale, path)}
      locale={locale}
      alternates={listAlternates(path)}
      title={title}
      siteName={PRODUCT_NAME}
      description={description}
      picture={{ ...SHARE_IMAGE, alt: `${PRODUCT_NAME}. ${title}` }}
    />
  );
}
