import { demoSlug } from '@/core/demo-slug';
import { DEFAULT_LOCALE } from '@/core/locale/locale';
import { templatePage } from '@/templates/template';
import { type TemplateName, templates } from '@/templates/templates';
import type { Site } from '../site';

/** The templates that can be seen as somebody's website, by the names of businesses that do not exist. */
const titles = {
  salon: 'Lunaria Studio',
  restaurant: 'Three Pears',
  construction: 'Hradba Builders',
} satisfies Partial<Record<TemplateName, string>>;

export type DemoName = keyof typeof titles;

export const demoNames = Object.keys(titles) as DemoName[];

export function isDemoName(name: string): name is DemoName {
  return Object.hasOwn(titles, name);
}

/** A template with a name and an address, as an owner would have published it. */
export function demoSite(name: DemoName): Site {
  const template = templates[name];
  return {
    title: titles[name],
    description: template.description,
    logoUrl: null,
    language: DEFAULT_LOCALE,
    slug: demoSlug(name),
    // A demo is the same page every day: so are the ids in it.
    page: templatePage(template, 0),
  };
}
