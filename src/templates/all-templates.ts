import type { Locale } from '@/core/locale/locale';
import { makeTemplates, type Templates } from './trades/templates';
import { words as cs } from './words/cs';
import { words as de } from './words/de';
import { words as en } from './words/en';
import { words as sk } from './words/sk';

/**
 * The server, and pages that are drawn at build time, have the templates in every language; a browser never loads them all
 * at once.
 */
export const allTemplates: Readonly<Record<Locale, Templates>> = {
  en: makeTemplates(en, 'en'),
  sk: makeTemplates(sk, 'sk'),
  cs: makeTemplates(cs, 'cs'),
  de: makeTemplates(de, 'de'),
};
