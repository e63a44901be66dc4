import { isDeepStrictEqual } from 'node:util';
import type { ImportRun } from '@/contracts/imports';
import { AppError } from '@/core/app-error';
import { DAY_MS } from '@/core/dates';
import { IMPORT_MAX_SHOWN } from '@/core/imports';
import { phrase } from '@/core/messages';
import type { RefusedRow } from '../../db/tables/imports';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import type { Transaction } from '../../kernel/database';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { assertFeature } from '../accounts';
import {
  type PlacedVisit,
  placeVisit,
  removeImportedVisits,
  storeComingVisit,
  storePastVisits,
} from '../bookings';
import { countAllImported, removeImportedPeople, storeImportedPeople } from '../customers';
import { getWebsite, lockWebsiteForReading } from '../websites';
import { type Entries, planImport, readFirstImportedDay } from './plan-import';
import { closeDraft, lockDraft, presentRun } from './preview-file';
import {
  countStartedSince,
  getImport,
  type ImportRecord,
  lockImport,
  lockImports,
  readContent,
  readEntries,
  updateImport,
} from './queries';
import type { FileVisit } from './read-rows';

/** A website can import this many files a day, and have this many customers from files. */
const MAX_FILES_A_DAY = 10;
const MAX_IMPORTED_CUSTOMERS = 20_000;
/**
 * One call stores this many people, or past bookings, in one transaction; an upcoming booking has a transaction of its
 * own.
 */
const PEOPLE_AT_ONCE = 100;
const PAST_AT_ONCE = 50;
const COMING_AT_ONCE = 20;
const REMOVED_AT_ONCE = 50;

/** Begins to import a file: from now on it is settled what will be stored. The same call again changes nothing. */
export async function startImport(
  deps: Deps,
  owner: UserRecord,
  websiteId: number,
  importId: number,
): Promise<ImportRun> {
  const { db, clock } = deps;
  assertFeature(deps, owner, 'booking', clock.now());
  for (;;) {
    const before = await getImport(db, websiteId, importId);
    const record = before.state === 'draft' ? await startPlanned(deps, owner, before) : before;
    if (record) return presentRun(db, record);
  }
}

/**
 * Settles what a file will store, by the choices of its columns that were read; null when others were stored meanwhile.
 * A long file is read before the locks, so that nobody waits for it.
 */
async function startPlanned(
  deps: Deps,
  owner: UserRecord,
  draft: ImportRecord,
): Promise<ImportRecord | null> {
  const { db, clock } = deps;
  const { websiteId, id: importId, choice } = draft;
  const now = clock.now();
  const text = await readContent(db, importId);
  const website = await getWebsite(db, websiteId);
  const { preview, entries } = await planImport({ db, website, owner, now }, draft, text ?? '');
  const total = entries.people.length + entries.visits.length;
  return inTransaction(deps, async ({ db: tx }) => {
    await lockImports(tx, websiteId);
    const locked = await lockDraft(tx, websiteId, importId);
    if (!isDeepStrictEqual(locked.choice, choice)) return null;
    if (total === 0) throw new AppError('CONFLICT', phrase('errors.importNothing'));
    const today = await countStartedSince(tx, websiteId, new Date(now.getTime() - DAY_MS));
    if (today >= MAX_FILES_A_DAY)
      throw new AppError('CONFLICT', phrase('errors.importsToday', { max: MAX_FILES_A_DAY }));
    if ((await countAllImported(tx, websiteId)) + entries.people.length > MAX_IMPORTED_CUSTOMERS)
      throw new AppError('CONFLICT', phrase('errors.importFull', { max: MAX_IMPORTED_CUSTOMERS }));
    return updateImport(tx, importId, {
      state: 'running',
      content: null,
      entries: JSON.stringify(entries),
      total,
      refused: preview.refused,
      refusedCount: preview.refusedCount,
      known: preview.knownCustomers + preview.knownBookings,
      startedAt: now,
    });
  });
}

/**
 * Imports the next piece. Each piece is a transaction that also stores how far the import has come. Thus nothing is
 * lost or stored twice when the server stops in between, and visitors can book meanwhile.
 */
export async function continueImport(
  deps: Deps,
  owner: UserRecord,
  websiteId: number,
  importId: number,
): Promise<ImportRun> {
  const { db, clock } = deps;
  assertFeature(deps, owner, 'booking', clock.now());
  const record = await getImport(db, websiteId, importId);
  const text = await readEntries(db, importId);
  if (record.state !== 'running' || text === null) return presentRun(db, record);
  const entries = JSON.parse(text) as Entries;
  await storeNext(deps, owner, record, entries);
  return presentRun(db, await getImport(db, websiteId, importId));
}

async function storeNext(
  deps: Deps,
  owner: UserRecord,
  record: ImportRecord,
  entries: Entries,
): Promise<void> {
  const { people, visits } = entries;
  const { position } = record;
  if (position < people.length)
    return storePeople(deps, record, people.slice(position, position + PEOPLE_AT_ONCE));
  const from = position - people.length;
  const isStored = await storePast(deps, owner, record, visits.slice(from, from + PAST_AT_ONCE));
  if (isStored) return;
  for (const [index, visit] of visits.slice(from, from + COMING_AT_ONCE).entries()) {
    if (!(await storeComing(deps, owner, { ...record, position: position + index }, visit))) return;
  }
}

