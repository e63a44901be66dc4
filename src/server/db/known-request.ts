import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { type Database, lockName } from './client';
import type { bookings } from './tables/bookings';
import type { orders } from './tables/orders';
import type { contactSubmissions } from './tables/visitors';
import type { websites } from './tables/websites';

/** What is stored of a call, so that it is known again. */
export interface KnownRequest {
  requestId: string | null;
  requestDigest: string | null;
}

/** Of a call without an id nothing is: it is a new one each time. */
export function requestOf({ requestId, ...content }: { requestId?: string | undefined }): KnownRequest {
  if (!requestId) return { requestId: null, requestDigest: null };
  const requestDigest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { requestId: requestId.toLowerCase(), requestDigest };
}

/**
 * The id of the record that the same call has stored before; null when it is the first. CONFLICT with the message when
 * that one said something else. Calls with one id follow each other from here until the transaction ends.
 */
export async function findEarlier(
  tx: Database,
  table: typeof orders | typeof bookings | typeof contactSubmissions | typeof websites,
  /** Whose ids do not mix: a website's, or for websites an owner's. */
  scopeId: number,
  { requestId, requestDigest }: KnownRequest,
  message: string,
): Promise<number | null> {
  if (!requestId) return null;
  await lockName(tx, `request ${scopeId} ${requestId}`);
  const scope = 'websiteId' in table ? table.websiteId : table.userId;
  const [earlier] = await tx
    .select({ id: table.id, requestDigest: table.requestDigest })
    .from(table)
    .where(and(eq(scope, scopeId), eq(table.requestId, requestId)));
  if (!earlier) return null;
  if (earlier.requestDigest !== requestDigest)
    throw new AppError('CONFLICT', message, { field: 'requestId' });
  return earlier.id;
}
