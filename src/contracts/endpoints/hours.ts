import * as z from 'zod/mini';
import { dateField, timeField } from '@/core/fields';
import { mapWeek } from '@/core/locale/weekdays';
import { key } from '@/core/messages';
import { findIntervalProblem } from '@/core/opening-hours';
import { hasHiddenCharacter } from '@/core/plain-name';
import {
  FIRST_HOLIDAY_YEAR,
  HOLIDAY_COUNTRIES,
  HOLIDAY_REGIONS,
  LAST_HOLIDAY_YEAR,
} from '@/core/public-holidays';
import { countCharacters } from '@/core/text';
import {
  MAX_INTERVALS,
  MAX_SPECIAL_DAYS,
  MAX_SPECIAL_SPAN_DAYS,
  SPECIAL_NOTE_MAX_LENGTH,
} from '@/core/website-hours';
import { countSpanDays } from '@/core/yearly-span';
import { endpoint } from '../endpoint';
import { idParams, recordBefore } from '../parameters';

const intervals = z.array(z.object({ start: timeField, end: timeField }), key('validation.invalid')).check(
  z.maxLength(MAX_INTERVALS, key('validation.tooManyIntervals')),
  z.superRefine((list, context) => {
    const problem = findIntervalProblem(list);
    if (problem)
      context.addIssue({ code: 'custom', path: [problem.index, problem.field], message: problem.message });
  }),
);

/** Says when each day of a week is open. */
export const openWeek = z.object(
  mapWeek(() => intervals),
  key('validation.invalid'),
);

const note = z.string(key('validation.invalid')).check(
  z.trim(),
  z.refine((text) => countCharacters(text) <= SPECIAL_NOTE_MAX_LENGTH, key('validation.tooLong')),
  z.refine((text) => !hasHiddenCharacter(text), key('validation.nameCharacters')),
);

const specialDays = z
  .object({
    id: z
      .string(key('validation.invalid'))
      .check(z.minLength(1, key('validation.invalid')), z.maxLength(64, key('validation.invalid'))),
    from: dateField,
    until: dateField,
    intervals,
    note,
    isShown: z.boolean(key('validation.invalid')),
    isYearly: z.boolean(key('validation.invalid')),
  })
  .check(
    z.superRefine(({ from, until }, context) => {
      const refuse = (message: string, params?: Record<string, number>) =>
        context.addIssue({ code: 'custom', path: ['until'], message, params });
      if (until < from) refuse(key('validation.untilBeforeFrom'));
      else if (countSpanDays({ from, until }) > MAX_SPECIAL_SPAN_DAYS)
        refuse(key('validation.spanTooLong'), { max: MAX_SPECIAL_SPAN_DAYS });
    }),
  );

const country = z.enum(HOLIDAY_COUNTRIES, key('validation.invalid'));
const region = z.enum(HOLIDAY_REGIONS, key('validation.invalid'));

const holidayChoice = z.object(
  {
    country: z.nullable(country),
    /** It is a German state; null counts only what is closed in the whole country. */
    region: z._default(z.nullable(region), null),
    open: z
      .array(z.string().check(z.maxLength(64)), key('validation.invalid'))
      .check(z.maxLength(100, key('validation.invalid'))),
  },
  key('validation.invalid'),
);

export const websiteHours = z.object({
  week: openWeek,
  specialDays: z.array(specialDays, key('validation.invalid')).check(
    z.maxLength(MAX_SPECIAL_DAYS, key('validation.tooManySpecialDays')),
    z.superRefine((list, context) => {
      for (const [index, { id }] of list.entries())
        if (list.findIndex((other) => other.id === id) !== index)
          context.addIssue({ code: 'custom', path: [index, 'id'], message: key('validation.invalid') });
    }),
  ),
  holidays: holidayChoice,
  isOwn: z.optional(z.boolean(key('validation.invalid'))),
});

const namedHoliday = z.object({
  date: z.string(),
  /** A holiday has the same rule in every year; `holidays.open` lists those on which a website is open all the same. */
  rule: z.string(),
  /** It is in the language of whoever the call answers. */
  name: z.string(),
});
export type NamedHoliday = z.infer<typeof namedHoliday>;

/** The source of the holidays stands where they are shown: their licence asks for it. */
const holidaySource = z.object({ text: z.string(), url: z.string() });

const hoursAnswer = z.object({
  hours: websiteHours,
  /** It is false while the hours are only proposed: those of the page's first booking section, or the usual ones. */
  isSet: z.boolean(),
  /** Lists the holidays of this and the next year, whether the website is open on them or not. */
  publicHolidays: z.array(namedHoliday),
  holidaySource,
  timeZone: z.string(),
});
export type HoursAnswer = z.infer<typeof hoursAnswer>;

/** A booked visit lies outside of the hours as they are now. */
export const visitOutside = z.object({ id: z.int(), date: z.string(), time: z.string(), name: z.string() });

/** Shows the hours as they are stored now, and the next bookings outside of them, which stay. */
const hoursSaved = z.extend(hoursAnswer, { bookingsOutside: z.array(visitOutside) });
export type VisitOutside = z.infer<typeof visitOutside>;
export type HoursSaved = z.infer<typeof hoursSaved>;

export const getHours = endpoint({
  method: 'GET',
  path: '/api/websites/:id/hours',
  input: { params: idParams },
  answer: hoursAnswer,
  summary: 'The opening hours of a website, with the public holidays of this and the next year',
});

export const saveHours = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/hours',
  input: { params: idParams, body: z.extend(websiteHours, recordBefore) },
  answer: hoursSaved,
  summary: 'Change the opening hours; visitors see them at once',
});

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/holidays',
  input: {
    query: z.object({
      country,
      region: z.optional(region),
      year: z.coerce
        .number(key('validation.invalid'))
        .check(
          z.int(key('validation.invalid')),
          z.minimum(FIRST_HOLIDAY_YEAR, key('validation.invalid')),
          z.maximum(LAST_HOLIDAY_YEAR, key('validation.invalid')),
        ),
    }),
  },
  answer: z.object({ publicHolidays: z.array(namedHoliday), holidaySource }),
  summary: 'The public holidays of a country in a year',
});
