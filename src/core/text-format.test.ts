import { describe, expect, it } from 'vitest';
import { fitFormat, getLongText, hasLines, setLongText, type TextFormat } from './text-format';
import { fromLines } from './text-lines';

const text = 'Prices\nA cut is 🥐 cheap';
const { format } = fromLines([
  { kind: 'heading', runs: [{ text: 'Prices' }] },
  { kind: 'paragraph', runs: [{ text: 'A cut is 🥐 ' }, { text: 'cheap', bold: true }] },
]);

function changed(changes: Partial<TextFormat>): TextFormat | undefined {
  return format && { ...format, ...changes };
}

describe('fitFormat', () => {
  it('keeps what was made for the text', () => {
    expect(fitFormat(text, format)).toBe(format);
    expect(format).toEqual({
      madeFor: { length: 24, checksum: expect.any(Number) },
      lines: [{ line: 0, kind: 'heading' }],
      marks: [{ kind: 'bold', from: 19, to: 24 }],
    });
  });

  it.each([
    ['a longer text', `${text}.`],
    ['a shorter text', text.slice(1)],
    ['another text of the same length', text.replace('cheap', 'dear!')],
    ['the same words in another order', 'A cut is 🥐 cheap\nPrices'],
    ['no text', ''],
  ])('leaves it out for %s', (_, other) => {
    expect(fitFormat(other, format)).toBeUndefined();
  });

  it.each([
    ['a line that is not there', { lines: [{ line: 2, kind: 'bullet' as const }] }],
    ['a mark beyond the end', { marks: [{ kind: 'bold' as const, from: 20, to: 25 }] }],
    ['a mark that cuts a character', { marks: [{ kind: 'italic' as const, from: 17, to: 20 }] }],
    ['nothing special', { lines: [], marks: [] }],
  ])('leaves it out with %s', (_, changes) => {
    expect(fitFormat(text, changed(changes))).toBeUndefined();
  });

  it('leaves it out for breaks that none of our fields writes', () => {
    for (const line of ['\r\n', '\r', '\u2028']) {
      const other = fromLines([{ kind: 'bullet', runs: [{ text: `a${line}b` }] }]);
      expect(fitFormat(other.text, other.format)).toBeUndefined();
    }
  });
});

it('a content has a long text and its formatting under two names', () => {
  const content = { title: 'Bread', answer: 'old' };
  const written = setLongText<'answer', typeof content & { answerFormat?: TextFormat }>(content, 'answer', {
    text,
    format,
  });
  expect(written).toEqual({ title: 'Bread', answer: text, answerFormat: format });
  expect(getLongText(written, 'answer')).toEqual({ text, format });
  expect(Object.keys(setLongText(written, 'answer', { text: 'plain' }))).toEqual(['title', 'answer']);
  expect([hasLines(format, 'heading'), hasLines(format, 'bullet'), hasLines(undefined, 'bullet')]).toEqual([
    true,
    false,
    false,
  ]);
});
