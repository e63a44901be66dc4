/** How many there are at least: while later pages are not loaded, a count is a lower bound. */
export interface Count {
  value: number;
  isAtLeast: boolean;
}

export function counted<Item>(
  items: readonly Item[],
  hasMore: boolean,
  matches: (item: Item) => boolean = () => true,
): Count {
  const value = items.filter(matches).length;
  return { value, isAtLeast: hasMore && value > 0 };
}
