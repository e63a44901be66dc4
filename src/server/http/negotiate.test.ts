import { expect, it } from 'vitest';
import { chooseEncoding, isKnown } from './negotiate';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', null],
  ['brotli-like, x-gzip', null],
  ['identity', null],
  ['', null],
  [undefined, null],
  [',;,q=0', null],
])('for Accept-Encoding %j it chooses %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"x","b"', false],
  ['W/"aa"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('for If-None-Match %j the page W/"a" is known: %j', (header, expected) => {
  expect(isKnown(header, 'W/"a"')).toBe(expected);
});
