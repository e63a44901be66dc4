import { addDays, DAY_MINUTES } from '@/core/dates';
import { capitalize, formatDay, formatWeekday } from '@/core/locale/format';
import { getWeekday, WEEKDAYS, type Weekday } from '@/core/locale/weekdays';
import { type OpenInterval, parseMinutes } from '@/core/opening-hours';
import { getDateOf } from '@/core/wall-clock';
import {
  type Announcement,
  getIntervalsOn,
  getOpenState,
  listAnnouncements,
  type Opening,
} from '@/core/website-hours';
import { formatDays, listDayRuns } from './day-runs';
import type { WordsOf } from './define-view';
import { fillWords } from './fill-words';

type Words = WordsOf<'contactInfo'>;

/** Says whether the business is open now, and until when or from when on. */
export function formatOpenState({ hours, wallTime }: Opening, words: Words): string {
  const state = getOpenState(hours, wallTime);
  if (state.isOpen) return fillWords(words.openUntil, { time: dropLeadingZero(state.until) });
  if (!state.opens) return words.closedNow;
  const { date, time } = state.opens;
  const today = getDateOf(wallTime);
  const values = { day: formatNextDay(date, today, words), time: dropLeadingZero(time) };
  return fillWords(date === today ? words.opensToday : words.opensLater, values);
}

/**
 * Lists the lines of the week, for example `Monday – Wednesday 8:00 – 12:00, 13:00 – 18:00`: neighbours with the same hours
 * share one.
 */
export function listWeekLines(opening: Opening, words: Words): string[] {
  return listWeekRuns(opening, words).map(({ days, hours }) => `${days} ${hours}`);
}

/** Lists the lines of the week, with the days apart from their hours. */
export function listWeekRuns({ hours }: Opening, words: Words): { days: string; hours: string }[] {
  const { locale } = words;
  return listDayRuns((day) => formatIntervals(hours.week[day], words)).map(({ first, last, value }) => ({
    days: capitalize(locale, formatDays(locale, first, last)),
    hours: value,
  }));
}

/** A page shows this of one day of the week. */
export interface ShownDay {
  day: Weekday;
  name: string;
  hours: string;
  isClosed: boolean;
  /** True for today, unless special hours count today: then these are not its hours. */
  isToday: boolean;
}

/** Lists the seven days of the week. */
export function listWeekDays({ hours, wallTime }: Opening, words: Words): ShownDay[] {
  const today = getDateOf(wallTime);
  const usual = hours.week[getWeekday(today)];
  const actual = getIntervalsOn(hours, [today]).get(today) ?? [];
  const isUsual = JSON.stringify(actual) === JSON.stringify(usual);
  return WEEKDAYS.map((day) => ({
    day,
    name: capitalize(words.locale, formatWeekday(words.locale, day)),
    hours: formatIntervals(hours.week[day], words),
    isClosed: hours.week[day].length === 0,
    isToday: isUsual && day === getWeekday(today),
  }));
}

/** The bars span this many minutes in all, and each bar says when a day is open, in minutes from where they begin. */
export interface WeekBars {
  spanMinutes: number;
  days: { day: Weekday; bars: { from: number; minutes: number }[] }[];
}

/** Returns the bars of the week, from the full hour before anything opens to the full hour after everything has closed. */
export function getWeekBars({ hours: { week } }: Pick<Opening, 'hours'>): WeekBars {
  const open = (day: Weekday) =>
    week[day].map(({ start, end }) => ({
      start: parseMinutes(start) ?? 0,
      end: parseMinutes(end) ?? DAY_MINUTES,
    }));
  const all = WEEKDAYS.flatMap(open);
  const first = Math.floor(Math.min(DAY_MINUTES, ...all.map(({ start }) => start)) / 60) * 60;
  const last = Math.ceil(Math.max(0, ...all.map(({ end }) => end)) / 60) * 60;
  return {
    spanMinutes: Math.max(0, last - first),
    days: WEEKDAYS.map((day) => ({
      day,
      bars: open(day).map(({ start, end }) => ({ from: start - first, minutes: end - start })),
    })),
  };
}

/**
 * Lists how today and the two weeks that follow differ from the usual week, for example `28/12 – 3/1 closed`, with the
 * owner's words.
 */
export function listSpecialLines(
  { hours, wallTime }: Opening,
  words: Words,
): { days: string; note: string }[] {
  const today = getDateOf(wallTime);
  return listAnnouncements(hours, today).map((announced) => ({
    days: `${formatSpan(announced, words)} ${formatIntervals(announced.intervals, words)}`,
    note: announced.note,
  }));
}

function formatIntervals(intervals: readonly OpenInterval[], words: Words): string {
  if (intervals.length === 0) return words.closedDay;
  return intervals.map(formatInterval).join(', ');
}

function formatSpan({ from, until }: Announcement, { locale }: Words): string {
  const first = formatDay(locale, from, 'dayMonth');
  return from === until ? first : `${first} – ${formatDay(locale, until, 'dayMonth')}`;
}

/** Names a day by its weekday, or by its date if it is further off than a week. */
function formatNextDay(date: string, today: string, { locale }: Words): string {
  return date <= addDays(today, 6)
    ? formatWeekday(locale, getWeekday(date))
    : formatDay(locale, date, 'dayMonth');
}

/** Looks like `8:00 – 12:00`. */
export function formatInterval({ start, end }: OpenInterval): string {
  return `${dropLeadingZero(start)} – ${dropLeadingZero(end)}`;
}

/** Writes 08:00 as people do: 8:00. */
export const dropLeadingZero = (time: string) => time.replace(/^0/, '');
