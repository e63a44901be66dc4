import { eq, lt } from 'drizzle-orm';
import { DAY_MS } from '@/core/day-ms';
import { newSessionToken, SESSION_DAYS, sessionId } from '../http/session';
import type { Database } from './client';
import { sessions } from './tables/users';

/** Opens a session and sweeps out the ones that are over; answers the token for the cookie, to be sent after the commit. */
export async function openSession(db: Database, userId: number, now: Date): Promise<string> {
  const token = newSessionToken();
  const expire = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.insert(sessions).values({ sid: sessionId(token), userId, expire });
  return token;
}

export async function endSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** Signs an owner out everywhere. */
export async function endSessionsOf(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
