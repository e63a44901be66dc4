import CalendarCheck from 'lucide-react/icons/calendar-check';
import * as z from 'zod/mini';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import {
  ANSWER_DAYS,
  BOOKING_TYPES,
  CHANGE_HOURS,
  hasOneDiary,
  NO_CHANGES,
  REMINDER_HOURS,
} from '@/core/bookings';
import { DAY_HOURS, DAY_MINUTES } from '@/core/dates';
import { WEEKDAYS, type Weekday } from '@/core/locale/weekdays';
import { key, type MessageKey } from '@/core/messages';
import { parsePriceCents } from '@/core/money';
import {
  type DayHours,
  findDayHoursProblem,
  getDefaultDayHours,
  getDefaultWeekHours,
} from '@/core/opening-hours';
import { hasLink } from '@/core/plain-name';
import { MAX_OPTIONS, MAX_QUESTION_LENGTH, MAX_QUESTIONS, QUESTION_KINDS } from '@/core/questions';
import { findLowestNightCents } from '@/core/stays';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { checkStay, createHouseFields, createRoomFields, isWithin } from './stay-fields';

export const DURATION_STEP_MINUTES = 15;
export const MIN_DURATION_MINUTES = 15;
const MAX_DURATION_MINUTES = DAY_MINUTES;

/** No visit, nor an hour of it, costs more than this. */
const MAX_VISIT_PRICE_CENTS = 100_000_00;
const MAX_VISIT_PRICE_LENGTH = 20;

const MAX_SERVICES = 100;
/** Nights of one room are seen better by months, and nobody reads a table of more than ten rooms. */
const ROWS_MIN = 2;
const ROWS_MAX = 10;
/** A row has no room for a longer description. */
const ROW_MAX_DESCRIPTION = 60;
const MAX_CUSTOMER_NOTE = 500;
export const MAX_CAPACITY = 100;
export const MAX_BUFFER_MINUTES = 240;
export const BUFFER_STEP_MINUTES = 5;
const MAX_NOTICE_HOURS = 28 * DAY_HOURS;
export const STEP_MINUTES = [5, 10, 15, 20, 30, 60] as const;
export const DEFAULT_DURATION_MINUTES = 60;

const makeWeek = (day: z.ZodMiniType<DayHours>) =>
  z.object({
    monday: withDefaultDay(day, 'monday'),
    tuesday: withDefaultDay(day, 'tuesday'),
    wednesday: withDefaultDay(day, 'wednesday'),
    thursday: withDefaultDay(day, 'thursday'),
    friday: withDefaultDay(day, 'friday'),
    saturday: withDefaultDay(day, 'saturday'),
    sunday: withDefaultDay(day, 'sunday'),
  });

function withDefaultDay(day: z.ZodMiniType<DayHours>, weekday: Weekday) {
  return z._default(day, () => getDefaultDayHours(weekday));
}

