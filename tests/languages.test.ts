import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale, REGIONAL_TAGS } from '@/core/locale/locale';
import { readPattern } from './support/read-pattern';

interface Texts {
  [key: string]: string | Texts;
}

/** Reads every text of a language by its path, for example `common.close`. */
function readTexts(locale: Locale): Map<string, string> {
  const folder = path.join('messages', locale);
  const namespaces = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    namespaces.flatMap((file) =>
      flatten(path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    ),
  );
}

function flatten(key: string, texts: string | Texts): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]];
  return Object.entries(texts).flatMap(([name, inner]) => flatten(`${key}.${name}`, inner));
}

const texts = new Map(LOCALES.map((locale) => [locale, readTexts(locale)]));
const getTexts = (locale: Locale) => texts.get(locale) ?? new Map<string, string>();
const originals = getTexts(DEFAULT_LOCALE);
const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

describe.each(translations)('the texts in %s', (locale) => {
  it('are those of the other languages', () => {
    expect([...getTexts(locale).keys()].sort()).toEqual([...originals.keys()].sort());
    expect(readFileSync(`messages/${locale}/index.ts`, 'utf8')).toBe(
      readFileSync(`messages/${DEFAULT_LOCALE}/index.ts`, 'utf8').replace(
        `'${DEFAULT_LOCALE}'`,
        `'${locale}'`,
      ),
    );
  });

  it('take the same values and have the same marks', () => {
    const different = [...getTexts(locale)]
      .filter(([key, text]) => {
        const { values, tags } = readPattern(originals.get(key) ?? '');
        const own = readPattern(text);
        return !isEqual(values, own.values) || !isEqual(tags, own.tags);
      })
      .map(([key]) => key);
    expect(different).toEqual([]);
  });

  it('are quoted as the language quotes', () => {
    expect(findTexts(locale, /["']/)).toEqual([]);
  });
});

const NUMBER = String.raw`(?:#|(?<![\p{L}\d.,#-])\d+|\{(?:count|minutes|days|hours|max|limit)\})`;
const JOINING = '(?:do|až|alebo|nebo|a)';

describe.each(['sk', 'cs'] as const)('no line of the texts in %s', (locale) => {
  it('ends with a word of one letter', () => {
    expect(findTexts(locale, /(?<![\p{L}\d])[ksvzouai] /iu)).toEqual([]);
  });

  it('ends with a number that belongs to the word after it', () => {
    const parted = findTexts(locale, new RegExp(`${NUMBER} (?!${JOINING} )\\p{L}`, 'u'));
    expect(parted.filter(([key]) => !key.startsWith('adminSample.'))).toEqual([]);
  });
});

it.each(LOCALES)('the numbers in %s have every form of the language', (locale) => {
  const { pluralCategories } = new Intl.PluralRules(REGIONAL_TAGS[locale]).resolvedOptions();
  const incomplete = [...getTexts(locale)]
    .filter(([, text]) =>
      readPattern(text).plurals.some((forms) => !isEqual(new Set(pluralCategories), toCategories(forms))),
    )
    .map(([key]) => key);
  expect(incomplete).toEqual([]);
});

/** `=1` stands for `one`; a form for another single number is no form of the language. */
function toCategories(forms: readonly string[]): ReadonlySet<string> {
  return new Set(forms.map((form) => (form === '=1' ? 'one' : form)).filter((form) => !form.startsWith('=')));
}

/** These are English words with an accent, and places that keep their own name. */
const ENGLISH_ENOUGH = /[cC]afé|Baden-Württemberg/g;

it('has no word of another language in English', () => {
  const foreign = [...originals].filter(([, text]) => /[À-ÖØ-öø-ɏ]/.test(text.replace(ENGLISH_ENOUGH, '')));
  expect(foreign).toEqual([]);
});

const LANGUAGE = `(?:${LOCALES.join('|')})`;
const LOCALE_LITERALS = new RegExp(
  [
    // For example 'sk-SK'.
    `['"\`]${LANGUAGE}-[A-Z]{2}['"\`]`,
    // For example lang="sk", lang: 'sk' or lang={isOwn ? 'sk' : undefined}.
    `\\blang=["']${LANGUAGE}\\b`,
    `\\blang(?:: |=\\{)[^}\\n]*'${LANGUAGE}'`,
    // For example toLocaleUpperCase('sk'), toLocaleString('en') or new Intl.NumberFormat('en').
    `\\btoLocale\\w+\\(['"\`]`,
    `\\bIntl\\.\\w+\\(['"\`]`,
  ].join('|'),
);

it('names a language nowhere but where languages are listed', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('src/core/locale/'));
  const literal = files.filter((file) => LOCALE_LITERALS.test(readFileSync(file, 'utf8')));
  expect(literal).toEqual([]);
});

function findTexts(locale: Locale, pattern: RegExp): [string, string][] {
  return [...getTexts(locale)].filter(([, text]) => pattern.test(text));
}

function isEqual(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  return first.size === second.size && [...first].every((item) => second.has(item));
}
