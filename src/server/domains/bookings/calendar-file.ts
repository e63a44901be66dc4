import { PRODUCT_NAME } from '@/core/brand';

/** An event takes time in a calendar. */
export interface CalendarEvent {
  /** Names the event, so that a program recognises it after a change. */
  uid: string;
  /** Counts the changes of the event. */
  sequence: number;
  /** The event starts at this instant in milliseconds or, if it takes whole days, on this day, YYYY-MM-DD. */
  start: number | string;
  /** The event ends before this instant, or before this day. */
  end: number | string;
  title: string;
  description?: string;
  location?: string | undefined;
  url?: string;
  isTentative: boolean;
  alarm?: CalendarAlarm | undefined;
}

/** The calendar rings some hours before the event. */
export interface CalendarAlarm {
  text: string;
  hoursBefore: number;
}

export interface Calendar {
  name: string;
  timeZone: string;
  language: string;
  events: CalendarEvent[];
}

/** Programs that subscribe to the calendar ask again after this time. */
const REFRESH = 'PT1H';

/**
 * Writes a calendar that programs read again and again (RFC 5545, RFC 7986). No library does it, because the maintained
 * ones check each value of each event, which holds up the server for half a second with two thousand events.
 */
export function writeCalendar({ name, timeZone, language, events }: Calendar, now: Date): string {
  return writeFile(
    language,
    [
      'METHOD:PUBLISH',
      `NAME:${escapeText(name)}`,
      `X-WR-CALNAME:${escapeText(name)}`,
      `X-WR-TIMEZONE:${timeZone}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
      `X-PUBLISHED-TTL:${REFRESH}`,
    ],
    events.flatMap((event) => listEventLines(event, now)),
  );
}

/** This person invites or is invited. */
interface CalendarPerson {
  name: string;
  email: string;
}

/** A letter adds an event to a calendar, or removes it. */
interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  language: string;
  organizer: CalendarPerson;
  attendee: CalendarPerson;
}

/** Writes one event for a mail, which its reader's calendar adopts (RFC 5546). */
export function writeInvitation(
  event: CalendarEvent,
  { method, language, organizer, attendee }: Invitation,
  now: Date,
): string {
  const people = [
    `ORGANIZER;CN="${formatParameter(organizer.name)}":MAILTO:${organizer.email}`,
    `ATTENDEE;RSVP=FALSE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="${formatParameter(attendee.name)}":MAILTO:${attendee.email}`,
  ];
  return writeFile(language, [`METHOD:${method}`], listEventLines(event, now, people, method === 'CANCEL'));
}

function writeFile(language: string, head: string[], events: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:-//${PRODUCT_NAME}//${language.toUpperCase()}`,
    ...head,
    ...events,
    'END:VCALENDAR',
  ];
  return foldCalendarLines(`${lines.join('\r\n')}\r\n`);
}

function listEventLines(
  event: CalendarEvent,
  now: Date,
  people: string[] = [],
  isCancelled = false,
): string[] {
  const { uid, sequence, start, end, title, description, location, url, isTentative, alarm } = event;
  const status = isTentative ? 'TENTATIVE' : 'CONFIRMED';
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatInstant(now.getTime())}`,
    `SEQUENCE:${sequence}`,
    `DTSTART${formatTimeOfFile(start)}`,
    `DTEND${formatTimeOfFile(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : status}`,
    'TRANSP:OPAQUE',
    `X-MICROSOFT-CDO-BUSYSTATUS:${isTentative ? 'TENTATIVE' : 'BUSY'}`,
    ...people,
    ...(alarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(alarm.text)}`,
          `TRIGGER:-PT${alarm.hoursBefore}H`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ];
}

/** Formats an instant in UTC, so that the file need not describe the website's time zone. */
function formatTimeOfFile(time: number | string): string {
  return typeof time === 'string' ? `;VALUE=DATE:${time.replaceAll('-', '')}` : `:${formatInstant(time)}`;
}

function formatInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A text may contain no control characters but line breaks (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** A parameter cannot hold a quotation mark or a line break (RFC 5545, 3.1). */
function formatParameter(value: string): string {
  return value.replace(/"/g, "'").replace(/\p{Cc}+/gu, ' ');
}

const LINE_MAX_BYTES = 75;
const BREAK = '\r\n';
/** A long line goes on in the next one, which then begins with a blank. */
const FOLD = /\r\n[ \t]/g;

/** Folds the lines of a calendar file, so that each has at most 75 bytes (RFC 5545, 3.1). */
export function foldCalendarLines(calendar: string): string {
  return calendar.replace(FOLD, '').split(BREAK).map(foldLine).join(BREAK);
}

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_MAX_BYTES) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_MAX_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join(BREAK);
}
