/** What decides where a section stands on its page. */
export interface SectionFacts {
  id: string;
  type: string;
  /** The title above the section, empty when it has none. */
  title: string;
  /** What a heading says, empty for every other section. */
  heading: string;
}

/** A longer title is shortened where it leads to its section. */
export const NAV_TITLE_MAX_LENGTH = 32;

export interface NavItem {
  id: string;
  title: string;
}

const NAV_ITEMS_MAX = 4;
/** What a visitor comes for, the first of these that a page has. */
const ACTION_TYPES = ['booking', 'products', 'contact'];

/** Their titles say something; they do not name a place on the page. So does a heading that is longer than this. */
const SPEAKING_TYPES = ['article', 'hero'];
const NAMING_HEADING_MAX_LENGTH = 24;

/** The titles as they are shown, in order: left out where the heading directly above says the same. */
export function shownTitles(sections: readonly SectionFacts[]): string[] {
  return sections.map(({ title }, index) => {
    const above = sections[index - 1]?.heading ?? '';
    return isSame(title, above) ? '' : title.trim();
  });
}

/** The one section that the header's button leads to; null when a visitor can do nothing on the page. */
export function findAction(sections: readonly SectionFacts[]): SectionFacts | null {
  for (const type of ACTION_TYPES) {
    const section = sections.find((candidate) => candidate.type === type);
    if (section) return section;
  }
  return null;
}

/** The first four sections that have a name, for the header and the footer; the action's own is not repeated. */
export function navItems(sections: readonly SectionFacts[]): NavItem[] {
  const action = findAction(sections);
  const titles = shownTitles(sections);
  return sections
    .map(({ id, type, heading }, index) => ({
      id,
      type,
      title: namingHeading(heading) || (titles[index] ?? ''),
    }))
    .filter(({ id, type, title }) => title !== '' && !SPEAKING_TYPES.includes(type) && id !== action?.id)
    .slice(0, NAV_ITEMS_MAX)
    .map(({ id, title }) => ({ id, title }));
}

function namingHeading(heading: string): string {
  const text = heading.trim();
  return text.length <= NAMING_HEADING_MAX_LENGTH ? text : '';
}

function isSame(title: string, heading: string): boolean {
  return title.trim().toLowerCase() === heading.trim().toLowerCase();
}
