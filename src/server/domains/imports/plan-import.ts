import type { ImportPreview } from '@/contracts/imports';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { addMonths, getMonth, getSameDayIn } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { IMPORT_MAX_SHOWN } from '@/core/imports';
import { foldText } from '@/core/search-words';
import { toLocalDate } from '@/core/wall-clock';
import type { ImportChoice, RefusedRow } from '../../db/tables/imports';
import type { UserRecord } from '../../db/tables/users';
import type { Database } from '../../kernel/database';
import {
  listCollisions,
  listKnownVisits,
  listOfferedServices,
  type PlacedVisit,
  placeVisit,
} from '../bookings';
import { listKnownPeople } from '../customers';
import { type PublishedWebsite, readRetention } from '../websites';
import { guessFields } from './column-words';
import type { ImportRecord } from './queries';
import { isCalendar, readCalendar } from './read-calendar';
import { type FileContent, type FilePerson, type FileVisit, readRows } from './read-rows';
import { parseTable } from './read-table';

/** These parts of a file are to be stored, people first. */
export interface Entries {
  people: FilePerson[];
  visits: FileVisit[];
}

interface PlanContext {
  db: Database;
  website: PublishedWebsite;
  owner: UserRecord;
  now: Date;
}

/**
 * Returns the choices of an owner who changes nothing: columns mean what their titles say. Throws VALIDATION for a file
 * that cannot be read.
 */
export async function guessFirstChoice(
  text: string,
  { website, now }: Omit<PlanContext, 'db' | 'owner'>,
): Promise<ImportChoice> {
  if (!isCalendar(text)) return { fields: guessFields(parseTable(text).titles), service: null };
  const today = toLocalDate(now, website.timeZone);
  await readCalendarOf(text, website, addDays(today, -MAX_DAYS_AHEAD), today);
  return { fields: [], service: null };
}

/** Returns the day from which on bookings are imported: two years back, or as far back as the website keeps them. */
export async function readFirstImportedDay(
  db: Database,
  website: PublishedWebsite,
  now: Date,
): Promise<string> {
  const today = toLocalDate(now, website.timeZone);
  const reach = addDays(today, -MAX_DAYS_AHEAD);
  const months = await readRetention(db, website.id);
  if (months === null) return reach;
  const kept = getSameDayIn(addMonths(getMonth(today), -months), today);
  return kept > reach ? kept : reach;
}

function readCalendarOf(
  text: string,
  website: PublishedWebsite,
  first: string,
  today: string,
): Promise<FileContent> {
  const serviceNames = listOfferedServices(website).map(({ name }) => name);
  const last = addDays(today, MAX_DAYS_AHEAD);
  return readCalendar(text, { timeZone: website.timeZone, first, last, serviceNames });
}

/** Reads a file by its owner's choices, and says what would be imported now. */
export async function planImport(
  { db, website, owner, now }: PlanContext,
  record: Pick<ImportRecord, 'id' | 'fileName' | 'choice'>,
  text: string,
): Promise<{ preview: ImportPreview; entries: Entries }> {
  const { fields, service } = record.choice;
  const oldest = await readFirstImportedDay(db, website, now);
  const table = isCalendar(text) ? null : parseTable(text);
  const content = table
    ? readRows(table, fields, website.timeZone)
    : await readCalendarOf(text, website, oldest, toLocalDate(now, website.timeZone));
  const services = listOfferedServices(website);
  const fallback = services.find(({ key }) => key === service)?.key ?? services[0]?.key ?? null;
  const refused: RefusedRow[] = [...content.problems];
  const placed = new Map<PlacedVisit, FileVisit>();
  for (const visit of content.visits) {
    const one = placeVisit(visit, { website, owner, fallback, oldest, now });
    if (typeof one === 'string') refused.push({ row: visit.row, name: visit.name, problem: one });
    else placed.set(one, visit);
  }
  const people = await listKnownPeople(db, website.id, content.people);
  const all = [...placed.keys()];
  const known = await listKnownVisits(db, website.id, all);
  const seen = new Set(known);
  // Two equal rows are one booking.
  const fresh = all.filter(({ requestId }) => !seen.has(requestId) && seen.add(requestId));
  const taken = await listCollisions(db, website.id, fresh);
  for (const one of taken) {
    const visit = placed.get(one);
    if (visit) refused.push({ row: visit.row, name: visit.name, problem: 'taken' });
  }
  const coming = fresh.filter((one) => !taken.has(one));
  const others = coming.filter(({ isNamed }) => !isNamed);
  const isNew = (index: number) => people[index]?.isKnown === false;
  const isNothing = (index: number) => people[index]?.isNothingNew === true;
  const countPeople = (isMeant: (index: number) => boolean) =>
    people.filter((_, index) => isMeant(index)).length;
  const preview = {
    id: record.id,
    fileName: record.fileName,
    isCalendar: table === null,
    columns: (table?.titles ?? []).map((title, index) => ({
      title,
      samples: listSamples(table?.rows.map(({ cells }) => cells[index] ?? '') ?? []),
      field: fields[index] ?? null,
    })),
    rows: table?.rows.length ?? content.visits.length + content.problems.length,
    newCustomers: countPeople(isNew),
    moreOfCustomers: countPeople((index) => !isNew(index) && !isNothing(index)),
    knownCustomers: countPeople((index) => !isNew(index) && isNothing(index)),
    pastBookings: coming.filter(({ isOver }) => isOver).length,
    comingBookings: coming.filter(({ isOver }) => !isOver).length,
    knownBookings: all.length - fresh.length,
    refused: refused.toSorted((one, other) => one.row - other.row).slice(0, IMPORT_MAX_SHOWN),
    refusedCount: refused.length,
    services,
    service: fallback,
    otherServices: listNames(others.map(({ visit }) => visit.service)),
    otherBookings: others.length,
    oldest,
  };
  // Past bookings come first: they are stored in large pieces, and need no free place.
  const visits = coming.toSorted((one, other) => Number(other.isOver) - Number(one.isOver));
  const stored = content.people.filter((_, index) => !isNothing(index));
  return { preview, entries: { people: stored, visits: visits.flatMap((one) => placed.get(one) ?? []) } };
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 60;
const SHOWN_SERVICES = 20;

function listSamples(cells: readonly string[]): string[] {
  const filled = cells.filter((cell) => cell !== '').slice(0, SAMPLES);
  return filled.map((cell) => (cell.length > SAMPLE_LENGTH ? `${cell.slice(0, SAMPLE_LENGTH)}…` : cell));
}

function listNames(services: readonly string[]): string[] {
  const names = new Map(services.filter((name) => name !== '').map((name) => [foldText(name), name]));
  return [...names.values()].slice(0, SHOWN_SERVICES);
}