const content = createContentSchemas(({ itemId, text, line, requiredText, list, atSave }) => {
  const service = z.object({
    id: itemId,
    name: requiredText(key('validation.serviceTitle')),
    /** Hourly bookings take this many minutes. */
    duration: z._default(z.coerce.number(), DEFAULT_DURATION_MINUTES),
    /** Daily bookings cost this many euros per night. */
    price: z._default(z.coerce.number(), 0),
    description: z._default(text, ''),
    /** This many bookings may hold the same time; one where it is missing. */
    capacity: z.optional(z.coerce.number()),
    /** These minutes are kept free before and after a visit. */
    bufferBefore: z.optional(z.coerce.number()),
    bufferAfter: z.optional(z.coerce.number()),
    /** Only hourly bookings have it. It is the price of a visit, for example `12,50`. */
    visitPrice: z.optional(
      z.string().check(z.maxLength(MAX_VISIT_PRICE_LENGTH, key('validation.productPrice'))),
    ),
    /** True if `visitPrice` is the price of an hour. */
    isPricedByHour: z.optional(z.boolean()),
    ...createRoomFields(itemId, list),
  });
  const question = z.object({
    id: itemId,
    kind: z._default(z.enum(QUESTION_KINDS), 'text'),
    label: atSave(requiredText(), (field) =>
      field.check(z.maxLength(MAX_QUESTION_LENGTH, key('validation.tooLong'))),
    ),
    options: z.optional(list(line(MAX_QUESTION_LENGTH), MAX_OPTIONS, key('validation.tooManyAnswers'))),
    isRequired: z.optional(z.boolean()),
  });
  const customerNote = atSave(z.string(), (field) =>
    field.check(
      z.maxLength(MAX_CUSTOMER_NOTE, key('validation.tooLong')),
      z.refine((note) => !hasLink(note), key('validation.noteLink')),
    ),
  );
  const time = atSave(z.string(), (field) => field.check(z.maxLength(5, key('validation.time'))));
  const dayHours = z.object({ enabled: z.boolean(), start: time, end: time });
  const shape = z.object({
    title: z._default(text, ''),
    bookingType: z._default(z.enum(BOOKING_TYPES), 'hourly'),
    services: z._default(list(service, MAX_SERVICES, key('validation.tooManyBookedServices')), []),
    workingHours: z._default(makeWeek(dayHours), getDefaultWeekHours),
    /** Visits keep to the website's opening hours, once it has some, or to `workingHours`, also where it is missing. */
    hours: z.optional(z.enum(['website', 'own'])),
    /** Only hourly bookings have it. True if one customer comes at a time: all services share one diary. */
    isOneAtATime: z.optional(z.boolean()),
    /** Only hourly bookings have it. True if visitors book one of the people of the website, or any of them. */
    isByPeople: z.optional(z.boolean()),
    /** True if visitors can book several services in one visit, which one diary must hold as a whole. */
    takesSeveral: z.optional(z.boolean()),
    /** A booking that the owner has not answered gives its time back after this many days; 3 where it is missing. */
    answerDays: z.optional(z.literal(ANSWER_DAYS, key('validation.invalid'))),
    /** Visits can begin at times this many minutes apart; 30 where it is missing. */
    stepMinutes: z.optional(z.literal(STEP_MINUTES, key('validation.invalid'))),
    /** A visit is booked at least this many hours ahead; the day before where it is missing. */
    noticeHours: z.optional(z.coerce.number()),
    /** A visit is booked at most this many days ahead; two years where it is missing. */
    daysAhead: z.optional(z.coerce.number()),
    /** True if a booking is confirmed at once, without the owner. */
    isAutoConfirmed: z.optional(z.boolean()),
    /** A customer can move or cancel a booking until this many hours before it begins; 24 where it is missing. */
    changeHours: z.optional(z.literal([...CHANGE_HOURS, NO_CHANGES], key('validation.invalid'))),
    /** A customer is reminded this many hours before a booking begins, 0 for not at all; 24 where it is missing. */
    reminderHours: z.optional(z.literal(REMINDER_HOURS, key('validation.invalid'))),
    /** Customers read this in their mails before they come, such as what to bring. */
    customerNote: z.optional(customerNote),
    /** Visitors can ask to be told when something gets free on a full day, also where it is missing. */
    hasWaitlist: z.optional(z.boolean()),
    /** True if visitors can add a note. */
    asksNote: z.optional(z.boolean()),
    questions: z.optional(list(question, MAX_QUESTIONS, key('validation.tooManyQuestions'))),
    ...createHouseFields(customerNote),
  });
  return atSave(shape, (section) =>
    section.check(
      z.superRefine((checked, context) => {
        const { bookingType, services, workingHours, noticeHours, daysAhead, questions = [] } = checked;
        const refuse = (path: (string | number)[], message: MessageKey, params?: object) =>
          context.addIssue({ code: 'custom', path, message, params });
        if (!isWithin(noticeHours, 0, MAX_NOTICE_HOURS))
          refuse(['noticeHours'], key('validation.noticeHours'), { max: MAX_NOTICE_HOURS });
        if (!isWithin(daysAhead, 1, MAX_DAYS_AHEAD))
          refuse(['daysAhead'], key('validation.daysAhead'), { max: MAX_DAYS_AHEAD });
        // A field that a kind of booking does not use may hold anything, because it is not on the screen.
        if (!hasOneDiary(checked)) {
          services.forEach(({ capacity }, index) => {
            if (!isWithin(capacity, 1, MAX_CAPACITY))
              refuse(['services', index, 'capacity'], key('validation.capacity'), { max: MAX_CAPACITY });
          });
        }
        questions.forEach(({ kind, options = [] }, index) => {
          const given = options.map((option) => option.trim()).filter(Boolean);
          if (kind === 'choice' && new Set(given).size < 2)
            refuse(['questions', index, 'options'], key('validation.answerOptions'));
        });
        if (bookingType === 'daily') {
          for (const { path, message, params } of checkStay(checked)) refuse(path, message, params);
          return;
        }
        services.forEach(({ duration, bufferBefore, bufferAfter, visitPrice }, index) => {
          if (!isDuration(duration)) refuse(['services', index, 'duration'], key('validation.duration'));
          if (!isVisitPrice(visitPrice))
            refuse(['services', index, 'visitPrice'], key('validation.productPrice'));
          for (const [field, minutes] of Object.entries({ bufferBefore, bufferAfter })) {
            if (!isWithin(minutes, 0, MAX_BUFFER_MINUTES, BUFFER_STEP_MINUTES))
              refuse(['services', index, field], key('validation.buffer'), { max: MAX_BUFFER_MINUTES });
          }
        });
        if (checked.hours === 'website') return;
        for (const day of WEEKDAYS) {
          const problem = findDayHoursProblem(workingHours[day]);
          if (problem) refuse(['workingHours', day, problem.field], problem.message);
        }
      }),
    ),
  );
});
export type BookingContent = z.infer<typeof content.saved>;
export type BookingQuestion = NonNullable<BookingContent['questions']>[number];
export type BookedService = BookingContent['services'][number];

