import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@/core/locale/locale';
import { LOCALE_COOKIE } from '../../http/choose-locale';
import type { Config } from '../../settings/config';
import { cookieName, cookieOptions } from './session-cookie';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Lets pages of our own come in the owner's language in this browser, also after a logout; `chooseLocale` reads it. */
export function rememberLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  language: Locale,
): void {
  const name = cookieName(LOCALE_COOKIE, config);
  if (request.cookies[name] === language) return;
  reply.setCookie(name, language, { ...cookieOptions(config), maxAge: YEAR_SECONDS });
}
