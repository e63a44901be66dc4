import { describe, expect, it } from 'vitest';
import { asciiText } from './ascii-text';

describe('a text in ASCII', () => {
  it.each([
    ['Pekáreň na rohu', 'Pekaren na rohu'],
    ['ľščťžýáíéúäňôŕĺ ĽŠČŤŽ', 'lsctzyaieuanorl LSCTZ'],
    ['Ståle Ødegård & Straße', 'Stale Odegard & Strasse'],
    ['Łukasz Đorđević', 'Lukasz Dordevic'],
    ['Þór, Ægir', 'Thor, Aegir'],
    ['„U Vlka“ – s. r. o.', '"U Vlka" - s. r. o.'],
    ['  two\tlines\r\nand more ', 'two lines and more'],
    ['a\u0000b\u007fc', 'a b c'],
    ['Пекарня', 'Pekarnya'],
    ['日本', ''],
    ['😀', ''],
    ['', ''],
  ])('%j is %j', (text, plain) => {
    expect(asciiText(text, 70)).toBe(plain);
  });

  it('is cut, and never ends in a space', () => {
    expect(asciiText('č'.repeat(100), 70)).toBe('c'.repeat(70));
    expect(asciiText('one two', 4)).toBe('one');
  });
});
