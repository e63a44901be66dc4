import { afterEach, expect, it, vi } from 'vitest';
import { matchLocale, parseStoredLocale } from './locale';

afterEach(() => vi.restoreAllMocks());

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

it('reads a stored language that is none of ours as English, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect([parseStoredLocale('sk'), parseStoredLocale('xx'), parseStoredLocale('xx')]).toEqual([
    'sk',
    'en',
    'en',
  ]);
  expect(warn).toHaveBeenCalledExactlyOnceWith('The stored language "xx" is unknown.');
});
