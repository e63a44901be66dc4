/** The items have one category and follow each other; the category is empty for items without one. */
export interface CategoryGroup<Item> {
  category: string;
  items: Item[];
}

/** Splits a list at each change of category, in its order. */
export function groupByCategory<Item extends { id: string; category?: string | undefined }>(
  list: readonly Item[],
): CategoryGroup<Item>[] {
  const groups: CategoryGroup<Item>[] = [];
  for (const item of list) {
    const category = item.category?.trim() ?? '';
    const last = groups.at(-1);
    if (last?.category === category) last.items.push(item);
    else groups.push({ category, items: [item] });
  }
  return groups;
}
