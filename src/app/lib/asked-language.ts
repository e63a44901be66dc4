import { addLanguage, isLocale, LOCALE_PARAMETER, type Locale } from '@/core/locale/locale';

/** Reads from an address the language that it asks for, which signed-out screens pass on to each other. */
export function readAskedLanguage(search: Record<string, unknown>): { lang?: Locale } {
  const asked = search[LOCALE_PARAMETER];
  return isLocale(asked) ? { [LOCALE_PARAMETER]: asked } : {};
}

/** Returns the path of a page outside the application, in the language that the present address asks for. */
export function addAskedLanguage(path: string): string {
  const { lang } = readAskedLanguage(Object.fromEntries(new URLSearchParams(window.location.search)));
  return lang ? addLanguage(lang, path) : path;
}
