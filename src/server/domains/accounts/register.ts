import type { RegisterInput } from '@/contracts/auth';
import { DAY_MS } from '@/core/dates';
import type { Locale } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import { TRIAL_TIER } from '@/core/plans';
import { type UserRecord, users } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { getOne, type Transaction } from '../../kernel/database';
import { isUniqueViolation } from '../../kernel/database-errors';
import { inTransaction } from '../../kernel/unit-of-work';
import { createTakenError } from '../../kernel/validation';
import { hashPassword } from './password';
import { sendProof } from './prove-email';

/**
 * Opens an account with a trial and mails the link that proves its address. It does not sign in. Throws CONFLICT, which
 * names the field, for a taken name or email.
 */
export async function register(deps: Deps, input: RegisterInput, language: Locale): Promise<void> {
  const { clock, config } = deps;
  const now = clock.now();
  const passwordHash = await hashPassword(input.password);
  try {
    await inTransaction(deps, async (work) => {
      const user = await insertUser(work.db, {
        nickname: input.nickname.normalize('NFC'),
        nicknameKey: getNicknameKey(input.nickname),
        email: input.email.toLowerCase(),
        passwordHash,
        language,
        subscriptionTier: TRIAL_TIER,
        trialEndDate: new Date(now.getTime() + config.trialDays * DAY_MS),
        createdAt: now,
        updatedAt: now,
      });
      await sendProof(work, deps, user, user.email);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key'))
      throw createTakenError('email', phrase('refusals.emailTaken'));
    if (isUniqueViolation(error, 'users_nickname_key'))
      throw createTakenError('nickname', phrase('refusals.usernameTaken'));
    throw error;
  }
}

async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<UserRecord> {
  return getOne(await tx.insert(users).values(user).returning());
}

/** Returns the same key for nicknames that differ in case only, or in how their accents are encoded. */
export function getNicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase();
}
