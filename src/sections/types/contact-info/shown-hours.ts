import { addDays } from '@/core/dates';
import { capitalize, formatDay, formatWeekday } from '@/core/locale/format';
import { getWeekday } from '@/core/locale/weekdays';
import type { OpenInterval } from '@/core/opening-hours';
import { type Announcement, announcementsOn, type Opening, openStateAt } from '@/core/website-hours';
import { dayRuns, daysText } from '../../visitor-kit/day-runs';
import type { WordsOf } from '../../visitor-kit/define-view';
import { fillWords } from '../../visitor-kit/fill-words';

type Words = WordsOf<'contactInfo'>;

/** Says whether it is open now, and until when or from when on. */
export function openLine({ hours, wallTime }: Opening, words: Words): string {
  const state = openStateAt(hours, wallTime);
  if (state.isOpen) return fillWords(words.openUntil, { time: shownTime(state.until) });
  if (!state.opens) return words.closedNow;
  const { date, time } = state.opens;
  const [today = ''] = wallTime.split(' ');
  const values = { day: nextDayText(date, today, words), time: shownTime(time) };
  return fillWords(date === today ? words.opensToday : words.opensLater, values);
}

/** The week, a line for neighbours with the same hours: Monday – Wednesday 8:00 – 12:00, 13:00 – 18:00. */
export function weekLines({ hours }: Opening, words: Words): string[] {
  const { locale } = words;
  return dayRuns((day) => intervalsText(hours.week[day], words)).map(
    ({ first, last, value }) => `${capitalize(locale, daysText(locale, first, last))} ${value}`,
  );
}

/** Lists what differs from the week today and in the two weeks that follow: 28/12 – 3/1 closed, and the owner's words. */
export function specialLines({ hours, wallTime }: Opening, words: Words): { days: string; note: string }[] {
  const [today = ''] = wallTime.split(' ');
  return announcementsOn(hours, today).map((announced) => ({
    days: `${spanText(announced, words)} ${intervalsText(announced.intervals, words)}`,
    note: announced.note,
  }));
}

function intervalsText(intervals: readonly OpenInterval[], words: Words): string {
  if (intervals.length === 0) return words.closedDay;
  return intervals.map(({ start, end }) => `${shownTime(start)} – ${shownTime(end)}`).join(', ');
}

function spanText({ from, until }: Announcement, { locale }: Words): string {
  const first = formatDay(locale, from, 'dayMonth');
  return from === until ? first : `${first} – ${formatDay(locale, until, 'dayMonth')}`;
}

/** A weekday by its name, a day further off than a week by its date. */
function nextDayText(date: string, today: string, { locale }: Words): string {
  return date <= addDays(today, 6)
    ? formatWeekday(locale, getWeekday(date))
    : formatDay(locale, date, 'dayMonth');
}

/** 08:00 as people write it: 8:00. */
const shownTime = (time: string) => time.replace(/^0/, '');
