import type { PageData, Section } from '@/contracts/page-data';
import { freeId } from '@/sections/free-id';
import { isSectionType } from '@/sections/registry';
import type { Template } from './template';

/** A new page of a template's sections, each with an id of its own; buttons lead to the sections that they name. */
export function templatePage({ sections, theme }: Template, nowMs: number): Required<PageData> {
  const placed: Section[] = [];
  for (const { type, title, content } of sections) {
    placed.push({ id: freeId(type, nowMs, placed), type, title, content, order: placed.length });
  }
  return { sections: placed.map((section) => leadTo(section, placed)), theme };
}

/** A hero whose button leads to a place on the page that is there. */
function leadTo(section: Section, sections: readonly Section[]): Section {
  const { buttonUrl } = section.content;
  if (section.type !== 'hero' || typeof buttonUrl !== 'string' || !buttonUrl.startsWith('#')) return section;
  const type = buttonUrl.slice(1);
  // A plan may lack the place that was meant. There is always another way to reach the owner.
  const target = [type, 'contact-info'].map((wanted) => sections.find((other) => other.type === wanted));
  const place = target.find((found) => found !== undefined);
  return isSectionType(type) && place
    ? { ...section, content: { ...section.content, buttonUrl: `#${place.id}` } }
    : section;
}
