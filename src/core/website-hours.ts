import { addDays } from './dates';
import { getWeekday, mapWeek, WEEKDAYS, type Weekday } from './locale/weekdays';
import { getDefaultWeekHours, type OpenInterval, parseMinutes, type WeekHours } from './opening-hours';
import { type HolidayCountry, type HolidayRegion, listPublicHolidays } from './public-holidays';
import { findSpan, listOccurrences, type Span } from './yearly-span';

/** They are in the order of the day and do not touch each other. */
type OpenIntervals = OpenInterval[];

export const MAX_INTERVALS = 2;
export const MAX_SPECIAL_DAYS = 100;
export const MAX_SPECIAL_SPAN_DAYS = 366;
export const SPECIAL_NOTE_MAX_LENGTH = 200;
/** Special days are on the page from this many days before they begin. */
export const SHOWN_DAYS_BEFORE = 14;

/** These days have hours of their own, from the first to the last, both included. */
export interface SpecialDays {
  id: string;
  from: string;
  until: string;
  /** It is empty for days that are closed. */
  intervals: OpenIntervals;
  /** Visitors read it. */
  note: string;
  /** It is true if the page shows them two weeks before. */
  isShown: boolean;
  /** It is true if they come again in each year after the first. */
  isYearly: boolean;
}

export interface HolidayChoice {
  /** It is null where no public holiday counts. */
  country: HolidayCountry | null;
  region: HolidayRegion | null;
  /** The week's hours hold on the public holidays with these rules. */
  open: string[];
}

/** The opening hours of a website: its page shows them, and bookings keep to them. */
export interface WebsiteHours {
  week: Record<Weekday, OpenIntervals>;
  specialDays: SpecialDays[];
  holidays: HolidayChoice;
  /** It is true if the owner has given the week, which may be the same as a template's. */
  isOwn?: boolean | undefined;
}

/** A page shows the hours of a website at a moment, `YYYY-MM-DD HH:MM` on its wall clock. */
export interface Opening {
  hours: WebsiteHours;
  wallTime: string;
}

/** Returns the hours of a week without any special days, as bookings have them by the specification. */
export function fromWorkingHours(week: WeekHours): WebsiteHours {
  return {
    week: mapWeek((day) => {
      const { enabled, start, end } = week[day];
      return enabled && start < end ? [{ start, end }] : [];
    }),
    specialDays: [],
    holidays: { country: null, region: null, open: [] },
  };
}

export function getDefaultWebsiteHours(): WebsiteHours {
  return fromWorkingHours(getDefaultWeekHours());
}

/**
 * Returns when a day is open: special days count before public holidays, and these before the week. Of several special days
 * the shortest span counts, and of equal ones the one that was added last.
 */
export function getOpenIntervals(
  hours: WebsiteHours,
  date: string,
  publicHolidays: ReadonlySet<string>,
): OpenIntervals {
  const special = findSpecialDays(hours, date);
  if (special) return special.intervals;
  return publicHolidays.has(date) ? [] : hours.week[getWeekday(date)];
}

/** Returns the special days that count on a date; null for one that has none. */
export function findSpecialDays({ specialDays }: WebsiteHours, date: string): SpecialDays | null {
  return findSpan(specialDays, date);
}

const getYear = (date: string) => Number(date.slice(0, 4));

/** Returns the public holidays of some years on which a website is closed. */
export function listClosedHolidays({ holidays }: WebsiteHours, years: Iterable<number>): ReadonlySet<string> {
  const { country, region, open } = holidays;
  if (!country) return new Set();
  const dates = [...years].flatMap((year) =>
    listPublicHolidays(country, year, region ?? undefined)
      .filter(({ rule }) => !open.includes(rule))
      .map(({ date }) => date),
  );
  return new Set(dates);
}

/** Returns the open intervals of each day, with special days and public holidays. */
export function getIntervalsOn(hours: WebsiteHours, dates: readonly string[]): Map<string, OpenIntervals> {
  const holidays = listClosedHolidays(hours, new Set(dates.map(getYear)));
  return new Map(dates.map((date) => [date, getOpenIntervals(hours, date, holidays)]));
}

/** Returns how many minutes the longest opening takes, special days included. */
export function measureLongestOpening({ week, specialDays }: WebsiteHours): number {
  const openings = [
    ...WEEKDAYS.flatMap((day) => week[day]),
    ...specialDays.flatMap((days) => days.intervals),
  ];
  const minutes = openings.map(({ start, end }) => (parseMinutes(end) ?? 0) - (parseMinutes(start) ?? 0));
  return Math.max(0, ...minutes);
}

/** Says what closes next from a moment on, or what opens next within the coming year. */
export type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens: { date: string; time: string } | null };

/** Nobody waits longer for a shop to open. */
const LOOK_AHEAD_DAYS = 366;

/** Returns whether a website is open on its wall clock, `YYYY-MM-DD HH:MM`. */
export function getOpenState(hours: WebsiteHours, wallTime: string): OpenState {
  const [today = '', now = ''] = wallTime.split(' ');
  const holidays = listClosedHolidays(hours, [getYear(today), getYear(today) + 1]);
  const open = getOpenIntervals(hours, today, holidays).find(({ start, end }) => start <= now && now < end);
  if (open) return { isOpen: true, until: open.end };
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    const next = getOpenIntervals(hours, date, holidays).find(({ start }) => ahead > 0 || start > now);
    if (next) return { isOpen: false, opens: { date, time: next.start } };
  }
  return { isOpen: false, opens: null };
}

/**
 * Returns the next moment on the wall clock from which a page may show its hours differently: something opens or closes, or
 * the next day begins.
 */
export function getNextChange(hours: WebsiteHours, wallTime: string): { date: string; time: string } {
  const [today = '', now = ''] = wallTime.split(' ');
  const intervals = getOpenIntervals(hours, today, listClosedHolidays(hours, [getYear(today)]));
  const [time] = intervals
    .flatMap(({ start, end }) => [start, end])
    .filter((edge) => edge > now)
    .sort();
  return time === undefined ? { date: addDays(today, 1), time: '00:00' } : { date: today, time };
}

/** A page announces these special days; of those that come every year it is the next span. */
export interface Announcement extends Span {
  intervals: OpenIntervals;
  note: string;
}

/** Lists the special days that the page shows on a day, in order: from two weeks before they begin until they are over. */
export function listAnnouncements(hours: WebsiteHours, today: string): Announcement[] {
  const latest = addDays(today, SHOWN_DAYS_BEFORE);
  return hours.specialDays
    .filter(({ isShown }) => isShown)
    .flatMap((days) => {
      const next = listOccurrences(days, today).find(({ until }) => today <= until);
      const { intervals, note } = days;
      return next && next.from <= latest ? [{ ...next, intervals, note }] : [];
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until));
}
