import { createFreeId } from '@/core/free-id';
import type { KnownSection, Section } from '@/sections/page/definitions';

/**
 * Returns a copy of a section in which products, services and the like have new ids, because visitors order and book by
 * them.
 */
export function withFreshItemIds(section: Section, nowMs: number): Section {
  if (section.type !== 'unknown') return withFreshContent(section, nowMs);
  const { raw } = section;
  return { ...section, raw: { ...raw, content: renewItemIds(raw.content, nowMs) } };
}

function withFreshContent<Known extends KnownSection>(section: Known, nowMs: number): Known {
  return { ...section, content: renewItemIds(section.content, nowMs) };
}

export function renewItemIds<Content extends object>(content: Content, nowMs: number): Content {
  const taken: Item[] = [];
  for (const value of Object.values(content)) if (hasItems(value)) taken.push(...value);
  return { ...content, ...renewLists(content, nowMs, taken) };
}

interface Item {
  id: string;
}

/** Returns the lists of items in a content or in one of its items; each item gets a new id. */
function renewLists(holder: object, nowMs: number, taken: Item[]): Record<string, unknown> {
  const fresh: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(holder)) {
    if (hasItems(value)) fresh[name] = value.map((item) => renewItem(item, nowMs, taken));
    else if (isItem(value)) fresh[name] = renewItem(value, nowMs, taken);
  }
  return fresh;
}

function renewItem(item: Item, nowMs: number, taken: Item[]): Item {
  const id = createFreeId(item.id.replace(/-\d+$/, ''), nowMs, taken);
  taken.push({ id });
  return { ...item, ...renewLists(item, nowMs, taken), id };
}

function isItem(value: unknown): value is Item {
  return typeof (value as Item | null | undefined)?.id === 'string';
}

function hasItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}
