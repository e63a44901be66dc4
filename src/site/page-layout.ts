import type { PublicSite } from '@/contracts/public-site';
import type { Tier } from '@/core/plans';
import {
  findAction,
  NAV_TITLE_MAX_LENGTH,
  type NavItem,
  navItems,
  type SectionFacts,
  shownTitles,
} from '@/core/site-layout';
import { shorten } from '@/core/text';
import { isForVisitors, isOpenToVisitors } from '@/sections/is-for-visitors';
import { type Places, placesOf } from '@/sections/page-places';
import { readContent } from '@/sections/read-content';
import { findDefinition } from '@/sections/registry';
import type { ViewMode } from '@/sections/section';

type Section = PublicSite['pageData']['sections'][number];

export interface PlacedSection {
  section: Section;
  /** As it is shown: empty when the heading above says the same. */
  title: string;
}

export interface PageLayout {
  sections: PlacedSection[];
  nav: NavItem[];
  action: SectionFacts | null;
  opensWithHero: boolean;
  places: Places;
}

export interface LayoutOptions {
  mode: ViewMode;
  /** The owner's plan, where it counts: what visitors can do only with a better one is left out. */
  tier?: Tier;
}

/** Which sections are shown, in order, and what follows from their neighbours. */
export function layOutPage(sections: readonly Section[], options: LayoutOptions): PageLayout {
  const shown = [...sections]
    .sort((a, b) => a.order - b.order)
    .filter((section) => isShown(section, options));
  const facts = shown.map(factsOf);
  const titles = shownTitles(facts);
  // A preview shows what is still empty, but the menu leads where visitors get.
  const reached = facts.filter((_, index) => isForVisitors(shown[index] as Section));
  const [first] = facts;
  return {
    sections: shown.map((section, index) => ({ section, title: titles[index] ?? '' })),
    nav: navItems(reached).map(({ id, title }) => ({ id, title: shorten(title, NAV_TITLE_MAX_LENGTH) })),
    action: findAction(reached),
    // An empty one stands there as a hint, which has no cover to share with the header.
    opensWithHero: first?.type === 'hero' && first === reached[0],
    places: placesOf(shown),
  };
}

function isShown(section: Section, { mode, tier }: LayoutOptions): boolean {
  if (tier !== undefined && !isOpenToVisitors(section.type, tier)) return false;
  return mode !== 'public' || isForVisitors(section);
}

function factsOf(section: Section): SectionFacts {
  const { id, type } = section;
  const read = readContent(section);
  const definition = findDefinition(type);
  if (!read || !definition) return { id, type, title: '', heading: '' };
  const title = definition.shownTitle(section.title, read.content);
  // A heading has no title above it: it is one.
  const heading = definition.form === 'heading' ? definition.summary(section.title, read.content) : '';
  return { id, type, title, heading };
}
