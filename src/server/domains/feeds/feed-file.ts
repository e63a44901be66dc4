import { setImmediate as nextTurn } from 'node:timers/promises';
import { convertIcsEvent, extendByRecurrenceRule, type IcsDateObject, type IcsEvent } from 'ts-ics';
import type { TimeRange } from '@/core/bookings';
import { addDays, DAY_MINUTES, DAY_MS, MINUTE_MS } from '@/core/dates';
import { toInstant, toLocalDateTime } from '@/core/wall-clock';
import { FeedError } from '../../ports/feed-reader';

/** A calendar of another program says that this time is taken. */
export interface FeedTime extends TimeRange {
  /** Names the entry: the key stays while the same entry has the same time. */
  key: string;
  title: string;
  /** It is true for whole days; `start` and `end` are then their midnights. */
  isWholeDays: boolean;
  /** This and `attendee` are read with `isWithCustomers` only; the attendee is somebody other than the organizer. */
  description: string;
  attendee: { name: string; email: string } | null;
}

interface FeedBounds {
  timeZone: string;
  /** These are days, YYYY-MM-DD: entries that end before the first day or begin after the last are left out. */
  first: string;
  last: string;
  /**
   * Entries whose UID ends with this were written by this server and are left out; if it is empty, they are read as
   * well.
   */
  ownHost: string;
  /** A file may have at most this many times; 2,000 if none is given. */
  maxTimes?: number;
  /** If true, the customers in the entries are read as well. */
  isWithCustomers?: boolean;
}

const MAX_EVENTS = 2000;
const MAX_LINE = 20_000;
const TITLE_LENGTH = 80;
const EVENTS_AT_ONCE = 100;

/** Other lines of an event are not needed, and some of them are long. */
const READ = /^(UID|DTSTAMP|DTSTART|DTEND|DURATION|RRULE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SUMMARY)[;:]/i;
const READ_OF_CUSTOMERS = /^(DESCRIPTION|ATTENDEE|ORGANIZER)[;:]/i;
/** Matches a time without a zone. */
const FLOATING = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE)(;VALUE=DATE-TIME)?:(?=\d{8}T\d{6}(,|$))/i;
/** No appointment repeats more often than once a day. */
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/**
 * Returns the times that a calendar file says are taken, on the website's wall clock. Throws FeedError for a file that
 * is no calendar, or has more times than a diary holds; single events that cannot be read are left out.
 */
export async function parseFeed(file: string, bounds: FeedBounds): Promise<FeedTime[]> {
  const { maxTimes = MAX_EVENTS, ownHost, isWithCustomers = false } = bounds;
  const events: IcsEvent[] = [];
  let read = 0;
  for (const lines of readEvents(file, isWithCustomers)) {
    read += 1;
    if (read > maxTimes) throw new FeedError('tooMany');
    // The server answers other calls in between.
    if (read % EVENTS_AT_ONCE === 0) await nextTurn();
    const event = parseEvent(lines, bounds.timeZone);
    if (event && !(ownHost && event.uid.endsWith(`@${ownHost}`))) events.push(event);
  }
  const changed = new Map<string, Set<string>>();
  for (const { uid, recurrenceId } of events)
    if (recurrenceId) changed.set(uid, (changed.get(uid) ?? new Set()).add(getKey(recurrenceId.value)));
  const times = new Map<string, FeedTime>();
  for (const event of events) {
    if (event.status === 'CANCELLED' || event.timeTransparent === 'TRANSPARENT') continue;
    for (const start of listStarts(event, bounds, changed.get(event.uid))) {
      const time = toFeedTime(event, start, bounds);
      if (time) times.set(time.key, time);
    }
    if (times.size > maxTimes) throw new FeedError('tooMany');
  }
  return nameByTime([...times.values()].sort((one, other) => (one.start < other.start ? -1 : 1)));
}

/**
 * Names each entry by its time, and by its number among the entries of that time: some programs give their entries new
 * UIDs whenever they are asked, and a taken time must not become free in between.
 */
function nameByTime(times: readonly FeedTime[]): FeedTime[] {
  const counts = new Map<string, number>();
  return times.map((time) => {
    const range = `${time.isWholeDays ? 'days' : 'time'} ${time.start} ${time.end}`;
    const count = (counts.get(range) ?? 0) + 1;
    counts.set(range, count);
    return { ...time, key: `${range} ${count}` };
  });
}

/** Cuts a file into the lines of its events. */
function* readEvents(file: string, isWithCustomers: boolean): Generator<string[]> {
  const isRead = (line: string) => READ.test(line) || (isWithCustomers && READ_OF_CUSTOMERS.test(line));
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(file)) throw new FeedError('noCalendar');
  let event: string[] | null = null;
  let depth = 0;
  // A line that begins with a blank continues the one before.
  for (const line of file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const mark = line.slice(0, 'BEGIN:VEVENT'.length).toUpperCase();
    if (mark === 'BEGIN:VEVENT') {
      event = [];
      depth = 0;
    } else if (event && mark === 'END:VEVENT') {
      yield event;
      event = null;
    } else if (event && mark.startsWith('BEGIN:')) depth += 1;
    else if (event && mark.startsWith('END:')) depth -= 1;
    else if (event && depth === 0 && line.length <= MAX_LINE && isRead(line)) event.push(line);
  }
}

