import type { Tier } from '@/core/plans';
import { shorten } from '@/core/text';
import type { GroundName } from '@/core/theme';
import type { SectionFacts } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import {
  getStoredType,
  isForVisitors,
  isOpenToVisitors,
  listLinked,
  type Section,
} from '@/sections/page/page';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { listPlaces, type Places } from '@/sections/visitor-kit/page-places';
import { chooseGrounds } from './style/choose-grounds';
import { chooseLayouts } from './style/choose-layouts';
import type { Look } from './style/look';

export interface PlacedSection {
  section: Section;
  /** The shown title: empty when the heading above says the same. */
  title: string;
  /** The name of its layout. */
  layout: string;
  /** Missing on a page without a look, where its owner has chosen none. */
  ground?: GroundName;
  /** True for the one section that carries the note of all of its type. */
  hasNote: boolean;
}

export interface NavItem {
  id: string;
  title: string;
}

/** The one section that the header's button leads to. */
export type PageAction = NavItem & Pick<NonNullable<SectionFacts<string, never>['visitorAction']>, 'label'>;

export interface PageLayout {
  sections: PlacedSection[];
  nav: NavItem[];
  /** Null when a visitor can do nothing on the page. */
  action: PageAction | null;
  opensWithHero: boolean;
  places: Places;
}

export interface LayoutOptions {
  mode: ViewMode;
  /** The owner's plan, where it counts: what visitors can do only with a better one is left out. */
  tier?: Tier;
  /** `YYYY-MM-DD HH:MM` on the website's wall clock: visitors get no section that is over. */
  wallTime?: string;
  /** True once the website's opening hours are set. */
  hasHours?: boolean;
  /** Decides about layouts and grounds where the owner has not; null on a page without a look. */
  look?: Pick<Look, 'layouts' | 'grounds'> | null;
}

/** A longer title is shortened where it leads to its section. */
const NAV_TITLE_MAX_LENGTH = 32;
const NAV_ITEMS_MAX = 4;
/** A longer heading says something; it does not name a place on the page. */
const NAMING_HEADING_MAX_LENGTH = 24;

/** Decides which sections are shown, in order, and what follows from their neighbours. */
export function layOutPage(sections: readonly Section[], options: LayoutOptions): PageLayout {
  const shown = sections.filter((section) => isShown(section, options));
  // A preview shows what is still empty, but the menu leads where visitors get.
  const reached = shown.filter((section) => isForVisitors(section, options.hasHours));
  const titles = listShownTitles(shown);
  const layouts = chooseLayouts(shown, options.look?.layouts);
  const grounds = options.look && chooseGrounds(shown, layouts, options.look.grounds);
  const [first] = shown;
  return {
    sections: shown.map((section, index) => ({
      section,
      title: titles[index] ?? '',
      layout: layouts[index]?.name ?? '',
      ground: grounds?.[index] ?? section.ground,
      hasNote: hasNote(shown, index),
    })),
    ...layOutMenu(reached, Boolean(options.look)),
    // An empty one stands there as a hint, which has no cover to share with the header.
    opensWithHero: first !== undefined && isCover(first) && first === reached[0],
    places: listPlaces(
      shown.map((section) => ({
        id: section.id,
        type: getStoredType(section),
        linked: listLinked(section),
      })),
    ),
  };
}

/**
 * The first four sections that have a name, with a look those that always stand there among them, and the section that visitors come
 * for: its name is not repeated.
 */
export function layOutMenu(
  sections: readonly Section[],
  hasLook = false,
): Pick<PageLayout, 'nav' | 'action'> {
  const action = findAction(sections);
  const titles = listShownTitles(sections);
  const placeOf = ({ type }: Section) =>
    hasLook && type !== 'unknown' ? getDefinition(type).inMenu : undefined;
  const named = sections
    .map((section, index) => ({ section, id: section.id, title: namingTitle(section, titles[index] ?? '') }))
    .filter(({ section, id, title }) => title !== '' && id !== action?.id && placeOf(section) !== 'never');
  const isFixed = ({ section }: { section: Section }) => placeOf(section) === 'always';
  let room = NAV_ITEMS_MAX - named.filter(isFixed).length;
  const nav = named
    .filter((item) => {
      if (isFixed(item)) return true;
      room -= 1;
      return room >= 0;
    })
    .slice(0, NAV_ITEMS_MAX)
    .map(({ id, title }) => ({ id, title: shorten(title, NAV_TITLE_MAX_LENGTH) }));
  return { nav, action };
}

/** The titles as they are shown, in order: left out where the heading directly above says the same. */
export function listShownTitles(sections: readonly Section[]): string[] {
  return sections.map((section, index) => {
    const title = getTitle(section).trim();
    const above = sections[index - 1];
    return above && isSame(title, getHeading(above)) ? '' : title;
  });
}

function isShown(section: Section, { mode, tier, wallTime, hasHours }: LayoutOptions): boolean {
  if (tier !== undefined && !isOpenToVisitors(getStoredType(section), tier)) return false;
  return mode !== 'public' || (isForVisitors(section, hasHours) && !isOver(section, wallTime));
}

function isOver(section: Section, wallTime: string | undefined): boolean {
  if (section.type === 'unknown' || wallTime === undefined) return false;
  return getDefinition(section.type).isOver?.(section.content, wallTime) ?? false;
}

/** Returns true for the last section of a type of which one needs a note. */
function hasNote(sections: readonly Section[], index: number): boolean {
  const type = sections[index]?.type;
  if (type === undefined || type === 'unknown') return false;
  const { needsNote } = getDefinition(type);
  if (!needsNote || sections.findLastIndex((each) => each.type === type) !== index) return false;
  return sections.some((each) => each.type === type && needsNote(each.content));
}

function isCover(section: Section): boolean {
  return section.type !== 'unknown' && getDefinition(section.type).isCover === true;
}

function findAction(sections: readonly Section[]): PageAction | null {
  const actions = sections.flatMap((section) => {
    const action = section.type === 'unknown' ? undefined : getDefinition(section.type).visitorAction;
    if (!action) return [];
    const title = action.isTitled ? shorten(getTitle(section).trim(), NAV_TITLE_MAX_LENGTH) : '';
    return [{ id: section.id, title, label: action.label, rank: action.rank }];
  });
  const [best] = actions.sort((a, b) => a.rank - b.rank);
  return best ? { id: best.id, title: best.title, label: best.label } : null;
}

function getTitle(section: Section): string {
  if (section.type === 'unknown') return '';
  return getDefinition(section.type).shownTitle(section.title, section.content);
}

/** The text of a heading, which has no title above it; empty for every other section. */
function getHeading(section: Section): string {
  if (section.type === 'unknown') return '';
  const { titleRole, summary } = getDefinition(section.type);
  return titleRole === 'heading' ? summary(section.title, section.content) : '';
}

/** The name by which a menu leads to a section; empty for one without. */
function namingTitle(section: Section, title: string): string {
  if (section.type === 'unknown') return '';
  const { titleRole } = getDefinition(section.type);
  if (titleRole === 'name') return title;
  const heading = getHeading(section).trim();
  return heading.length <= NAMING_HEADING_MAX_LENGTH ? heading : '';
}

function isSame(title: string, heading: string): boolean {
  return title.trim().toLowerCase() === heading.trim().toLowerCase();
}
