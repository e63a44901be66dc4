import { CUSTOMER_NOTE_MAX_LENGTH, isSamePerson, toPhoneKey } from '@/core/customers';
import { MINUTE_MS } from '@/core/dates';
import { findEmailProblem } from '@/core/email';
import { IMPORT_MAX_MINUTES, type ImportField, type ImportProblem } from '@/core/imports';
import { parsePriceCents } from '@/core/money';
import { findNameProblem } from '@/core/plain-name';
import { toOneLine } from '@/core/text';
import { NAME_MAX_LENGTH, NOTES_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';
import type { ImportedVisit } from '../bookings';
import { isCancelledWord } from './column-words';
import type { Table } from './read-table';
import { type CellTime, type DateOrder, guessDateOrder, readCellTime, readMinutes } from './read-times';

/** Describes the person in a row. */
interface Contact {
  /** Rows are numbered as in a spreadsheet. */
  row: number;
  name: string;
  /** It is empty if the row has none. */
  email: string;
  phone: string | null;
  note: string;
}

/** A file names this person with an email or a phone number. */
export type FilePerson = Contact;

/** A file tells this of a booking. Its customer may have neither email nor phone number. */
export type FileVisit = Contact & ImportedVisit;

/** Something in this row cannot be imported. */
interface RowProblem {
  row: number;
  /** Identifies the row by words that stand in it. */
  name: string;
  problem: ImportProblem;
}

/** Holds everything that was read from a file. */
export interface FileContent {
  people: FilePerson[];
  visits: FileVisit[];
  problems: RowProblem[];
}

const SERVICE_MAX_LENGTH = 200;
const SHOWN_LENGTH = 80;

/** Reads the rows of a file whose columns mean `fields`, on the wall clock of a website. */
export function readRows(
  table: Table,
  fields: readonly (ImportField | null)[],
  timeZone: string,
): FileContent {
  const content: FileContent = { people: [], visits: [], problems: [] };
  const findColumn = (field: ImportField) => fields.indexOf(field);
  const orders = (['date', 'end'] as const).map((field) =>
    guessDateOrder(table.rows.map(({ cells }) => cells[findColumn(field)] ?? '')),
  );
  const order = orders.find((one) => one !== 'unknown') ?? 'unknown';
  for (const { number, cells } of table.rows) {
    const getCell = (field: ImportField) => cells[findColumn(field)] ?? '';
    const name = getName(getCell) || getFirst(getCell('email')) || getFirst(getCell('phone'));
    const refuse = (problem: ImportProblem) =>
      content.problems.push({ row: number, name: getShownName(name), problem });
    const contact = readContact(number, name, getCell);
    if (typeof contact === 'string') {
      refuse(contact);
      continue;
    }
    const isVisit = getCell('date') !== '' || getCell('time') !== '';
    const visit = isVisit ? readVisit(contact, getCell, { order, timeZone }) : null;
    if (typeof visit === 'string') refuse(visit);
    else if (visit) content.visits.push(visit);
    if (canBeFound(contact)) content.people.push(isVisit ? { ...contact, note: '' } : contact);
    else if (!isVisit) refuse('noContact');
  }
  return { ...content, people: joinPeople(content.people) };
}

type Cells = (field: ImportField) => string;

export const getShownName = (name: string) => toOneLine(name).slice(0, SHOWN_LENGTH);

/** Exports of contacts put several emails or numbers into one cell. */
const getFirst = (cell: string) => toOneLine(cell.split(' ::: ')[0] ?? '');

function getName(getCell: Cells): string {
  return toOneLine(getCell('name')) || toOneLine(`${getCell('firstName')} ${getCell('lastName')}`);
}

/** A spreadsheet shows a long number like this. */
const SHORTENED = /^\d[.,]\d+E\+?\d+$/i;

function readContact(row: number, name: string, getCell: Cells): Contact | ImportProblem {
  // A cell without an @ contains a word that means 'none'.
  const email = getCell('email').includes('@') ? getFirst(getCell('email')) : '';
  const phone = getFirst(getCell('phone'));
  const note = getCell('note').replace(/\r\n?/g, '\n').trim();
  return checkContact({ row, name, email, phone, note });
}

/** Returns a person ready to be stored, or what is wrong with them. */
export function checkContact({ phone, ...contact }: Contact): Contact | ImportProblem {
  const { name, email, note } = contact;
  const digits = (phone ?? '').replace(/\D/g, '');
  if (name === '') return 'noName';
  if (findNameProblem(name)) return 'name';
  if (email !== '' && findEmailProblem(email)) return 'email';
  if (SHORTENED.test(phone ?? '')) return 'phone';
  const isLong = name.length > NAME_MAX_LENGTH || note.length > CUSTOMER_NOTE_MAX_LENGTH;
  if (isLong || (phone ?? '').length > PHONE_MAX_LENGTH) return 'tooLong';
  return { ...contact, phone: digits === '' ? null : phone };
}

/** Returns false for a person without email and phone number, who cannot have a card. */
export function canBeFound({ email, phone }: Pick<Contact, 'email' | 'phone'>): boolean {
  return email !== '' || toPhoneKey(phone) !== null;
}

interface Clock {
  order: DateOrder;
  timeZone: string;
}

function readVisit(contact: Contact, getCell: Cells, { order, timeZone }: Clock): FileVisit | ImportProblem {
  if (isCancelledWord(getCell('status'))) return 'cancelled';
  const day = readCellTime(getCell('date'), order, timeZone);
  if (typeof day === 'string') return day;
  if (day.date === null) return 'date';
  const clock = getCell('time') === '' ? day : readCellTime(getCell('time'), order, timeZone);
  if (typeof clock === 'string') return clock === 'dateOrder' ? clock : 'time';
  const end = getCell('end') === '' ? null : readCellTime(getCell('end'), order, timeZone);
  if (typeof end === 'string') return end === 'dateOrder' ? end : 'length';
  const start = { date: day.date, time: clock.time ?? day.time };
  const minutes = findMinutes(
    start,
    end ?? { date: null, time: clock.until ?? day.until },
    getCell('duration'),
  );
  if (minutes !== null && !(minutes > 0 && (minutes <= IMPORT_MAX_MINUTES || end?.date))) return 'length';
  const service = toOneLine(getCell('service'));
  const person = toOneLine(getCell('person'));
  if (service.length > SERVICE_MAX_LENGTH || person.length > SERVICE_MAX_LENGTH) return 'tooLong';
  if (contact.note.length > NOTES_MAX_LENGTH) return 'tooLong';
  if (end?.date && end.date < start.date) return 'length';
  const endDate = end?.date && end.date > start.date ? end.date : null;
  return {
    ...contact,
    ...start,
    endDate,
    minutes,
    service,
    priceCents: parsePriceCents(getCell('price')),
    person,
  };
}

/**
 * Returns how many minutes a visit takes: until its end, or as its own column says. NaN means that the length cannot be
 * read.
 */
function findMinutes(
  start: { date: string; time: string | null },
  end: Pick<CellTime, 'date' | 'time'>,
  duration: string,
): number | null {
  if (start.time !== null && end.time !== null) {
    const parseTime = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
    return (parseTime(end.date ?? start.date, end.time) - parseTime(start.date, start.time)) / MINUTE_MS;
  }
  return duration === '' ? null : (readMinutes(duration) ?? Number.NaN);
}

/**
 * Joins the rows of one person: those with the same email or, if one has no email or the names are equal, the same
 * phone number.
 */
export function joinPeople(people: readonly FilePerson[]): FilePerson[] {
  const joined: FilePerson[] = [];
  const byEmail = new Map<string, FilePerson>();
  const byPhone = new Map<string, FilePerson>();
  for (const person of people) {
    const email = person.email.toLowerCase();
    const phone = toPhoneKey(person.phone);
    const same =
      (email && byEmail.get(email)) ||
      findSameByPhone(person, phone === null ? undefined : byPhone.get(phone));
    const one = same ? Object.assign(same, joinTwo(same, person)) : { ...person };
    if (!same) joined.push(one);
    if (email) byEmail.set(email, one);
    if (phone !== null && !byPhone.has(phone)) byPhone.set(phone, one);
  }
  return joined;
}

function findSameByPhone(person: FilePerson, other: FilePerson | undefined): FilePerson | undefined {
  return other && isSamePerson(person, other) ? other : undefined;
}

function joinTwo(one: FilePerson, other: FilePerson): Partial<FilePerson> {
  const notes = [...new Set([one.note, other.note])].filter(Boolean).join('\n');
  return {
    email: one.email || other.email,
    phone: one.phone ?? other.phone,
    note: notes.length <= CUSTOMER_NOTE_MAX_LENGTH ? notes : one.note,
  };
}
