import { demoSlug } from '@/core/demo-slug';
import type { Locale } from '@/core/locale/locale';
import { allTemplates } from '@/templates/all-templates';
import { templatePage } from '@/templates/trades/template';
import type { TemplateName } from '@/templates/trades/templates';
import type { Site } from '../site';
import { type DemoName, demoNames, sampleTitles } from './demo-titles';

export function isDemoName(name: string): name is DemoName {
  return demoNames.some((demo) => demo === name);
}

/** A template with a name and an address, as an owner would have published it. */
export function sampleSite(name: TemplateName, language: Locale): Site {
  const template = allTemplates[language][name];
  return {
    title: sampleTitles[language][name],
    description: template.description,
    logoUrl: null,
    language,
    slug: demoSlug(name),
    // A demo is the same page every day: so are the ids in it.
    page: templatePage(template, 0),
  };
}
