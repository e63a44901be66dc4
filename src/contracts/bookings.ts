import * as z from 'zod/mini';
import { countNights, MAX_CALENDAR_DAYS, OWNER_WORDS_MAX_LENGTH } from '@/core/booking-limits';
import { BOOKING_STATUSES, BOOKING_TYPES } from '@/core/bookings';
import {
  dateField,
  emailField,
  lineText,
  nameLine,
  recordId,
  requestId,
  timeField,
  timestamp,
  trapField,
} from '@/core/fields';
import { MAX_SERVICES_AT_ONCE } from '@/core/joined-services';
import { LOCALES } from '@/core/locale/locale';
import { key, type MessageKey } from '@/core/messages';
import { MAX_ANSWER_LENGTH, MAX_QUESTIONS } from '@/core/questions';
import { MAX_GUESTS } from '@/core/stays';
import { NAME_MAX_LENGTH, NOTES_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';
import { toChoice } from './chosen';
import { itemId, personId, sectionId } from './page-ids';

/** These are done in the same visit after the service that is named first. */
export const moreServices = z
  .array(itemId)
  .check(z.maxLength(MAX_SERVICES_AT_ONCE - 1, key('validation.servicesAtOnce')));
/** Reads those services from an address, where a single one is no list. */
const moreServicesQuery = z.pipe(
  z.union([moreServices, itemId]),
  z.transform((ids) => [ids].flat()),
);

/**
 * A visitor chooses a service, and names its section where several sections of a page know the same id. Where people serve,
 * `personId` chooses one of them, or anyone if it is left out; elsewhere it means nothing.
 */
const serviceChoice = z.object({
  serviceId: itemId,
  sectionId: z.optional(sectionId),
  personId: z.optional(personId),
});

const phoneField = z.optional(lineText(PHONE_MAX_LENGTH));
const notesField = z.optional(z.string().check(z.maxLength(NOTES_MAX_LENGTH, key('validation.tooLong'))));

/** A visitor answers the section's questions with these; the keys are the ids of the questions. */
const givenAnswers = z
  .record(
    itemId,
    z.union([z.boolean(), z.string().check(z.maxLength(MAX_ANSWER_LENGTH, key('validation.tooLong')))]),
  )
  .check(z.refine((answers) => Object.keys(answers).length <= MAX_QUESTIONS, key('validation.invalid')));

const guests = z
  .int(key('validation.guestsMissing'))
  .check(z.minimum(1, key('validation.guestsMissing')), z.maximum(MAX_GUESTS, key('validation.invalid')));
export const bookedGuests = z.optional(guests);

/** A visitor sends this to book. Only stays have `endDate`, the day of departure, and they send the time 12:00. */
export const bookingInput = z.extend(serviceChoice, {
  moreServiceIds: z.optional(moreServices),
  requestId,
  ...trapField,
  date: dateField,
  time: timeField,
  endDate: z.optional(dateField),
  guests: bookedGuests,
  /** The visitor has read this price of the stay or visit, 0 for a visit without one; another one is refused. */
  priceCents: z.optional(z.int(key('validation.invalid'))),
  /** The visitor has read that the visit takes so long; another length is refused. */
  durationMinutes: z.optional(z.int(key('validation.invalid'))),
  customerName: nameLine(NAME_MAX_LENGTH),
  customerEmail: emailField,
  customerPhone: phoneField,
  notes: notesField,
  answers: z.optional(givenAnswers),
});
export type BookingInput = z.infer<typeof bookingInput>;

/** A booking is confirmed as it comes where the owner wants it so. */
export const bookingCreated = z.object({ id: z.int(), status: z.enum(['pending', 'confirmed']) });
/**
 * Status 202 comes with it: too much waits already, so nothing is stored until the visitor has opened the link in a mail.
 */
const bookingNeedsProof = z.object({ needsProof: z.literal(true), message: z.string() });
export const bookingAnswer = z.union([bookingCreated, bookingNeedsProof]);

export const availabilityQuery = z.extend(serviceChoice, {
  moreServiceIds: z.optional(moreServicesQuery),
  date: dateField,
});
/**
 * An owner asks for free times like a visitor. If a booking is to be moved, its present time counts as free, and only times
 * that its whole length fits into are free.
 */
export const ownTimesQuery = z.extend(availabilityQuery, { bookingId: z.optional(recordId) });
/** Lists the times of a day that can no longer be taken, `['12:00']` for a night that is taken, and those that can be. */
export const availability = z.object({ bookedTimes: z.array(z.string()), freeTimes: z.array(z.string()) });
export type Availability = z.infer<typeof availability>;

/** The month is written YYYY-MM. */
export const monthQuery = z.extend(serviceChoice, {
  moreServiceIds: z.optional(moreServicesQuery),
  month: z
    .string(key('validation.date'))
    .check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, key('validation.date'))),
});
/**
 * Lists the days of a month, YYYY-MM-DD, that can still be booked for a service, or the free nights for stays. `fullDays`
 * are days of visits that are full and for which visitors can wait.
 */
