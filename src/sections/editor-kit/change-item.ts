/**
 * Returns a list with one of its items changed, found by its id; null when it is gone, or refuses the change. An upload
 * that is over finds its item by this, wherever it stands by then.
 */
export function changeItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item | null,
): Item[] | null {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  const changed = item ? change(item) : null;
  return changed && items.with(index, changed);
}
