import { useCallback } from 'react';
import { listFreeDays } from '@/contracts/endpoints/bookings';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { listWeeks } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { getWeekday } from '@/core/locale/weekdays';
import type { WeekIntervals } from '@/core/opening-hours';
import { callSite } from '../../visitor-kit/visitor-call';
import type { FreeDaysByMonth } from './bookable-days';
import type { AskedService } from './use-booked-times';
import { useMonths } from './use-months';

const DAY_HOURS = 24;

export interface FreeDaysState {
  free: FreeDaysByMonth;
  /** Days on which nothing is free, and for which visitors can wait. */
  full: FreeDaysByMonth;
  hasFailed: boolean;
  /** Asks anew: after a failure, or when somebody else was faster. */
  refresh(): void;
}

/** The free days of a service. */
export function useFreeDays(slug: string, service: AskedService, months: readonly string[]): FreeDaysState {
  const ask = useCallback(
    (month: string) => callSite(listFreeDays, { params: { slug }, query: { month, ...service } }),
    [slug, service],
  );
  const { answers, ...state } = useMonths(JSON.stringify(service), months, ask);
  const free = Object.entries(answers).map(([month, { freeDays }]) => [month, new Set(freeDays)]);
  const full = Object.entries(answers).map(([month, { fullDays }]) => [month, new Set(fullDays)]);
  return { free: Object.fromEntries(free), full: Object.fromEntries(full), ...state };
}

interface PreviewedSection {
  week: WeekIntervals;
  noticeHours?: number;
  daysAhead?: number;
}

/** The editor shows these in place of the server's answer: every open day that lies neither too near nor too far is free. */
export function previewDays(
  { week, noticeHours = DAY_HOURS, daysAhead = MAX_DAYS_AHEAD }: PreviewedSection,
  month: string,
  today: string,
): FreeDaysState {
  const first = addDays(today, Math.floor(noticeHours / DAY_HOURS));
  const last = addDays(today, daysAhead);
  const days = listWeeks(month)
    .flat()
    .filter((date) => date && date >= first && date <= last && week[getWeekday(date)].length > 0);
  return {
    free: { [month]: new Set(days as string[]) },
    full: {},
    hasFailed: false,
    refresh: () => undefined,
  };
}
