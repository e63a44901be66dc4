import { toSlug } from '@/core/slug';

/** What all share fonts have; the test looks into the files. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u00a3\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b7\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u012a-\u012b\u012e-\u0131\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u014d\u0150-\u015b\u015e-\u0161\u0164-\u0165\u016a-\u016b\u016e-\u017e\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u20ac\u2122]$/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/** The text without what our fonts cannot draw, such as emoji; a text of another alphabet as its address would be. */
export function drawableText(text: string, otherwise: string): string {
  const drawn = Array.from(text.normalize('NFC'), drawable).join('').replace(/\s+/g, ' ').trim();
  if (countLetters(drawn) * 2 >= countLetters(text.normalize('NFC')) && LETTER_OR_NUMBER.test(drawn))
    return drawn;
  return toSlug(otherwise).replaceAll('-', ' ') || otherwise;
}

/** A letter whose accent the fonts lack keeps its base. */
function drawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const base = character.normalize('NFD').charAt(0);
  return base !== character && DRAWABLE.test(base) ? base : '';
}

function countLetters(text: string): number {
  return Array.from(text).filter((character) => LETTER_OR_NUMBER.test(character)).length;
}
