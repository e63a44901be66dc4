import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '@/contracts/auth';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { getEffectiveTier } from '@/core/plans';
import { sessions, type UserRecord, users } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { inOneStatement } from '../../kernel/unit-of-work';
import { readSessionCookie, type SessionCookie, sendSessionCookie } from './session-cookie';
import { getSessionEnd } from './sessions';

/**
 * The time when a device was last used is noted this often at most, so the list of devices is no more exact than this.
 */
const NOTED_EVERY_MS = HOUR_MS;

/** Finds the signed-in user of a request. */
export async function findSessionUser(deps: Deps, request: FastifyRequest): Promise<UserRecord | null> {
  const cookie = readSessionCookie(request, deps.config);
  return cookie && ((await findSession(deps, cookie))?.user ?? null);
}

/** Finds the signed-in user of a call and moves the end of the session and of its cookie. */
export async function refreshSessionUser(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRecord | null> {
  const cookie = readSessionCookie(request, deps.config);
  const found = cookie && (await findSession(deps, cookie));
  if (!found) return null;
  const { session, user } = found;
  const now = deps.clock.now();
  const isNoted = now.getTime() - session.lastUsedAt.getTime() < NOTED_EVERY_MS;
  if (isNoted && !cookie.isOldName) return user;
  const expire = getSessionEnd(session.createdAt, now);
  await inOneStatement(deps.db, async (tx) => {
    await tx.update(sessions).set({ expire, lastUsedAt: now }).where(eq(sessions.sid, session.sid));
  });
  // The cookie is sent again so that the browser keeps it as long as the session, and under its present name.
  sendSessionCookie(reply, cookie.token, deps.config, (expire.getTime() - now.getTime()) / DAY_MS);
  return user;
}

async function findSession({ db, clock }: Deps, { sid, isOldName }: SessionCookie) {
  const now = clock.now();
  const [found] = await db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.sid, sid),
        gt(sessions.expire, now),
        isOldName ? gt(sessions.oldCookieUntil, now) : undefined,
      ),
    );
  return found ?? null;
}

/** Returns what an owner's browser may know of the owner; the tier is the one that counts now. */
export function presentUser(user: UserRecord, now: Date): CurrentUser {
  return {
    id: user.id,
    nickname: user.nickname,
    email: user.email,
    isEmailProven: user.emailProvenAt !== null,
    pendingEmail: user.pendingEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    language: user.language,
    subscriptionTier: getEffectiveTier(user, now),
    subscriptionStatus: user.subscriptionStatus,
    trialEndDate: user.trialEndDate?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
