import * as messages from '@messages/en';
import { createTranslator } from 'use-intl/core';
import format from 'use-intl/format-message/format-only';
import { expect, it } from 'vitest';
import { compileNamespace, type Texts } from '../scripts/compile-texts';

const translate = createTranslator({ locale: 'en', messages }) as unknown as {
  rich(key: string, values: object): unknown;
};
const formatters = {
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};
/** Returns a value for everything that a text names: a number, or a function for a mark. */
const buildValues = (text: string, count: number) => ({
  ...Object.fromEntries(Array.from(text.matchAll(/\{(\w+)/g), ([, name = '']) => [name, count])),
  ...Object.fromEntries(Array.from(text.matchAll(/<(\w+)>/g), ([, name = '']) => [name, String])),
});

it('gives the browser the same sentences as the server', async () => {
  const { site, locale, ...namespaces } = messages;
  for (const [namespace, texts] of Object.entries(namespaces)) {
    const compiled = await compileNamespace(namespace, texts);
    for (const [path, text] of listTexts(texts)) {
      for (const count of [1, 2, 21]) {
        const values = buildValues(text, count);
        const message = path.reduce((tree, key) => (tree as never)[key], compiled);
        const options = { locale: 'en', formatters, cache: {} } as never;
        expect(format(path.join('.'), message as never, values as never, options), text).toEqual(
          translate.rich([namespace, ...path].join('.'), values),
        );
      }
    }
  }
  expect(await compileNamespace('site', site)).toBe(site);
});

function listTexts(texts: Texts, path: string[] = []): [path: string[], text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[[...path, key], text]] : listTexts(text, [...path, key]),
  );
}
