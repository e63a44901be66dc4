import { expect, it } from 'vitest';
import { findWideName } from './wide-name';

it.each([
  ['Ostrý Karol', 39, 19],
  ['Mimi', 16, 16],
  ['  Barber   Wu ', 34, 23],
  ['Süß', 16, 16],
  ['Zum Alten Fass', 49, 18],
  ['Salon 11 A', 31, 19],
])('measures %j in quarters of a letter', (name, quarters, longestQuarters) => {
  expect(findWideName(name)).toMatchObject({ quarters, longestQuarters });
});

it('divides it into its words', () => {
  expect(findWideName(' Ostrý  Karol ')?.words).toEqual(['Ostrý', 'Karol']);
});

it('keeps a word of one or two letters with the one after it, which a phone sets on one line', () => {
  expect(findWideName('Karol a  britva')).toMatchObject({
    words: ['Karol', 'a\u00a0britva'],
    longestQuarters: 26,
  });
});

it.each([
  '',
  ' ',
  'Ii',
  'Kaderníctvo Hedviga',
  'Dienstleistung',
  'A B C D',
  'Парикмахер',
  '理髪店',
  'Karol 💈',
])('leaves %j to the usual size', (name) => {
  expect(findWideName(name)).toBeNull();
});
