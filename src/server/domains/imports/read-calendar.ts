import { MINUTE_MS } from '@/core/dates';
import { IMPORT_MAX_ROWS, type ImportProblem } from '@/core/imports';
import { foldText } from '@/core/search-words';
import { toOneLine } from '@/core/text';
import { NOTES_MAX_LENGTH } from '@/core/visitor-limits';
import { getDateOf } from '@/core/wall-clock';
import { type FeedTime, parseFeed } from '../feeds';
import {
  canBeFound,
  checkContact,
  type FileContent,
  type FileVisit,
  getShownName,
  joinPeople,
} from './read-rows';
import { createRefusedFileError } from './read-table';

interface CalendarBounds {
  timeZone: string;
  first: string;
  last: string;
  /** The website offers these services, by name; titles of entries name a service beside the customer. */
  serviceNames: readonly string[];
}

/** Returns true for the text of a calendar file. */
export function isCalendar(text: string): boolean {
  return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
}

/** Reads the entries of a calendar file as bookings. Throws VALIDATION for a file that cannot be read. */
export async function readCalendar(text: string, bounds: CalendarBounds): Promise<FileContent> {
  const { timeZone, first, last } = bounds;
  const bounded = { timeZone, first, last, ownHost: '', maxTimes: IMPORT_MAX_ROWS, isWithCustomers: true };
  const times = await parseFeed(text, bounded).catch(() => {
    throw createRefusedFileError('errors.importCalendar', IMPORT_MAX_ROWS);
  });
  if (times.length === 0) throw createRefusedFileError('errors.importEmpty');
  const content: FileContent = { people: [], visits: [], problems: [] };
  for (const [index, time] of times.entries()) {
    const visit = toVisit(index + 1, time, bounds);
    if ('problem' in visit) content.problems.push(visit);
    else {
      content.visits.push(visit);
      if (canBeFound(visit)) content.people.push({ ...visit, note: '' });
    }
  }
  return { ...content, people: joinPeople(content.people) };
}

/** It begins where a word or the part before an @ has ended, so that a text is gone through once, whatever stands in it. */
const EMAIL = /(?<![^\s<>()[\],;:"'@])[^\s<>()[\],;:"'@]+@[^\s<>()[\],;:"'@]+\.[\p{L}\d-]{2,}/u;
const PHONE = /(?<![\d\p{L}])\+?\d[\d /()-]{7,20}\d(?![\d\p{L}])/u;

function toVisit(
  row: number,
  time: FeedTime,
  { serviceNames }: CalendarBounds,
): FileVisit | { row: number; name: string; problem: ImportProblem } {
  const note = toPlainText(time.description).slice(0, NOTES_MAX_LENGTH);
  const email = time.attendee?.email ?? EMAIL.exec(`${time.title} ${note}`)?.[0] ?? '';
  const phone = PHONE.exec(`${time.title} ${note}`.replace(EMAIL, ''))?.[0]?.trim() ?? null;
  const title = toOneLine(time.title.replace(EMAIL, '').replace(phone ?? '', ''));
  const split = splitTitle(title, serviceNames);
  const name = time.attendee?.name || split.name || email || (phone ?? '');
  const contact = checkContact({ row, name: toOneLine(name), email, phone, note });
  if (typeof contact === 'string') return { row, name: getShownName(time.title), problem: contact };
  const [date = '', clock = ''] = time.start.split(' ');
  const endDate = getDateOf(time.end);
  const minutes = (parseWallTime(time.end) - parseWallTime(time.start)) / MINUTE_MS;
  return {
    ...contact,
    date,
    time: time.isWholeDays ? null : clock,
    endDate: endDate > date ? endDate : null,
    minutes: time.isWholeDays ? null : minutes,
    service: split.service,
    priceCents: null,
    person: '',
  };
}

const parseWallTime = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00Z`);

/** Some programs write notes in HTML; its tags are removed. */
function toPlainText(description: string): string {
  return description
    .replace(/<(?:br|\/p|\/div|\/li)\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Takes the longest name of a service out of a title, if there is one; the rest names the customer. */
export function splitTitle(
  title: string,
  serviceNames: readonly string[],
): { name: string; service: string } {
  const folded = foldText(title);
  // Folding can lengthen a text; then its offsets do not fit the title.
  if (folded.length !== title.length) return { name: title, service: '' };
  const found = [...serviceNames]
    .sort((one, other) => other.length - one.length)
    .map((service) => ({ service, at: folded.indexOf(foldText(service)) }))
    .find(({ service, at }) => service !== '' && at >= 0);
  if (!found) return { name: title, service: '' };
  const rest = `${title.slice(0, found.at)} ${title.slice(found.at + found.service.length)}`;
  const name = toOneLine(rest.replace(/^[\s\-–—,:|/()]+|[\s\-–—,:|/()]+$/g, '').replace(/\(\s*\)/g, ''));
  return { name, service: found.service };
}
