import { addDays, getDeviceDate, getMonday } from '@/core/dates';
import { createFreeId } from '@/core/free-id';
import type { WeekHours } from '@/core/opening-hours';
import type { GroundName, Theme } from '@/core/theme';
import type { KnownSection, TypedContent } from '@/sections/page/definitions';
import type { Page } from '@/sections/page/page';

/**
 * A template holds a section without an id, which it gets on its page. Its position is its index in the list. A layout or
 * ground that is not named is proposed on the page.
 */
export type TemplateSection = TypedContent & { title: string; layout?: string; ground?: GroundName };

/** A template is a whole page of a trade, with sample text and pictures that the owner replaces. */
export interface Template {
  /** The description of the website is short enough for every plan. */
  description: string;
  theme: Theme;
  /** A trade that takes no visits has its opening hours here; other trades have them in their booking section. */
  hours?: WeekHours;
  /**
   * The address of a button may name a section of the page by its type, for example `#booking`. Daily menus and weeks have
   * no dates yet.
   */
  sections: TemplateSection[];
}

/**
 * Creates a page of a template's sections, each with an id of its own. Buttons lead to the sections that they name, daily
 * menus are those of today and the days after, and weeks begin with this week.
 */
export function createTemplatePage(
  { sections, theme }: Template,
  nowMs: number,
  today = getDeviceDate(new Date(nowMs)),
): Required<Pick<Page, 'sections' | 'theme'>> {
  const placed: KnownSection[] = [];
  for (const section of sections) {
    const id = createFreeId(section.type, nowMs, placed);
    placed.push({ ...moveDatesFrom(section, today), id, order: placed.length });
  }
  return { sections: placed.map((section) => leadTo(section, placed)), theme };
}

/** Returns a section whose daily menus or weeks get dates in their order, from this date on. */
function moveDatesFrom(section: TemplateSection, date: string): TemplateSection {
  if (section.type === 'hours' && section.content.weeks) {
    const monday = getMonday(date);
    const weeks = section.content.weeks.map((week, index) => ({
      ...week,
      monday: addDays(monday, 7 * index),
    }));
    return { ...section, content: { ...section.content, weeks } };
  }
  if (section.type !== 'menu' || !section.content.days) return section;
  const days = section.content.days.map((day, index) => ({ ...day, date: addDays(date, index) }));
  return { ...section, content: { ...section.content, days } };
}

/** Returns a section whose button leads to a section of the page: the plan may lack the one that was meant. */
function leadTo(section: KnownSection, sections: readonly KnownSection[]): KnownSection {
  if (!isNamingSection(section)) return section;
  const findId = (wanted: string) => sections.find(({ type }) => type === wanted)?.id;
  // There is always another way to reach the owner.
  const id = findId(section.content.buttonUrl.slice(1)) ?? findId('contact-info');
  const buttonUrl = `#${id}`;
  // One branch for each type keeps the type of its content.
  return section.type === 'hero'
    ? { ...section, content: { ...section.content, buttonUrl } }
    : { ...section, content: { ...section.content, buttonUrl } };
}

function isNamingSection(section: KnownSection): section is Extract<KnownSection, { type: 'hero' | 'band' }> {
  const hasButton = section.type === 'hero' || section.type === 'band';
  return hasButton && section.content.buttonUrl.startsWith('#');
}
