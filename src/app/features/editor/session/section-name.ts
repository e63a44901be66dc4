import type { Text } from '@/app/lib/texts';
import { getDefinition, getStoredType, isSectionType, type Section } from '@/sections/page/definitions';

export function getTypeName(type: string, t: Text<'sectionTypes'>): string {
  return isSectionType(type) ? t(`sectionTypes.${type}.label`) : t('sectionTypes.unknown');
}

/** Returns the name of a section in lists: its first words, or else its type. */
export function getSectionName(section: Section, t: Text<'sectionTypes'>): string {
  const summary =
    section.type === 'unknown'
      ? section.title
      : getDefinition(section.type).summary(section.title, section.content);
  return summary.trim() || getTypeName(getStoredType(section), t);
}

const SHORT_NAME_LENGTH = 48;

/** Returns the name, cut to a line or two, because the first words of a text may be all of it. */
export function getShortSectionName(section: Section, t: Text<'sectionTypes'>): string {
  return shorten(getSectionName(section, t), SHORT_NAME_LENGTH);
}

/** Puts a text on one line, and cuts it after `maxLength` characters. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()}…` : line;
}
