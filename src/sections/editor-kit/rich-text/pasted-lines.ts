import type { Line, Run } from '@/core/text-lines';
import { readHref } from './line-document';

const SKIPPED = 'head, style, script, title, meta, link, template, noscript, svg, iframe, object, o\\:p';
const BLOCKS =
  'address, article, aside, blockquote, body, dd, div, dl, dt, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, tbody, td, th, thead, tr, ul';
/** Word writes the sign of an item as text and says it in a style. */
const WORD_ITEM = /mso-list:\s*(?!none)/i;
const WORD_SIGN = /mso-list:\s*ignore/i;

/**
 * Returns what a text may hold of something that was copied elsewhere: its lines, bold and italic words, links, lists and
 * headings. Everything else is left out, and its words stay.
 */
export function readPasted(root: Node): Line[] {
  const lines: Line[] = [];
  let runs: Run[] = [];
  const end = (kind: Line['kind']) => {
    const tidy = tidyRuns(runs);
    if (tidy.length > 0) lines.push({ kind, runs: tidy });
    runs = [];
  };
  const read = (node: Node, kind: Line['kind'], look: Omit<Run, 'text'>) => {
    if (node instanceof Text)
      runs.push({ text: (node.data ?? '').replace(/[\s\u200b]+/g, keepHardSpace), ...look });
    if (!(node instanceof Element) || node.matches(SKIPPED) || WORD_SIGN.test(getStyle(node))) return;
    const isBlock = node.matches(BLOCKS);
    const inner = isBlock ? getLineKind(node, kind) : kind;
    if (isBlock || node.matches('br')) end(kind);
    for (const child of node.childNodes) read(child, inner, getRunLook(node, look));
    if (isBlock) end(inner);
  };
  read(root, 'paragraph', {});
  for (const child of root instanceof Element ? [] : root.childNodes) read(child, 'paragraph', {});
  end('paragraph');
  return lines;
}

function getLineKind(element: Element, around: Line['kind']): Line['kind'] {
  if (element.matches('li')) return element.parentElement?.matches('ol') ? 'number' : 'bullet';
  if (element.matches('h1, h2, h3, h4, h5, h6')) return 'heading';
  if (WORD_ITEM.test(getStyle(element))) {
    const sign = element.querySelector('[data-style*="gnore"], [style*="gnore"]')?.textContent ?? '';
    return /\d/.test(sign) ? 'number' : 'bullet';
  }
  return around;
}

function getRunLook(element: Element, look: Omit<Run, 'text'>): Omit<Run, 'text'> {
  const found = { ...look };
  const weight = findStyle(element, 'font-weight');
  const isBold =
    weight === null ? element.matches('b, strong') : /^bold/.test(weight) || Number(weight) >= 600;
  // Google Docs wraps everything in a `b` that is not bold; a heading is bold by itself.
  if (isBold && !element.matches('h1, h2, h3, h4, h5, h6')) found.bold = true;
  else if (weight !== null) delete found.bold;
  const slope = findStyle(element, 'font-style');
  if (slope === null ? element.matches('i, em') : slope === 'italic') found.italic = true;
  else if (slope !== null) delete found.italic;
  const link = element.matches('a[href]') ? readHref(element) : null;
  // A link to a section of another page would not work on this one.
  if (link && (!link.startsWith('#') || element.closest('[data-pm-slice]'))) found.link = link;
  return found;
}

/**
 * Returns the style of an element, whose attribute was renamed before: the editor's policy allows no inline styles, also not
 * in a document that is only read.
 */
function getStyle(element: Element): string {
  return element.getAttribute('data-style') ?? '';
}

/** Returns the value of one style, such as `bold`, but not that of `mso-bidi-font-weight`, which Word writes beside it. */
function findStyle(element: Element, name: string): string | null {
  const found = new RegExp(`(?:^|[;\\s])${name}:\\s*([\\w-]+)`, 'i').exec(getStyle(element));
  return found?.[1]?.toLowerCase() ?? null;
}

export function hideStyles(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

const keepHardSpace = (blank: string) => (blank.includes('\u00a0') ? '\u00a0' : ' ');

/** Returns the runs without blanks at the ends and without two blanks in a row. */
function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  let isAfterBlank = true;
  for (const run of runs) {
    const text: string = isAfterBlank ? run.text.replace(/^ +/, '') : run.text;
    if (text === '') continue;
    tidy.push({ ...run, text });
    isAfterBlank = text.endsWith(' ');
  }
  const last = tidy.at(-1);
  if (!last) return [];
  const text = last.text.trimEnd();
  return text === '' ? tidyRuns(tidy.slice(0, -1)) : [...tidy.slice(0, -1), { ...last, text }];
}
