import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, ResolvedPos } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { Line } from '@/core/text-lines';
import { boldMark, getLineKind, italicMark, lineNode, lineSchema, linkMark } from './line-document';

export const toggleBold = toggleMark(boldMark);
export const toggleItalic = toggleMark(italicMark);

/** Turns the chosen lines into lines of a kind, or into paragraphs again where all of them are of that kind. */
export function toggleKind(kind: Line['kind']): Command {
  return (state, dispatch) => {
    const next = hasKind(state, kind) ? 'paragraph' : kind;
    const change = state.tr;
    const { from, to } = state.selection;
    change.doc.nodesBetween(from, to, (node, position) => {
      if (node.type === lineNode) change.setNodeMarkup(position, null, { kind: next });
    });
    dispatch?.(change.scrollIntoView());
    return true;
  };
}

export function hasKind({ selection, doc }: EditorState, kind: Line['kind']): boolean {
  let isAll = true;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.type === lineNode && getLineKind(node) !== kind) isAll = false;
  });
  return isAll;
}

export function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

/** Returns where a link is set: on the chosen words, or on the link around the cursor. */
export function getLinkRange({ selection, doc }: EditorState): { from: number; to: number; href: string } {
  const { from, to, $from, empty } = selection;
  let href = '';
  if (!empty) {
    doc.nodesBetween(from, to, (node) => {
      href ||= String(linkMark.isInSet(node.marks)?.attrs.href ?? '');
    });
    return { from, to, href };
  }
  return linkAround($from) ?? { from, to, href };
}

function linkAround($from: ResolvedPos): { from: number; to: number; href: string } | null {
  const near =
    $from.parent.childAfter($from.parentOffset).node ?? $from.parent.childBefore($from.parentOffset).node;
  const mark =
    linkMark.isInSet($from.marks()) ??
    (near && $from.textOffset > 0 ? linkMark.isInSet(near.marks) : undefined);
  if (!mark) return null;
  const start = $from.start();
  let [from, to] = [$from.pos, $from.pos];
  $from.parent.forEach((node, offset) => {
    const [nodeFrom, nodeTo] = [start + offset, start + offset + node.nodeSize];
    if (!mark.isInSet(node.marks) || nodeTo < from || nodeFrom > to) return;
    from = Math.min(from, nodeFrom);
    to = Math.max(to, nodeTo);
  });
  return { from, to, href: String(mark.attrs.href) };
}

/** Sets a link on the chosen words; where none are chosen, `name` is written there. An empty address takes a link away. */
export function setLink(href: string, name: string): Command {
  return (state, dispatch) => {
    const range = getLinkRange(state);
    const change = state.tr;
    if (range.from === range.to && href !== '')
      change.insert(range.from, lineSchema.text(name, [lineSchema.mark('link', { href })]));
    else {
      change.removeMark(range.from, range.to, linkMark);
      if (href !== '') change.addMark(range.from, range.to, lineSchema.mark('link', { href }));
    }
    dispatch?.(change.scrollIntoView());
    return true;
  };
}

/** Begins another line: a new item after an item, a paragraph after a heading. An empty item ends the list. */
const splitLine: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const kind = getLineKind($from.parent);
  if ($from.parent.content.size === 0 && kind !== 'paragraph') return toParagraph(state, dispatch);
  const change = state.tr.deleteSelection();
  const next = kind === 'heading' && $from.parentOffset > 0 ? 'paragraph' : kind;
  change.split(change.mapping.map($to.pos), 1, [{ type: lineNode, attrs: { kind: next } }]);
  dispatch?.(change.scrollIntoView());
  return true;
};

const toParagraph: Command = (state, dispatch) => {
  dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(), null, { kind: 'paragraph' }));
  return true;
};

/** Backspace at the beginning of an item or a heading first makes it a paragraph. */
const endKind: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0 || getLineKind($from.parent) === 'paragraph') return false;
  return toParagraph(state, dispatch);
};

export function createLineKeys(openLink: () => void) {
  const { Backspace = () => false } = baseKeymap;
  const link: Command = () => {
    openLink();
    return true;
  };
  return [
    keymap({
      'Mod-b': toggleBold,
      'Mod-i': toggleItalic,
      'Mod-k': link,
      'Mod-Shift-7': toggleKind('number'),
      'Mod-Shift-8': toggleKind('bullet'),
      'Mod-Alt-3': toggleKind('heading'),
      Enter: splitLine,
      'Shift-Enter': splitLine,
      Backspace: chainCommands(endKind, Backspace),
    }),
    keymap(baseKeymap),
  ];
}
