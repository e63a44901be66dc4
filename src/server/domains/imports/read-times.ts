import { isCalendarDate } from '@/core/dates';
import { parseMinutes } from '@/core/opening-hours';
import { toOneLine } from '@/core/text';
import { toLocalDateTime } from '@/core/wall-clock';

/** Says whether the day or the month comes first in a date with slashes. */
export type DateOrder = 'day' | 'month' | 'unknown';

/** A cell may hold a day, a time of day, or both; a missing part is null. */
export interface CellTime {
  date: string | null;
  time: string | null;
  /** A cell may hold a second time of day, as in `9:00 - 9:45`. */
  until: string | null;
}

export type CellProblem = 'date' | 'dateOrder' | 'time';

const TIME = String.raw`(?<hours>\d{1,2})(?:[:.](?<minutes>\d{2}))(?:[:.]\d{2}(?:\.\d+)?)?\s*(?<half>[ap]\.?\s?m\.?)?(?:\s*(?:h|hod\.?|uhr))?`;
const WHOLE_TIME = new RegExp(`^${TIME}$`, 'i');
const SPAN = new RegExp(
  `^(?<from>${TIME.replace(/\?<\w+>/g, '')})\\s*[-–—]\\s*(?<until>${TIME.replace(/\?<\w+>/g, '')})$`,
  'i',
);
const POINTS =
  /^(?:\p{L}{2,10}\.?,?\s+)?(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4}|\d{2})(?!\d)(?<rest>.*)$/u;
const DASHES = /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)(?<rest>.*)$/;
const SLASHES = /^(?<one>\d{1,2})[/-](?<two>\d{1,2})[/-](?<year>\d{4}|\d{2})(?!\d)(?<rest>.*)$/;
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Finds out what comes first in dates with slashes, from all cells of a column: a cell that can be read in one way only
 * decides. If such cells disagree, or there is none, the order is unknown.
 */
export function guessDateOrder(cells: readonly string[]): DateOrder {
  const found = new Set<DateOrder>();
  for (const cell of cells) {
    const groups = SLASHES.exec(cell)?.groups;
    if (Number(groups?.one) > 12) found.add('day');
    if (Number(groups?.two) > 12) found.add('month');
  }
  const [order = 'unknown'] = found;
  return found.size === 1 ? order : 'unknown';
}

/**
 * Reads a cell that may hold a day, a time of day or both, on the wall clock of a zone. Returns a text if the cell is
 * wrong; it names the problem.
 */
export function readCellTime(cell: string, order: DateOrder, timeZone: string): CellTime | CellProblem {
  const text = toOneLine(cell);
  if (ZONED.test(text)) {
    const instant = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
    if (Number.isNaN(instant.getTime())) return 'date';
    const [date = '', time = ''] = toLocalDateTime(instant, timeZone).split(' ');
    return { date, time, until: null };
  }
  const day = readDay(text, order);
  if (typeof day === 'string') return day;
  const rest = (day ? day.rest : text)
    .replace(/^[\sT,]+/, '')
    .replace(/^(?:o|um|at|v)\s+/i, '')
    .trim();
  if (rest === '') return day ? { date: day.date, time: null, until: null } : 'date';
  const span = SPAN.exec(rest)?.groups;
  const time = readTime(span?.from ?? rest);
  const until = span ? readTime(span.until ?? '') : null;
  if (time === null || (span && until === null)) return day ? 'time' : 'date';
  return { date: day?.date ?? null, time, until };
}

function readDay(text: string, order: DateOrder): { date: string; rest: string } | CellProblem | null {
  const plain = (POINTS.exec(text) ?? DASHES.exec(text))?.groups;
  if (plain) return parseDay(plain.year, plain.month, plain.day, plain.rest);
  const slashed = SLASHES.exec(text)?.groups;
  if (!slashed) return null;
  const { one, two, year, rest } = slashed;
  // It is the same day either way.
  if (one === two) return parseDay(year, one, two, rest);
  if (order === 'unknown') return 'dateOrder';
  return order === 'day' ? parseDay(year, two, one, rest) : parseDay(year, one, two, rest);
}

function parseDay(year = '', month = '', day = '', rest = ''): { date: string; rest: string } | CellProblem {
  const date = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  );
  return isCalendarDate(date) ? { date, rest } : 'date';
}

/** Reads a time of day, such as `9:00`, `9.30` or `9:30 PM`; null for anything else. */
function readTime(text: string): string | null {
  const groups = WHOLE_TIME.exec(text.trim())?.groups;
  if (!groups) return null;
  const half = groups.half?.[0]?.toLowerCase();
  const hours = Number(groups.hours);
  if (half && (hours < 1 || hours > 12)) return null;
  const shifted = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  const time = `${String(shifted).padStart(2, '0')}:${groups.minutes}`;
  return parseMinutes(time) === null ? null : time;
}

/**
 * Reads how long something takes, in minutes, such as `45`, `45 min`, `1 h 30 min`, `1:30` or `1,5 h`; null for
 * anything else.
 */
export function readMinutes(cell: string): number | null {
  const text = cell.trim().toLowerCase().replace(',', '.');
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words =
    /^(?:(?<hours>\d+(?:\.\d+)?)\s*(?:h|hod|hodin[ay]?|hours?|std|stunden?)\.?)?\s*(?:(?<minutes>\d+)\s*(?:m|min|minut[ay]?|minút[ay]?|minutes?|minuten?)?\.?)?$/.exec(
      text,
    );
  if (!words?.groups || text === '') return null;
  const { hours, minutes } = words.groups;
  return Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0);
}
