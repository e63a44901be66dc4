import type { Text } from '@/app/lib/texts';
import { getDefinition, isSectionType } from '@/sections/page/definitions';
import { getStoredType, type Section } from '@/sections/page/page';

/** The name of a type. */
export function typeName(type: string, t: Text<'sections'>): string {
  return isSectionType(type) ? t(`sections.${type}.label`) : t('sections.unknown');
}

/** The name of a section in lists: its first words, or else its type. */
export function sectionName(section: Section, t: Text<'sections'>): string {
  const summary =
    section.type === 'unknown'
      ? section.title
      : getDefinition(section.type).summary(section.title, section.content);
  return summary.trim() || typeName(getStoredType(section), t);
}
