import { DOMParser, type Node as DocumentNode, Fragment, Slice } from 'prosemirror-model';
import { EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefCallback, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LongText } from '@/core/text-format';
import { PASTE_MAX_LENGTH } from '@/ui/field';
import { createLineKeys } from './line-commands';
import { fromDocument, lineSchema, toDocument, toLineNode } from './line-document';
import { hideStyles, readPasted } from './pasted-lines';

const HTML_MAX_LENGTH = 500_000;

interface LineEditorOptions {
  value: LongText;
  onChange: (value: LongText) => void;
  /** The element in which the text is written has these attributes. */
  attributes: Readonly<Record<string, string>>;
  openLink: () => void;
}

export interface LineEditor {
  /** Lets the text be written in this element. */
  ref: RefCallback<HTMLElement>;
  /** Null until the element is there. */
  view: EditorView | null;
  /** Changes with everything that is typed or chosen. */
  state: EditorState | null;
}

/** Lets a text with its marks be written in an element of the page. The code that keeps the value offers undo and redo. */
export function useLineEditor({ value, onChange, attributes, openLink }: LineEditorOptions): LineEditor {
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const latest = useRef({ value, onChange, attributes, openLink });
  /** These values were handed to `onChange` and have not come back yet. When they come back, they change nothing here. */
  const sent = useRef<LongText[]>([]);
  useLayoutEffect(() => {
    latest.current = { value, onChange, attributes, openLink };
  });

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // The editor is made before it stands in the page: a browser lays out a long page at once where a part of it becomes
    // editable.
    const made = new EditorView(null, {
      state: EditorState.create({
        doc: toDocument(latest.current.value),
        plugins: [...createLineKeys(() => latest.current.openLink()), boundLength()],
      }),
      attributes: () => latest.current.attributes,
      transformPastedHTML: (html) => hideStyles(html.slice(0, HTML_MAX_LENGTH)),
      transformPastedText: (text) => text.slice(0, PASTE_MAX_LENGTH),
      clipboardParser: new PasteParser(lineSchema, []),
      clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n'),
      handlePaste: (target, _, slice) => pasteIntoEmptyLine(target, slice),
      handleDOMEvents: {
        // Browsers offer an undo of their own, on phones by shaking, which does not know the other fields.
        beforeinput: (_, event) => {
          if (event.inputType.startsWith('history')) event.preventDefault();
          return event.defaultPrevented;
        },
      },
      dispatchTransaction(this: EditorView, change: Transaction) {
        const next = this.state.apply(change);
        this.updateState(next);
        setState(next);
        if (next.doc === change.before || change.getMeta(IS_FROM_OUTSIDE)) return;
        const written = fromDocument(next.doc);
        sent.current.push(written);
        latest.current.onChange(written);
      },
    });
    element.append(made.dom);
    setView(made);
    setState(made.state);
    return () => {
      setView(null);
      made.destroy();
    };
  }, []);

  const { text, format } = value;
  useLayoutEffect(() => {
    const isCome = (each: LongText | undefined) => each?.text === text && each.format === format;
    const index = isCome(sent.current.at(-1)) ? sent.current.length - 1 : sent.current.findIndex(isCome);
    if (index >= 0) sent.current.splice(0, index + 1);
    else if (view) {
      sent.current = [];
      showValue(view, { text, format });
    }
  }, [view, text, format]);

  useLayoutEffect(() => {
    view?.setProps({ attributes: () => attributes });
  }, [view, attributes]);

  return useMemo(() => ({ ref, view, state }), [ref, view, state]);
}

const IS_FROM_OUTSIDE = 'outside';

/** Shows a value that came from elsewhere, such as an undo; the cursor stays where it is if it can. */
function showValue(view: EditorView, value: LongText) {
  const { doc, tr } = view.state;
  const next = toDocument(value);
  const start = doc.content.findDiffStart(next.content);
  const end = start === null ? null : doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // Letters that stand both before and after the change were counted at both ends.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const change = tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  view.dispatch(change.setMeta(IS_FROM_OUTSIDE, true));
}

/**
 * Pastes lines into an empty line, which becomes of the kind of the first. In any other line the first line only adds its
 * words.
 */
function pasteIntoEmptyLine(view: EditorView, { content }: Slice): boolean {
  const { tr, selection } = view.state;
  const { $from, empty } = selection;
  if (!empty || $from.parent.content.size > 0 || content.size === 0) return false;
  const change = tr.replaceWith($from.before(), $from.after(), content);
  change.setSelection(TextSelection.near(change.doc.resolve($from.before() + content.size - 1), -1));
  view.dispatch(change.scrollIntoView());
  return true;
}

/** Refuses a change that makes a text longer than a field takes; a text that was longer before may get shorter. */
function boundLength() {
  return new Plugin({
    filterTransaction: (change, { doc }) =>
      !change.docChanged || isShort(change.doc) || change.doc.content.size <= doc.content.size,
  });
}

function isShort(document: DocumentNode): boolean {
  return document.content.size <= PASTE_MAX_LENGTH;
}

/** Reads by `readPasted` what was copied, here or elsewhere. */
class PasteParser extends DOMParser {
  override parseSlice(dom: Node): Slice {
    const lines = readPasted(dom).map(toLineNode);
    return lines.length === 0 ? Slice.empty : Slice.maxOpen(Fragment.from(cutLines(lines)));
  }
}

/** Keeps as much of the beginning of the lines as a field takes. */
function cutLines(lines: readonly DocumentNode[]): DocumentNode[] {
  let room = PASTE_MAX_LENGTH / 2;
  return lines.flatMap((line) => {
    const kept = line.cut(0, Math.min(line.content.size, Math.max(0, room)));
    const hasRoom = room > 0;
    room -= line.nodeSize;
    return hasRoom ? [kept] : [];
  });
}