async function storePeople(deps: Deps, record: ImportRecord, people: Entries['people']): Promise<void> {
  await inTransaction(deps, async (work) => {
    if (!(await lockIfUnmoved(work.db, record))) return;
    const { websiteId, id: importId } = record;
    const { known } = await storeImportedPeople(work, { websiteId, importId, now: deps.clock.now() }, people);
    await storeProgress(work, record, people.length, { known });
  });
}

/** Stores the past bookings with which a list begins; false when it begins with none. */
async function storePast(
  deps: Deps,
  owner: UserRecord,
  record: ImportRecord,
  visits: readonly FileVisit[],
): Promise<boolean> {
  return inTransaction(deps, async (work) => {
    if (!(await lockIfUnmoved(work.db, record))) return true;
    const placed: PlacedVisit[] = [];
    const context = await lockImportContext(deps, work, owner, record);
    for (const visit of visits) {
      const one = placeVisit(visit, context);
      if (typeof one === 'string' || !one.isOver) break;
      placed.push(one);
    }
    if (placed.length === 0) return false;
    const stored = await storePastVisits(work, { website: context.website, importId: record.id }, placed);
    await storeProgress(work, record, placed.length, { known: placed.length - stored });
    return true;
  });
}

/** Rolls the transaction back, because the booking was stored without a time and must not stay. */
class TimeTaken extends Error {}

/** Stores one booking, or notes that it cannot be imported; false when another call did so meanwhile. */
async function storeComing(
  deps: Deps,
  owner: UserRecord,
  record: ImportRecord,
  visit: FileVisit,
): Promise<boolean> {
  const store = async (work: Work) => {
    if (!(await lockIfUnmoved(work.db, record))) return false;
    const context = await lockImportContext(deps, work, owner, record);
    const placed = placeVisit(visit, context);
    if (typeof placed === 'string') {
      await storeProgress(work, record, 1, {
        refused: { row: visit.row, name: visit.name, problem: placed },
      });
      return true;
    }
    const stored = placed.isOver
      ? await storePastVisits(work, { website: context.website, importId: record.id }, [placed])
      : await storeComingVisit(deps, work, { ...context, importId: record.id }, placed);
    if (stored === false) throw new TimeTaken();
    await storeProgress(work, record, 1, { known: stored === null || stored === 0 ? 1 : 0 });
    return true;
  };
  try {
    return await inTransaction(deps, store);
  } catch (error) {
    if (!(error instanceof TimeTaken)) throw error;
  }
  return inTransaction(deps, async (work) => {
    if (!(await lockIfUnmoved(work.db, record))) return false;
    await storeProgress(work, record, 1, { refused: { row: visit.row, name: visit.name, problem: 'taken' } });
    return true;
  });
}

/** Locks an import; false when it has moved on meanwhile, or is being taken back. */
async function lockIfUnmoved(tx: Transaction, { id, websiteId, position }: ImportRecord): Promise<boolean> {
  const now = await lockImport(tx, websiteId, id);
  return now.state === 'running' && now.position === position;
}

async function lockImportContext(deps: Deps, { db }: Work, owner: UserRecord, record: ImportRecord) {
  const now = deps.clock.now();
  const website = await lockWebsiteForReading(db, record.websiteId);
  if (!website) throw createWebsiteNotFoundError();
  return {
    website,
    owner,
    now,
    fallback: record.choice.service,
    oldest: await readFirstImportedDay(db, website, now),
  };
}

/** Notes that some entries are done; after the last one, nothing of the file is kept. */
async function storeProgress(
  { db }: Work,
  { id, websiteId }: ImportRecord,
  count: number,
  { known = 0, refused }: { known?: number; refused?: RefusedRow },
): Promise<void> {
  const now = await getImport(db, websiteId, id);
  const position = now.position + count;
  await updateImport(db, id, {
    position,
    known: now.known + known,
    ...(refused && {
      refused: [...now.refused, refused].slice(0, IMPORT_MAX_SHOWN),
      refusedCount: now.refusedCount + 1,
    }),
    ...(position >= now.total && { state: 'done', entries: null }),
  });
}

/**
 * Takes back the next piece of an import that nobody has changed, bookings first; the rest of the file is forgotten.
 */
export async function undoImport(deps: Deps, websiteId: number, importId: number): Promise<ImportRun> {
  const record = await inTransaction(deps, async (work) => {
    const { db } = work;
    await lockImports(db, websiteId);
    const before = await lockImport(db, websiteId, importId);
    if (before.state === 'takenBack') return before;
    if (before.state === 'draft') throw new AppError('CONFLICT', phrase('errors.importNotStarted'));
    if (before.state === 'done') await closeDraft(db, websiteId);
    await lockWebsiteForReading(db, websiteId);
    const isLeft =
      (await removeImportedVisits(work, websiteId, importId, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE ||
      (await removeImportedPeople(work, websiteId, importId, PEOPLE_AT_ONCE)) === PEOPLE_AT_ONCE;
    work.rowsDeleted();
    return updateImport(db, importId, { state: isLeft ? 'takingBack' : 'takenBack', entries: null });
  });
  return presentRun(deps.db, record);
}
