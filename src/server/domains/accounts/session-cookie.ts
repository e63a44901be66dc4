import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '@/core/dates';
import { hashToken } from '../../kernel/secrets';
import type { Config } from '../../settings/config';
import { isHttps } from '../../settings/public-url';

/** The cookie has this name on plain http; earlier versions used it on https too. */
export const SESSION_COOKIE = 'sid';
/** The prefix tells browsers that no neighbour on another name or protocol can set or shadow a cookie. */
export const HOST_PREFIX = '__Host-';
/** A session ends when it was not used for this many days. */
export const SESSION_DAYS = 30;
/** A session ends at the latest this many days after its login. */
export const SESSION_MAX_DAYS = 90;

export interface SessionCookie {
  token: string;
  /** The sessions table stores this hash of the token. */
  sid: string;
  /** The cookie came under the name of earlier versions, which any neighbour can set. */
  isOldName: boolean;
}

/** Returns the name of one of our cookies on this protocol. */
export function getCookieName(name: string, config: Config): string {
  return isHttps(config) ? `${HOST_PREFIX}${name}` : name;
}

/** Reads the session cookie; null if there is none that we signed. */
export function readSessionCookie(request: FastifyRequest, config: Config): SessionCookie | null {
  const name = getCookieName(SESSION_COOKIE, config);
  const token = readSigned(request, name);
  if (token) return { token, sid: hashToken(token), isOldName: false };
  const oldToken = name === SESSION_COOKIE ? null : readSigned(request, SESSION_COOKIE);
  return oldToken ? { token: oldToken, sid: hashToken(oldToken), isOldName: true } : null;
}

/** Returns the session id that a request's cookie stands for. */
export function requestSessionId(request: FastifyRequest, config: Config): string | null {
  return readSessionCookie(request, config)?.sid ?? null;
}

/** Reads a cookie that we signed; null for any other. */
export function readSigned(request: FastifyRequest, name: string): string | null {
  const cookie = request.cookies[name];
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

export function sendSessionCookie(
  reply: FastifyReply,
  token: string,
  config: Config,
  maxAgeDays = SESSION_DAYS,
): void {
  reply.setCookie(getCookieName(SESSION_COOKIE, config), token, {
    ...getCookieOptions(config),
    maxAge: Math.floor(maxAgeDays * DAY_SECONDS),
    signed: true,
  });
  forgetOldName(reply, config);
}

function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(getCookieName(SESSION_COOKIE, config), getCookieOptions(config));
  forgetOldName(reply, config);
}

/**
 * Clears the browser of an owner who leaves for good: the cookie, and the cache, whose pages the Back button could
 * show. The browser's storage stays, because it holds what was chosen about cookies, and unsaved work of other owners
 * who use this browser. The app clears the owner's own part of it.
 */
export function leaveBrowser(reply: FastifyReply, config: Config): void {
  clearSessionCookie(reply, config);
  reply.header('clear-site-data', '"cache"');
}

function forgetOldName(reply: FastifyReply, config: Config): void {
  if (getCookieName(SESSION_COOKIE, config) !== SESSION_COOKIE)
    reply.clearCookie(SESSION_COOKIE, getCookieOptions(config));
}

export function getCookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}
