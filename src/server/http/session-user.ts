import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '@/core/day-ms';
import { sessions, users } from '../db/tables/users';
import type { Deps } from '../deps';
import { repeatSessionCookie, requestSessionId, SESSION_DAYS } from './session';

export type UserRecord = typeof users.$inferSelect;

/** The signed-in user of a request, or null. */
export async function findSessionUser(deps: Deps, request: FastifyRequest): Promise<UserRecord | null> {
  return (await findSession(deps, request))?.user ?? null;
}

/** The same for a call that owners make: each day of use moves the end of the session, and of its cookie. */
export async function keepSessionUser(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRecord | null> {
  const found = await findSession(deps, request);
  if (!found) return null;
  const end = new Date(deps.clock.now().getTime() + SESSION_DAYS * DAY_MS);
  if (end.getTime() - found.expire.getTime() > DAY_MS) {
    await deps.db.update(sessions).set({ expire: end }).where(eq(sessions.sid, found.sid));
    repeatSessionCookie(request, reply, deps.config);
  }
  return found.user;
}

async function findSession({ db, clock }: Deps, request: FastifyRequest) {
  const sid = requestSessionId(request);
  if (!sid) return null;
  const [found] = await db
    .select({ user: users, sid: sessions.sid, expire: sessions.expire })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, clock.now())));
  return found ?? null;
}
