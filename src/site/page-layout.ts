import type { Tier } from '@/core/plans';
import type { GroundName } from '@/core/theme';
import { type LinkTargets, listLinkTargets } from '@/sections/definition/link-targets';
import {
  getDefinition,
  getStoredType,
  isCover,
  isForVisitors,
  listLinked,
  type Section,
} from '@/sections/page/definitions';
import { isOpenToVisitors } from '@/sections/page/page';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { layOutMenu, type NavItem, type PageAction } from './page-menu';
import { listShownTitles } from './section-titles';
import { chooseGrounds } from './style/choose-grounds';
import { chooseLayouts } from './style/choose-layouts';
import type { Look } from './style/look';

export interface PlacedSection {
  section: Section;
  /** It is the title as shown: empty when the heading above says the same. */
  title: string;
  layout: string;
  /** It is missing on a page without a look, where its owner has chosen none. */
  ground?: GroundName;
  /** It is true for the one section that carries the note of all of its type. */
  hasNote: boolean;
  /** It is true where visitors read the website's opening hours somewhere on the page. */
  areHoursStated: boolean;
}

export interface PageLayout {
  sections: PlacedSection[];
  nav: NavItem[];
  /** It is null when a visitor can do nothing on the page. */
  action: PageAction | null;
  opensWithHero: boolean;
  linkTargets: LinkTargets;
}

export interface LayoutOptions {
  mode: ViewMode;
  /** If the owner's plan is given, sections that visitors can use only with a better one are left out. */
  tier?: Tier;
  /** It is `YYYY-MM-DD HH:MM` on the website's wall clock: visitors get no section that is over. */
  wallTime?: string;
  /** It is true once the website's opening hours are set. */
  hasHours?: boolean;
  /** It decides about layouts and grounds where the owner has not; null on a page without a look. */
  look?: Pick<Look, 'layouts' | 'grounds'> | null;
}

/** Decides which sections are shown, in order, and which layout, ground and title they get beside their neighbours. */
export function layOutPage(sections: readonly Section[], options: LayoutOptions): PageLayout {
  const shown = sections.filter((section) => isShown(section, options));
  // A preview shows sections that are still empty, but the menu leads only to those that visitors get.
  const reached = shown.filter((section) => isForVisitors(section, options.hasHours));
  const titles = listShownTitles(shown);
  const layouts = chooseLayouts(shown, options.look?.layouts, options);
  const grounds = options.look && chooseGrounds(shown, layouts, options.look.grounds);
  const noted = listNoted(shown);
  const areHoursStated =
    options.hasHours === true &&
    shown.some((section, index) => reached.includes(section) && statesHours(section, layouts[index]?.name));
  const [first] = shown;
  return {
    sections: shown.map((section, index) => ({
      section,
      title: titles[index] ?? '',
      layout: layouts[index]?.name ?? '',
      ground: grounds?.[index] ?? section.ground,
      hasNote: noted.has(section),
      areHoursStated,
    })),
    ...layOutMenu(reached, Boolean(options.look)),
    // An empty hero stands there as a hint, which has no cover to share with the header.
    opensWithHero: first !== undefined && isCover(first) && first === reached[0],
    linkTargets: listLinkTargets(
      shown.map((section) => ({
        id: section.id,
        type: getStoredType(section),
        linked: listLinked(section),
      })),
    ),
  };
}

/** Lists the sections that visitors get, in order. */
export function listReached(
  sections: readonly Section[],
  options: Omit<LayoutOptions, 'mode' | 'look'>,
): Section[] {
  return sections.filter((section) => isShown(section, { ...options, mode: 'public' }));
}

function isShown(section: Section, { mode, tier, wallTime, hasHours }: LayoutOptions): boolean {
  if (tier !== undefined && !isOpenToVisitors(getStoredType(section), tier)) return false;
  return mode !== 'public' || (isForVisitors(section, hasHours) && !isOver(section, wallTime, hasHours));
}

function isOver(section: Section, wallTime: string | undefined, hasHours = false): boolean {
  if (section.type === 'unknown' || wallTime === undefined) return false;
  return getDefinition(section.type).isOver?.(section.content, wallTime, hasHours) ?? false;
}

/** Lists the sections that carry a note: the last one of each type in which a section needs it. */
function listNoted(sections: readonly Section[]): ReadonlySet<Section> {
  const last = new Map<Section['type'], Section>();
  const needing = new Set<Section['type']>();
  for (const section of sections) {
    if (section.type === 'unknown') continue;
    const { needsNote } = getDefinition(section.type);
    if (needsNote) last.set(section.type, section);
    if (needsNote?.(section.content)) needing.add(section.type);
  }
  return new Set([...last.values()].filter(({ type }) => needing.has(type)));
}

function statesHours(section: Section, layout = ''): boolean {
  if (section.type === 'unknown') return false;
  return getDefinition(section.type).statesHours?.(section.content, layout) === true;
}
