import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isDemoSlug, makeDraftSlug } from '@/core/demo-slug';
import { toSafeImageUrl } from '@/core/link';
import { getPathIn } from '@/core/locale/locale';
import type { Tier } from '@/core/plans';
import type { Theme } from '@/core/theme';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { IslandRenderer, type IslandSlotProps } from '@/sections/visitor-kit/island-slot';
import { describeBusiness } from './business';
import draftBarCss from './css/draft-bar.css?inline';
import { findLook, getCoverColours } from './looks/looks';
import { layOutPage, type PlacedSection } from './page-layout';
import { describeQuestions } from './questions';
import { listSeasons } from './season-switch';
import { getSharePicture, ShareMeta } from './share-meta';
import { getShareDescription, getShareTitle } from './share-words';
import { findSeason, type Site } from './site';
import { SiteBody } from './site-body';
import { composePageStyles } from './site-styles';
import { getSiteWords } from './site-words';
import { getHeadingFontUrl } from './style/fonts';
import { getHeadingFont } from './theme-styles';

export interface SiteAssets {
  loaderUrl: string;
  hydrateUrl: string;
}

export interface RenderSiteInput {
  site: Site;
  /** Looks like `https://example.com`, without a path. */
  origin: string;
  assets: SiteAssets;
  /** It is set when only the owner sees the page. */
  draft?: { editorUrl: string; isPublished: boolean };
  /** The footer shows it. */
  year?: number;
  /** If the owner's plan is given, sections that visitors can use only with a better one are left out. */
  tier?: Tier;
  /** From this moment on the page says something else. */
  changesAt?: Date;
  /** They take the place of the words of every page. */
  words?: SiteWords;
  /** It stands above everything else, and brings its own rules. */
  banner?: { element: ReactNode; css: string };
}

export interface RenderedSite {
  html: string;
  /** It is the SHA-256 of the one inlined style sheet in base64, for the content security policy. */
  styleHash: string;
}

/** Renders the complete HTML document of a public page. */
export function renderSite(input: RenderSiteInput): RenderedSite {
  const { site, origin, assets, draft, year, tier, changesAt, banner } = input;
  const words = input.words ?? getSiteWords(site.language);
  const look = findLook(site.page.theme);
  const layout = layOutPage(site.page.sections, {
    mode: 'public',
    tier,
    wallTime: site.wallTime,
    hasHours: site.opening !== undefined,
    look,
  });
  const css =
    composePageStyles({
      layout,
      theme: site.page.theme,
      seasons: listSeasons(site, look, layout),
      logoUrl: site.logoUrl,
      people: site.people,
    }) + (draft ? draftBarCss : (banner?.css ?? ''));
  const document = renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>
      <SiteDocument
        site={site}
        sections={layout.sections}
        origin={origin}
        assets={assets}
        css={css}
        isDraft={draft !== undefined}
        changesAt={changesAt}
        notLoaded={words.notLoaded}
      >
        <SiteBody
          site={draft ? { ...site, slug: makeDraftSlug(site.slug) } : site}
          layout={layout}
          mode="public"
          words={words}
          year={year}
          banner={draft ? <DraftBar {...draft} words={words} /> : banner?.element}
        />
      </SiteDocument>
    </IslandRenderer>,
  );
  return {
    html: `<!doctype html>${document}`,
    styleHash: createHash('sha256').update(css).digest('base64'),
  };
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

interface DraftBarProps {
  editorUrl: string;
  /** It is true if visitors read another version of the page. */
  isPublished: boolean;
  words: SiteWords;
}

/** Tells an owner that nobody else sees this page yet. */
function DraftBar({ editorUrl, isPublished, words }: DraftBarProps) {
  return (
    <aside className="s-draft" aria-label={words.draftBar}>
      <strong>{words.draftBar}</strong>
      <span>{isPublished ? words.draftBarHintLive : words.draftBarHint}</span>
      <a href={editorUrl}>{words.draftBarEdit}</a>
    </aside>
  );
}

/** Draws an island as a root of its own, its props beside it, for `hydrate.client` to wake. */
function renderIsland<Props extends object>({ type, id, Island, props }: IslandSlotProps<Props>): ReactNode {
  const html = renderToString(<Island {...props} />, { identifierPrefix: id });
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote and escaped it just now */}
      <div data-island={type} data-id={id} dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its script element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: toScriptJson(props) }} />
    </>
  );
}
