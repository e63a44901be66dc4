import { locale } from '@messages';
import { fullTheme } from '@/core/theme';
import type { SectionType } from '@/sections/page/definitions';
import type { Site } from '@/site/site';
import { siteStyles } from '@/site/site-styles';
import { themeStyles } from '@/site/theme-styles';
import { templatePage } from '@/templates/template';
import { templates } from '@/templates/templates';

/** The businesses of the demo sites; none of them exists. */
const businesses = {
  salon: { title: 'Lunaria Studio', slug: 'lunaria-studio' },
  restaurant: { title: 'Three Pears', slug: 'three-pears' },
  construction: { title: 'Hradba Builders', slug: 'hradba-builders' },
} as const;

export const sampleNames = Object.keys(businesses) as SampleName[];

/** A page begins with these; the rest would lie below the edge of its frame. */
const OPENING: readonly SectionType[] = ['hero', 'description', 'services'];

/** The editor's preview shows these. */
export const EDITED: readonly SectionType[] = ['gallery', 'services', 'description'];

/** All that is drawn of any page. */
const drawnTypes = new Set([...OPENING, ...EDITED]);

/** Sections of one type are numbered on from the first. */
const SECTIONS_MAX = 100;

type SampleName = keyof typeof businesses;

/** Of a template's page the sections of these types, in their order. `index` is its number among the drawn pages and keeps their ids apart. */
export function sampleSite(name: SampleName, index: number, types: readonly SectionType[] = OPENING): Site {
  const template = templates[name];
  const sections = types.flatMap((type) => template.sections.filter((section) => section.type === type));
  return {
    ...businesses[name],
    description: template.description,
    logoUrl: null,
    language: locale,
    page: templatePage({ ...template, sections }, index * SECTIONS_MAX),
  };
}

/** The style sheet of the pages that are drawn on the landing page; all of its rules are about `.site`. */
export function sampleStyles(): string {
  const themes = sampleNames.map((name) => themeStyles(fullTheme(templates[name].theme)));
  return siteStyles(drawnTypes, themes.join(''));
}
