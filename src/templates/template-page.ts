import { freeId } from '@/core/free-id';
import type { KnownSection, Page } from '@/sections/page/page';
import type { Template } from './template';

/** A new page of a template's sections, each with an id of its own; buttons lead to the sections that they name. */
export function templatePage({ sections, theme }: Template, nowMs: number): Required<Page> {
  const placed: KnownSection[] = [];
  for (const section of sections) {
    placed.push({ ...section, id: freeId(section.type, nowMs, placed), order: placed.length });
  }
  return { sections: placed.map((section) => leadTo(section, placed)), theme };
}

/** Returns a hero whose button leads to a section that is there: a plan may lack the one that was meant. */
function leadTo(section: KnownSection, sections: readonly KnownSection[]): KnownSection {
  if (section.type !== 'hero' || !section.content.buttonUrl.startsWith('#')) return section;
  const { content } = section;
  const idOf = (wanted: string) => sections.find(({ type }) => type === wanted)?.id;
  // There is always another way to reach the owner.
  const id = idOf(content.buttonUrl.slice(1)) ?? idOf('contact-info');
  return { ...section, content: { ...content, buttonUrl: `#${id}` } };
}
