import { and, asc, desc, eq } from 'drizzle-orm';
import type { PushDevice } from '@/contracts/endpoints/push';
import { phrase } from '@/core/messages';
import { pushDevices } from '../../db/tables/push';
import { type Database, isFoundBy, type Transaction } from '../../kernel/database';
import { createValidationError } from '../../kernel/validation';
import type { PushService } from '../../ports/push-service';

/** An owner has at most this many browsers; the newest ones stay. */
const MAX_DEVICES = 20;

/** Stores a browser of an owner; somebody else may have used it before. */
export async function addDevice(
  tx: Transaction,
  service: PushService,
  owner: { userId: number; sid: string; now: Date },
  { endpoint, keys }: PushDevice,
): Promise<void> {
  if (!service.isAllowed(endpoint))
    throw createValidationError([{ path: 'endpoint', message: phrase('validation.invalid') }]);
  const { userId, sid, now: createdAt } = owner;
  const device = { userId, sid, ...keys, createdAt };
  await tx
    .insert(pushDevices)
    .values({ ...device, endpoint })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: device });
  const old = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .offset(MAX_DEVICES);
  await tx.delete(pushDevices).where(isFoundBy(pushDevices.id, old));
}

export async function removeDevice(tx: Transaction, userId: number, endpoint: string): Promise<void> {
  await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
}

export function listDevices(db: Database, userId: number) {
  return db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(asc(pushDevices.id));
}

export async function forgetDevice(tx: Transaction, id: number): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.id, id));
}
