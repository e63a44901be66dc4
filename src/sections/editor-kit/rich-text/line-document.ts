import { type Node as DocumentNode, type Mark, Schema } from 'prosemirror-model';
import { toSafeHref } from '@/core/link';
import type { LongText } from '@/core/text-format';
import { fromLines, type Line, type Run, toLines } from '@/core/text-lines';

const TAGS = { paragraph: 'p', heading: 'h3' } as const;

/**
 * While it is written, a text is one line below the other, each of one kind. Lists are no nodes of their own, so that
 * nothing can be nested and each command changes only the kind of lines.
 */
export const lineSchema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      group: 'block',
      content: 'text*',
      attrs: { kind: { default: 'paragraph' } },
      parseDOM: [
        { tag: 'ul > li', attrs: { kind: 'bullet' } },
        { tag: 'ol > li', attrs: { kind: 'number' } },
        { tag: 'h1, h2, h3, h4, h5, h6', attrs: { kind: 'heading' } },
        { tag: 'p, div', attrs: { kind: 'paragraph' } },
      ],
      toDOM: (node) => {
        const kind = getLineKind(node);
        if (kind === 'bullet') return ['ul', ['li', 0]];
        return kind === 'number' ? ['ol', ['li', 0]] : [TAGS[kind], 0];
      },
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = readHref(element);
            return href === null ? false : { href };
          },
        },
      ],
      toDOM: (mark) => ['a', { href: toSafeHref(getLink(mark)) ?? '' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

export const { line: lineNode } = lineSchema.nodes;
export const { link: linkMark, bold: boldMark, italic: italicMark } = lineSchema.marks;

/** Returns an address as it is written, if it is safe to follow. */
export function readHref(element: Element): string | null {
  const href = element.getAttribute('href') ?? '';
  return toSafeHref(href) === null ? null : href.trim();
}

export function getLineKind(node: DocumentNode): Line['kind'] {
  const { kind } = node.attrs;
  return kind === 'heading' || kind === 'bullet' || kind === 'number' ? kind : 'paragraph';
}

function getLink(mark: Mark): string {
  return String(mark.attrs.href);
}

export function toDocument(written: LongText): DocumentNode {
  return lineSchema.node('doc', null, toLines(written).map(toLineNode));
}

export function toLineNode({ kind, runs }: Line): DocumentNode {
  return lineSchema.node(
    'line',
    { kind },
    runs.map((run) => lineSchema.text(run.text, toMarks(run))),
  );
}

function toMarks({ bold, italic, link }: Run): Mark[] {
  return [
    ...(link === undefined ? [] : [lineSchema.mark('link', { href: link })]),
    ...(bold ? [lineSchema.mark('bold')] : []),
    ...(italic ? [lineSchema.mark('italic')] : []),
  ];
}

export function fromDocument(document: DocumentNode): LongText {
  const lines: Line[] = [];
  document.forEach((node) => {
    const runs: Run[] = [];
    node.forEach(({ text = '', marks }) => {
      // A line break separates two lines, so none may stand inside of a line, wherever it came from.
      runs.push({ text: text.replace(/[\r\n\u2028\u2029]+/g, ' '), ...readMarks(marks) });
    });
    lines.push({ kind: getLineKind(node), runs });
  });
  return fromLines(lines);
}

function readMarks(marks: readonly Mark[]): Omit<Run, 'text'> {
  const look: Omit<Run, 'text'> = {};
  for (const mark of marks) {
    if (mark.type.name === 'link') look.link = getLink(mark);
    else if (mark.type.name === 'bold') look.bold = true;
    else look.italic = true;
  }
  return look;
}
