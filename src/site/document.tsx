import type { ReactNode } from 'react';
import type { PublicSite } from '@/contracts/public-site';
import { isDemoSlug } from '@/core/demo-slug';
import { safeImageUrl } from '@/core/link';
import { palettes } from '@/core/palettes';
import { shorten } from '@/core/text';
import { fullTheme } from '@/core/theme';
import { headingFontUrl } from './fonts';

const DESCRIPTION_MAX_LENGTH = 200;

export interface SiteAssets {
  loaderUrl: string;
  hydrateUrl: string;
}

interface SiteDocumentProps {
  site: PublicSite;
  /** Such as https://example.com, without a path. */
  origin: string;
  assets: SiteAssets;
  /** The page's whole style sheet, our own text only. */
  css: string;
  isDraft: boolean;
  children: ReactNode;
}

/** The HTML document around a page. The loader finds what it needs on the html element. */
export function SiteDocument({ site, origin, assets, css, isDraft, children }: SiteDocumentProps) {
  const { palette, fonts } = fullTheme(site.pageData.theme);
  return (
    <html
      lang="en"
      data-slug={site.slug}
      data-hydrate={assets.hydrateUrl}
      data-draft={isDraft ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{site.title}</title>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={headingFontUrl(fonts)}
          crossOrigin="anonymous"
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, no text of an owner */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <SiteMeta site={site} origin={origin} />
        {/* a demo's business is made up: searches for real ones must not find it */}
        {(isDraft || isDemoSlug(site.slug)) && <meta name="robots" content="noindex" />}
        {/* which browsers continue around the page */}
        <meta name="theme-color" content={palettes[palette].cover} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <script type="module" src={assets.loaderUrl} />
      </head>
      <body>{children}</body>
    </html>
  );
}

function SiteMeta({ site, origin }: Pick<SiteDocumentProps, 'site' | 'origin'>) {
  const url = `${origin}/${site.slug}`;
  const description = shorten(
    (site.description.trim() || site.title).replace(/\s+/g, ' '),
    DESCRIPTION_MAX_LENGTH,
  );
  const logo = safeImageUrl(site.logoUrl ?? '');
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={site.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {logo && <meta property="og:image" content={new URL(logo, origin).href} />}
    </>
  );
}
