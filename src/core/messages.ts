import type en from '@messages/en.json';

export type Messages = typeof en;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** The path of a text in the message catalogue, such as `validation.passwordMin`. */
export type MessageKey = Path<Messages>;

/** Schemas carry keys instead of texts; whoever shows them translates. This only checks that the key exists. */
export function key(messageKey: MessageKey): MessageKey {
  return messageKey;
}
