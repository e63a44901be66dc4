import en from '@messages/en.json';
import { createTranslator } from 'use-intl/core';
import type { MessageKey } from '@/core/messages';

const translator = createTranslator({ locale: 'en', messages: en });

export type TextValues = Record<string, string | number>;

/** The text of a key in the catalogue. */
export function text(messageKey: MessageKey, values?: TextValues): string {
  // Keys and values are checked by MessageKey; the translator's own types want each message's literal arguments.
  return (translator as (key: string, values?: TextValues) => string)(messageKey, values);
}

/** The text of a schema's message, which is a key of ours or, from zod itself, an English sentence that nobody should read. */
export function issueText(message: string, values: Record<string, unknown> = {}): string {
  if (!translator.has(message as never)) return text('validation.invalid');
  const plain = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return text(message as MessageKey, Object.fromEntries(plain) as TextValues);
}
