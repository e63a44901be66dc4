import { describe, expect, it } from 'vitest';
import { foldText, listSearchTerms, listSearchWords } from './search-words';

describe('folding', () => {
  it.each([
    ['Žofia Ďuričková', 'zofia durickova'],
    ['Řeřicha, Ľubomír, Ŕ', 'rericha, lubomir, r'],
    ['Straße, STRASSE, ẞ', 'strasse, strasse, ss'],
    ['Łódź, Đorđe, Ørsted', 'lodz, dorde, orsted'],
    ['Œuvre, Ærø, Þór', 'oeuvre, aero, thor'],
    ['İstanbul, Iğdır', 'istanbul, igdir'],
    ['Zˇofia', 'zˇofia'],
    ['Z\u030cofia', 'zofia'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Їжак', 'іжак'],
    ['Ｊana ﬁn', 'jana fin'],
    ['a\u00adb\u200bc', 'abc'],
  ])('of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('words', () => {
  it.each([
    ['(Nováková), Nováková!', ['novakova']],
    ['jana.novak@example.com', ['jana.novak@example.com']],
    ['+421 900 123 456', ['421900123456']],
    ['0900 123 456', ['900123456']],
    ['00421900/123456', ['421900123456']],
    ['+49 (0)30 1234-567', ['49301234567']],
    ['0900 1', ['9001']],
    ['o 10 12', ['o', '10', '12']],
    ['24. 11. 2026 10-12', ['24', '11', '2026', '10-12']],
    ['24.11.2026 10:30', ['24.11.2026', '10:30']],
    ['39,90 €', ['39.90', '€']],
    ['26000137', ['26000137']],
    ['  ', []],
  ])('of %s are %j', (text, words) => {
    expect(listSearchWords(text)).toEqual(words);
  });

  it('takes no longer for a text that is nearly a number', () => {
    const started = performance.now();
    listSearchWords('1 '.repeat(2500));
    listSearchWords(`${'1'.repeat(5000)}x`);
    listSearchWords(`${'-'.repeat(5000)}x${'-'.repeat(5000)}x`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('terms', () => {
  it('of a phone number are its end, which is there with and without the country', () => {
    expect(listSearchTerms('Jana +421 900 123 456')).toEqual(['jana', '900123456']);
    for (const stored of ['+421 900 123 456', '0900 123 456', '00421900123456']) {
      for (const asked of ['0900 123 456', '+421900123456', '900 123 456', '123 456']) {
        const [word = ''] = listSearchWords(stored);
        expect(
          listSearchTerms(asked).every((term) => word.includes(term)),
          `${asked} in ${stored}`,
        ).toBe(true);
      }
    }
  });

  it('are eight at most', () => {
    expect(listSearchTerms('a b c d e f g h i j')).toHaveLength(8);
  });
});
