import type { ReactNode } from 'react';

interface RowListProps<Item> {
  items: readonly Item[];
  /** One row, an `li`. */
  renderRow: (item: Item) => ReactNode;
  /** In the place of a list without items. */
  empty: ReactNode;
  /** Below the rows. */
  foot?: ReactNode;
}

export function RowList<Item>({ items, renderRow, empty, foot }: RowListProps<Item>) {
  if (items.length === 0) return empty;
  return (
    <>
      <ul className="rows">{items.map(renderRow)}</ul>
      {foot}
    </>
  );
}
