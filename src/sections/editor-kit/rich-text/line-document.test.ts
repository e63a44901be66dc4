import * as fc from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { LongText } from '@/core/text-format';
import { fromLines, type Line, type Run, toLines } from '@/core/text-lines';
import { getLinkRange, setLink, toggleBold, toggleKind } from './line-commands';
import { fromDocument, lineSchema, toDocument } from './line-document';
import { hideStyles } from './pasted-lines';

const run: fc.Arbitrary<Run> = fc
  .tuple(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((text) => text.replace(/\s/g, '_')),
    fc.boolean(),
    fc.boolean(),
    fc.constantFrom(undefined, '#contact', 'https://example.com/'),
  )
  .map(([text, bold, italic, link]) => ({
    text,
    ...(bold && { bold: true as const }),
    ...(italic && { italic: true as const }),
    ...(link && { link }),
  }));
const line: fc.Arbitrary<Line> = fc.record({
  kind: fc.constantFrom('paragraph', 'heading', 'bullet', 'number'),
  runs: fc.array(run, { maxLength: 5 }),
});

function stateOf(text: string, from: number, to = from): EditorState {
  const doc = toDocument({ text });
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

describe('the document of a text', () => {
  it('is the same string and the same formatting again', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const written = fromLines(lines);
        const document = toDocument(written);
        document.check();
        expect(fromDocument(document)).toEqual(written);
        expect(toLines(written).map(({ kind }) => kind)).toEqual(lines.map(({ kind }) => kind));
      }),
    );
    for (const text of ['plain', '', 'two\nlines', ' \n\nblanks stay ', '🥐\n👩‍👩‍👧‍👦'])
      expect(fromDocument(toDocument({ text }))).toEqual({ text });
  });

  it('has no break in a line, wherever one came from', () => {
    const document = lineSchema.node('doc', null, [
      lineSchema.node('line', null, [lineSchema.text('one\ntwo')]),
      lineSchema.node('line', { kind: 'bullet' }, [lineSchema.text('three')]),
    ]);
    expect(fromDocument(document)).toMatchObject({
      text: 'one two\nthree',
      format: { lines: [{ line: 1 }] },
    });
  });

  it('stays plain until something in it is special', () => {
    let state = stateOf('one\ntwo', 1, 4);
    state = state.apply(change(state, toggleBold));
    expect(fromDocument(state.doc)).toMatchObject({
      text: 'one\ntwo',
      format: { lines: [], marks: [{ kind: 'bold', from: 0, to: 3 }] },
    });
    state = state.apply(change(state, toggleBold));
    expect(fromDocument(state.doc)).toEqual({ text: 'one\ntwo' });
  });

  it('makes lists of the chosen lines, and lines of lists', () => {
    let state = stateOf('one\ntwo\nthree', 2, 8);
    state = state.apply(change(state, toggleKind('bullet')));
    expect(kindsOf(fromDocument(state.doc))).toEqual(['bullet', 'bullet', 'paragraph']);
    state = state.apply(change(state, toggleKind('bullet')));
    expect(fromDocument(state.doc)).toEqual({ text: 'one\ntwo\nthree' });
  });

  it('sets, finds and takes away a link', () => {
    const href = 'tel:+421900000000';
    const state = stateOf('call us', 1, 5);
    const linked = state.apply(change(state, setLink(href, 'x')));
    expect(fromDocument(linked.doc).format?.marks).toEqual([{ kind: 'link', from: 0, to: 4, href }]);
    const inside = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 3)));
    expect(getLinkRange(inside)).toEqual({ from: 1, to: 5, href });
    expect(fromDocument(inside.apply(change(inside, setLink('', ''))).doc)).toEqual({ text: 'call us' });
    const bare = stateOf('', 1);
    expect(fromDocument(bare.apply(change(bare, setLink('#menu', 'Menu'))).doc)).toMatchObject({
      text: 'Menu',
      format: { marks: [{ kind: 'link', from: 0, to: 4, href: '#menu' }] },
    });
  });
});

it('hides the styles of what is pasted from the policy', () => {
  expect(hideStyles('<p style="color: red">a style = b</p><STYLE>p { x }</STYLE>')).toBe(
    '<p data-style="color: red">a style = b</p>',
  );
});

function kindsOf(text: LongText): Line['kind'][] {
  return toLines(text).map(({ kind }) => kind);
}

/** Returns the change that a command makes. */
function change(state: EditorState, command: ReturnType<typeof toggleKind>) {
  let made = state.tr;
  command(state, (next) => {
    made = next;
  });
  return made;
}
