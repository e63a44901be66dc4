import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toSafeImageUrl } from './link';
import { getSignUrl, parseSign, signNames, signsOfTrades } from './signs';

it('there are ten for each trade, each once', () => {
  expect(Object.values(signsOfTrades).map(({ length }) => length)).toEqual([10, 10, 10, 10]);
  expect(new Set(signNames).size).toBe(40);
});

it('each has its drawing, for pages and for cards beside shared links, and there are no others', () => {
  for (const name of signNames) {
    expect(toSafeImageUrl(getSignUrl(name))).toBe(getSignUrl(name));
    expect(existsSync(path.resolve('public', `.${getSignUrl(name)}`)), name).toBe(true);
  }
  const cards = readdirSync(path.resolve('src/server/domains/media/share-signs'));
  expect(cards.sort()).toEqual(signNames.map((name) => `${name}.png`).sort());
});

it.each([
  ['/images/signs/scissors-1.svg', 'scissors'],
  [' /images/signs/hair-dryer-1.svg ', 'hair-dryer'],
  ['/images/signs/unknown-1.svg', null],
  ['/images/signs/scissors-2.svg', null],
  ['/uploads/scissors-1.svg', null],
  ['', null],
])('%s is %s', (url, name) => {
  expect(parseSign(url)).toBe(name);
});
