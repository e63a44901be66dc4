import { useCallback, useMemo } from 'react';
import { listFreeDays } from '@/contracts/endpoints/bookings';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { getDiary } from '@/core/bookings';
import { getMonth, listWeeks } from '@/core/calendar-month';
import { addDays, DAY_HOURS } from '@/core/dates';
import { listSlots } from '@/core/free-times';
import { getWeekday } from '@/core/locale/weekdays';
import type { WeekIntervals } from '@/core/opening-hours';
import { callSite } from '../../visitor-kit/visitor-call';
import { type FreeDaysByMonth, isFree } from './bookable-days';
import type { BookedService, BookingContent } from './definition';
import type { ServingPerson } from './person-choice';
import type { OfferedService } from './service-facts';
import { type AskedService, type BookedTimes, useBookedTimes } from './use-booked-times';
import { useChoice, useMonthBounds } from './use-choice';
import { type Gone, useMonths } from './use-months';

export interface BookedContent
  extends Pick<
    BookingContent,
    | 'bookingType'
    | 'stepMinutes'
    | 'noticeHours'
    | 'daysAhead'
    | 'asksNote'
    | 'takesSeveral'
    | 'questions'
    | 'checkIn'
    | 'checkOut'
    | 'cityTaxNote'
    | 'hasWaitlist'
  > {
  /** Each guest pays this much for each night; missing for none. */
  cityTaxCents?: number;
  /** These are the opening hours, or for stays the days on which they can begin. */
  week: WeekIntervals;
  /** True where another section of the page tells the opening hours. */
  hidesHours?: boolean | undefined;
  services: OfferedService[];
  /** Visitors choose one of these to serve them. */
  people?: readonly ServingPerson[];
}

interface BookingTimesInput {
  slug: string;
  sectionId: string;
  content: BookedContent;
  /** The visitor books this service; where several are booked in one visit, this one joins them. */
  service: BookedService | undefined;
  /** These are done in the same visit as well. */
  moreServiceIds: readonly string[];
  /** This person is to serve; empty if anyone may. */
  personId: string;
  isPreview: boolean;
}

const NONE_TAKEN: BookedTimes = { kind: 'known', taken: new Set() };

/** Keeps when a visitor would like to come as long as it is free, and lists what there is to choose from. */
export function useBookingTimes({
  slug,
  sectionId,
  content,
  service,
  moreServiceIds,
  personId,
  isPreview,
}: BookingTimesInput) {
  const { daysAhead = MAX_DAYS_AHEAD } = content;
  const choice = useChoice(sectionId, isPreview);
  const { today, month, chosen, choose } = choice;
  const asking = useAsked(sectionId, service?.id ?? '', moreServiceIds, personId);
  const needed = isPreview || !month ? [] : listNeededMonths(month, chosen.date);
  const asked = useFreeDays(slug, asking, needed, today);
  const days = isPreview && month && today ? previewDays(content, month, today) : asked;
  const isUnknown = (date: string) => !days.free[getMonth(date)];
  const date = chosen.date && (isUnknown(chosen.date) || isFree(days.free, chosen.date)) ? chosen.date : null;
  const times = useBookedTimes(slug, asking, isPreview ? null : date);
  const booked = isPreview ? NONE_TAKEN : withWay(times.booked, content);
  const slots = isPreview ? previewSlots(content, service, date) : times.slots;

  const isFull = (day: string) => isFree(days.full, day);
  const bounds = useMonthBounds(choice, daysAhead, (one) => isEmpty(days.free, one), {
    isKept: (one) => (days.full[one]?.size ?? 0) > 0,
  });

  return {
    date,
    /** The visitor would rather wait for this full day. */
    waitDate: chosen.date && isFull(chosen.date) ? chosen.date : null,
    time: chosen.time && isOpen(chosen.time, slots, booked) ? chosen.time : null,
    slots,
    booked,
    days: withWay(days, content),
    month,
    ...bounds,
    setMonth: choice.setMonth,
    isSelectable: (day: string) => isFree(days.free, day),
    isFull,
    chooseDate: (day: string) => choose({ date: day, time: chosen.time }),
    chooseTime: (time: string) => choose({ ...chosen, time }),
    clear: () => choose({}),
    forget: choice.forget,
    refreshTimes: times.refresh,
    /** Asks anew after somebody else was faster. */
    refresh() {
      days.refresh();
      times.refresh();
    },
  };
}

