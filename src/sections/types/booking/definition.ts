import CalendarCheck from 'lucide-react/icons/calendar-check';
import * as z from 'zod/mini';
import { ANSWER_DAYS } from '@/core/bookings';
import { key, type MessageKey } from '@/core/messages';
import {
  type DayHours,
  dayHoursProblem,
  defaultDayHours,
  defaultWeekHours,
  WEEKDAYS,
  type Weekday,
} from '@/core/opening-hours';
import { contentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

export const DURATION_STEP_MINUTES = 15;
export const MIN_DURATION_MINUTES = 15;
const MAX_DURATION_MINUTES = 24 * 60;
const MAX_NIGHT_PRICE = 1_000_000;

const MAX_SERVICES = 100;
export const DEFAULT_DURATION_MINUTES = 60;

const days = (day: z.ZodMiniType<DayHours>) =>
  z.object({
    monday: defaultDay(day, 'monday'),
    tuesday: defaultDay(day, 'tuesday'),
    wednesday: defaultDay(day, 'wednesday'),
    thursday: defaultDay(day, 'thursday'),
    friday: defaultDay(day, 'friday'),
    saturday: defaultDay(day, 'saturday'),
    sunday: defaultDay(day, 'sunday'),
  });

function defaultDay(day: z.ZodMiniType<DayHours>, weekday: Weekday) {
  return z._default(day, () => defaultDayHours(weekday));
}

const content = contentSchemas(({ itemId, text, requiredText, list, atSave }) => {
  const service = z.object({
    id: itemId,
    name: requiredText(key('validation.serviceTitle')),
    /** Minutes, for hourly bookings. */
    duration: z._default(z.coerce.number(), DEFAULT_DURATION_MINUTES),
    /** Euros per night, for daily bookings. */
    price: z._default(z.coerce.number(), 0),
    description: z._default(text, ''),
  });
  const time = atSave(z.string(), (field) => field.check(z.maxLength(5, key('validation.time'))));
  const dayHours = z.object({ enabled: z.boolean(), start: time, end: time });
  const shape = z.object({
    title: z._default(text, ''),
    bookingType: z._default(z.enum(['hourly', 'daily']), 'hourly'),
    services: z._default(list(service, MAX_SERVICES, key('validation.tooManyBookedServices')), []),
    workingHours: z._default(days(dayHours), defaultWeekHours),
    /** One customer at a time: all services share one diary. For hourly bookings. */
    isOneAtATime: z.optional(z.boolean()),
    /** In how many days a booking gives its time back that the owner has not answered; 3 where it is missing. */
    answerDays: z.optional(z.literal(ANSWER_DAYS, key('validation.invalid'))),
  });
  return atSave(shape, (section) =>
    section.check(
      z.superRefine(({ bookingType, services, workingHours }, context) => {
        const refuse = (path: (string | number)[], message: MessageKey) =>
          context.addIssue({ code: 'custom', path, message });
        // What a kind of booking does not use may be anything: its fields are not on the screen.
        if (bookingType === 'daily') {
          services.forEach(({ price }, index) => {
            if (!isNightPrice(price)) refuse(['services', index, 'price'], key('validation.nightPrice'));
          });
          return;
        }
        services.forEach(({ duration }, index) => {
          if (!isDuration(duration)) refuse(['services', index, 'duration'], key('validation.duration'));
        });
        for (const day of WEEKDAYS) {
          const problem = dayHoursProblem(workingHours[day]);
          if (problem) refuse(['workingHours', day, problem.field], problem.message);
        }
      }),
    ),
  );
});
export type BookingContent = z.infer<typeof content.saved>;
export type BookedService = BookingContent['services'][number];

export const booking = defineSection<'booking', BookingContent>({
  type: 'booking',
  icon: CalendarCheck,
  isOffered: true,
  feature: 'booking',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      title: t('sections.booking.defaultTitle'),
      bookingType: 'hourly',
      services: [],
      workingHours: defaultWeekHours(),
    },
  }),
  shownTitle: (_title, { title }) => title,
  summary: (_title, { title, services }) => title || services.map(({ name }) => name).join(', '),
  titleRole: 'name',
  isEmpty: ({ services }) => services.length === 0,
  emptyHint: 'noServices',
  visitorAction: { rank: 1, label: 'actionBooking', isTitled: true },
  countItems: ({ services }) => services.length,
  onServer: import.meta.env.SSR
    ? {
        businessFacts: ({ bookingType, services, workingHours }) => {
          const isDaily = bookingType === 'daily';
          return {
            kind: isDaily ? 'lodging' : 'service',
            // Days of arrival are no opening hours.
            openingHours: isDaily ? undefined : workingHours,
            offers: services.map(({ name, description, price }) => ({
              name,
              description,
              nightCents: isDaily && price > 0 && isNightPrice(price) ? price * 100 : undefined,
            })),
          };
        },
      }
    : undefined,
});

/** Returns true for quarters of an hour, up to a day. */
function isDuration(minutes: number): boolean {
  return (
    minutes >= MIN_DURATION_MINUTES &&
    minutes <= MAX_DURATION_MINUTES &&
    minutes % DURATION_STEP_MINUTES === 0
  );
}

/** Returns true for whole euros. */
function isNightPrice(euros: number): boolean {
  return Number.isInteger(euros) && euros >= 0 && euros <= MAX_NIGHT_PRICE;
}
