import { Component, createRef, type ReactNode } from 'react';

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
      <KeptRows>{items.map(renderRow)}</KeptRows>
      {foot}
    </>
  );
}

interface Place {
  row: Element;
  top: number;
}

/**
 * Rows that stay under the finger: what comes in above pushes the page up and not the rows down. A class, because only
 * a class is asked for what is on the screen right before it changes.
 */
class KeptRows extends Component<{ children: ReactNode }> {
  private readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate(): Place | null {
    for (const row of this.list.current?.children ?? []) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > 0) return top < window.innerHeight ? { row, top } : null;
    }
    return null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    if (!place?.row.isConnected) return;
    const moved = place.row.getBoundingClientRect().top - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <ul className="rows" ref={this.list}>
        {this.props.children}
      </ul>
    );
  }
}
