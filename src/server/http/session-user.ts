import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { sessions, users } from '../db/tables/users';
import type { Deps } from '../deps';
import { requestSessionId, SESSION_DAYS } from './session';

export type UserRecord = typeof users.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The signed-in user of a request, or null. Sessions slide: each day of use moves their end. */
export async function findSessionUser(deps: Deps, request: FastifyRequest): Promise<UserRecord | null> {
  const sid = requestSessionId(request);
  if (!sid) return null;
  const now = deps.clock.now();
  const [found] = await deps.db
    .select({ user: users, expire: sessions.expire })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)));
  if (!found) return null;
  const end = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  if (end.getTime() - found.expire.getTime() > DAY_MS) {
    await deps.db.update(sessions).set({ expire: end }).where(eq(sessions.sid, sid));
  }
  return found.user;
}