function parseEvent(lines: readonly string[], timeZone: string): IcsEvent | null {
  const zoned = lines.map((line) => line.replace(FLOATING, `$1;TZID=${timeZone}:`));
  try {
    const event = convertIcsEvent(undefined, ['BEGIN:VEVENT', ...zoned, 'END:VEVENT', ''].join('\r\n'));
    return Number.isNaN(event.start?.date.getTime()) || !event.uid ? null : event;
  } catch {
    return null;
  }
}

/** Lists the beginnings of an event (if it is repeated, up to the last day) on the clock in which it is written. */
function listStarts(
  event: IcsEvent,
  { first, last }: FeedBounds,
  changed: ReadonlySet<string> | undefined,
): Date[] {
  const { start, recurrenceRule: rule, recurrenceId } = event;
  const begin = toClock(start);
  if (!rule || recurrenceId) return [begin];
  if (!FREQUENCIES.includes(rule.frequency)) return [];
  const end = new Date(Date.parse(`${addDays(last, 1)}T00:00:00Z`));
  const until = rule.until && { ...rule, until: { ...rule.until, date: toClock(rule.until) } };
  const exceptions = event.exceptionDates?.map(toClock) ?? [];
  const excluded = new Set([...exceptions.map((date) => date.getTime())]);
  // Every repetition since the first day is computed, so an event that began more than thirty years ago is left out.
  if (begin.getTime() < Date.parse(`${first}T00:00:00Z`) - 30 * 365 * DAY_MS) return [];
  return extendByRecurrenceRule(until ?? rule, { start: begin, end }).filter(
    (date) =>
      !excluded.has(date.getTime()) &&
      !changed?.has(date.toISOString()) &&
      date.getTime() > Date.parse(`${first}T00:00:00Z`) - 31 * DAY_MS,
  );
}

/**
 * Returns a time as it stands in the file, as if its zone were UTC: an event that repeats at nine does so in summer as
 * well.
 */
const toClock = ({ date, local }: IcsDateObject): Date => local?.date ?? date;
const getKey = (time: IcsDateObject) => toClock(time).toISOString();

function toFeedTime(event: IcsEvent, start: Date, { timeZone, first, last }: FeedBounds): FeedTime | null {
  const minutes = getDuration(event);
  const isWholeDays = event.start.type === 'DATE';
  const zone = isWholeDays || !event.start.local ? null : toKnownZone(event.start.local.timezone, timeZone);
  const range = isWholeDays
    ? { start: formatTime(start), end: formatTime(new Date(start.getTime() + minutes * MINUTE_MS)) }
    : toWallClock(zone === null ? start : toInstant(...splitTime(start), zone), minutes, timeZone);
  if (range.end <= range.start || range.end <= `${first} 00:00` || range.start > `${last} 24:00`) return null;
  const title = (event.summary ?? '').replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH);
  const key = `${event.uid.slice(0, 200)} ${range.start} ${range.end}`;
  return {
    ...range,
    key,
    title,
    isWholeDays,
    description: event.description ?? '',
    attendee: findAttendee(event),
  };
}

function findAttendee({ attendees = [], organizer }: IcsEvent): FeedTime['attendee'] {
  const other = attendees.find(({ email }) => email && email !== organizer?.email);
  return other ? { name: other.name ?? '', email: other.email } : null;
}

/**
 * Returns the length in minutes. If no end is given, an event of whole days lasts one day, and any other has no length.
 */
function getDuration({ start, end, duration }: IcsEvent): number {
  if (end) return (toClock(end).getTime() - toClock(start).getTime()) / MINUTE_MS;
  const { weeks = 0, days = 0, hours = 0, minutes = 0 } = duration ?? {};
  const said = ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
  return said === 0 && start.type === 'DATE' ? DAY_MINUTES : said;
}

/** Returns the zone, or the website's own if its name is unknown: some programs invent names. */
function toKnownZone(zone: string, timeZone: string): string {
  try {
    toLocalDateTime(new Date(0), zone);
    return zone;
  } catch {
    return timeZone;
  }
}

function toWallClock(start: Date, minutes: number, timeZone: string): TimeRange {
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  return { start: toLocalDateTime(start, timeZone), end: toLocalDateTime(end, timeZone) };
}

const formatTime = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

function splitTime(date: Date): [date: string, time: string] {
  const text = formatTime(date);
  return [text.slice(0, 10), text.slice(11)];
}
