import * as z from 'zod/mini';
import { ANSWER_DAYS } from '@/core/answer-time';
import { longText, requiredText } from '@/core/fields';
import { key, type MessageKey } from '@/core/messages';
import {
  dayHoursProblem,
  defaultDayHours,
  defaultWeekHours,
  WEEKDAYS,
  type Weekday,
  type WeekHours,
} from '@/core/opening-hours';
import { defineSection } from '../section';
import { isDuration, isNightPrice } from './service-limits';

const MAX_SERVICES = 100;
export const DEFAULT_DURATION_MINUTES = 60;

const service = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  name: requiredText(key('validation.serviceTitle')),
  /** Minutes, for hourly bookings. */
  duration: z._default(z.coerce.number(), DEFAULT_DURATION_MINUTES),
  /** Euros per night, for daily bookings. */
  price: z._default(z.coerce.number(), 0),
  description: z._default(longText, ''),
});
export type BookedService = z.infer<typeof service>;

const dayHours = z.object({
  enabled: z.boolean(),
  start: z.string().check(z.maxLength(5, key('validation.time'))),
  end: z.string().check(z.maxLength(5, key('validation.time'))),
});

const days = Object.fromEntries(
  WEEKDAYS.map((day) => [day, z._default(dayHours, () => defaultDayHours(day))]),
) as Record<Weekday, z.ZodMiniDefault<typeof dayHours>>;

const content = z
  .object({
    title: z._default(longText, ''),
    bookingType: z._default(z.enum(['hourly', 'daily']), 'hourly'),
    services: z._default(
      z.array(service).check(z.maxLength(MAX_SERVICES, key('validation.tooManyBookedServices'))),
      [],
    ),
    workingHours: z._default(z.object(days), defaultWeekHours),
    /** One customer at a time: all services share one diary. For hourly bookings. */
    isOneAtATime: z.optional(z.boolean()),
    /** In how many days a booking gives its time back that the owner has not answered; 3 where it is missing. */
    answerDays: z.optional(z.literal(ANSWER_DAYS, key('validation.invalid'))),
  })
  .check(
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
  );
export type BookingContent = Omit<z.infer<typeof content>, 'workingHours'> & { workingHours: WeekHours };

export const booking = defineSection<'booking', BookingContent>({
  type: 'booking',
  form: 'panel',
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
  countItems: ({ services }) => services.length,
});
