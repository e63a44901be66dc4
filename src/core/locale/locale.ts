/** The product speaks these languages: on its screens, on websites, in mails and in files. */
export const LOCALES = ['en', 'sk', 'cs', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** This language is for everybody who has chosen none. */
export const DEFAULT_LOCALE: Locale = 'en';

/** A list offers each language by its name in itself. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  sk: 'Slovenčina',
  cs: 'Čeština',
  de: 'Deutsch',
};

/** A select offers the languages like this, each in its own words. */
export const localeOptions = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }));

/** Each language writes dates and numbers as this country does. */
export const REGIONAL_TAGS: Record<Locale, string> = { en: 'en-GB', sk: 'sk-SK', cs: 'cs-CZ', de: 'de-DE' };

/** Open Graph calls the languages by these names. */
export const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  en: 'en_GB',
  sk: 'sk_SK',
  cs: 'cs_CZ',
  de: 'de_DE',
};

/** An address names a language by this parameter, as in `/?lang=sk`. */
export const LOCALE_PARAMETER = 'lang';

/**
 * Returns the address by which search engines know a page of our own in a language; without one, a page follows its
 * reader.
 */
export function getPathIn(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : addLanguage(locale, path);
}

/** Returns the path of a page of our own that is in this language for everybody, whatever else its query says. */
export function addLanguage(locale: Locale, path: string): string {
  const [page = '', query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(LOCALE_PARAMETER, locale);
  return `${page}?${parameters}`;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * Returns the one of our languages that a browser prefers by its Accept-Language header, such as `sk-SK,sk;q=0.9,en;q=0.8`.
 */
export function matchLocale(acceptLanguage: string | undefined): Locale {
  const preferred = (acceptLanguage ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find(isLocale);
  return preferred ?? DEFAULT_LOCALE;
}

/** No browser writes longer headers. */
const MAX_HEADER_LENGTH = 500;

/** All prices are in this currency. */
export const CURRENCY = 'EUR';
