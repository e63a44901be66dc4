import type { ReactNode } from 'react';
import { isDemoSlug } from '@/core/demo-slug';
import { toSafeImageUrl } from '@/core/link';
import { getPathIn } from '@/core/locale/locale';
import type { Theme } from '@/core/theme';
import { describeBusiness } from './business';
import { getCoverColours } from './looks/looks';
import type { PlacedSection } from './page-layout';
import { describeQuestions } from './questions';
import { getSharePicture, ShareMeta } from './share-meta';
import { getShareDescription, getShareTitle } from './share-words';
import { findSeason, type Site } from './site';
import { getHeadingFontUrl } from './style/fonts';
import { getHeadingFont } from './theme-styles';

export interface SiteAssets {
  loaderUrl: string;
  hydrateUrl: string;
}

interface SiteDocumentProps {
  site: Site;
  /** Only sections that are shown are here. */
  sections: readonly PlacedSection[];
  /** Looks like `https://example.com`, without a path. */
  origin: string;
  assets: SiteAssets;
  /** It is the page's whole style sheet, and has only text of ours. */
  css: string;
  isDraft: boolean;
  /** From this moment on the page says something else. */
  changesAt: Date | undefined;
  /** A visitor whose press or form finds no script reads this. */
  notLoaded: string;
  children: ReactNode;
}

/** Draws the HTML document around a page. The loader finds what it needs on the html element. */
export function SiteDocument(props: SiteDocumentProps) {
  const { site, sections, origin, assets, css, isDraft, changesAt, notLoaded, children } = props;
  return (
    <html
      lang={site.language}
      data-slug={site.slug}
      data-hydrate={assets.hydrateUrl}
      data-not-loaded={notLoaded}
      data-draft={isDraft ? '' : undefined}
      data-until={changesAt?.getTime()}
    >
      <head>
        <DocumentStart title={getShareTitle(site)} theme={site.page.theme} css={css} />
        {!isDraft && <SiteMeta site={site} sections={sections} origin={origin} />}
        {/* A demo's business is made up: searches for real ones must not find it. */}
        {(isDraft || isDemoSlug(site.slug)) && <meta name="robots" content="noindex" />}
        {/* Browsers continue this colour around the page. */}
        <meta name="theme-color" content={getCoverColours(site.page.theme, findSeason(site)).cover} />
        <SiteIcon logoUrl={site.logoUrl} />
        <script type="module" src={assets.loaderUrl} />
      </head>
      <body>{children}</body>
    </html>
  );
}

interface DocumentStartProps {
  title: string;
  theme: Theme | undefined;
  /** It is the page's whole style sheet, and has only text of ours. */
  css: string;
}

/** Begins the head of every page of a website. */
export function DocumentStart({ title, theme, css }: DocumentStartProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={getHeadingFontUrl(getHeadingFont(theme))}
        crossOrigin="anonymous"
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, no text of an owner */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}

/** Draws the icon beside the page's name in browsers: the owner's logo, else the product's mark. */
export function SiteIcon({ logoUrl }: Pick<Site, 'logoUrl'>) {
  const logo = toSafeImageUrl(logoUrl ?? '');
  if (logo) return <link rel="icon" href={logo} />;
  return (
    <>
      <link rel="icon" sizes="32x32" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

interface SiteMetaProps {
  site: Site;
  /** Only sections that are shown are here. */
  sections: readonly PlacedSection[];
  /** Looks like `https://example.com`, without a path. */
  origin: string;
}

/** Tells search engines and shared links about a page. */
function SiteMeta({ site, sections, origin }: SiteMetaProps) {
  const isDemo = isDemoSlug(site.slug);
  const path = `/${site.slug}`;
  const url = origin + (isDemo ? getPathIn(site.language, path) : path);
  const description = getShareDescription(site);
  const picture = getSharePicture(site, sections, origin);
  // A demo's business is made up, and so are its answers.
  const facts = isDemo
    ? []
    : [
        describeBusiness({ site, sections, origin, url, description, imageUrl: picture.url }),
        describeQuestions({ sections, url, language: site.language }),
      ].filter((fact) => fact !== null);
  return (
    <>
      <ShareMeta
        url={url}
        locale={site.language}
        title={getShareTitle(site)}
        siteName={site.title}
        description={description}
        picture={picture}
      />
      {facts.map((fact) => (
        <script
          key={fact['@id']}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped so that it cannot end the element
          dangerouslySetInnerHTML={{ __html: toScriptJson(fact) }}
        />
      ))}
    </>
  );
}

/** Writes JSON that can stand inside a script element: it can neither end the element nor open a comment in it. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
