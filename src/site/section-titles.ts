import { oncePerObject } from '@/core/once-per-object';
import { getDefinition, type Section } from '@/sections/page/definitions';

/** Lists the titles as they are shown, in order: empty where the heading directly above says the same. */
export function listShownTitles(sections: readonly Section[]): string[] {
  return sections.map((section, index) => {
    const title = getTitle(section).trim();
    const above = sections[index - 1];
    return above && isSame(title, getHeading(above)) ? '' : title;
  });
}

export const getTitle = oncePerObject((section: Section) => {
  if (section.type === 'unknown') return '';
  return getDefinition(section.type).shownTitle(section.title, section.content);
});

/** Returns the text of a heading, which has no title above it; empty for every other section. */
export const getHeading = oncePerObject((section: Section) => {
  if (section.type === 'unknown') return '';
  const { titleRole, summary } = getDefinition(section.type);
  return titleRole === 'heading' ? summary(section.title, section.content) : '';
});

function isSame(title: string, heading: string): boolean {
  return title.trim().toLowerCase() === heading.trim().toLowerCase();
}
