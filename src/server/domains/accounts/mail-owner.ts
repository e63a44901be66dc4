import { eq } from 'drizzle-orm';
import { getEffectiveTier, paidTiers } from '@/core/plans';
import { type UserRecord, users } from '../../db/tables/users';
import { type Database, one } from '../../kernel/database';
import type { MailAccount } from '../mail';

type AccountRecord = Pick<UserRecord, 'id' | 'email' | 'emailProvenAt' | 'subscriptionTier' | 'trialEndDate'>;

export function mailAccount(user: AccountRecord, now: Date): MailAccount {
  const isPaid = (paidTiers as readonly string[]).includes(getEffectiveTier(user, now));
  return { email: user.email, owner: { id: user.id, isProven: user.emailProvenAt !== null, isPaid } };
}

export async function findMailAccount(db: Database, userId: number, now: Date): Promise<MailAccount> {
  const { id, email, emailProvenAt, subscriptionTier, trialEndDate } = users;
  const record = { id, email, emailProvenAt, subscriptionTier, trialEndDate };
  return mailAccount(one(await db.select(record).from(users).where(eq(id, userId))), now);
}
