import { createTranslate, sectionTextLoaders } from '@/app/entities/section-texts';
import { LOCALES, type Locale } from '@/core/locale/locale';
import type { WeekIntervals } from '@/core/opening-hours';
import { getEntitlements, tiers } from '@/core/plans';
import { fromWorkingHours } from '@/core/website-hours';
import { definitions, type Section, type TypedContent } from '@/sections/page/definitions';
import { collectSampleFacts, listFacts, type SampleFacts } from '@/sections/readiness/sample-facts';
import { loadTemplates } from '@/templates/load-templates';

/**
 * Loads all facts that pages come with, from the editor and from templates: in every language, because the website's and
 * its owner's may have been others when a section was added.
 */
export async function loadSamples(): Promise<SampleFacts> {
  const samples = await Promise.all(LOCALES.map(loadSamplesIn));
  return collectSampleFacts(
    samples.flatMap(({ sections }) => sections),
    samples.flatMap(({ descriptions }) => descriptions),
    samples.flatMap(({ hours }) => hours),
  );
}

interface Samples {
  sections: readonly TypedContent[];
  descriptions: readonly string[];
  hours: readonly WeekIntervals[];
}

async function loadSamplesIn(locale: Locale): Promise<Samples> {
  const [{ default: texts }, templates] = await Promise.all([
    sectionTextLoaders[locale](),
    loadTemplates(locale),
  ]);
  const t = createTranslate(texts);
  const all = Object.values(templates);
  return {
    sections: [
      ...Object.values(definitions).map((definition): TypedContent => definition.create(t)),
      ...all.flatMap(({ sections }) => sections),
    ],
    hours: all.flatMap(({ hours }) => (hours ? fromWorkingHours(hours).week : [])),
    // A plan may have had no room for all of it when the page began.
    descriptions: all.flatMap(({ description }) =>
      tiers.map((tier) => description.slice(0, getEntitlements(tier).limit('descriptionCharacters'))),
    ),
  };
}

/** Lists the texts of a section that its owner has not touched. */
export function listSampleTexts(section: Section, known: SampleFacts): readonly string[] {
  return listFacts(section, known).samples.map(({ text }) => text);
}
