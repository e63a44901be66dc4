import { useCallback, useEffect, useRef, useState } from 'react';
import { listFreeDays } from '@/contracts/endpoints/bookings';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { weeksOf } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { type WeekIntervals, weekdayOf } from '@/core/opening-hours';
import { callSite } from '../../visitor-kit/visitor-call';
import type { FreeDaysByMonth } from './bookable-days';
import type { AskedService } from './use-booked-times';

const DAY_HOURS = 24;

export interface FreeDaysState {
  free: FreeDaysByMonth;
  hasFailed: boolean;
  /** Asks anew: after a failure, or when somebody else was faster. */
  refresh(): void;
}

/** The free days of a service, each month asked for once, when it is first needed. */
export function useFreeDays(slug: string, service: AskedService, months: readonly string[]): FreeDaysState {
  const [attempt, setAttempt] = useState(0);
  // What is known of one service and person, or before somebody else booked, says nothing about another.
  const round = `${attempt} ${service.serviceId} ${service.personId ?? ''}`;
  const [known, setKnown] = useState<{ round: string; free: FreeDaysByMonth }>({ round, free: {} });
  const [failedRound, setFailedRound] = useState<string | null>(null);
  const asked = useRef({ round, months: new Set<string>() });
  const needed = months.join(' ');

  useEffect(() => {
    if (asked.current.round !== round) asked.current = { round, months: new Set() };
    const { months: done } = asked.current;
    for (const month of needed.split(' ').filter((text) => text !== '' && !done.has(text))) {
      done.add(month);
      const query = { month, ...service };
      callSite(listFreeDays, { params: { slug }, query }).then((result) => {
        if (asked.current.round !== round) return;
        if (result.kind !== 'done') return setFailedRound(round);
        const days = new Set(result.answer.freeDays);
        setKnown((before) => ({
          round,
          free: { ...(before.round === round ? before.free : {}), [month]: days },
        }));
      });
    }
  }, [slug, service, round, needed]);

  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  return {
    free: known.round === round ? known.free : {},
    hasFailed: failedRound === round,
    refresh,
  };
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
  const days = weeksOf(month)
    .flat()
    .filter((date) => date && date >= first && date <= last && week[weekdayOf(date)].length > 0);
  return { free: { [month]: new Set(days as string[]) }, hasFailed: false, refresh: () => undefined };
}
