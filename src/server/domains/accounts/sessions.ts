import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { DAY_MS } from '@/core/dates';
import { sessions } from '../../db/tables/users';
import type { Database, Transaction } from '../../kernel/database';
import { createToken, hashToken } from '../../kernel/secrets';
import type { Work } from '../../kernel/unit-of-work';
import { SESSION_DAYS, SESSION_MAX_DAYS } from './session-cookie';

/** Returns when a session ends that was opened at one moment and used at another. */
export function getSessionEnd(createdAt: Date, usedAt: Date): Date {
  const unused = usedAt.getTime() + SESSION_DAYS * DAY_MS;
  return new Date(Math.min(unused, createdAt.getTime() + SESSION_MAX_DAYS * DAY_MS));
}

/** Opens a session and deletes expired ones; returns the token for the cookie, to be sent after the commit. */
export async function openSession(
  tx: Transaction,
  userId: number,
  now: Date,
  device: Device,
): Promise<string> {
  const token = createToken();
  await tx.delete(sessions).where(lt(sessions.expire, now));
  await tx.insert(sessions).values({
    sid: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expire: getSessionEnd(now, now),
    ...device,
  });
  return token;
}

/** Lists the open sessions of an owner, the last used first. */
export function listSessions(db: Database, userId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

export async function isSessionOpen(db: Database, sid: string): Promise<boolean> {
  return (await db.$count(sessions, eq(sessions.sid, sid))) > 0;
}

export async function endSession(work: Work, sid: string): Promise<void> {
  await work.db.delete(sessions).where(eq(sessions.sid, sid));
  work.sessionsEnded({ sid });
}

/** Ends one session of an owner by its number. Returns its sid, or null when the owner has no such session. */
export async function endSessionOf(work: Work, userId: number, id: number): Promise<string | null> {
  const [ended] = await work.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ sid: sessions.sid });
  if (!ended) return null;
  work.sessionsEnded(ended);
  return ended.sid;
}

/** Signs an owner out everywhere, or everywhere else. */
export async function endSessionsOf(
  work: Work,
  userId: number,
  exceptSid: string | null = null,
): Promise<void> {
  const isOther = exceptSid === null ? undefined : ne(sessions.sid, exceptSid);
  await work.db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  work.sessionsEnded({ userId, exceptSid });
}

/** Owners recognise a device by these; null where the browser does not say it. */
interface Device {
  browser: string | null;
  system: string | null;
}

/** The order matters: most browsers also name those that they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Finds the browser and the system in what a browser says of itself; nothing else of that text is kept. */
export function describeDevice(userAgent = ''): Device {
  // No real text is longer, and a forged one must not cost more.
  const text = userAgent.slice(0, 500);
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
