import type { FastifyRequest } from 'fastify';
import type { ImportChoiceInput, ImportList, ImportPreview, ImportRun } from '@/contracts/imports';
import { AppError } from '@/core/app-error';
import { IMPORT_MAX_BYTES, IMPORT_MAX_SHOWN } from '@/core/imports';
import { key, phrase } from '@/core/messages';
import { withoutHiddenCharacters } from '@/core/plain-name';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import type { Database, Transaction } from '../../kernel/database';
import { inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { assertFeature } from '../accounts';
import { countImportedVisits, listImportedVisits } from '../bookings';
import { countImportedPeople, listImportedNames } from '../customers';
import { readUpload } from '../media';
import { getWebsite } from '../websites';
import { guessFirstChoice, planImport } from './plan-import';
import {
  deleteImport,
  findOpenImport,
  type ImportRecord,
  insertImport,
  listStarted,
  lockImport,
  lockImports,
  readContent,
  updateImport,
} from './queries';
import { decodeFile } from './read-table';

const SHOWN_RUNS = 10;
const FILE_NAME_LENGTH = 100;

/** Lists the file that an owner is looking at, and their earlier imports. */
export async function listImports(deps: Deps, owner: UserRecord, websiteId: number): Promise<ImportList> {
  const { db } = deps;
  const open = await findOpenImport(db, websiteId);
  const runs: ImportRun[] = [];
  for (const record of await listStarted(db, websiteId, SHOWN_RUNS)) runs.push(await presentRun(db, record));
  return { preview: open?.state === 'draft' ? await preview(deps, owner, open) : null, runs };
}

/**
 * Keeps a file for as long as its owner looks at it, and says what would be imported. Throws CONFLICT while another
 * import runs.
 */
export async function previewFile(
  deps: Deps,
  owner: UserRecord,
  websiteId: number,
  request: FastifyRequest,
): Promise<ImportPreview> {
  const { file, fields } = await readUpload(request, 'file');
  const now = deps.clock.now();
  assertFeature(deps, owner, 'booking', now);
  if (file.length > IMPORT_MAX_BYTES) throw new AppError('TOO_LARGE', phrase('errors.importTooLarge'));
  const content = decodeFile(file);
  const website = await getWebsite(deps.db, websiteId);
  const choice = await guessFirstChoice(content, { website, now });
  const record = await inTransaction(deps, async ({ db }) => {
    await lockImports(db, websiteId);
    await closeDraft(db, websiteId);
    return insertImport(db, { websiteId, fileName: cleanName(fields.name), content, choice, createdAt: now });
  });
  return preview(deps, owner, record);
}

/** Deletes the file that a website only looks at. Throws CONFLICT while one is imported or taken back. */
export async function closeDraft(tx: Transaction, websiteId: number): Promise<void> {
  const open = await findOpenImport(tx, websiteId);
  if (open?.state === 'draft') await deleteImport(tx, open.id);
  else if (open) throw new AppError('CONFLICT', phrase('errors.importOpen'));
}

function cleanName(name = ''): string {
  return withoutHiddenCharacters(name).trim().slice(0, FILE_NAME_LENGTH) || 'file';
}

export async function chooseForImport(
  deps: Deps,
  owner: UserRecord,
  websiteId: number,
  importId: number,
  choice: ImportChoiceInput,
): Promise<ImportPreview> {
  assertFeature(deps, owner, 'booking', deps.clock.now());
  const record = await inTransaction(deps, async ({ db }) => {
    const before = await lockDraft(db, websiteId, importId);
    if (choice.fields.length !== before.choice.fields.length)
      throw createValidationError([{ path: 'fields', message: phrase(key('validation.invalid')) }]);
    return updateImport(db, importId, { choice });
  });
  return preview(deps, owner, record);
}

/** Deletes a file that was only looked at. */
export async function leaveImport(deps: Deps, websiteId: number, importId: number): Promise<void> {
  await inTransaction(deps, async (work) => {
    await lockDraft(work.db, websiteId, importId);
    await deleteImport(work.db, importId);
    work.rowsDeleted();
  });
}

/** Locks an import that has not begun. Throws CONFLICT for one that has. */
export async function lockDraft(tx: Transaction, websiteId: number, importId: number): Promise<ImportRecord> {
  const record = await lockImport(tx, websiteId, importId);
  if (record.state !== 'draft') throw new AppError('CONFLICT', phrase('errors.importStarted'));
  return record;
}

async function preview(deps: Deps, owner: UserRecord, record: ImportRecord): Promise<ImportPreview> {
  const { db, clock } = deps;
  const text = await readContent(db, record.id);
  if (text === null) throw new AppError('NOT_FOUND', phrase('errors.importNotFound'));
  const website = await getWebsite(db, record.websiteId);
  return (await planImport({ db, website, owner, now: clock.now() }, record, text)).preview;
}

/** Returns an import as its owner sees it: what of it is stored, and what stayed when it was taken back. */
export async function presentRun(db: Database, record: ImportRecord): Promise<ImportRun> {
  const { id, fileName, state, position, total, known, refused, refusedCount, createdAt } = record;
  return {
    ...{ id, fileName, state, position, total, known, refused, refusedCount },
    customers: await countImportedPeople(db, id),
    bookings: await countImportedVisits(db, id),
    kept: state === 'takenBack' ? await listKept(db, id) : [],
    createdAt: createdAt.toISOString(),
    canGoOn: state === 'running',
  };
}

async function listKept(db: Database, importId: number): Promise<ImportRun['kept']> {
  const visits = await listImportedVisits(db, importId, IMPORT_MAX_SHOWN);
  const names = await listImportedNames(db, importId, IMPORT_MAX_SHOWN);
  return [...names.map((name) => ({ name, date: null, time: null })), ...visits];
}

/** Lists what was imported and when, for the owner's own copy of their data. */
export async function listImportsToExport(db: Database, websiteId: number) {
  const records = await listStarted(db, websiteId, 1000);
  return records.map(({ fileName, state, total, known, refused, createdAt }) => ({
    ...{ fileName, state, total, known, refused, createdAt },
  }));
}
