import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS } from './dates';
import { parsePriceCents } from './money';

/** Customers book a visit by the hour, or a stay by the night. */
export const BOOKING_TYPES = ['hourly', 'daily'] as const;
type BookingType = (typeof BOOKING_TYPES)[number];

export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Guests come and go at this time. */
export const STAY_TIME = '12:00';

/** A customer does these things to a booking without an answer of the owner. */
export const CUSTOMER_ACTS = ['booked', 'moved', 'cancelled'] as const;

/** A night lasts from noon to noon. */
export const NIGHT_MINUTES = DAY_MINUTES;

/** A range is half-open, on the wall clock, `YYYY-MM-DD HH:MM` each: the end is free again. */
export interface TimeRange {
  start: string;
  end: string;
}

/** Returns the range that a visit of some minutes takes. */
export function toVisitRange(date: string, time: string, durationMinutes: number): TimeRange {
  const start = `${date} ${time}`;
  return { start, end: moveText(start, durationMinutes) };
}

/** Returns the range that a stay takes: from noon to noon, so that a day of departure can be one of arrival. */
export function getStayRange(arrival: string, departure: string): TimeRange {
  return { start: `${arrival} ${STAY_TIME}`, end: `${departure} ${STAY_TIME}` };
}

/** Returns a range that is some minutes longer at its ends. */
export function extendRange({ start, end }: TimeRange, before: number, after: number): TimeRange {
  return { start: moveText(start, -before), end: moveText(end, after) };
}

