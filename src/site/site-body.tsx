import { memo, type ReactNode, useMemo } from 'react';
import type { LegalLink } from '@/core/legal';
import type { Person } from '@/core/people';
import type { Season } from '@/core/season';
import { completeTheme, type FullTheme, type GroundName, type Theme, themeParts } from '@/core/theme';
import type { Opening } from '@/core/website-hours';
import { getDefinition, type Section, type SectionType } from '@/sections/page/definitions';
import type { SectionView, SiteWords, ViewMode } from '@/sections/visitor-kit/define-view';
import { SectionFrame, SectionTitle } from '@/sections/visitor-kit/frame';
import { LinkTargetsContext } from '@/sections/visitor-kit/link-targets';
import { LinksAreDead } from '@/sections/visitor-kit/site-link';
import { LookDock, LookFooter, LookHeader } from './look-frame';
import { findLook } from './looks/looks';
import type { PageLayout } from './page-layout';
import { findSwitchSeason, SeasonSwitch } from './season-switch';
import { findSeason, type Site } from './site';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { listLayouts } from './style/choose-layouts';

/** Renders one section of a page, again only when the section or something that its neighbours decide for it has changed. */
const SiteSection = memo(function SiteSection({
  section,
  ground,
  hasLook,
  season,
  ...props
}: SiteSectionProps) {
  const { id, type } = section;
  if (type === 'unknown')
    return <SectionHint {...props} ground={ground} id={id} hint={props.words.unknown} />;
  const { isEmpty, emptyHint = 'emptySection', titleSteps } = getDefinition(type);
  if (isEmpty(section.content, props.opening !== undefined))
    return (
      <SectionHint {...props} ground={ground} id={id} hint={props.words[emptyHint]} titleSteps={titleSteps} />
    );
  const isNamed = hasLook || props.layout !== listLayouts(type)[0].name;
  const last = season && <SeasonSwitch season={season} words={props.words} />;
  const isTimed = props.mode === 'public' && doesChange(section, props);
  const frame = { id, mode: props.mode, layout: isNamed ? props.layout : undefined, ground, last, isTimed };
  return getView(type).render(section, { ...props, id, frame });
});

/** Returns true for a section that says something else later without a change by its owner. */
function doesChange(
  { type, content }: Exclude<Section, { type: 'unknown' }>,
  { layout, opening, wallTime }: Pick<SiteSectionProps, 'layout' | 'opening' | 'wallTime'>,
): boolean {
  const { statesHours, onServer } = getDefinition(type);
  if (opening && statesHours?.(content, layout)) return true;
  return wallTime !== undefined && (onServer?.nextChange?.(content, wallTime) ?? null) !== null;
}

interface SiteBodyProps {
  site: Site;
  /** The site's own sections are laid out like this in the same mode. */
  layout: PageLayout;
  mode: ViewMode;
  words: SiteWords;
  /** The footer shows it. */
  year?: number;
  /** It stands above everything else. */
  banner?: ReactNode;
}

/** Renders the whole page between its body tags: for visitors, and as the editor's previews show it. */
export function SiteBody({ site, layout, mode, words, year, banner }: SiteBodyProps) {
  const look = findLook(site.page.theme);
  const isPublic = mode === 'public';
  const switched = findSwitchSeason(site, look, layout);
  // A preview stands inside a page that has its own main element.
  const Main = isPublic ? 'main' : 'div';
  return (
    <LinksAreDead value={!isPublic}>
      <div
        className="site"
        lang={words.locale}
        {...getStyleAttributes(site.page.theme)}
        data-season={look?.openingIn && !switched ? findSeason(site) : undefined}
        data-opening={layout.opensWithHero && !look ? 'hero' : undefined}
      >
        {isPublic && (
          <a className="s-skip" href="#content">
            {words.skip}
          </a>
        )}
        {banner}
        {look ? (
          <LookHeader
            site={site}
            look={look}
            layout={layout}
            words={words}
            season={switched}
            isPublic={isPublic}
          />
        ) : (
          <SiteHeader site={site} layout={layout} words={words} isPublic={isPublic} />
        )}
        <Main className="s-main" id={isPublic ? 'content' : undefined}>
          {/* A preview's links lead nowhere, and new link targets at every key would go through all of its sections. */}
          <LinkTargetsContext value={isPublic ? layout.linkTargets : null}>
            <Sections layout={layout} site={site} mode={mode} words={words} season={switched} />
          </LinkTargetsContext>
        </Main>
        {look ? (
          <>
            <LookFooter site={site} look={look} layout={layout} words={words} year={year} />
            <LookDock site={site} look={look} layout={layout} words={words} isPublic={isPublic} />
          </>
        ) : (
          <SiteFooter site={site} layout={layout} words={words} year={year} />
        )}
      </div>
    </LinksAreDead>
  );
}

