import type { MessageKey } from './messages';

/** Mail programs make links of these. */
const LINK = /:\/\/|www\./i;
/**
 * Nobody sees these characters, but every text obeys them: control characters, and those that turn the direction of
 * writing.
 */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/** Returns true if a name would lead somewhere in a mail that it stands in. */
export function hasLink(name: string): boolean {
  return LINK.test(name);
}

/** Returns true if a text has a character that nobody sees and every text obeys. */
export function hasHiddenCharacter(text: string): boolean {
  return HIDDEN.test(text);
}

/** Returns a text without these characters, as phones and spreadsheets copy them along with what is seen. */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(ALL_HIDDEN, '');
}

/** Returns why a name of a person or a business cannot be taken; null when it can. */
export function findNameProblem(name: string): Extract<MessageKey, `validation.${string}`> | null {
  if (hasHiddenCharacter(name)) return 'validation.nameCharacters';
  return hasLink(name) ? 'validation.nameLink' : null;
}
