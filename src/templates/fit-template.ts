import { type CountedLimit, findRequiredPlan, getEntitlements, type Tier } from '@/core/plans';
import { isSameTheme, keepLook } from '@/core/theme';
import { keepFirstItems } from '@/sections/definition/define-section';
import { countedItemsLimits, getDefinition, type SectionType } from '@/sections/page/definitions';
import type { Template, TemplateSection } from './trades/template';
import { type TemplateName, type Templates, templateNames } from './trades/templates';

/** A template comes without these if the plan lacks them. */
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

/** Returns a template as far as a plan allows it, and what was left out. */
export function fitTemplate(template: Template, tier: Tier): FittedTemplate {
  const { can, limit } = getEntitlements(tier);
  const left = new Map(countedItemsLimits.map((counted) => [counted, limit(counted)]));
  const exceeded = new Set<CountedLimit>();
  const sections = template.sections
    .filter((section) => isSold(section, tier))
    .flatMap((section): TemplateSection | [] => {
      const definition = getDefinition(section.type);
      const { counted } = definition;
      if (!counted) return section;
      const count = counted.keys(section.content, '').length;
      const room = left.get(counted.limit) ?? 0;
      left.set(counted.limit, Math.max(0, room - count));
      if (count <= room) return section;
      exceeded.add(counted.limit);
      // A section without any items is of no use, so it is left out.
      return room === 0 ? [] : keepFirstItems(definition, section, room);
    });
  const theme = can('customStyle') ? template.theme : keepLook(template.theme);
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
      hasFewerPictures: exceeded.has('galleryImages'),
      hasFewerLinks: exceeded.has('socialLinks'),
      isWithoutStyle: !isSameTheme(theme, template.theme),
    },
  };
}

function isSold({ type }: TemplateSection, tier: Tier): boolean {
  return findRequiredPlan(tier, getDefinition(type).feature) === null;
}

export interface OfferedTemplate extends FittedTemplate {
  name: TemplateName;
}

/** Returns all templates of a language as far as a plan allows them. */
export function fitTemplates(templates: Templates, tier: Tier): OfferedTemplate[] {
  return templateNames.map((name) => ({ name, ...fitTemplate(templates[name], tier) }));
}
