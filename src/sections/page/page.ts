import type { PageData, StoredSection } from '@/contracts/page-data';
import type { Theme } from '@/core/theme';
import type { SectionDefinition, SectionOf } from '../definition/define-section';
import type { SectionContent, SectionType } from './definitions';

/** A section whose content its type has read. */
export type KnownSection<Type extends SectionType = SectionType> = {
  [Each in Type]: SectionOf<Each, SectionContent<Each>>;
}[Type];

/** A section of a type that this version does not know, or with content that its type cannot read: it is kept untouched. */
export interface UnknownSection extends Pick<StoredSection, 'id' | 'title' | 'order'> {
  type: 'unknown';
  raw: Pick<StoredSection, 'type' | 'content'>;
}

export type Section = KnownSection | UnknownSection;

/** A section type with its content. */
export type TypedContent<Type extends SectionType = SectionType> = {
  [Each in Type]: { type: Each; content: SectionContent<Each> };
}[Type];

/** A page as a typed value, its sections in order. */
export interface Page {
  sections: readonly Section[];
  theme?: Theme;
}

/** Parses the sections of one type only: a whole page may be large. */
export function parseSections<Type extends string, Content>(
  { sections }: Pick<PageData, 'sections'>,
  definition: SectionDefinition<Type, Content>,
): SectionOf<Type, Content>[] {
  return inOrder(sections).flatMap((stored) =>
    stored.type === definition.type ? (definition.parse(stored) ?? []) : [],
  );
}

/** The stored shape of a page. */
export function toPageData({ sections, theme }: Page): PageData {
  return { sections: sections.map(toStored), ...(theme && { theme }) };
}

/** The sections of one type, in the page's order. */
export function sectionsOf<Type extends SectionType>(
  { sections }: Pick<Page, 'sections'>,
  type: Type,
): Extract<Section, { type: Type }>[] {
  return sections.filter((section): section is Extract<Section, { type: Type }> => section.type === type);
}

/** The type by which a section is stored, also an unknown one. */
export function getStoredType(section: Section): string {
  return section.type === 'unknown' ? section.raw.type : section.type;
}

/** Sections by their order, numbered from 0. */
export function inOrder(sections: readonly StoredSection[]): StoredSection[] {
  return [...sections].sort((a, b) => a.order - b.order).map((section, order) => ({ ...section, order }));
}

export function toUnknown({ id, type, title, content, order }: StoredSection): UnknownSection {
  return { id, type: 'unknown', title, order, raw: { type, content } };
}

function toStored(section: Section): StoredSection {
  const { id, title, order } = section;
  const { type, content } = section.type === 'unknown' ? section.raw : section;
  return { id, type, title, content, order };
}
