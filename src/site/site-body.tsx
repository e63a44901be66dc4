import { memo, type ReactNode } from 'react';
import { addressLine, type Business } from '@/core/business';
import type { Person } from '@/core/people';
import { nameLength } from '@/core/text';
import { fullTheme } from '@/core/theme';
import type { Opening } from '@/core/website-hours';
import { getDefinition, type SectionType } from '@/sections/page/definitions';
import type { Section } from '@/sections/page/page';
import type { SectionView, SiteWords, ViewMode } from '@/sections/visitor-kit/define-view';
import { SectionFrame, SectionTitle } from '@/sections/visitor-kit/frame';
import { PagePlaces } from '@/sections/visitor-kit/page-places';
import { LinksAreDead, SiteLink } from '@/sections/visitor-kit/site-link';
import type { PageLayout } from './page-layout';
import type { Site } from './site';
import { NavList, SiteHeader } from './site-header';

/** One section of a page. Drawn anew only when it or what its neighbours decide for it has changed. */
const SiteSection = memo(function SiteSection({ section, ...props }: SiteSectionProps) {
  const { id, type } = section;
  if (type === 'unknown') return <SectionHint {...props} id={id} hint={props.words.unknown} />;
  const { isEmpty, emptyHint = 'emptySection' } = getDefinition(type);
  if (isEmpty(section.content)) return <SectionHint {...props} id={id} hint={props.words[emptyHint]} />;
  return getView(type).render(section, { ...props, id });
});

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
        lang={words.locale}
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
      opening={site.opening}
      people={site.people}
      mode={mode}
    />
  ));
}

interface SiteSectionProps {
  section: Section;
  title: string;
  isFirst: boolean;
  words: SiteWords;
  slug: string;
  opening?: Opening;
  people?: readonly Person[];
  mode: ViewMode;
}

type SectionHintProps = Pick<SiteSectionProps, 'title' | 'mode'> & { id: string; hint: string };

/** Stands in a preview for a section that has nothing to show. */
function SectionHint({ id, title, mode, hint }: SectionHintProps) {
  return (
    <SectionFrame id={id} mode={mode} className="s-flow" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <p className="s-empty">{hint}</p>
    </SectionFrame>
  );
}

interface SiteFooterProps {
  site: Site;
  layout: PageLayout;
  words: SiteWords;
  year?: number;
}

function SiteFooter({ site, layout, words, year }: SiteFooterProps) {
  const { title } = site;
  const description = site.description.trim();
  const hasNav = layout.nav.length > 0 || layout.action !== null;
  return (
    <footer className="s-footer">
      <p className="s-footer-name" data-length={nameLength(title)}>
        {title}
      </p>
      {layout.opensWithHero && description !== '' && <p className="s-text">{description}</p>}
      {hasNav && (
        <nav aria-label={words.footerNav}>
          <NavList items={layout.nav} action={layout.action} words={words} />
        </nav>
      )}
      {site.business && <BusinessLines business={site.business} words={words.footer} />}
      <p className="s-small">
        <span>{['©', year, title].filter(Boolean).join(' ')}</span>
        <SiteLink href="/privacy#visitors">{words.privacy}</SiteLink>
        <SiteLink href="#top">{words.backToTop}</SiteLink>
      </p>
    </footer>
  );
}

interface BusinessLinesProps {
  business: Business;
  words: SiteWords['footer'];
}

/** Says how the business is reached, and who sells by law. */
function BusinessLines({ business, words }: BusinessLinesProps) {
  const { address, phone, email, sellerName, companyNumber, taxNumber, vatNumber, register } = business;
  const numbers = [
    [words.companyNumber, companyNumber],
    [words.taxNumber, taxNumber],
    [words.vatNumber, vatNumber],
  ].map(([label, number]) => (number ? `${label} ${number}` : ''));
  const lines = [
    [addressLine(address), phone.replaceAll(' ', '\u00a0'), email],
    [sellerName, ...numbers, register],
  ].map((parts) => parts.filter((part) => part !== '').join(' · '));
  return lines.map((text) => text !== '' && <p key={text}>{text}</p>);
}

/** Each type's view, by its folder: `definitions.test.tsx` fails for a type without one. */
const views = import.meta.glob<SectionView>('../sections/types/*/view.tsx', { eager: true, import: 'view' });
const viewByType = new Map(Object.values(views).map((view) => [view.type, view]));

export function getView(type: SectionType): SectionView {
  const view = viewByType.get(type);
  if (!view) throw new Error(`src/sections/types/${type} has no view`);
  return view;
}
