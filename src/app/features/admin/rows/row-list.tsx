import { Component, createContext, createRef, type ReactNode, use, useEffect, useRef } from 'react';

/** True where an owner may look and delete, but change nothing, because the plan has ended. */
export const ReadOnlyContext = createContext(false);

export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}

/** A list has these parts around its rows; one that only shows a sample has none of them. */
export interface ListParts<Item> {
  /** Stands in place of the rows where nothing was found. */
  empty?: ReactNode;
  /** The owner searches for this text. */
  typed?: string | undefined;
  /** It stands above the rows. */
  head?: ReactNode;
  /** These rows are shown although they are not among the items, such as ticked ones. */
  apart?: ApartRows<Item> | undefined;
  /** It stands below the rows. */
  foot?: ReactNode;
  /** Renders the box before a row that ticks it. */
  pick?: ((item: Item) => ReactNode) | undefined;
}

interface RowListProps<Item> extends Omit<ListParts<Item>, 'pick' | 'typed'> {
  items: readonly Item[];
  /** Renders one row, an `li`. */
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
  /** It is the row's distance from the top of the list, in pixels. */
  top: number;
}

/**
 * Keeps the rows under the finger: new rows above scroll the page instead of moving the others down. It is a class,
 * because only a class can read the screen right before React changes it.
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

  /** The distances count from the top of the list, so that what grows above the list does not matter. */
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

/**
 * The deleted row is gone, and its button with it: the panel takes the focus, so that it does not fall to the top of
 * the page.
 */
export function useFocusAfterDelete(deletedId: number | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletedId !== undefined) panel.current?.focus();
  }, [deletedId]);
  return panel;
}
