import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'sid';
export const SESSION_DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;

/** A new session's secret: the cookie carries it, the database only its hash. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the sessions table stores of a token. */
export function sessionId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The session id that a request's cookie stands for; null without a cookie that we signed. */
export function requestSessionId(request: FastifyRequest): string | null {
  const cookie = request.cookies[SESSION_COOKIE];
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value ? sessionId(value) : null;
}

export function sendSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(SESSION_COOKIE, token, {
    ...cookieOptions(isSecure),
    maxAge: SESSION_DAYS * DAY_SECONDS,
    signed: true,
  });
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(isSecure));
}

function cookieOptions(isSecure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
}
