import type { SectionType } from '@/sections/page/definitions';
import type { Site } from '@/site/site';
import { templatePage } from '@/templates/template-page';
import { templates } from '@/templates/templates';

/** The businesses of the demo sites; none of them exists. */
const businesses = {
  salon: { title: 'Lunaria Studio', slug: 'lunaria-studio' },
  restaurant: { title: 'Three Pears', slug: 'three-pears' },
  construction: { title: 'Hradba Builders', slug: 'hradba-builders' },
} as const;

export type SampleName = keyof typeof businesses;

export const sampleNames = Object.keys(businesses) as SampleName[];

/** How a page begins: the rest would lie below the edge of its frame. */
const OPENING: readonly SectionType[] = ['hero', 'description', 'services'];

/** What the editor's preview shows. */
export const EDITED: readonly SectionType[] = ['gallery', 'services', 'description'];

/** All that is drawn of any page. */
export const drawnTypes = new Set([...OPENING, ...EDITED]);

/** Sections of one type are numbered on from the first. */
const SECTIONS_MAX = 100;

/** Of a template's page the sections of these types, in their order. `place` is its number among the drawn pages and keeps their ids apart. */
export function sampleSite(name: SampleName, place: number, types: readonly SectionType[] = OPENING): Site {
  const template = templates[name];
  const sections = types.flatMap((type) => template.sections.filter((section) => section.type === type));
  return {
    ...businesses[name],
    description: template.description,
    logoUrl: null,
    page: templatePage({ ...template, sections }, place * SECTIONS_MAX),
  };
}
