import { makeDemoSlug } from '@/core/demo-slug';
import type { Locale } from '@/core/locale/locale';
import { getDateOf } from '@/core/wall-clock';
import { fromWorkingHours } from '@/core/website-hours';
import { findHoursOfBookings } from '@/sections/page/hours-of-bookings';
import { listSections } from '@/sections/page/page';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';
import type { TemplateName } from '@/templates/trades/templates';
import type { Site } from '../site';
import { type DemoName, demoNames, sampleTitles } from './demo-titles';
import { SAMPLE_WALL_TIME } from './sample-time';

export function isDemoName(name: string): name is DemoName {
  return demoNames.some((demo) => demo === name);
}

/**
 * Creates a website of a template with a name and an address, as if an owner had published it; its clock shows `wallTime`.
 */
export function createDemoSite(name: TemplateName, language: Locale, wallTime = SAMPLE_WALL_TIME): Site {
  const template = allTemplates[language][name];
  // A demo has the same ids every day.
  const page = createTemplatePage(template, 0, getDateOf(wallTime));
  const hours = template.hours
    ? fromWorkingHours(template.hours)
    : findHoursOfBookings(listSections(page, 'booking'));
  return {
    title: sampleTitles[language][name],
    description: template.description,
    logoUrl: null,
    language,
    slug: makeDemoSlug(name),
    page,
    wallTime,
    ...(hours && { opening: { hours, wallTime } }),
  };
}
