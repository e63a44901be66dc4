import { PLAIN_LETTERS } from './slug';

/** Marks that people's programs put in where the keyboard has plain ones. */
const PLAIN_MARKS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
};

/** One line of at most so many ASCII characters: accents fall off their letters, what has no plain form falls away. */
export function asciiText(text: string, maxLength: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[\s\p{Control}]+/gu, ' ')
    .replace(/[^\x20-\x7e]/gu, plainForm)
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd();
}

function plainForm(character: string): string {
  const mark = PLAIN_MARKS[character];
  if (mark !== undefined) return mark;
  const small = character.toLowerCase();
  const plain = PLAIN_LETTERS[small] ?? '';
  return small === character ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