/** Returns true if two ranges share some time. */
export function touches(one: TimeRange, other: TimeRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Writes a range as the columns of the database take it. */
export function formatRangeColumn({ start, end }: TimeRange): string {
  return `[${start},${end})`;
}

/** Reads a range from such a text. */
export function parseRangeColumn(text: string): TimeRange {
  const comma = text.indexOf(',');
  return { start: text.slice(1, comma), end: text.slice(comma + 1, -1) };
}

/** Moves a time on the wall clock by minutes. */
function moveText(time: string, minutes: number): string {
  if (minutes === 0) return time;
  const moved = new Date(Date.parse(`${time.replace(' ', 'T')}:00Z`) + minutes * MINUTE_MS);
  return moved.toISOString().slice(0, 16).replace('T', ' ');
}

/** A visit takes some minutes, some before and after it are kept free, and visits begin some minutes apart. */
export interface VisitTimes {
  duration: number;
  before: number;
  after: number;
  step: number;
}

interface DiarySection {
  bookingType: BookingType;
  isOneAtATime?: boolean;
  isByPeople?: boolean;
  stepMinutes?: number;
  isCleanedAfter?: boolean;
}

interface DiaryService {
  id: string;
  duration: number;
  capacity?: number;
  bufferBefore?: number;
  bufferAfter?: number;
}

/** A booking holds one place of the service's diary for the time of the visit. */
export interface ServiceDiary {
  resource: string;
  /** This many bookings may hold the same time. */
  places: number;
  visit: VisitTimes;
}

/** Visits begin every half hour where a section says nothing else. */
export const DEFAULT_STEP_MINUTES = 30;

/**
 * Returns the diary of a service: its own, with as many places as there are of it, or the section's that all services
 * share. Where people serve, their diaries take its place.
 */
export function getDiary(sectionId: string, section: DiarySection, service: DiaryService): ServiceDiary {
  const { duration, capacity = 1, bufferBefore = 0, bufferAfter = 0 } = service;
  const visit = {
    duration,
    ...(section.bookingType === 'hourly'
      ? { before: bufferBefore, after: bufferAfter }
      : // One who cleans needs the day of departure, so nobody arrives on it.
        { before: 0, after: section.isCleanedAfter ? NIGHT_MINUTES : 0 }),
    step: section.stepMinutes ?? DEFAULT_STEP_MINUTES,
  };
  return hasOneDiary(section)
    ? { resource: sectionId, places: 1, visit }
    : { resource: `${sectionId}/${service.id}`, places: capacity, visit };
}

/** Rooms are always booked side by side. */
export function hasOneDiary({ bookingType, isOneAtATime, isByPeople }: DiarySection): boolean {
  return bookingType === 'hourly' && isOneAtATime === true && isByPeople !== true;
}

/** Returns true where visitors book one of the people of the website, each of whom has one diary for all sections. */
export function isServedByPeople({ bookingType, isByPeople }: DiarySection): boolean {
  return bookingType === 'hourly' && isByPeople === true;
}

/** Returns true where several services can be booked in one visit: a single diary must hold all of it. */
export function canJoinServices(section: DiarySection & { takesSeveral?: boolean }): boolean {
  return section.takesSeveral === true && (hasOneDiary(section) || isServedByPeople(section));
}

/** A section chooses within how many days its owner answers a booking. */
export const ANSWER_DAYS = [1, 2, 3, 7] as const;
export type AnswerDays = (typeof ANSWER_DAYS)[number];
export const DEFAULT_ANSWER_DAYS: AnswerDays = 3;

/**
 * Returns when an unanswered booking gives its time back, never after the visit's beginning. Null for a booking that lies
 * in the past already, which an owner may write down.
 */
export function answerUntil(now: Date, days: AnswerDays, beginning: Date): Date | null {
  if (beginning <= now) return null;
  return new Date(Math.min(now.getTime() + days * DAY_MS, beginning.getTime()));
}

/** A section chooses until how many hours before it begins a customer can move or cancel a booking. */
export const CHANGE_HOURS = [0, 2, 6, 12, 24, 48, 168] as const;
/** Customers of a section may change nothing by themselves. */
export const NO_CHANGES = 'never';
export type ChangeHours = (typeof CHANGE_HOURS)[number] | typeof NO_CHANGES;
export const DEFAULT_CHANGE_HOURS: ChangeHours = 24;

/** Returns the moment from which on a customer can no longer change a booking; null where they never can. */
export function findChangesUntil(beginning: Date, hours: ChangeHours = DEFAULT_CHANGE_HOURS): Date | null {
  return hours === NO_CHANGES ? null : new Date(beginning.getTime() - hours * HOUR_MS);
}

/** A section chooses how many hours before a booking its customer is reminded; 0 means not at all. */
export const REMINDER_HOURS = [0, 2, 24, 48] as const;
export type ReminderHours = (typeof REMINDER_HOURS)[number];
export const DEFAULT_REMINDER_HOURS: ReminderHours = 24;

/**
 * Returns when the customer of a confirmed booking is reminded; null without reminders, and for a booking that is too near.
 */
export function findReminderTime(
  now: Date,
  beginning: Date,
  hours: ReminderHours = DEFAULT_REMINDER_HOURS,
): Date | null {
  const time = new Date(beginning.getTime() - hours * HOUR_MS);
  return hours > 0 && time > now ? time : null;
}

/** An owner writes the price of a service by the hour like this. */
export interface VisitPrice {
  /** The service takes this many minutes. */
  duration: number;
  /** Looks like `12,50`; empty or missing for a visit without a price. */
  visitPrice?: string;
  /** It is true if the price is that of an hour. */
  isPricedByHour?: boolean;
}

/** Returns the whole price of a visit in cents; null without one. */
export function findVisitCents({ duration, visitPrice = '', isPricedByHour }: VisitPrice): number | null {
  const cents = parsePriceCents(visitPrice);
  if (!cents) return null;
  return isPricedByHour ? Math.round((cents * duration) / 60) : cents;
}

/** Visitors read these prices of a service in cents, as far as it has them. */
export interface ShownPrices {
  visitCents?: number;
  hourCents?: number;
}

/** Returns the prices of a visit as numbers, so that visitors' browsers need not read what owners write. */
export function getShownPrices(service: VisitPrice): ShownPrices {
  const hourCents = service.isPricedByHour ? parsePriceCents(service.visitPrice ?? '') : null;
  return { visitCents: findVisitCents(service) ?? undefined, hourCents: hourCents || undefined };
}
