import { describe, expect, it } from 'vitest';
import { isSlug, SLUG_MAX_LENGTH, toSlug } from './slug';

describe('toSlug', () => {
  it.each([
    ['Salón Mirabelka', 'salon-mirabelka'],
    ['  Ďaľší   ťažký kôň!  ', 'dalsi-tazky-kon'],
    ['ČAJOVŇA č. 7', 'cajovna-c-7'],
    ['Straße & Smørrebrød', 'strasse-smorrebrod'],
    ['--a--b--', 'a-b'],
    ['ﬁnancie', 'financie'],
    ['🍕 pizza', 'pizza'],
    ['Красота', 'krasota'],
    ['Объявление: ёлки & щи', 'obyavlenie-elki-shchi'],
    ['Кав’ярня Їжачок', 'kav-yarnya-izhachok'],
    ['Ћевапџиница Њива', 'cevapdzinitsa-njiva'],
    ['Ταβέρνα του Γιώργου', 'taverna-tou-giorgou'],
    ['日本', ''],
    ['', ''],
  ])('%s becomes %s', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  it('gives the same slug when it is given its own answer', () => {
    const slug = toSlug('Ľubošova Reštaurácia – U troch hrušiek');
    expect(toSlug(slug)).toBe(slug);
  });

  it('stops at the longest address and never ends in a hyphen', () => {
    const slug = toSlug(`${'a'.repeat(SLUG_MAX_LENGTH - 1)} bc`);
    expect(slug).toBe('a'.repeat(SLUG_MAX_LENGTH - 1));
  });
});

describe('isSlug', () => {
  it.each([
    ['abc', true],
    ['ab', false],
    ['Abc', false],
    ['a--b', false],
    ['-abc', false],
    ['a'.repeat(SLUG_MAX_LENGTH + 1), false],
  ])('%s: %s', (text, expected) => {
    expect(isSlug(text)).toBe(expected);
  });
});
