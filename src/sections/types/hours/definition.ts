import Clock from 'lucide-react/icons/clock';
import * as z from 'zod/mini';
import { addDays, getMonday } from '@/core/dates';
import { key } from '@/core/messages';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection, type PageMoment } from '../../definition/define-section';
import { findNextWeekChange, isMonday, listShownWeeks } from './free-weeks';

/** `free`: there is time; `some`: days are left, or time for some work; `full`: there is none. */
export const WEEK_STATES = ['free', 'some', 'full'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

export const MAX_WEEKS = 26;
export const WEEK_NOTE_MAX_LENGTH = 40;

const content = createContentSchemas(({ text, line, list, atSave }) => {
  const week = z.object({
    /** The week begins on this Monday, YYYY-MM-DD; no two weeks have the same. */
    monday: atSave(z.string(), (field) => field.check(z.refine(isMonday, key('validation.monday')))),
    state: z.enum(WEEK_STATES, key('validation.invalid')),
    /** The note is in the owner's words, for example 'two days left' or 'leaks only'. */
    note: z.optional(line(WEEK_NOTE_MAX_LENGTH)),
  });
  const shape = z.object({
    /** The note adds what the hours or the weeks alone do not say. */
    note: z._default(text, ''),
    /** A week that the owner says nothing about is not among them. */
    weeks: z.optional(list(week, MAX_WEEKS, key('validation.tooManyWeeks'))),
  });
  return atSave(shape, (hours) =>
    hours.check(
      z.superRefine(({ weeks = [] }, context) => {
        weeks.forEach(({ monday }, index) => {
          if (weeks.findIndex((other) => other.monday === monday) === index) return;
          const path = ['weeks', index, 'monday'];
          context.addIssue({ code: 'custom', path, message: key('validation.weekTwice') });
        });
      }),
    ),
  );
});
export type HoursContent = z.infer<typeof content.saved>;
export type FreeWeek = NonNullable<HoursContent['weeks']>[number];

/** Returns true if none of the weeks is left, or if there were none. */
const areWeeksOver = ({ weeks = [] }: HoursContent, wallTime: string | undefined) =>
  listShownWeeks(weeks, wallTime).length === 0;

const hasWeeks = (content: HoursContent) => !areWeeksOver(content, undefined);

/** Without hours, a section that its owner has laid out by hours still has its weeks. */
const fitsHours = (content: HoursContent, { wallTime, hasHours }: PageMoment) =>
  hasHours === true || areWeeksOver(content, wallTime);

export const hours = defineSection<'hours', HoursContent>({
  type: 'hours',
  icon: Clock,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sectionTypes.hours.defaultTitle'), content: { note: '' } }),
  shownTitle: (title) => title,
  summary: (title, { note }) => title || note,
  titleRole: 'name',
  // A note says nothing without the hours or the weeks that it is about.
  isEmpty: (content, hasHours) => !hasHours && !hasWeeks(content),
  isOver: (content, wallTime, hasHours) => !hasHours && areWeeksOver(content, wallTime),
  emptyHint: 'noHours',
  usesHours: () => true,
  statesHours: (_content, layout) => layout !== 'weeks',
  startFrom(content, date) {
    const monday = getMonday(date);
    const weeks = content.weeks?.map((week, index) => ({ ...week, monday: addDays(monday, 7 * index) }));
    return weeks ? { ...content, weeks } : content;
  },
  ground: 'tint',
  layouts: [
    { name: 'table', fitsNow: fitsHours },
    { name: 'bars', fitsNow: fitsHours },
    { name: 'line', fitsNow: fitsHours },
    { name: 'tiles', fitsNow: fitsHours },
    {
      name: 'weeks',
      fits: hasWeeks,
      isFilledIn: hasWeeks,
      fitsNow: (content, { wallTime }) => !areWeeksOver(content, wallTime),
    },
  ],
  onServer: import.meta.env.SSR
    ? {
        nextChange: ({ weeks = [] }, wallTime) => findNextWeekChange(weeks, wallTime),
        // Search engines get no hours that the page itself does not show.
        businessFacts: (_content, layout) => ({ showsWebsiteHours: layout !== 'weeks' }),
      }
    : undefined,
});
