import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LegalKind } from '@/core/legal';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { LinkedText } from '@/sections/visitor-kit/linked-text';
import { LookFooter, LookHeader } from '../look-frame';
import { findLook, getCoverColours } from '../looks/looks';
import { layOutPage, type PageLayout } from '../page-layout';
import type { RenderedSite } from '../render-site';
import { DocumentStart, SiteIcon } from '../render-site';
import type { Site } from '../site';
import { getStyleAttributes } from '../site-body';
import { SiteFooter } from '../site-footer';
import { SiteHeader } from '../site-header';
import { composePageStyles } from '../site-styles';
import { getSiteWords } from '../site-words';
import legalCss from './legal-page.css?inline';

interface LegalPageInput {
  site: Site;
  kind: LegalKind;
  text: string;
  /** The footer shows it. */
  year: number;
}

/**
 * Renders the complete HTML document of a legal page, in the look of the website's page. It needs no script, and search
 * engines leave it out.
 */
export function renderLegal({ site, kind, text, year }: LegalPageInput): RenderedSite {
  const { theme } = site.page;
  const words = getSiteWords(site.language);
  // The header is a bar, as above a hero, since the page has a name of its own.
  const layout = { ...layOutPage([], { mode: 'public', look: findLook(theme) }), opensWithHero: true };
  const css = composePageStyles({ layout, theme, logoUrl: site.logoUrl }) + legalCss;
  const document = renderToStaticMarkup(
    <html lang={site.language} data-slug={site.slug}>
      <head>
        <DocumentStart title={`${words.legal[kind]} – ${site.title}`} theme={theme} css={css} />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={getCoverColours(theme).cover} />
        <SiteIcon logoUrl={site.logoUrl} />
      </head>
      <body>
        <LegalBody {...{ site, kind, text, year, words, layout }} />
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${document}`,
    styleHash: createHash('sha256').update(css).digest('base64'),
  };
}

interface LegalBodyProps extends LegalPageInput {
  words: SiteWords;
  layout: PageLayout;
}

function LegalBody({ site, kind, text, year, words, layout }: LegalBodyProps) {
  const look = findLook(site.page.theme);
  return (
    <div className="site" lang={words.locale} {...getStyleAttributes(site.page.theme)} data-opening="hero">
      <a className="s-skip" href="#content">
        {words.skip}
      </a>
      {look ? (
        <LookHeader site={site} look={look} layout={layout} words={words} isPublic={false} />
      ) : (
        <SiteHeader site={{ ...site, description: '' }} layout={layout} words={words} isPublic={false} />
      )}
      <main className="s-main" id="content">
        <section className="s s-legal" data-ground={look ? 'plain' : undefined}>
          <p className="s-legal-back">
            <a href={`/${site.slug}`}>{words.legal.back}</a>
          </p>
          <h1 className="s-title">{words.legal[kind]}</h1>
          <div className="s-text">
            <Blocks text={text} />
          </div>
        </section>
      </main>
      {look ? (
        <LookFooter site={site} look={look} layout={layout} words={words} year={year} />
      ) : (
        <SiteFooter site={site} layout={layout} words={words} year={year} />
      )}
    </div>
  );
}

/** An empty line ends a paragraph; the other breaks stay, as in an address. */
function Blocks({ text }: { text: string }) {
  const blocks = text.split(/(?:\r?\n[^\S\r\n]*){2,}/).filter((block) => block.trim() !== '');
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
    <p key={index}>
      <LinkedText text={block.trim()} />
    </p>
  ));
}
