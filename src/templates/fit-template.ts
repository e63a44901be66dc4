import { getEntitlements, type Tier } from '@/core/plans';
import { isSameTheme } from '@/core/theme';
import { type SectionType, sectionDefinitions } from '@/sections/registry';
import type { Template, TemplateSection } from './template';

/** What a plan keeps a template from bringing. */
export interface LeftOut {
  sectionTypes: SectionType[];
  hasFewerPictures: boolean;
  hasFewerLinks: boolean;
  isWithoutStyle: boolean;
}

export interface FittedTemplate {
  template: Template;
  leftOut: LeftOut;
}

/** A template as far as a plan allows it, and what had to go. */
export function fitTemplate(template: Template, tier: Tier): FittedTemplate {
  const { can, limit } = getEntitlements(tier);
  const sold = template.sections.filter((section) => isSold(section, tier));
  const pictures = takeUpTo(limit('galleryImages'));
  const links = takeUpTo(limit('socialLinks'));
  const sections = sold.map((section): TemplateSection => {
    if (section.type === 'gallery') {
      return { ...section, content: { images: pictures.take(section.content.images) } };
    }
    if (section.type === 'social') {
      const kept = links.take(Object.entries(section.content.links));
      return { ...section, content: { ...section.content, links: Object.fromEntries(kept) } };
    }
    return section;
  });
  const theme = can('customStyle') ? template.theme : {};
  const unsold = template.sections.filter((section) => !isSold(section, tier)).map(({ type }) => type);
  return {
    template: {
      ...template,
      description: template.description.slice(0, limit('descriptionCharacters')),
      theme,
      sections,
    },
    leftOut: {
      sectionTypes: [...new Set(unsold)],
      hasFewerPictures: pictures.hasRefused(),
      hasFewerLinks: links.hasRefused(),
      isWithoutStyle: !isSameTheme(theme, template.theme),
    },
  };
}

function isSold({ type }: TemplateSection, tier: Tier): boolean {
  return getEntitlements(tier).can(sectionDefinitions[type].feature);
}

/** Takes from the front of list after list, as long as there is room. */
function takeUpTo(limit: number) {
  let left = limit;
  let refused = 0;
  return {
    take<Item>(items: readonly Item[]): Item[] {
      const taken = items.slice(0, left);
      left -= taken.length;
      refused += items.length - taken.length;
      return taken;
    },
    hasRefused: () => refused > 0,
  };
}
