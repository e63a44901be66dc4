import { locale } from '@messages';
import { toSlug } from '@/core/slug';
import type { SectionType } from '@/sections/page/definitions';
import { type DemoName, demoNames, sampleTitles } from '@/site/demo/demo-titles';
import { SAMPLE_DATE } from '@/site/demo/sample-time';
import { findLook } from '@/site/looks/looks';
import { layOutPage } from '@/site/page-layout';
import type { Site } from '@/site/site';
import { composePageStyles } from '@/site/site-styles';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';

/** These pages are drawn at build time, so no browser loads the other languages. */
const templates = allTemplates[locale];

/** A page begins with this many sections; the rest would lie below the edge of its frame. */
const OPENING_SECTIONS = 3;

/** The editor's preview shows these. */
export const EDITED: readonly SectionType[] = ['gallery', 'services', 'description'];

/** The ids of a page's sections take fewer numbers than this, so that the ids of drawn pages stay apart. */
const SECTIONS_MAX = 100;

/**
 * Returns the beginning of a demo's page, or its sections of these types in their order. `index` is its number among
 * the drawn pages and keeps their ids apart.
 */
export function createDemoExcerpt(name: DemoName, index: number, types?: readonly SectionType[]): Site {
  const template = templates[name];
  const title = sampleTitles[locale][name];
  const sections = types
    ? types.flatMap((type) => template.sections.filter((section) => section.type === type))
    : template.sections.slice(0, OPENING_SECTIONS);
  return {
    title,
    slug: toSlug(title),
    description: template.description,
    logoUrl: null,
    language: locale,
    page: createTemplatePage({ ...template, sections }, index * SECTIONS_MAX, SAMPLE_DATE),
  };
}

/** Returns the style sheet of the pages that are drawn on the landing page; all of its rules are about `.site`. */
export function renderSampleStyles(): string {
  const drawn = [
    ...demoNames.map((name) => createDemoExcerpt(name, 0)),
    createDemoExcerpt('salon', 0, EDITED),
  ];
  return composePageStyles(...drawn.map(layOutSample));
}

function layOutSample({ page: { sections, theme } }: Site) {
  // A preview of any width has the same layouts.
  return { layout: layOutPage(sections, { mode: 'desktop', look: findLook(theme) }), theme };
}
