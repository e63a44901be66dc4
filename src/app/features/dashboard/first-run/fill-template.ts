import { mapWeek } from '@/core/locale/weekdays';
import { getDefaultDayHours, type WeekHours } from '@/core/opening-hours';
import { changeContent, type Translate } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import { booking } from '@/sections/types/booking/definition';
import { contactInfo } from '@/sections/types/contact-info/definition';
import { products } from '@/sections/types/products/definition';
import { findButtonTarget, type Template, type TemplateSection } from '@/templates/trades/template';
import type { Answers } from './answers';

/**
 * Returns a template as the answers make it: with what visitors should be able to do and without the rest, and with no
 * contact of ours. The contact comes from the business, so that it stands in one place.
 */
export function fillTemplate(template: Template, answers: Answers, t: Translate): Template {
  const { words, town } = answers;
  const { hours: _hours, ...rest } = template;
  const sections = addWished(
    template.sections.filter((section) => isWished(section, answers)),
    answers,
    t,
  ).map((section) => fillSection(section, answers));
  const own = [words.trim(), town.trim()].filter((text) => text !== '').join(', ');
  return {
    ...rest,
    description: own || template.description,
    sections: sections.map((section) => nameButton(section, sections, t)),
  };
}

/** Returns false for the profiles of our sample business, for hours that nobody has said, and for what is not wished. */
function isWished({ type }: TemplateSection, { wishes, days }: Answers): boolean {
  if (type === 'social') return false;
  if (!wishes) return true;
  if (type === 'booking') return wishes.includes('book');
  if (type === 'products') return wishes.includes('order');
  if (type === 'hours') return days.length > 0 || wishes.includes('book');
  return true;
}

/** Adds a section, before the contact, for each wish that the template has no section for. */
function addWished(
  sections: readonly TemplateSection[],
  { wishes, kind }: Answers,
  t: Translate,
): TemplateSection[] {
  const has = (type: TemplateSection['type']) => sections.some((section) => section.type === type);
  const added: TemplateSection[] = [];
  if (wishes?.includes('book') && !has('booking')) {
    const made = booking.create(t);
    const bookingType = kind === 'stays' ? 'daily' : 'hourly';
    added.push({ ...made, content: { ...made.content, bookingType } });
  }
  if (wishes?.includes('order') && !has('products')) added.push(products.create(t));
  const at = sections.findIndex(({ type }) => type === 'contact' || type === 'contact-info');
  return at < 0 ? [...sections, ...added] : sections.toSpliced(at, 0, ...added);
}

function fillSection(section: TemplateSection, answers: Answers): TemplateSection {
  if (section.type === 'contact-info') {
    const { content } = contactInfo.create(() => '');
    return { ...section, content };
  }
  if (section.type === 'booking') {
    const { crew } = answers;
    const workingHours = answers.days.length > 0 ? toWeekHours(answers) : section.content.workingHours;
    const isVisit = section.content.bookingType === 'hourly';
    return {
      ...section,
      content: {
        ...section.content,
        ...(isVisit && { workingHours }),
        ...(isVisit && crew && { isOneAtATime: crew === 'one' }),
      },
    };
  }
  return section;
}

/** A booking section has one interval a day by the specification: from the first opening to the last closing. */
function toWeekHours({ days, intervals }: Answers): WeekHours {
  const start = intervals[0]?.start ?? '';
  const end = intervals.at(-1)?.end ?? '';
  return mapWeek((day) =>
    days.includes(day) ? { enabled: true, start, end } : { ...getDefaultDayHours(day), enabled: false },
  );
}

/** Names a button after the contact, to which it leads where the section that was meant is left out. */
function nameButton(
  section: TemplateSection,
  sections: readonly TemplateSection[],
  t: Translate,
): TemplateSection {
  const target = findButtonTarget(section);
  if (target === null || sections.some(({ type }) => type === target)) return section;
  const definition = getDefinition(section.type);
  const buttonText = t('sectionTypes.contact-info.defaultTitle');
  return changeContent(definition, section, (content) => definition.button?.change(content, { buttonText }));
}