/** Returns the attributes by which the rules of `theme-styles.ts` are chosen. */
export function getStyleAttributes(chosen: Theme | undefined): Record<string, string | undefined> {
  const theme = completeTheme(chosen);
  const look = findLook(chosen);
  return {
    ...(look ? { 'data-look': look.name } : getThemeAttributes(theme)),
    'data-brand': theme.brand?.slice(1),
  };
}

function getThemeAttributes(theme: FullTheme): Record<string, string> {
  const attributes = Object.fromEntries(themeParts.map((part) => [`data-${part}`, theme[part]]));
  return theme.brand ? { ...attributes, 'data-palette': 'own' } : attributes;
}

interface SectionsProps extends Pick<SiteBodyProps, 'site' | 'layout' | 'mode' | 'words'> {
  /** The page's switch begins with this season; missing without a switch. */
  season?: Season;
}

function Sections({ layout, site, mode, words: allWords, season }: SectionsProps) {
  const hasLook = findLook(site.page.theme) !== null;
  // Pages from before there were looks show their lists whole, as they did.
  const words = useMemo(
    () => (hasLook ? allWords : { ...allWords, showAll: undefined }),
    [hasLook, allWords],
  );
  if (layout.sections.length === 0) {
    return (
      <div className="s">
        <p className="s-empty">{words.preparing}</p>
      </div>
    );
  }
  return layout.sections.map(({ section, title, ...placed }, index) => (
    <SiteSection
      key={section.id}
      section={section}
      title={title}
      {...placed}
      hasLook={hasLook}
      isFirst={index === 0}
      season={index === 0 && layout.opensWithHero ? season : undefined}
      words={words}
      slug={site.slug}
      opening={site.opening}
      wallTime={site.wallTime}
      people={site.people}
      legal={site.legal}
      mode={mode}
    />
  ));
}

interface SiteSectionProps {
  section: Section;
  title: string;
  layout: string;
  ground?: GroundName;
  /** If it is false, the first layout of a type has no name, as before there were others. */
  hasLook: boolean;
  isFirst: boolean;
  /** The switch in this section begins with this season; missing where it has none. */
  season?: Season;
  words: SiteWords;
  slug: string;
  opening?: Opening;
  wallTime?: string;
  hasNote: boolean;
  areHoursStated: boolean;
  people?: readonly Person[];
  legal?: readonly LegalLink[];
  mode: ViewMode;
}

type SectionHintProps = Pick<SiteSectionProps, 'title' | 'mode' | 'ground'> & {
  id: string;
  hint: string;
  titleSteps?: readonly string[];
};

/** Stands in a preview for a section without anything to show. */
function SectionHint({ id, title, mode, ground, hint, titleSteps }: SectionHintProps) {
  return (
    <SectionFrame id={id} mode={mode} ground={ground} className="s-flow" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} steps={titleSteps} />
      <p className="s-empty">{hint}</p>
    </SectionFrame>
  );
}

/** Each type's view is found by its folder: `section-types.test.tsx` fails for a type without one. */
const views = import.meta.glob<SectionView>('../sections/types/*/view.tsx', { eager: true, import: 'view' });
const viewByType = new Map(Object.values(views).map((view) => [view.type, view]));

export function getView(type: SectionType): SectionView {
  const view = viewByType.get(type);
  if (!view) throw new Error(`src/sections/types/${type} has no view`);
  return view;
}
