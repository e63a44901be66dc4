import {
  findFormattedName,
  identifyText,
  type LineKind,
  type LongText,
  MAX_FORMAT_PARTS,
  type MarkKind,
  type TextMark,
} from './text-format';

/** The words of a run look alike. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  link?: string;
}

/** A line of a text is drawn and written like this. */
export interface Line {
  kind: LineKind | 'paragraph';
  runs: Run[];
}

const BREAK = /\r\n|[\r\n\u2028\u2029]/;

/** Returns the lines of a text with the formatting that fits it. */
export function toLines({ text, format }: LongText): Line[] {
  const kinds = new Map(format?.lines.map(({ line, kind }) => [line, kind]));
  const marks = format?.marks ?? [];
  let start = 0;
  return text.split(BREAK).map((line, index) => {
    const runs = cutIntoRuns(line, start, marks);
    start += line.length + 1;
    return { kind: kinds.get(index) ?? 'paragraph', runs };
  });
}

/** Cuts a line, which begins at `start` of its text, wherever a mark begins or ends. */
function cutIntoRuns(line: string, start: number, marks: readonly TextMark[]): Run[] {
  const end = start + line.length;
  const inLine = marks.filter(({ from, to }) => from < end && to > start);
  const offsets = inLine.flatMap(({ from, to }) => [Math.max(from, start), Math.min(to, end)]);
  const cuts = [...new Set([start, ...offsets, end])].sort((a, b) => a - b);
  const runs = cuts.slice(1).map((cut, index): Run => {
    const from = cuts[index] ?? start;
    const covering = inLine.filter((mark) => mark.from <= from && mark.to >= cut);
    const has = (kind: MarkKind) => covering.some((mark) => mark.kind === kind);
    const href = covering.find(({ kind }) => kind === 'link')?.href;
    return {
      text: line.slice(from - start, cut - start),
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(href !== undefined && { link: href }),
    };
  });
  return joinRuns(runs);
}

/** Returns the text of these lines with its formatting. */
export function fromLines(lines: readonly Line[]): LongText {
  const text = lines.map(({ runs }) => toPlainLine(runs)).join('\n');
  const kinds = lines.flatMap(({ kind }, line) => (kind === 'paragraph' ? [] : [{ line, kind }]));
  const marks: TextMark[] = [];
  const open = new Map<MarkKind, TextMark>();
  let from = 0;
  const add = (kind: MarkKind, to: number, href?: string) => {
    const last = open.get(kind);
    if (last?.to === from && last.href === href) last.to = to;
    else {
      const mark: TextMark = { kind, from, to, ...(href !== undefined && { href }) };
      open.set(kind, mark);
      marks.push(mark);
    }
  };
  for (const { runs } of lines) {
    for (const run of runs) {
      const to = from + run.text.length;
      if (to > from && run.bold) add('bold', to);
      if (to > from && run.italic) add('italic', to);
      if (to > from && run.link !== undefined) add('link', to, run.link);
      from = to;
    }
    from += 1;
  }
  if (kinds.length === 0 && marks.length === 0) return { text };
  const format = {
    madeFor: identifyText(text),
    lines: kinds.slice(0, MAX_FORMAT_PARTS),
    marks: marks.slice(0, MAX_FORMAT_PARTS),
  };
  return { text, format };
}

/** Returns some runs with neighbours that look alike joined. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && isAlike(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

export function toPlainLine(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

function isAlike(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.link === b.link;
}

/** Returns true if a content, or one of the things in its lists, has a formatting. */
export function hasFormat(content: object): boolean {
  return Object.entries(content).some(([key, value]) =>
    Array.isArray(value)
      ? value.some((item) => typeof item === 'object' && item !== null && hasFormat(item))
      : findFormattedName(key) !== null && value !== undefined,
  );
}
