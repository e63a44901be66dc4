/** Unicode does not take these apart into a letter and a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
};
const WHOLE_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A number is digits with the signs that people put between them; a part of a date, of an amount or of a word is not one.
 */
const NUMBER = /(?<![\p{L}\d.,:]|\d\. )\+?\d[\d /()-]{0,30}\d(?![\p{L}\d]|[.,:]\d)/gu;
/** Two numbers beside each other have fewer digits than this, as in '10 12', unless one begins as phone numbers do. */
const SHORTEST_PHONE = 7;
/** Phone numbers of the countries around have this many digits without the country's code, which not everybody writes. */
const NATIONAL_DIGITS = 9;
const MOST_TERMS = 8;

/** Returns a text in small letters without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(WHOLE_LETTERS, (letter) => LETTERS[letter] ?? letter);
}

/** Returns the words of a text as they are compared, each once: folded, and numbers without blanks and leading zeros. */
export function listSearchWords(text: string): string[] {
  const words = foldText(text)
    .replaceAll('(0)', '')
    .replace(NUMBER, joinDigits)
    .replace(/(?<=\d),(?=\d)/g, '.')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{S}]+|[^\p{L}\p{N}\p{S}]+$/gu, ''))
    .map((word) => (/^\+?\d+$/.test(word) ? word.replace(/^\+?0{0,2}(?=\d{3})|^\+/, '') : word));
  return [...new Set(words)].filter((word) => word !== '');
}

/** Returns the words that a record must have, all of them. Only the end of a long number is asked for. */
export function listSearchTerms(query: string): string[] {
  return listSearchWords(query)
    .slice(0, MOST_TERMS)
    .map((word) => (/^\d+$/.test(word) ? word.slice(-NATIONAL_DIGITS) : word));
}

function joinDigits(number: string): string {
  const digits = number.replace(/\D/g, '');
  return /^[+0]/.test(number) || digits.length >= SHORTEST_PHONE ? digits : number;
}
