import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { foldText } from '@/core/search-words';
import { imports } from '../../db/tables/imports';
import {
  allowTime,
  type Database,
  getOne,
  isFoundBy,
  lockName,
  type Transaction,
} from '../../kernel/database';
import { getShownName } from './read-rows';

/** An import is read without its texts, which are long. */
export type ImportRecord = Omit<typeof imports.$inferSelect, 'content' | 'entries'>;

const { content, entries, ...columns } = getTableColumns(imports);
const { id, websiteId, state, createdAt, startedAt } = columns;

/** Lets changes of a website's list of imports follow each other until the transaction ends. */
export function lockImports(tx: Transaction, website: number): Promise<void> {
  return lockName(tx, `imports ${website}`);
}

const isTheOne = (website: number, importId: number) => and(eq(websiteId, website), eq(id, importId));

const selectImport = (db: Database, website: number, importId: number) =>
  db.select(columns).from(imports).where(isTheOne(website, importId));

/** Returns an import of a website; throws NOT_FOUND for any other. */
export async function getImport(db: Database, website: number, importId: number): Promise<ImportRecord> {
  return assertImport(await selectImport(db, website, importId));
}

/** Returns an import of a website, and keeps others from changing it until the transaction ends. */
export async function lockImport(tx: Transaction, website: number, importId: number): Promise<ImportRecord> {
  return assertImport(await selectImport(tx, website, importId).for('update'));
}

function assertImport([found]: ImportRecord[]): ImportRecord {
  if (!found) throw new AppError('NOT_FOUND', phrase('errors.importNotFound'));
  return found;
}

/** Finds the import that a website looks at, stores or takes back. */
export async function findOpenImport(db: Database, website: number): Promise<ImportRecord | null> {
  const isOpen = inArray(state, ['draft', 'running', 'takingBack']);
  const [found] = await db
    .select(columns)
    .from(imports)
    .where(and(eq(websiteId, website), isOpen));
  return found ?? null;
}

export async function readContent(db: Database, importId: number): Promise<string | null> {
  const [found] = await db.select({ content }).from(imports).where(eq(id, importId));
  return found?.content ?? null;
}

export async function readEntries(db: Database, importId: number): Promise<string | null> {
  const [found] = await db.select({ entries }).from(imports).where(eq(id, importId));
  return found?.entries ?? null;
}

/** Lists the imports that have begun, the newest first. */
export function listStarted(db: Database, website: number, limit: number): Promise<ImportRecord[]> {
  return db
    .select(columns)
    .from(imports)
    .where(and(eq(websiteId, website), ne(state, 'draft')))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export function countStartedSince(db: Database, website: number, moment: Date): Promise<number> {
  return db.$count(imports, and(eq(websiteId, website), gt(startedAt, moment)));
}

export async function insertImport(
  tx: Transaction,
  values: typeof imports.$inferInsert,
): Promise<ImportRecord> {
  return getOne(await tx.insert(imports).values(values).returning(columns));
}

export async function updateImport(
  tx: Transaction,
  importId: number,
  changes: Partial<typeof imports.$inferInsert>,
): Promise<ImportRecord> {
  return getOne(await tx.update(imports).set(changes).where(eq(id, importId)).returning(columns));
}

export async function deleteImport(tx: Transaction, importId: number): Promise<void> {
  await tx.delete(imports).where(eq(id, importId));
}

/** Deletes files that were only looked at, and ends unfinished imports, if they are from before a moment. */
export async function forgetFiles(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(imports).where(and(eq(state, 'draft'), lt(createdAt, before)));
  await tx
    .update(imports)
    .set({ state: 'done', entries: null })
    .where(and(eq(state, 'running'), isNotNull(entries), lt(startedAt, before)));
}

/** Deletes an import from before a moment, with its marks on customers and bookings; false when there is none. */
export async function forgetImport(tx: Transaction, before: Date): Promise<boolean> {
  await allowTime(tx);
  const oldest = tx.select({ id }).from(imports).where(lt(createdAt, before)).limit(1);
  const gone = await tx.delete(imports).where(isFoundBy(id, oldest)).returning({ id });
  return gone.length > 0;
}

/**
 * Makes sure that nobody who is erased comes back from a file: one that the owner only looks at is deleted. Throws
 * CONFLICT while one is being imported.
 */
export async function closeImports(tx: Transaction, website: number): Promise<void> {
  // A file that is being started at this moment is a draft until its transaction ends.
  await lockImports(tx, website);
  const isIn = (step: 'draft' | 'running') => and(eq(websiteId, website), eq(state, step));
  if ((await tx.$count(imports, isIn('running'))) > 0)
    throw new AppError('CONFLICT', phrase('errors.customerInImport'));
  await tx.delete(imports).where(isIn('draft'));
}

/** Erases some names from the rows that did not come in; the rows stay, by their numbers. */
export async function forgetRefusedNames(
  tx: Transaction,
  website: number,
  names: readonly string[],
): Promise<void> {
  const isForgotten = new Set(names.map((name) => foldText(getShownName(name))));
  const hasRows = sql`jsonb_array_length(${columns.refused}) > 0`;
  const records = await tx
    .select({ id, refused: columns.refused })
    .from(imports)
    .where(and(eq(websiteId, website), hasRows))
    .for('update');
  for (const { id: importId, refused } of records) {
    const kept = refused.map((row) => (isForgotten.has(foldText(row.name)) ? { ...row, name: '' } : row));
    if (!isDeepStrictEqual(kept, refused)) await updateImport(tx, importId, { refused: kept });
  }
}