export const booking = defineSection<'booking', BookingContent>({
  type: 'booking',
  icon: CalendarCheck,
  feature: 'booking',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      title: t('sectionTypes.booking.defaultTitle'),
      bookingType: 'hourly',
      services: [],
      workingHours: getDefaultWeekHours(),
      hours: 'website',
      // An owner who works alone must not be booked twice; a business with several people changes this.
      isOneAtATime: true,
      asksNote: true,
    },
  }),
  shownTitle: (_title, { title }) => title,
  titleSteps: ['content', 'title'],
  summary: (_title, { title, services }) => title || services.map(({ name }) => name).join(', '),
  titleRole: 'name',
  usesHours: () => true,
  usesPeople: true,
  isEmpty: ({ services }) => services.length === 0,
  emptyHint: 'noServices',
  ground: 'dark',
  layouts: [
    { name: 'form' },
    { name: 'months', fits: ({ bookingType }) => bookingType === 'daily', suits: () => true },
    {
      name: 'rows',
      // The table is too wide to stand on a card.
      ground: 'plain',
      fits: ({ bookingType, services }) =>
        bookingType === 'daily' &&
        services.length >= ROWS_MIN &&
        services.length <= ROWS_MAX &&
        services.every(({ description }) => description.length <= ROW_MAX_DESCRIPTION),
    },
  ],
  visitorAction: { rank: 1, label: 'actionBooking', isTitled: true },
  countItems: ({ services }) => services.length,
  listLinked: ({ bookingType, services }) => (bookingType === 'daily' ? services : []),
  onServer: import.meta.env.SSR
    ? {
        businessFacts: ({ bookingType, services, workingHours, hours }) => {
          const isDaily = bookingType === 'daily';
          return {
            kind: isDaily ? 'lodging' : 'service',
            // Days of arrival are not opening hours.
            openingHours: isDaily ? undefined : workingHours,
            showsWebsiteHours: !isDaily && hours === 'website',
            offers: services.map(({ name, description, price, seasons, visitPrice, isPricedByHour }) => ({
              name,
              description,
              price: isDaily || isPricedByHour ? undefined : visitPrice,
              nightCents: isDaily ? (findLowestNightCents({ price, seasons }) ?? undefined) : undefined,
            })),
          };
        },
      }
    : undefined,
});

/** Returns true if the minutes are quarters of an hour, up to a day. */
function isDuration(minutes: number): boolean {
  return (
    minutes >= MIN_DURATION_MINUTES &&
    minutes <= MAX_DURATION_MINUTES &&
    minutes % DURATION_STEP_MINUTES === 0
  );
}

/** Returns true for no price, and for one that can be read. */
function isVisitPrice(price = ''): boolean {
  if (price.trim() === '') return true;
  const cents = parsePriceCents(price);
  return cents !== null && cents <= MAX_VISIT_PRICE_CENTS;
}
