import type { Text } from '@/app/lib/texts';
import type { Section } from '@/contracts/page-data';
import { readContent } from '@/sections/read-content';
import { findDefinition } from '@/sections/registry';

/** What a type is called. */
export function typeName(type: string, t: Text<'sections'>): string {
  const known = findDefinition(type);
  return known ? t(`sections.${known.type}.label`) : t('sections.unknown');
}

/** What a section is called in lists: its first words, or else its type. */
export function sectionName(section: Section, t: Text<'sections'>): string {
  const read = readContent(section);
  const summary = read ? findDefinition(read.type)?.summary(section.title, read.content) : section.title;
  return summary?.trim() || typeName(section.type, t);
}
