import type { Section } from '@/contracts/page-data';
import type { Translate } from '@/sections/section';
import { fittedTemplates } from '@/templates/fitted-templates';
import { findSampleSections } from './find-sample-sections';

/** Each of them fits templates in its own way, and an owner may have had another plan when the page began. */
const TIERS = ['free', 'standard', 'premium'];

/** The sections that visitors would get just as they came with the editor or with a template. */
export function findSamples(sections: readonly Section[], t: Translate): Section[] {
  const samples = TIERS.flatMap(fittedTemplates).flatMap(({ template }) => template.sections);
  return findSampleSections(sections, samples, t);
}
