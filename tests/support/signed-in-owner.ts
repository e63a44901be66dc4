import { DAY_MS } from '@/core/dates';
import { TRIAL_DAYS } from '@/core/plans';
import { sessions, users } from '@/server/db/tables/users';
import { getNicknameKey } from '@/server/domains/accounts/register';
import { SESSION_DAYS } from '@/server/domains/accounts/session-cookie';
import { type DatabaseHandle, getOne } from '@/server/kernel/database';
import { createToken, hashToken } from '@/server/kernel/secrets';
import type { Clock } from '@/server/ports/clock';

/** It is 'secret-1', hashed at the least cost there is: hundreds of tests need an owner, and few of them sign in. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$vFmPv9JDCLJDhkz4b2HXuA$QIvihrIpzCIvTVEnmN2zf51p4LV8AFXQPHyjF7S063A';

/** Adds an owner, on trial by default, with a session straight to the database; returns the session's token. */
export async function addSignedInOwner(
  { database: { db }, clock }: { database: DatabaseHandle; clock: Clock },
  nickname: string,
  subscriptionTier = 'trial',
): Promise<string> {
  const now = clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const owner = {
    nickname,
    nicknameKey: getNicknameKey(nickname),
    email: `${nickname}@example.com`,
    emailProvenAt: now,
    passwordHash: PASSWORD_HASH,
    subscriptionTier,
    trialEndDate: inDays(TRIAL_DAYS),
    createdAt: now,
    updatedAt: now,
  };
  const { id: userId } = getOne(await db.insert(users).values(owner).returning({ id: users.id }));
  const token = createToken();
  await db.insert(sessions).values({
    sid: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expire: inDays(SESSION_DAYS),
  });
  return token;
}
