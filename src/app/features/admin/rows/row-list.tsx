import { Component, createContext, createRef, type ReactNode, use, useEffect, useRef } from 'react';

/** True where an owner may look and delete, but change nothing: the plan has ended. */
export const ReadOnlyContext = createContext(false);

export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}

/** The parts of a list around its rows; a list that only shows a sample has none. */
export interface ListParts<Item> {
  /** Stands in place of the rows where nothing was found. */
  empty?: ReactNode;
  /** The owner searches for this text. */
  typed?: string | undefined;
  /** Stands above the rows. */
  head?: ReactNode;
  /** Rows that are shown although they are not among the items, such as those that are ticked. */
  apart?: ApartRows<Item> | undefined;
  /** Stands below the rows. */
  foot?: ReactNode;
  /** The box before a row that ticks it. */
  pick?: ((item: Item) => ReactNode) | undefined;
}

interface RowListProps<Item> extends Omit<ListParts<Item>, 'pick' | 'typed'> {
  items: readonly Item[];
  /** One row, an `li`. */
  renderRow: (item: Item) => ReactNode;
}

interface ApartRows<Item> {
  label: ReactNode;
  items: readonly Item[];
}

export function RowList<Item>({ items, renderRow, empty, head, apart, foot }: RowListProps<Item>) {
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <>
          {head}
          <KeptRows>{items.map(renderRow)}</KeptRows>
        </>
      )}
      {apart && (
        <>
          <p className="rows-apart">{apart.label}</p>
          <ul className="rows">{apart.items.map(renderRow)}</ul>
        </>
      )}
      {items.length > 0 && foot}
    </>
  );
}

interface Anchor {
  row: Element;
  /** The row's distance from the top of the list, in pixels. */
  top: number;
}

/**
 * Rows that stay under the finger: what comes in above pushes the page up and not the rows down. A class, because only
 * a class is asked for what is on the screen right before it changes.
 */
class KeptRows extends Component<{ children: ReactNode }> {
  private readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate(): Anchor | null {
    for (const row of this.list.current?.children ?? []) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > 0) return top < window.innerHeight ? { row, top: top - this.getTop() } : null;
    }
    return null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, anchor: Anchor | null): void {
    if (!anchor?.row.isConnected) return;
    const moved = anchor.row.getBoundingClientRect().top - this.getTop() - anchor.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  /** The rows answer for their own list only, not for what grows above it. */
  private getTop(): number {
    return this.list.current?.getBoundingClientRect().top ?? 0;
  }

  override render() {
    return (
      <ul className="rows" ref={this.list}>
        {this.props.children}
      </ul>
    );
  }
}

/** The row is gone and its button with it: the panel takes the focus, not the top of the page. */
export function useFocusAfterDelete(deletedId: number | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletedId !== undefined) panel.current?.focus();
  }, [deletedId]);
  return panel;
}
