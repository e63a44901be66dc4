import { eq } from 'drizzle-orm';
import { paymentEvents } from '../../db/tables/billing';
import type { Database } from '../../kernel/database';
import type { ProviderEvent } from '../../ports/payments/payments';

export async function hasEvent(db: Database, eventId: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.eventId, eventId))) > 0;
}

export async function insertEvent(tx: Database, { id, type }: ProviderEvent, receivedAt: Date) {
  await tx.insert(paymentEvents).values({ eventId: id, type, receivedAt }).onConflictDoNothing();
}
