import type { PageData, Section } from '@/contracts/page-data';
import { freeId } from '@/sections/free-id';
import type { Template } from './template';

/** A new page of a template's sections, each with an id of its own; buttons lead to the sections that they name. */
export function templatePage({ sections, theme }: Template, nowMs: number): Required<PageData> {
  const placed: Section[] = [];
  for (const { type, title, content } of sections) {
    placed.push({ id: freeId(type, nowMs, placed), type, title, content, order: placed.length });
  }
  return { sections: placed.map((section) => leadTo(section, placed)), theme };
}

/** A hero whose button leads to a place that is there: a plan may lack the one that was meant. */
function leadTo(section: Section, sections: readonly Section[]): Section {
  const { buttonUrl } = section.content;
  if (typeof buttonUrl !== 'string' || !buttonUrl.startsWith('#')) return section;
  const idOf = (wanted: string) => sections.find(({ type }) => type === wanted)?.id;
  // There is always another way to reach the owner.
  const id = idOf(buttonUrl.slice(1)) ?? idOf('contact-info');
  return { ...section, content: { ...section.content, buttonUrl: `#${id}` } };
}
