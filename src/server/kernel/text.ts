import * as cs from '@messages/cs';
import * as de from '@messages/de';
import * as en from '@messages/en';
import * as sk from '@messages/sk';
import type { FastifyRequest } from 'fastify';
import { createTranslator } from 'use-intl/core';
import { type Locale, matchLocale } from '@/core/locale/locale';
import { type MessageKey, type Messages, type Phrase, phrase } from '@/core/messages';

const messages: Record<Locale, Messages> = { en, sk, cs, de };

export function getMessages(locale: Locale): Messages {
  return messages[locale];
}

const translators = {
  en: getTranslator('en'),
  sk: getTranslator('sk'),
  cs: getTranslator('cs'),
  de: getTranslator('de'),
};

/**
 * Returns the language in which a call is answered: our pages send theirs, a browser that opens an address sends its
 * own.
 */
export function getLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return matchLocale(headers['accept-language']);
}

type TextValues = Record<string, string | number>;

export function text(locale: Locale, messageKey: MessageKey, values?: TextValues): string {
  return translators[locale](messageKey, values);
}

/** Returns the texts of one language as a function: for whoever writes several. */
export function getTextsIn(locale: Locale): (messageKey: MessageKey, values?: TextValues) => string {
  return translators[locale];
}

/** Writes a phrase, and the phrases among its values, in a language. */
export function writePhrase(locale: Locale, { key, values = {} }: Phrase): string {
  const written = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'function') return [name, value(locale)];
    return [name, typeof value === 'object' ? writePhrase(locale, value) : value];
  });
  return text(locale, key, Object.fromEntries(written));
}

/** Returns the phrase of a schema's issue, whose message is a key of ours or, from zod itself, an English sentence that nobody should read. */
export function toIssuePhrase(message: string, values: Record<string, unknown> = {}): Phrase {
  if (!isMessageKey(message)) return phrase('validation.invalid');
  const plain = Object.entries(values).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return phrase(message, Object.fromEntries(plain));
}

function isMessageKey(text: string): text is MessageKey {
  let tree: unknown = messages.en;
  for (const name of text.split('.')) {
    if (typeof tree !== 'object' || tree === null || !Object.hasOwn(tree, name)) return false;
    tree = Object.entries(tree).find(([own]) => own === name)?.[1];
  }
  return typeof tree === 'string';
}

function getTranslator(locale: Locale) {
  // Keys and values are checked by MessageKey; the translator's own types want each message's literal arguments.
  return createTranslator({ locale, messages: messages[locale] }) as unknown as (
    key: string,
    values?: TextValues,
  ) => string;
}
