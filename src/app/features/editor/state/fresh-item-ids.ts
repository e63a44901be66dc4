import { freeId } from '@/core/free-id';
import type { KnownSection, Section } from '@/sections/page/page';

/**
 * Returns the section that a copy begins as: its products, services and the like are new ones, with ids of their own,
 * because visitors order and book by them.
 */
export function withFreshItemIds(section: Section, nowMs: number): Section {
  if (section.type !== 'unknown') return withFreshContent(section, nowMs);
  const { raw } = section;
  return { ...section, raw: { ...raw, content: freshItemIds(raw.content, nowMs) } };
}

function withFreshContent<Known extends KnownSection>(section: Known, nowMs: number): Known {
  return { ...section, content: freshItemIds(section.content, nowMs) };
}

export function freshItemIds<Content extends object>(content: Content, nowMs: number): Content {
  const lists = Object.entries(content).flatMap(([name, value]) =>
    hasItems(value) ? [[name, freshIds(value, nowMs)]] : [],
  );
  return { ...content, ...Object.fromEntries(lists) };
}

interface Item {
  id: string;
}

function freshIds(items: readonly Item[], nowMs: number): Item[] {
  const fresh: Item[] = [];
  for (const item of items) {
    const kind = item.id.replace(/-\d+$/, '');
    fresh.push({ ...item, id: freeId(kind, nowMs, [...items, ...fresh]) });
  }
  return fresh;
}

function hasItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.id === 'string');
}
