import { expect, it } from 'vitest';
import { matchLocale } from './locale';

it.each([
  ['sk-SK,sk;q=0.9,en-US;q=0.8', 'sk'],
  ['fr-FR, cs;q=0.5, de;q=0.7', 'de'],
  ['en;q=0, cs', 'cs'],
  ['DE-at', 'de'],
  ['fr, *;q=0.1', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;;q=,,sk;q=x', 'sk'],
])('a browser that asks for %j gets %s', (header, locale) => {
  expect(matchLocale(header)).toBe(locale);
});

it('is quick with a header that no browser writes', () => {
  expect(matchLocale(`${'x,'.repeat(100_000)}sk`)).toBe('en');
});
