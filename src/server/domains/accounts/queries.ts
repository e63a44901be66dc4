import { and, eq, gt, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { getEffectiveTier, paidTiers, TRIAL_TIER } from '@/core/plans';
import { emailProofs, passwordResets, type UserRecord, users } from '../../db/tables/users';
import { countRows, type Database, getOne, type Transaction } from '../../kernel/database';
import type { MailAccount } from '../mail';

/** Throws UNAUTHORIZED when the account was deleted meanwhile. */
export async function updateUser(
  tx: Transaction,
  id: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRecord> {
  const [user] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!user) throw new AppError('UNAUTHORIZED', phrase('errors.unauthorized'));
  return user;
}

/** Replaces the password; returns false if the account no longer had the former one. */
export async function replacePassword(
  tx: Transaction,
  id: number,
  formerHash: string,
  passwordHash: string,
  updatedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash, updatedAt })
    .where(and(eq(users.id, id), eq(users.passwordHash, formerHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Locks an account until the transaction ends. Returns false if its password is another one by now: whoever has shown
 * to know the former one must get nothing more for it.
 */
export async function lockPassword(
  tx: Transaction,
  { id, passwordHash }: Pick<UserRecord, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('no key update');
  return rows.length > 0;
}

export async function insertReset(tx: Transaction, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

/** Deletes the reset links of an account, and those of all others that have expired. */
export async function sweepResets(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .delete(passwordResets)
    .where(or(eq(passwordResets.userId, userId), lte(passwordResets.expiresAt, now)));
}

/** Finds the account of a reset link that still works. */
export async function findReset(db: Database, tokenHash: string, now: Date): Promise<UserRecord | null> {
  const [reset] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isUsable(tokenHash, now));
  return reset?.user ?? null;
}

/** Uses up a reset link; returns false if it no longer worked. Of two uses at once only one succeeds. */
export async function useReset(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

/** Ends all links that would set a new password of an account. */
export async function endResets(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** `proof` is the link that proves an address, and `user` the account as it is now. */
export interface Proof {
  proof: typeof emailProofs.$inferSelect;
  user: UserRecord;
}

const selectProof = (db: Database, tokenHash: string) =>
  db
    .select({ proof: emailProofs, user: users })
    .from(emailProofs)
    .innerJoin(users, eq(users.id, emailProofs.userId))
    .where(eq(emailProofs.tokenHash, tokenHash));

export async function findProof(db: Database, tokenHash: string): Promise<Proof | null> {
  const [found] = await selectProof(db, tokenHash);
  return found ?? null;
}

/** Locks the account as well, so that of two uses at once the second one sees what the first one has done. */
export async function lockProof(tx: Transaction, tokenHash: string): Promise<Proof | null> {
  const [found] = await selectProof(tx, tokenHash).for('update', { of: users });
  return found ?? null;
}

/** Ends all links that would prove an address of an account. */
export async function endProofs(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(emailProofs)
    .set({ usedAt: now })
    .where(and(eq(emailProofs.userId, userId), isNull(emailProofs.usedAt)));
}

function isUsable(tokenHash: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}

/**
 * Deletes the account and, by its foreign keys, all that belongs to it. Returns its customer id, or null when the
 * account was gone already.
 */
export async function deleteUser(
  tx: Transaction,
  userId: number,
): Promise<{ stripeCustomerId: string | null } | null> {
  const [deleted] = await tx
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ stripeCustomerId: users.stripeCustomerId });
  return deleted ?? null;
}

/** Locks an account until the transaction ends: 'no key update' lets others still refer to it. */
export async function lockUser(
  tx: Transaction,
  id: number,
  strength: 'update' | 'no key update',
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for(strength);
}

export async function countUsers(db: Database): Promise<number> {
  return countRows(db, users);
}

/** Returns when the first account was opened; null while there is none. */
export async function findFirstRegistration(db: Database): Promise<Date | null> {
  return getOne(await db.select({ createdAt: min(users.createdAt) }).from(users)).createdAt;
}

const selectByEmail = (db: Database, email: string) =>
  db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));

/** Finds the account of an email address, whatever its case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | null> {
  const [user] = await selectByEmail(db, email);
  return user ?? null;
}

/** Finds the account of an email address and locks it, so that the address stays its own until the transaction ends. */
export async function lockUserByEmail(tx: Transaction, email: string): Promise<UserRecord | null> {
  const [user] = await selectByEmail(tx, email).for('no key update');
  return user ?? null;
}

type AccountRecord = Pick<
  UserRecord,
  'id' | 'email' | 'language' | 'emailProvenAt' | 'subscriptionTier' | 'trialEndDate'
>;

export function toMailAccount(user: AccountRecord, now: Date): MailAccount {
  const isPaid = (paidTiers as readonly string[]).includes(getEffectiveTier(user, now));
  return {
    email: user.email,
    language: user.language,
    owner: { id: user.id, isProven: user.emailProvenAt !== null, isPaid },
  };
}

/** Returns the owner as stored now. */
export async function getUser(db: Database, id: number): Promise<UserRecord> {
  return getOne(await db.select().from(users).where(eq(users.id, id)));
}

export async function findUserByCustomer(db: Database, customerId: string): Promise<UserRecord | null> {
  const [user] = await db.select().from(users).where(eq(users.stripeCustomerId, customerId));
  return user ?? null;
}

/** Stores a customer's id unless another one was stored meanwhile; returns the id that is stored then. */
export async function storeCustomer(
  tx: Transaction,
  { id, stripeCustomerId }: UserRecord,
  customerId: string,
): Promise<string> {
  const isKnown =
    stripeCustomerId === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, stripeCustomerId);
  const [kept] = await tx
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, id), isKnown))
    .returning({ customerId: users.stripeCustomerId });
  return kept?.customerId ?? (await getUser(tx, id)).stripeCustomerId ?? customerId;
}

