import { describe, expect, it } from 'vitest';
import {
  getArticlePreview,
  isBig,
  isLead,
  isLongTagline,
  isLongTitle,
  measureHeroTitle,
  measureName,
  shorten,
  splitParagraphs,
} from './text';

const repeatWords = (length: number) => `${'abcd '.repeat(Math.ceil(length / 5)).slice(0, length - 1)}x`;

describe('the length of a name', () => {
  it.each([
    ['', 's'],
    [repeatWords(16), 's'],
    [repeatWords(17), 'm'],
    [repeatWords(40), 'm'],
    [repeatWords(41), 'l'],
    [repeatWords(80), 'l'],
    [repeatWords(81), 'xl'],
  ])('goes by characters: %j is %s', (name, length) => {
    expect(measureName(name)).toBe(length);
  });

  it.each([
    ['a'.repeat(11), 's'],
    ['a'.repeat(12), 'm'],
    [`to ${'a'.repeat(14)}`, 'l'],
    ['a'.repeat(17), 'xl'],
    ['Auto-škola', 's'],
  ])('and by the longest word: %j is %s', (name, length) => {
    expect(measureName(name)).toBe(length);
  });

  it('gives a hero a little more room', () => {
    expect([18, 19, 44, 45, 90, 91].map((length) => measureHeroTitle(repeatWords(length)))).toEqual([
      's',
      'm',
      'm',
      'l',
      'l',
      'xl',
    ]);
  });

  it('counts an emoji once', () => {
    expect(measureName('🥐'.repeat(11))).toBe('s');
  });
});

it('knows long titles, taglines, leads and facts by their limit', () => {
  expect([isLongTitle('a'.repeat(48)), isLongTitle('a'.repeat(49))]).toEqual([false, true]);
  expect([isLongTagline('a'.repeat(280)), isLongTagline('a'.repeat(281))]).toEqual([false, true]);
  expect([isLead('a'.repeat(420)), isLead('a'.repeat(421))]).toEqual([true, false]);
  expect([isBig('a'.repeat(30)), isBig('a'.repeat(31))]).toEqual([true, false]);
});

describe('paragraphs', () => {
  it('are the lines that are not empty', () => {
    expect(splitParagraphs('One\nTwo\r\n\r\n  Three  \n \n')).toEqual(['One', 'Two', 'Three']);
  });

  it('of nothing are none', () => {
    expect(splitParagraphs(' \n ')).toEqual([]);
  });
});

describe('a shortened text', () => {
  it('stays as it is up to the limit', () => {
    expect(shorten('a'.repeat(20), 20)).toBe('a'.repeat(20));
  });

  it('ends on a whole word', () => {
    expect(shorten('We bake bread every morning', 16)).toBe('We bake bread…');
    expect(shorten('We bake bread every morning', 14)).toBe('We bake bread…');
    expect(shorten('We bake, bread every morning', 10)).toBe('We bake…');
  });

  it('cuts a word that is longer than all the room, and no emoji in two', () => {
    expect(shorten('🥐'.repeat(30), 10)).toBe(`${'🥐'.repeat(9)}…`);
  });
});

describe('the preview of an article', () => {
  it('joins the first two lines that are not empty', () => {
    expect(getArticlePreview('\nWe started in 1996.\n\nWith one oven.\nNow we have four.')).toBe(
      'We started in 1996. With one oven.',
    );
  });

  it('has at most 150 characters', () => {
    const preview = getArticlePreview(`${'bread '.repeat(20)}\n${'rolls '.repeat(20)}`);
    expect(preview.length).toBeLessThanOrEqual(150);
    expect(preview).toMatch(/rolls…$/);
  });
});
