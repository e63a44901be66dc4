import { readContent } from '@/sections/read-content';
import type { SectionContent, SectionType } from '@/sections/registry';
import type { PlacedSection } from './page-layout';

export interface TypedSection<Type extends SectionType> {
  /** As it is shown. */
  title: string;
  content: SectionContent<Type>;
}

/** The shown sections of one type with their content, in the page's order. */
export function typedSections<Type extends SectionType>(
  sections: readonly PlacedSection[],
  type: Type,
): TypedSection<Type>[] {
  return sections.flatMap(({ section, title }) => {
    const read = section.type === type ? readContent(section) : null;
    return read ? [{ title, content: read.content as SectionContent<Type> }] : [];
  });
}
