import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { makeDraftSlug } from '@/core/demo-slug';
import type { Tier } from '@/core/plans';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { IslandRenderer, type IslandSlotProps } from '@/sections/visitor-kit/island-slot';
import draftBarCss from './css/draft-bar.css?inline';
import { type SiteAssets, SiteDocument, toScriptJson } from './document';
import { findLook } from './looks/looks';
import { layOutPage } from './page-layout';
import { listSeasons } from './season-switch';
import type { Site } from './site';
import { SiteBody } from './site-body';
import { composePageStyles } from './site-styles';
import { getSiteWords } from './site-words';

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
