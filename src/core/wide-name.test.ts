import { expect, it } from 'vitest';
import { wideName } from './wide-name';

it.each([
  ['Ostrý Karol', 21, 10],
  ['Mimi', 8, 8],
  ['  Barber   Wu ', 18, 12],
  ['Süß', 8, 8],
  ['Zum Alten Fass', 27, 10],
  ['Salon 11 A', 16, 10],
])('measures %j in half letters', (name, halves, longestHalves) => {
  expect(wideName(name)).toMatchObject({ halves, longestHalves });
});

it('divides it into its words', () => {
  expect(wideName(' Ostrý  Karol ')?.words).toEqual(['Ostrý', 'Karol']);
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
  expect(wideName(name)).toBeNull();
});
