import { PRODUCT_NAME } from '@/core/brand';
import { foldCalendarLines } from './booking-calendar';

/** Something that takes time. */
export interface CalendarEvent {
  /** The same as long as it is the same thing. */
  uid: string;
  /** Counts its changes. */
  sequence: number;
  /** An instant in milliseconds; a day, YYYY-MM-DD, where it takes whole days. */
  start: number | string;
  /** The first instant, or day, that it does not take. */
  end: number | string;
  title: string;
  description?: string;
  location?: string | undefined;
  url?: string;
  isTentative: boolean;
}

export interface Calendar {
  name: string;
  timeZone: string;
  language: string;
  events: CalendarEvent[];
}

/** Programs that listen to it ask again after this time. */
const REFRESH = 'PT1H';

/**
 * Writes a calendar that programs read again and again (RFC 5545, RFC 7986). Not by the library that makes the files of
 * mails: it checks each value of each event, which holds the server up for half a second with two thousand of them.
 */
export function writeCalendar({ name, timeZone, language, events }: Calendar, now: Date): string {
  const stamp = instantText(now.getTime());
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:-//${PRODUCT_NAME}//${language.toUpperCase()}`,
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return foldCalendarLines(`${lines.join('\r\n')}\r\n`);
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, sequence, start, end, title, description, location, url, isTentative } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART${timeText(start)}`,
    `DTEND${timeText(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `X-MICROSOFT-CDO-BUSYSTATUS:${isTentative ? 'TENTATIVE' : 'BUSY'}`,
    'END:VEVENT',
  ];
}

/** An instant is the same in every zone, so the file needs no description of the website's. */
function timeText(time: number | string): string {
  return typeof time === 'string' ? `;VALUE=DATE:${time.replaceAll('-', '')}` : `:${instantText(time)}`;
}

function instantText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Other control characters than the line break have no place in a text (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}
