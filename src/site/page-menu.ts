import { shorten } from '@/core/text';
import type { SectionFacts } from '@/sections/definition/define-section';
import { getDefinition, type Section } from '@/sections/page/definitions';
import { getHeading, getTitle, listShownTitles } from './section-titles';

export interface NavItem {
  id: string;
  title: string;
}

/** The header's button leads to this one section. */
export type PageAction = NavItem & Pick<NonNullable<SectionFacts<string, never>['visitorAction']>, 'label'>;

/** This section can stand in the page's menu. */
export interface MenuEntry {
  section: Section;
  /** The page calls the section so; empty where a heading is too long for a name. */
  name: string;
  /** It is true for the way to the business, which cannot be taken out. */
  isFixed: boolean;
  /** It is true if visitors find it in the menu: it has a name, its owner has not taken it out, and there is room. */
  isShown: boolean;
}

/** A longer title is shortened where it leads to its section. */
const NAV_TITLE_MAX_LENGTH = 32;
export const NAV_ITEMS_MAX = 4;
/** A longer heading says something; it does not name a place on the page. */
const NAMING_HEADING_MAX_LENGTH = 24;

/**
 * Lays out the menu of sections that visitors get, and the section that they come for, whose name is not repeated. Without
 * a look and without an owner's choice the menu stays as it was before there were both.
 */
export function layOutMenu(
  sections: readonly Section[],
  hasLook = false,
): { nav: NavItem[]; action: PageAction | null } {
  const nav = listMenuEntries(sections, hasLook)
    .filter(({ isShown }) => isShown)
    .map(({ section, name }) => ({
      id: section.id,
      title: shorten(section.menu?.label?.trim() || name, NAV_TITLE_MAX_LENGTH),
    }));
  return { nav, action: findAction(sections) };
}

/**
 * Lists the sections that can stand in the menu, in the page's order, or in the owner's where one is chosen. The first four
 * with a name are shown, and those that always stand there are among them.
 */
export function listMenuEntries(sections: readonly Section[], hasLook = false): MenuEntry[] {
  const action = findAction(sections);
  const titles = listShownTitles(sections);
  const isRuled = hasLook || sections.some(({ menu }) => menu !== undefined);
  const entries = sections
    .map((section, index) => {
      const name = getNamingTitle(section, titles[index] ?? '');
      const role = isRuled && section.type !== 'unknown' ? getDefinition(section.type).inMenu : undefined;
      const isFixed = role === 'always';
      const isNamed = section.type !== 'unknown' && (name !== '' || Boolean(section.menu?.label?.trim()));
      const isOffered = (isNamed || getHeading(section).trim() !== '') && role !== 'never';
      return { section, name, isFixed, isOffered, isShown: isNamed && (isFixed || !section.menu?.isHidden) };
    })
    .filter(({ section, isOffered }) => isOffered && section.id !== action?.id);
  return hideSurplus(sortByOwner(entries));
}

/** Sorts entries as the owner has moved them; one that was not moved stays behind the entry before it on the page. */
function sortByOwner<Entry extends Pick<MenuEntry, 'section'>>(entries: readonly Entry[]): Entry[] {
  let latest = -1;
  return entries
    .map((entry) => {
      latest = entry.section.menu?.place ?? latest;
      return { entry, place: latest };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/** Hides all but the first four in the menu, and keeps room for those that always stand there. */
function hideSurplus<Entry extends Pick<MenuEntry, 'isFixed' | 'isShown'>>(
  entries: readonly Entry[],
): Entry[] {
  const wanted = entries.filter(({ isShown }) => isShown);
  let room = NAV_ITEMS_MAX - wanted.filter(({ isFixed }) => isFixed).length;
  const shown = wanted.filter(({ isFixed }) => {
    if (isFixed) return true;
    room -= 1;
    return room >= 0;
  });
  const first = new Set(shown.slice(0, NAV_ITEMS_MAX));
  return entries.map((entry) => ({ ...entry, isShown: first.has(entry) }));
}

/** Finds the section that visitors come for, such as booking, among those that they get; null where they only read. */
export function findAction(sections: readonly Section[]): PageAction | null {
  const actions = sections.flatMap((section) => {
    const action = section.type === 'unknown' ? undefined : getDefinition(section.type).visitorAction;
    return action ? [{ section, action }] : [];
  });
  const [best] = actions.sort((a, b) => a.action.rank - b.action.rank);
  if (!best) return null;
  const { section, action } = best;
  const title = action.isTitled ? shorten(getTitle(section).trim(), NAV_TITLE_MAX_LENGTH) : '';
  return { id: section.id, title, label: action.label };
}

/** Returns the name by which a menu leads to a section; empty for one without. */
function getNamingTitle(section: Section, title: string): string {
  if (section.type === 'unknown') return '';
  const { titleRole } = getDefinition(section.type);
  if (titleRole === 'name') return title;
  const heading = getHeading(section).trim();
  return heading.length <= NAMING_HEADING_MAX_LENGTH ? heading : '';
}
