import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

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
  const token = requestToken(request);
  return token ? sessionId(token) : null;
}

export function sendSessionCookie(reply: FastifyReply, token: string, config: Config): void {
  reply.setCookie(SESSION_COOKIE, token, {
    ...cookieOptions(config),
    maxAge: SESSION_DAYS * DAY_SECONDS,
    signed: true,
  });
}

/** Sends the cookie that came once more, so that the browser keeps it as long as the session now lasts. */
export function repeatSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const token = requestToken(request);
  if (token) sendSessionCookie(reply, token, config);
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(config));
}

function requestToken(request: FastifyRequest): string | null {
  const cookie = request.cookies[SESSION_COOKIE];
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

function cookieOptions({ publicUrl }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}
