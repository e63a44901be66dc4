import type { Section } from '@/contracts/page-data';
import { freeId } from '@/sections/free-id';

/**
 * The content of a copied section: its products, services and the like are new ones, with ids of their own, because
 * visitors order and book by them.
 */
export function freshItemIds(content: Section['content'], nowMs: number): Section['content'] {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, hasItems(value) ? freshIds(value, nowMs) : value]),
  );
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
