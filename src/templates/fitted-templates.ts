import type { Tier } from '@/core/plans';
import { type FittedTemplate, fitTemplate } from './fit-template';
import { type TemplateName, templateNames, templates } from './templates';

export interface OfferedTemplate extends FittedTemplate {
  name: TemplateName;
}

/** All templates as far as a plan allows them. */
export function fittedTemplates(tier: Tier): OfferedTemplate[] {
  return templateNames.map((name) => ({ name, ...fitTemplate(templates[name], tier) }));
}
