import type { Section } from '@/contracts/page-data';
import { findDefinition, type SectionType } from './registry';
import type { ViewMode } from './section';

export interface ReadSection {
  type: SectionType;
  content: unknown;
}

/** Codes of zod for values of a wrong shape. A text that is only too long or not a link can still be shown. */
const SHAPE_ISSUES = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
  'invalid_key',
  'invalid_element',
]);

const readSections = new WeakMap<Section, ReadSection | null>();

/**
 * A section's content in today's shape, also while its owner is still writing it; null for an unknown type and for
 * content of a wrong shape. The same section object is read once.
 */
export function readContent(section: Section): ReadSection | null {
  const known = readSections.get(section);
  if (known !== undefined) return known;
  const read = parse(section);
  readSections.set(section, read);
  return read;
}

/** What a preview or the public page shows of it. */
export function contentFor(mode: ViewMode, { type, content }: ReadSection): unknown {
  const limit = mode === 'mobile' ? findDefinition(type)?.mobilePreview : undefined;
  return limit ? limit(content) : content;
}

function parse(section: Section): ReadSection | null {
  const definition = findDefinition(section.type);
  if (!definition) return null;
  const stored = definition.upgrade?.(section.content) ?? section.content;
  // Not safeParse: that gives no value at all when a check such as a required title fails.
  const payload = definition.content._zod.run({ value: stored, issues: [] }, { async: false });
  if (payload instanceof Promise) return null;
  const isReadable = payload.issues.every(({ code }) => !SHAPE_ISSUES.has(code ?? ''));
  return isReadable ? { type: definition.type, content: payload.value } : null;
}
