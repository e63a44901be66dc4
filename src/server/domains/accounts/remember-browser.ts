import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '@/core/dates';
import type { Locale } from '@/core/locale/locale';
import { LOCALE_COOKIE } from '../../http/choose-locale';
import type { Config } from '../../settings/config';
import { getCookieName, getCookieOptions, readSigned } from './session-cookie';

export const SEEN_COOKIE = 'seen';
export const SEEN_DAYS = 365;
/** A browser that more owners share forgets who was there first. */
const MAX_OWNERS = 10;

/** A browser in which somebody has logged in before: a number of its own, and the accounts. */
interface SeenBrowser {
  id: string;
  userIds: number[];
}

/** The browser's number when this owner has logged in with it before; null for any other. */
export function findSeenBrowser(request: FastifyRequest, config: Config, userId: number): string | null {
  const seen = readSeen(request, config);
  return seen?.userIds.includes(userId) ? seen.id : null;
}

/** Remembers in the browser that this owner has logged in with it: others' wrong passwords do not keep the owner out there. */
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

/** Lets pages of our own come in the owner's language in this browser, also after a logout; `chooseLocale` reads it. */
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
