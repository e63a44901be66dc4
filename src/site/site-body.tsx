import type { ReactNode } from 'react';
import { fullTheme } from '@/core/theme';
import type { SiteWords, ViewMode } from '@/sections/visitor-kit/define-view';
import { PagePlaces } from '@/sections/visitor-kit/page-places';
import { LinksAreDead } from '@/sections/visitor-kit/site-link';
import type { PageLayout } from './page-layout';
import type { Site } from './site';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteSection } from './site-section';

interface SiteBodyProps {
  site: Site;
  /** Of the site's own sections, in the same mode. */
  layout: PageLayout;
  mode: ViewMode;
  words: SiteWords;
  /** For the footer. */
  year?: number;
  /** Stands above everything else. */
  banner?: ReactNode;
}

/** The whole page between its body tags: for visitors, and as the editor's previews show it. */
export function SiteBody({ site, layout, mode, words, year, banner }: SiteBodyProps) {
  const theme = fullTheme(site.page.theme);
  const isPublic = mode === 'public';
  // A preview stands inside a page that has its own main element.
  const Main = isPublic ? 'main' : 'div';
  return (
    <LinksAreDead value={!isPublic}>
      <div
        className="site"
        lang="en"
        data-palette={theme.palette}
        data-fonts={theme.fonts}
        data-corners={theme.corners}
        data-spacing={theme.spacing}
        data-opening={layout.opensWithHero ? 'hero' : undefined}
      >
        {isPublic && (
          <a className="s-skip" href="#content">
            {words.skip}
          </a>
        )}
        {banner}
        <SiteHeader site={site} layout={layout} words={words} isPublic={isPublic} />
        <Main className="s-main" id={isPublic ? 'content' : undefined}>
          {/* A preview's links lead nowhere, and new places at every key would go through all of its sections. */}
          <PagePlaces value={isPublic ? layout.places : null}>
            <Sections layout={layout} site={site} mode={mode} words={words} />
          </PagePlaces>
        </Main>
        <SiteFooter site={site} layout={layout} words={words} year={year} />
      </div>
    </LinksAreDead>
  );
}

type SectionsProps = Pick<SiteBodyProps, 'site' | 'layout' | 'mode' | 'words'>;

function Sections({ layout, site, mode, words }: SectionsProps) {
  if (layout.sections.length === 0) {
    return (
      <div className="s">
        <p className="s-empty">{words.preparing}</p>
      </div>
    );
  }
  return layout.sections.map(({ section, title }, index) => (
    <SiteSection
      key={section.id}
      section={section}
      title={title}
      isFirst={index === 0}
      words={words}
      slug={site.slug}
      mode={mode}
    />
  ));
}