export const freeDays = z.object({ freeDays: z.array(z.string()), fullDays: z.array(z.string()) });
export type FreeDays = z.infer<typeof freeDays>;

/** A visitor asks for a month of all rooms of a section. */
export const stayMonthQuery = z.object({ sectionId, month: z.pick(monthQuery, { month: true }).shape.month });
/**
 * Shows for each room and each day of the month the longest stay, in nights, that can begin on it, 0 for none, and the
 * least nights that such a stay must have.
 */
export const stayMonth = z.object({
  rooms: z.array(z.object({ serviceId: z.string(), longest: z.array(z.int()), least: z.array(z.int()) })),
});
export type StayMonth = z.infer<typeof stayMonth>;

/** A visitor asks what these nights cost. */
export const stayQuery = z.object({
  sectionId,
  date: dateField,
  endDate: dateField,
  guests: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_GUESTS, key('validation.invalid'))),
  ),
});
const nightPrices = z.array(z.object({ nights: z.int(), cents: z.int() }));
/**
 * A room cannot be had for one of these reasons: its nights are not all free, there are too few of them, or it is too
 * small.
 */
const stayProblem = z.enum(['taken', 'nights', 'guests']);
/** Lists the rooms of a section for some nights, each with their price where one is said. */
export const stayOffers = z.object({
  rooms: z.array(
    z.object({
      serviceId: z.string(),
      problem: z.nullable(stayProblem),
      leastNights: z.int(),
      nights: nightPrices,
      totalCents: z.nullable(z.int()),
    }),
  ),
});
export type StayOffers = z.infer<typeof stayOffers>;
export type StayOffer = StayOffers['rooms'][number];

/** These terms of a stay were agreed when it was booked. */
const stayTerms = z.object({
  guests: z.nullable(z.int()),
  nights: nightPrices,
  checkIn: z.string(),
  checkOut: z.string(),
  cityTaxCents: z.int(),
  cityTaxNote: z.string(),
});

export const bookingStatus = z.enum(BOOKING_STATUSES);

export const booking = z.object({
  id: z.int(),
  websiteId: z.int(),
  sectionId: z.string(),
  serviceId: z.string(),
  /** These services are done in the same visit after the first. */
  moreServiceIds: z.array(z.string()),
  bookingType: z.enum(BOOKING_TYPES),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  service: z.string(),
  /** This person serves, where customers book people. */
  personId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  durationMinutes: z.nullable(z.int()),
  /**
   * It is in euros with two decimals: per night of a stay, null where its nights have several prices, and for all of a
   * visit.
   */
  price: z.nullable(z.string()),
  /** It is null for visits, and for stays from before this was kept. */
  stay: z.nullable(stayTerms),
  bookingDate: timestamp,
  /** It is a day on the website's wall calendar, YYYY-MM-DD. */
  bookingDateText: z.string(),
  /** It is a time on the website's wall clock, HH:MM. */
  bookingTimeText: z.string(),
  /** Only stays have one; it is the day of departure. */
  bookingEndDateText: z.nullable(z.string()),
  status: bookingStatus,
  /**
   * An unanswered booking gives its time back at this moment; null for an answered one, and where it waits as long as it
   * takes.
   */
  waitsUntil: z.nullable(timestamp),
  /** The times that the owner has proposed are held until this moment, which stays here when nobody has answered. */
  proposedUntil: z.nullable(timestamp),
  notes: z.nullable(z.string()),
  /** The customer gave these answers to the owner's questions; a tick is true or false. */
  answers: z.array(z.object({ question: z.string(), answer: z.union([z.string(), z.boolean()]) })),
  /** The owner wrote this sentence to the customer when cancelling it. */
  ownerWords: z.nullable(z.string()),
  /** The owner has noted that nobody came. */
  noShow: z.boolean(),
  /** It is false if the last mail that was due to the customer did not go out, because too many went there. */
  isCustomerTold: z.boolean(),
  /** It grows with each change of time or status. */
  changes: z.int(),
  /** The card of the customer has this key; null for a customer who left neither email nor phone. */
  customerKey: z.nullable(z.string()),
  createdAt: timestamp,
});
export type Booking = z.infer<typeof booking>;

