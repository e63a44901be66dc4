import { tiers } from '@/core/plans';
import type { Translate } from '@/sections/definition/define-section';
import type { Section } from '@/sections/page/page';
import { fittedTemplates } from '@/templates/fitted-templates';
import { findSampleSections } from './find-sample-sections';

/** The sections that visitors would get just as they came with the editor or with a template. */
export function findSamples(sections: readonly Section[], t: Translate): Section[] {
  // Each plan fits templates in its own way, and the owner may have had another one when the page began.
  const samples = tiers.flatMap(fittedTemplates).flatMap(({ template }) => template.sections);
  return findSampleSections(sections, samples, t);
}
