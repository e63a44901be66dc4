import * as en from '@messages/en';
import * as sk from '@messages/sk';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import quoted from './quoted-texts.json' with { type: 'json' };

interface QuotedText {
  /** Holds the text as the specification quotes it. */
  text: string;
  /** Names the document and the line, for example `000:37`. */
  at: string[];
  /** Names the messages that say it. */
  keys?: string[];
  /** These values fill the message's placeholders so that it becomes the quoted text. */
  values?: Partial<Record<string, string | number>>;
  /** The messages say this where it differs from the quoted text. */
  reads?: string;
  /** Tells why it is said otherwise, elsewhere or not at all. */
  why?: string;
}

const quotedTexts: { [List in keyof typeof quoted]: QuotedText[] } = quoted;

describe.each([
  ['en', quotedTexts.en, en],
  ['sk', quotedTexts.sk, sk],
  ['en', quotedTexts.departures, en],
] as const)('in %s', (locale, texts, messages) => {
  it.each(texts.flatMap((each) => (each.keys ?? []).map((key) => ({ ...each, key }))))(
    '$key says "$text", quoted at $at',
    ({ text, key, values, reads = text }) => {
      const message = key.split('.').reduce<unknown>((tree, name) => Object(tree)[name], messages);
      const withoutMarks = String(message).replace(/<\/?\w+>/g, '');
      const t = createTranslator({ locale, messages: { message: withoutMarks } });
      expect(t('message', values as Record<string, string | number>)).toBe(reads);
    },
  );
});

it('says of every quoted text where it stands or why it does not', () => {
  const unsaid = [...quotedTexts.en, ...quotedTexts.sk].filter(({ keys = [] }) => keys.length === 0);
  expect(unsaid).toEqual([]);
  expect(quotedTexts.departures.filter(({ why }) => !why)).toEqual([]);
  expect(Object.values(quotedTexts).flatMap((texts) => texts.flatMap(({ at }) => at))).not.toContainEqual(
    expect.not.stringMatching(/^00[01]:\d+$/),
  );
});
