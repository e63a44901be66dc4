import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '@/core/dates';
import type { Locale } from '@/core/locale/locale';
import { LOCALE_COOKIE } from '../../http/choose-locale';
import type { Config } from '../../settings/config';
import { getCookieName, getCookieOptions, readSigned } from './session-cookie';

export const SEEN_COOKIE = 'seen';
export const SEEN_DAYS = 365;
/** In a browser that more owners share, the first ones are forgotten. */
const MAX_OWNERS = 10;

/** A browser in which somebody has logged in before has a number, and remembers these accounts. */
interface SeenBrowser {
  id: string;
  userIds: number[];
}

/** Returns the browser's number if this owner has logged in with it before; else null. */
export function findSeenBrowser(request: FastifyRequest, config: Config, userId: number): string | null {
  const seen = readSeen(request, config);
  return seen?.userIds.includes(userId) ? seen.id : null;
}

/**
 * Remembers in the browser that this owner has logged in with it, so that others' wrong passwords do not lock the owner
 * out there.
 */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  userId: number,
): void {
  const { id, userIds } = readSeen(request, config) ?? {
    id: randomBytes(9).toString('base64url'),
    userIds: [],
  };
  const kept = [userId, ...userIds.filter((each) => each !== userId)].slice(0, MAX_OWNERS);
  reply.setCookie(getCookieName(SEEN_COOKIE, config), `${id}.${kept.join('.')}`, {
    ...getCookieOptions(config),
    maxAge: SEEN_DAYS * DAY_SECONDS,
    signed: true,
  });
}

function readSeen(request: FastifyRequest, config: Config): SeenBrowser | null {
  const [id, ...userIds] = readSigned(request, getCookieName(SEEN_COOKIE, config))?.split('.') ?? [];
  return id ? { id, userIds: userIds.map(Number) } : null;
}

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Shows our own pages in the owner's language in this browser, also after a logout; `chooseLocale` reads it. */
export function rememberLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  language: Locale,
): void {
  const name = getCookieName(LOCALE_COOKIE, config);
  if (request.cookies[name] === language) return;
  reply.setCookie(name, language, { ...getCookieOptions(config), maxAge: YEAR_SECONDS });
}
