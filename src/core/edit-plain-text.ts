import type { LongText } from './text-format';
import { fromLines, joinRuns, type Line, type Run, toLines, toPlainLine } from './text-lines';

/**
 * Returns a text after its string was edited to be `plain`, as in a field without marks: untouched letters keep their look,
 * and typed ones look like the letter before them.
 */
export function editPlainText(written: LongText, plain: string): LongText {
  if (!written.format) return { text: plain };
  const { text } = written;
  const start = countSame(text, plain);
  const end = countSameAtEnd(text.slice(start), plain.slice(start));
  const typed = plain.slice(start, plain.length - end);
  return fromLines(replace(toLines(written), start, text.length - end, typed));
}

/** Replaces the letters from one place to another, a line break counted as one. */
function replace(lines: readonly Line[], start: number, end: number, typed: string): Line[] {
  const first = getPlace(lines, start);
  const last = getPlace(lines, end);
  const head = lines[first.index];
  const tail = lines[last.index];
  if (!head || !tail) return [{ kind: 'paragraph', runs: [{ text: typed }] }];
  const kept = cut(head.runs, 0, first.offset);
  const rest = cut(tail.runs, last.offset, Number.POSITIVE_INFINITY);
  const look = kept.at(-1) ?? (typed.includes('\n') ? undefined : rest[0]);
  const pieces = typed.split('\n').map((piece): Run[] => [{ ...look, text: piece }]);
  const written = pieces.map((piece, index) => [
    ...(index === 0 ? kept : []),
    ...piece,
    ...(index === pieces.length - 1 ? rest : []),
  ]);
  return [
    ...lines.slice(0, first.index),
    ...written.map(
      (runs, index): Line => ({
        // A heading is one line; what is typed below it is a paragraph.
        kind: index > 0 && head.kind === 'heading' ? 'paragraph' : head.kind,
        runs: joinRuns(runs),
      }),
    ),
    ...lines.slice(last.index + 1),
  ];
}

function getPlace(lines: readonly Line[], at: number): { index: number; offset: number } {
  let left = at;
  for (const [index, { runs }] of lines.entries()) {
    const { length } = toPlainLine(runs);
    if (left <= length) return { index, offset: left };
    left -= length + 1;
  }
  return { index: lines.length - 1, offset: left };
}

function cut(runs: readonly Run[], from: number, until: number): Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, until - at));
    at += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

function countSame(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

function countSameAtEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
}
