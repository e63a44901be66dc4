import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { PROVEN_DAYS } from '@/core/booking-limits';
import { DAY_MS } from '@/core/dates';
import { bookingProofs, provenEmails } from '../../db/tables/booking-proofs';
import { type Database, getOne, lockName, type Transaction } from '../../kernel/database';
import type { Work } from '../../kernel/unit-of-work';
import { markEmailProven } from './waiting-queries';

export type ProofRecord = typeof bookingProofs.$inferSelect;

export async function isProvenEmail(
  db: Database,
  websiteId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const isTheOne = and(eq(provenEmails.websiteId, websiteId), eq(provenEmails.email, email));
  return (await db.$count(provenEmails, and(isTheOne, gt(provenEmails.provenUntil, now)))) > 0;
}

/** Stores under its hash that an email address is a visitor's own, and notes it with the bookings that wait with it. */
export async function storeProvenEmail(
  tx: Transaction,
  websiteId: number,
  { email, hash }: { email: string; hash: string },
  now: Date,
): Promise<void> {
  const provenUntil = new Date(now.getTime() + PROVEN_DAYS * DAY_MS);
  await tx
    .insert(provenEmails)
    .values({ websiteId, email: hash, provenUntil })
    .onConflictDoUpdate({ target: [provenEmails.websiteId, provenEmails.email], set: { provenUntil } });
  await markEmailProven(tx, websiteId, email);
}

/** Lets requests for links at a website follow each other until the transaction ends. */
export async function lockProofs(tx: Transaction, websiteId: number): Promise<void> {
  await lockName(tx, `booking proofs ${websiteId}`);
}

/** Counts the links of a website that still work: in all, to an address, and for a network. */
export async function countOpenProofs(
  db: Database,
  websiteId: number,
  { email, network }: Pick<ProofRecord, 'email' | 'network'>,
  now: Date,
): Promise<{ website: number; email: number; network: number }> {
  const count = (condition = sql`true`) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const rows = await db
    .select({
      website: count(),
      email: count(eq(bookingProofs.email, email)),
      network: count(eq(bookingProofs.network, network)),
    })
    .from(bookingProofs)
    .where(isOpenAt(websiteId, now));
  return getOne(rows);
}

/** Finds what an earlier call with this id asked for, while its link works. */
export async function findProofInput(
  db: Database,
  websiteId: number,
  requestId: string | null,
  now: Date,
): Promise<ProofRecord['input']> {
  if (requestId === null) return null;
  const [proof] = await db
    .select({ input: bookingProofs.input })
    .from(bookingProofs)
    .where(and(isOpenAt(websiteId, now), eq(bookingProofs.requestId, requestId)));
  return proof?.input ?? null;
}

const isOpenAt = (websiteId: number, now: Date) =>
  and(
    eq(bookingProofs.websiteId, websiteId),
    isNotNull(bookingProofs.input),
    gt(bookingProofs.expiresAt, now),
  );

export async function insertProof(tx: Transaction, proof: typeof bookingProofs.$inferInsert): Promise<void> {
  await tx.insert(bookingProofs).values(proof);
}

const selectProof = (db: Database, websiteId: number, tokenHash: string, now: Date) =>
  db
    .select()
    .from(bookingProofs)
    .where(
      and(
        eq(bookingProofs.websiteId, websiteId),
        eq(bookingProofs.tokenHash, tokenHash),
        gt(bookingProofs.expiresAt, now),
      ),
    );

/** Finds the link of a token at a website, as long as it is kept. */
export async function findProof(
  db: Database,
  ...link: [websiteId: number, tokenHash: string, now: Date]
): Promise<ProofRecord | null> {
  const [proof] = await selectProof(db, ...link);
  return proof ?? null;
}

/** Finds the same link, and lets a second press wait until the transaction ends. */
export async function lockProof(
  tx: Transaction,
  ...link: [websiteId: number, tokenHash: string, now: Date]
): Promise<ProofRecord | null> {
  const [proof] = await selectProof(tx, ...link).for('update');
  return proof ?? null;
}

/** Ends the link and forgets what was sent with it; `bookedAt` is null when it has led to no booking. */
export async function endProof(tx: Transaction, tokenHash: string, bookedAt: Date | null): Promise<void> {
  await tx.update(bookingProofs).set({ input: null, bookedAt }).where(eq(bookingProofs.tokenHash, tokenHash));
}

/** Deletes expired links, with everything that visitors typed, and proven addresses whose time is over. */
export async function forgetProofs(work: Work, now: Date): Promise<void> {
  const { tokenHash, expiresAt } = bookingProofs;
  const forgotten = await work.db.delete(bookingProofs).where(lte(expiresAt, now)).returning({ tokenHash });
  await work.db.delete(provenEmails).where(lte(provenEmails.provenUntil, now));
  if (forgotten.length > 0) work.rowsDeleted();
}
