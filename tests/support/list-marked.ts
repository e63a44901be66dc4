import * as z from 'zod/mini';
import type { FieldKind } from '@/sections/visitor-kit/field-marks';

/** Holds an element of a page that a press leads from into its field. */
export interface MarkedElement {
  steps: string[];
  kind: FieldKind;
  text: string;
}

const TAG = /<(\/?)([a-z0-9]+)((?:\s[^>]*)?)>/gi;
const VOID = new Set(['img', 'input', 'source', 'br', 'path', 'circle', 'rect']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name) => ENTITIES[name] ?? '');

/** Reads all the text of a page, with a space for each tag. */
export const readText = (html: string) => decode(html.replace(TAG, ' '));

const readAttribute = (attributes: string, name: string) =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

/**
 * Lists the elements of a page that name a field. Reads only HTML that React wrote, which closes every element and
 * escapes every special character.
 */
export function listMarked(html: string): MarkedElement[] {
  const marked: MarkedElement[] = [];
  const open: (MarkedElement | null)[] = [];
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    for (const element of open) if (element) element.text += decode(html.slice(end, index));
    end = index + tag.length;
    const field = readAttribute(attributes, 'data-field');
    if (slash) open.pop();
    else if (!VOID.has(name) && !attributes.endsWith('/')) {
      const kind = z.enum(['line', 'lines', 'rich', 'picture']);
      const element = field && {
        steps: z.array(z.string()).parse(JSON.parse(field)),
        kind: kind.parse(readAttribute(attributes, 'data-kind')),
        text: '',
      };
      open.push(element || null);
      if (element) marked.push(element);
    }
  }
  if (open.length > 0) throw new Error(`So many elements are not closed: ${open.length}`);
  return marked;
}
