import { mergeValues } from '@/core/merge-values';

/** Returns the fields of a record that are no longer as they were when it was opened, with their new values. */
export function findChanges<Value extends object>(opened: Value, draft: Value): Partial<Value> {
  const changes: Partial<Value> = {};
  for (const field in draft)
    if (JSON.stringify(draft[field]) !== JSON.stringify(opened[field])) changes[field] = draft[field];
  return changes;
}

/**
 * Returns a list with what an owner has changed of an item since it was opened. The rest stays as it is in the list, also
 * the other days of a week and the other items of a list in a field, since another tab may have saved them; an item that
 * is not in the list is added.
 */
export function storeChanges<Item extends { id: string }>(
  items: readonly Item[],
  opened: Item,
  draft: Item,
): Item[] {
  if (!items.some(({ id }) => id === opened.id)) return [...items, draft];
  return items.map((item) => (item.id === opened.id ? (mergeValues(opened, draft, item) as Item) : item));
}
