import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPlainText } from './edit-plain-text';
import { linkRuns } from './linked-text';
import { fitFormat, type LongText, lineKinds, markKinds } from './text-format';
import { fromLines, hasFormat, type Line, toLines, toPlainLine } from './text-lines';

const lines: Line[] = [
  { kind: 'heading', runs: [{ text: 'Prices' }] },
  {
    kind: 'paragraph',
    runs: [{ text: 'A cut is ' }, { text: 'cheap', bold: true }, { text: ' today' }],
  },
  { kind: 'bullet', runs: [{ text: 'Wash' }] },
  { kind: 'bullet', runs: [{ text: 'Cut', italic: true, link: '#contact' }] },
  { kind: 'paragraph', runs: [] },
];
const written = fromLines(lines);

/** Texts have any marks that a formatting may have, some of them over each other and over line breaks. */
const longText = fc
  .tuple(
    fc.array(
      fc.string({ unit: 'grapheme', maxLength: 12 }).map((line) => line.replace(/[\n\r\u2028\u2029]/g, '')),
    ),
    fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...lineKinds)), { maxLength: 6 }),
    fc.array(fc.tuple(fc.constantFrom(...markKinds), fc.nat(80), fc.integer({ min: 1, max: 20 })), {
      maxLength: 8,
    }),
  )
  .map(([all, kinds, marks]): LongText => {
    const { text } = fromLines(all.map((line) => ({ kind: 'paragraph', runs: [{ text: line }] })));
    const { format } = fromLines([{ kind: 'bullet', runs: [{ text }] }]);
    if (!format) return { text };
    return {
      text,
      format: {
        ...format,
        lines: kinds.map(([line, kind]) => ({ line, kind })),
        marks: marks.map(([kind, from, length]) => ({
          kind,
          from,
          to: from + length,
          ...(kind === 'link' && { href: `#to-${length % 2}` }),
        })),
      },
    };
  });

describe('the lines of a text', () => {
  it('are one string, and their looks are places in it', () => {
    expect(written.text).toBe('Prices\nA cut is cheap today\nWash\nCut\n');
    expect(written.format).toMatchObject({
      lines: [
        { line: 0, kind: 'heading' },
        { line: 2, kind: 'bullet' },
        { line: 3, kind: 'bullet' },
      ],
      marks: [
        { kind: 'bold', from: 16, to: 21 },
        { kind: 'italic', from: 33, to: 36 },
        { kind: 'link', from: 33, to: 36, href: '#contact' },
      ],
    });
    expect(toLines(written)).toEqual(lines);
  });

  it('have no formatting where nothing is special', () => {
    expect(fromLines(toLines({ text: 'a\n\nb ' }))).toEqual({ text: 'a\n\nb ' });
    expect(toLines({ text: 'a\r\nb' })).toHaveLength(2);
    expect(hasFormat({ text: '', textFormat: undefined })).toBe(false);
    expect(hasFormat({ questions: [{ answer: 'Prices', answerFormat: written.format }] })).toBe(true);
  });

  it('say the same after they went through a string and back, whatever lies on what', () => {
    fc.assert(
      fc.property(longText, (text) => {
        const cut = toLines(text);
        const again = fromLines(cut);
        expect(cut.map(({ runs }) => toPlainLine(runs)).join('\n')).toBe(text.text);
        expect(toLines(again)).toEqual(cut);
        expect(fromLines(toLines(again))).toEqual(again);
        if (fitFormat(text.text, text.format)) expect(fitFormat(again.text, again.format)).toBe(again.format);
      }),
    );
  });

  it('become links where an address is written, and nothing in what is linked', () => {
    expect(
      linkRuns([
        { text: 'Call 0900 000 000 or ', bold: true },
        { text: 'www.example.sk', link: '#contact' },
      ]),
    ).toEqual([
      { text: 'Call ', bold: true },
      { text: '0900 000 000', bold: true, link: 'tel:0900000000' },
      { text: ' or ', bold: true },
      { text: 'www.example.sk', link: '#contact' },
    ]);
  });
});

describe('editPlainText', () => {
  const edited = (from: string, to: string) => {
    const plain = written.text.replace(from, to);
    const text = editPlainText(written, plain);
    expect(text.text).toBe(plain);
    return toLines(text);
  };

  it.each([
    ['a letter in bold words', 'cheap', 'cheaper', ['A cut is ', 'cheaper', ' today']],
    ['a letter behind them', ' today', ' now', ['A cut is ', 'cheap', ' now']],
    ['the bold words taken out', 'cheap', '', ['A cut is  today']],
  ])('keeps the marks beside %s', (_, from, to, runs) => {
    expect(edited(from, to)[1]?.runs.map(({ text }) => text)).toEqual(runs);
  });

  it('adds items to a list, and paragraphs below a heading', () => {
    expect(edited('Wash', 'Wash\nDry').map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'bullet',
      'bullet',
      'bullet',
      'paragraph',
    ]);
    expect(
      edited('Prices', 'Prices\nof today')
        .slice(0, 2)
        .map(({ kind }) => kind),
    ).toEqual(['heading', 'paragraph']);
  });

  it('says what was typed, whatever was replaced, with a formatting that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'\nab Prices') }), fc.nat(40), (typed, at) => {
        const plain = written.text.slice(0, at) + typed + written.text.slice(at + typed.length);
        const text = editPlainText(written, plain);
        expect(text.text).toBe(plain);
        expect(fitFormat(plain, text.format)).toBe(text.format);
      }),
    );
    expect(editPlainText({ text: 'plain' }, 'plainer')).toEqual({ text: 'plainer' });
  });
});
