import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '@/core/app-error';
import type { Phrase } from '@/core/messages';
import { buildTextList, lockName, lockNames, type Transaction } from './database';

/** Is stored with a record, so that a repeated call is recognised. */
export interface KnownRequest {
  requestId: string | null;
  requestDigest: string | null;
}

/** Returns nothing to store for a call without an id: it is a new one each time. */
export function toKnownRequest({ requestId, ...content }: { requestId?: string | undefined }): KnownRequest {
  if (!requestId) return { requestId: null, requestDigest: null };
  const requestDigest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { requestId: requestId.toLowerCase(), requestDigest };
}

/** The records of such a table know the call that made them. */
type KnownRequestTable = PgTable & { id: PgColumn; requestId: PgColumn; requestDigest: PgColumn };

/**
 * Finds the id of the record that the same call has stored before; null when it is the first. Throws CONFLICT with the
 * message when the earlier call said something else. Calls with one id follow each other from here until the
 * transaction ends.
 */
export async function findEarlier(
  tx: Transaction,
  table: KnownRequestTable,
  /** Request ids only count within one website, or for websites within one owner. */
  scope: { column: PgColumn; id: number },
  { requestId, requestDigest }: KnownRequest,
  message: Phrase,
): Promise<number | null> {
  if (!requestId) return null;
  await lockName(tx, `request ${scope.id} ${requestId}`);
  const [earlier] = await tx
    .select({
      id: sql`${table.id}`.mapWith(Number),
      requestDigest: sql<string | null>`${table.requestDigest}`,
    })
    .from(table)
    .where(and(eq(scope.column, scope.id), eq(table.requestId, requestId)));
  if (!earlier) return null;
  if (earlier.requestDigest !== requestDigest)
    throw new AppError('CONFLICT', message, { field: 'requestId' });
  return earlier.id;
}

/**
 * Returns those request ids whose call has stored a record in one of the tables before. Calls with one id follow each
 * other from here until the transaction ends.
 */
export async function lockKnownRequests(
  tx: Transaction,
  tables: readonly (KnownRequestTable & { websiteId: PgColumn })[],
  websiteId: number,
  requests: readonly KnownRequest[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(requests.flatMap(({ requestId }) => requestId ?? []))].sort();
  const known = new Set<string>();
  if (ids.length === 0) return known;
  await lockNames(
    tx,
    ids.map((id) => `request ${websiteId} ${id}`),
  );
  for (const table of tables) {
    const rows = await tx
      .select({ requestId: sql<string>`${table.requestId}` })
      .from(table)
      .where(
        and(
          eq(table.websiteId, websiteId),
          sql`${table.requestId} = ANY(ARRAY(SELECT id::uuid FROM ${buildTextList(ids)} AS ids (id)))`,
        ),
      );
    for (const { requestId } of rows) known.add(requestId);
  }
  return known;
}
