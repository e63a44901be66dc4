import { getDeviceDate } from '@/core/dates';
import { createFreeId } from '@/core/free-id';
import type { WeekHours } from '@/core/opening-hours';
import type { GroundName, Theme } from '@/core/theme';
import { changeContent } from '@/sections/definition/define-section';
import { getDefinition, type KnownSection, type TypedContent } from '@/sections/page/definitions';
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
  idSeed: number,
  today = getDeviceDate(new Date(idSeed)),
): Required<Pick<Page, 'sections' | 'theme'>> {
  const placed: KnownSection[] = [];
  for (const section of sections) {
    const id = createFreeId(section.type, idSeed, placed);
    const definition = getDefinition(section.type);
    const dated = changeContent(definition, section, (content) => definition.startFrom?.(content, today));
    placed.push({ ...dated, id, order: placed.length });
  }
  return { sections: placed.map((section) => leadTo(section, placed)), theme };
}

/** Returns a section whose button leads to a section of the page: the plan may lack the one that was meant. */
function leadTo(section: KnownSection, sections: readonly KnownSection[]): KnownSection {
  const definition = getDefinition(section.type);
  const wanted = findButtonTarget(section);
  if (wanted === null) return section;
  const findId = (type: string) => sections.find((one) => one.type === type)?.id;
  // There is always another way to reach the owner.
  const buttonUrl = `#${findId(wanted) ?? findId('contact-info')}`;
  return changeContent(definition, section, (content) => definition.button?.change(content, { buttonUrl }));
}

/** Returns the type of the section that the button of a template's section leads to; null where it leads elsewhere. */
export function findButtonTarget(section: TemplateSection): string | null {
  const url = getDefinition(section.type).button?.getUrl(section.content);
  return url?.startsWith('#') ? url.slice(1) : null;
}
