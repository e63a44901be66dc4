import type * as en from '@messages/en';
import type { Locale } from './locale/locale';

/** These are all texts of a language, by namespace. */
export type Messages = Omit<typeof en, 'locale'>;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** A key is the path of a text in the messages, such as `validation.passwordMin`. */
export type MessageKey = Path<Messages>;

/** Schemas carry keys instead of texts; whoever shows them translates. This function only checks that the key exists. */
export function key(messageKey: MessageKey): MessageKey {
  return messageKey;
}

/**
 * A phrase is a text before anybody knows in which language it will be read: rules and failures carry it, the edge writes
 * it.
 */
export interface Phrase {
  key: MessageKey;
  values?: PhraseValues;
}

/** A price or a date is written by a function of the language; a name of ours is itself a phrase. */
export type PhraseValues = Record<string, string | number | Phrase | ((locale: Locale) => string)>;

/** Makes a phrase of a text and its values. */
export function phrase(messageKey: MessageKey, values?: PhraseValues): Phrase {
  return { key: messageKey, values };
}