/** An owner says this to a customer. */
export const ownerWords = z
  .string(key('validation.invalid'))
  .check(z.trim(), z.maxLength(OWNER_WORDS_MAX_LENGTH, key('validation.tooLong')));

/** An owner can change this of a booking. Where only the instant is sent, day and time are those of the website's zone. */
export const bookingEdit = z
  .partial(
    z.object({
      status: bookingStatus,
      bookingDate: z.iso.datetime({ offset: true, error: key('validation.date') }),
      bookingDateText: dateField,
      bookingTimeText: timeField,
      bookingEndDateText: dateField,
      /** This person serves instead. */
      personId,
      /** The owner says this to the customer, in the mail that the booking is cancelled. */
      words: ownerWords,
      /** The call is refused if the booking has been changed since it had this number of changes. */
      changes: z.int(),
    }),
  )
  .check(
    z.refine(
      ({ changes, words, ...edit }) => Object.values(edit).some((value) => value !== undefined),
      key('validation.nothingToChange'),
    ),
    z.refine(({ words, status }) => words === undefined || status === 'cancelled', {
      path: ['words'],
      message: key('validation.invalid'),
    }),
  );
export type BookingEdit = z.infer<typeof bookingEdit>;

/** Each of several bookings gets a status, unless it was changed since; a mail about a cancelled one carries the words. */
export const bookingsEdit = z.object({
  bookings: toChoice(z.object({ id: recordId, status: bookingStatus, changes: z.int() })),
  words: z.optional(ownerWords),
});

/** Shows the mail that the customer gets when the owner cancels a booking, and what the owner may say in it. */
export const cancelMail = z.object({
  /** It is null where nothing is sent. */
  mail: z.nullable(
    z.object({
      to: z.string(),
      subject: z.string(),
      lead: z.string(),
      facts: z.array(z.tuple([z.string(), z.string()])),
      /** This stands before what the owner says. */
      wordsBy: z.string(),
      note: z.string(),
    }),
  ),
  /** The mail is written in this language, the website's. */
  language: z.enum(LOCALES),
  /** It is false until the owner has proven an email address. */
  takesWords: z.boolean(),
  /** The owner said these last, each once, at most three. */
  lastWords: z.array(z.string()),
});
export type CancelMail = z.infer<typeof cancelMail>;

/** An owner notes that nobody came, or takes that back. */
export const noShowEdit = z.object({ noShow: z.boolean(key('validation.required')) });

/** An owner writes down what a customer says later: how many come to a stay, null where it is unknown, and some answers. */
export const bookingDetails = z
  .object({ guests: z.optional(z.nullable(guests)), answers: z.optional(givenAnswers) })
  .check(
    z.refine(
      ({ guests, answers }) => guests !== undefined || answers !== undefined,
      key('validation.nothingToChange'),
    ),
  );
export type BookingDetails = z.infer<typeof bookingDetails>;

/** An owner enters this for a customer who called or came in. It is confirmed as it is stored. */
export const enteredBooking = z.extend(serviceChoice, {
  moreServiceIds: z.optional(moreServices),
  requestId,
  date: dateField,
  time: timeField,
  endDate: z.optional(dateField),
  guests: bookedGuests,
  customerName: nameLine(NAME_MAX_LENGTH),
  /** Without an address nobody is written to. */
  customerEmail: z.optional(z.union([z.literal(''), emailField])),
  customerPhone: phoneField,
  notes: notesField,
  /** These answer the section's questions, of which the owner may leave out any. */
  answers: z.optional(givenAnswers),
  /** The customer gets a confirmation if it is true. */
  isMailWanted: z.optional(z.boolean()),
});
export type EnteredBooking = z.infer<typeof enteredBooking>;

/** A calendar shows these days, both included, at most MAX_CALENDAR_DAYS. */
export const calendarQuery = z.object({ from: dateField, to: dateField }).check(
  z.superRefine(({ from, to }, context) => {
    const refuse = (message: MessageKey) =>
      context.addIssue({ code: 'custom', path: ['to'], message, params: { max: MAX_CALENDAR_DAYS } });
    if (to < from) refuse(key('validation.date'));
    else if (countNights(from, to) >= MAX_CALENDAR_DAYS) refuse(key('validation.calendarDays'));
  }),
);
/** Lists the bookings that touch those days in the order of their beginning, without cancelled ones. */
export const calendarBookings = z.array(booking);
