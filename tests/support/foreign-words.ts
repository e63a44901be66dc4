import * as de from '@messages/de';
import * as en from '@messages/en';
import * as sk from '@messages/sk';
import type { Page } from 'playwright-core';
import type { Locale } from '@/core/locale/locale';
import { getMessages } from '@/server/kernel/text';

/**
 * A screen of each language may have no texts of these languages: Czech and Slovak share too many words to be told
 * apart.
 */
const OTHERS: Record<Locale, object[]> = { en: [sk, de], sk: [en, de], cs: [en, de], de: [en, sk] };

/** Returns those of our own texts on the screen, or for screen readers, that are in another language than this. */
export async function findForeignWords(page: Page, language: Locale): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const names = ['aria-label', 'placeholder', 'title', 'alt'];
    const spoken = [...document.querySelectorAll<HTMLElement>(names.map((name) => `[${name}]`).join())]
      // The name of a language stands in that language, and a page within the page has its own language.
      .filter((element) => !element.closest('[hreflang], option[lang], .site, .preview__page'))
      .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...spoken].join('\n');
  });
  return findForeignTexts(shown, language);
}

/** Does the same for a text of several lines, such as a mail. */
export function findForeignTexts(shown: string, language: Locale): string[] {
  const lines = new Set(shown.split('\n').map((line) => line.trim()));
  const { sentences, words } = listForeign(language);
  return [...sentences.filter((part) => shown.includes(part)), ...words.filter((part) => lines.has(part))];
}

interface Foreign {
  sentences: string[];
  words: string[];
}

const foreign = new Map<Locale, Foreign>();

/** Lists the texts that only the other languages have: there are thousands, and every screen of a walk asks for them. */
function listForeign(language: Locale): Foreign {
  const known = foreign.get(language);
  if (known) return known;
  const own = new Set(listParts(getMessages(language)));
  const parts = [...new Set(OTHERS[language].flatMap(listParts))].filter((part) => !own.has(part));
  const listed = {
    sentences: parts.filter(isSentence),
    words: parts.filter((part) => !isSentence(part)),
  };
  foreign.set(language, listed);
  return listed;
}

/** Lists the fixed parts of all texts of a tree of messages. */
function listParts(tree: string | object): string[] {
  if (typeof tree !== 'string') return Object.values(tree).flatMap(listParts);
  return tree
    .split(/\{[^{}]*\}|<[^>]+>|[{}]/)
    .map((part) => part.trim())
    .filter((part) => /^\D*\p{L}{3}/u.test(part));
}

/** Returns true for a part that can only come from our texts; a single word may be part of another text. */
function isSentence(part: string): boolean {
  return /^\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(part);
}
