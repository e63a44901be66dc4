import type { FastifyRequest } from 'fastify';
import { isLocale, LOCALE_PARAMETER, type Locale, matchLocale } from '@/core/locale/locale';

/** The cookie holds the language of the owner who signed in with this browser; on https its name begins with `__Host-`. */
export const LOCALE_COOKIE = 'lang';
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)(?:__Host-)?${LOCALE_COOKIE}=([a-z]{2})\\s*(?=;|$)`);

/** An address gives another page by each of these headers, so `Vary` lists them. */
export const BY_LANGUAGE = 'Accept-Encoding, Accept-Language, Cookie';

type Asked = Pick<FastifyRequest, 'url' | 'headers'>;

/**
 * Returns the language of a page of our own: the one that its address asks for, else that of the owner who uses this
 * browser, else that of the browser.
 */
export function chooseLocale({ url, headers }: Asked): Locale {
  const owners = COOKIE_VALUE.exec(headers.cookie ?? '')?.[1];
  return readAskedLocale(url) ?? (isLocale(owners) ? owners : matchLocale(headers['accept-language']));
}

/** Returns the language that an address asks for, such as `/?lang=sk`; null if it names none of ours. */
export function readAskedLocale(url: string): Locale | null {
  const query = url.indexOf('?');
  if (query === -1) return null;
  const asked = new URLSearchParams(url.slice(query)).get(LOCALE_PARAMETER);
  return isLocale(asked) ? asked : null;
}