/** Keeps the question to the server as one value until something else is chosen. */
function useAsked(
  sectionId: string,
  serviceId: string,
  moreServiceIds: readonly string[],
  personId: string,
): AskedService {
  const more = JSON.stringify(moreServiceIds);
  return useMemo(
    () => ({ sectionId, serviceId, moreServiceIds: JSON.parse(more), ...(personId && { personId }) }),
    [sectionId, serviceId, more, personId],
  );
}

export type BookingTimes = ReturnType<typeof useBookingTimes>;

/** Lists what the editor shows in place of the server's answer. */
function previewSlots(content: BookedContent, service: BookedService | undefined, date: string | null) {
  if (!date || !service) return [];
  return listSlots(content.week[getWeekday(date)], getDiary('', content, service).visit);
}

/** Lists the month that is shown, and the month of the chosen day. */
function listNeededMonths(month: string, date: string | undefined): string[] {
  return [...new Set([month, date ? getMonth(date) : month])];
}

function isEmpty(free: FreeDaysByMonth, month: string): boolean {
  return free[month]?.size === 0;
}

function isOpen(time: string, slots: readonly string[], booked: BookedTimes): boolean {
  return slots.includes(time) && !(booked.kind === 'known' && booked.taken.has(time));
}

/** Leaves out that the service is gone where there is no other one to choose. */
function withWay<State extends object>(
  state: State & { gone?: Gone | null },
  { services }: BookedContent,
): State {
  const { gone } = state;
  return gone?.field === 'serviceId' && services.length < 2 ? { ...state, gone: { text: gone.text } } : state;
}

interface FreeDaysState {
  free: FreeDaysByMonth;
  /** Nothing is free on these days, but visitors can wait for them. */
  full: FreeDaysByMonth;
  hasFailed: boolean;
  gone: Gone | null;
  /** Asks anew after a failure, or when somebody else was faster. */
  refresh(): void;
}

/** Asks the server for the free days of a service, and again on another day. */
function useFreeDays(
  slug: string,
  service: AskedService,
  months: readonly string[],
  today: string | null,
): FreeDaysState {
  const ask = useCallback(
    (month: string) => callSite(listFreeDays, { params: { slug }, query: { month, ...service } }),
    [slug, service],
  );
  const { answers, ...state } = useMonths(JSON.stringify([service, today]), months, ask);
  const free = Object.entries(answers).map(([month, { freeDays }]) => [month, new Set(freeDays)]);
  const full = Object.entries(answers).map(([month, { fullDays }]) => [month, new Set(fullDays)]);
  return { free: Object.fromEntries(free), full: Object.fromEntries(full), ...state };
}

interface PreviewedSection {
  week: WeekIntervals;
  noticeHours?: number;
  daysAhead?: number;
}

/**
 * Returns what the editor shows in place of the server's answer: every open day that is neither too near nor too far is
 * free.
 */
export function previewDays(
  { week, noticeHours = DAY_HOURS, daysAhead = MAX_DAYS_AHEAD }: PreviewedSection,
  month: string,
  today: string,
): FreeDaysState {
  const first = addDays(today, Math.floor(noticeHours / DAY_HOURS));
  const last = addDays(today, daysAhead);
  const days = listWeeks(month)
    .flat()
    .filter((date) => date !== null)
    .filter((date) => date >= first && date <= last && week[getWeekday(date)].length > 0);
  return {
    free: { [month]: new Set(days) },
    full: {},
    hasFailed: false,
    gone: null,
    refresh: () => undefined,
  };
}