/** Writes nothing and returns false when the owner's plan has changed since `user` was read. */
export async function updatePlan(
  tx: Transaction,
  { id, subscriptionVersion }: UserRecord,
  plan: Partial<UserRecord>,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ ...plan, subscriptionVersion: subscriptionVersion + 1 })
    .where(and(eq(users.id, id), eq(users.subscriptionVersion, subscriptionVersion)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Lists the customers whose paid time is over, as far as it is stored here. */
export async function listDueCustomers(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(and(lte(users.subscriptionPeriodEnd, now), isNotNull(users.stripeCustomerId)));
  return rows.map(({ customerId }) => customerId ?? '');
}

/** A trial ends soon or has just ended; `mails` says how many of the mails about that are due by now. */
export interface EndingTrial {
  userId: number;
  mailsDue: number;
}

/**
 * Lists the trials whose owners are to get a mail about the end: the first mail is due `firstMs` before it, the second
 * `secondMs` before it, the third after it, for `lateMs` at most. Unproven addresses are left out, because they may be
 * somebody else's.
 */
export async function listEndingTrials(
  db: Database,
  now: Date,
  { firstMs, secondMs, lateMs }: { firstMs: number; secondMs: number; lateMs: number },
): Promise<EndingTrial[]> {
  const addToNow = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const mailsDue = sql<number>`CASE WHEN ${users.trialEndDate} > ${addToNow(secondMs)}::timestamptz THEN 1
    WHEN ${users.trialEndDate} > ${addToNow(0)}::timestamptz THEN 2 ELSE 3 END`.mapWith(Number);
  return db
    .select({ userId: users.id, mailsDue })
    .from(users)
    .where(
      and(
        eq(users.subscriptionTier, TRIAL_TIER),
        gt(users.trialEndDate, new Date(now.getTime() - lateMs)),
        lte(users.trialEndDate, new Date(now.getTime() + firstMs)),
        eq(users.wantsTrialMails, true),
        isNotNull(users.emailProvenAt),
        lt(users.trialMailsSent, mailsDue),
      ),
    )
    .orderBy(users.trialEndDate, users.id);
}

/**
 * Notes that a mail about the end of a trial is written, and returns its owner; null if another process has noted it or
 * the trial is over for another reason.
 */
export async function claimTrialMail(
  tx: Transaction,
  { userId, mailsDue }: EndingTrial,
): Promise<UserRecord | null> {
  const [user] = await tx
    .update(users)
    .set({ trialMailsSent: mailsDue })
    .where(
      and(
        eq(users.id, userId),
        eq(users.subscriptionTier, TRIAL_TIER),
        eq(users.wantsTrialMails, true),
        lt(users.trialMailsSent, mailsDue),
      ),
    )
    .returning();
  return user ?? null;
}

/** Finds the owner behind a link that stops these mails; null when the account is gone. */
export async function findTrialReader(
  db: Database,
  id: number,
): Promise<Pick<UserRecord, 'language' | 'wantsTrialMails'> | null> {
  const [user] = await db
    .select({ language: users.language, wantsTrialMails: users.wantsTrialMails })
    .from(users)
    .where(eq(users.id, id));
  return user ?? null;
}

/** Lets no more mails about the end of the trial be written. */
export async function stopTrialMails(tx: Transaction, id: number): Promise<void> {
  await tx.update(users).set({ wantsTrialMails: false }).where(eq(users.id, id));
}
