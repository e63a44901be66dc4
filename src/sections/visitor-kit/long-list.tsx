import type { ReactNode } from 'react';
import { fillWords } from './fill-words';

/** A list of more than `most` things shows the first `shown` of them, and the others on press. */
export interface ListBounds {
  most: number;
  shown: number;
}

/** Rows that a reader goes through: forty are as many as stand on one page. */
export const ROWS: ListBounds = { most: 39, shown: 12 };

/** A list of at most this many things is shown as a whole. */
const FEWEST_SHOWN = 9;

/** Returns true if a list of a content, or of the things in its lists, is so long that a part of it may stand in a fold. */
export function mayBeLong(content: object): boolean {
  return Object.values(content).some(
    (value) =>
      Array.isArray(value) &&
      (value.length > FEWEST_SHOWN ||
        value.some((item) => typeof item === 'object' && item !== null && mayBeLong(item))),
  );
}

interface LongListProps<Item> {
  items: readonly Item[];
  bounds: ListBounds;
  /** The words of the button, with a place for the {count}; without them the list stands whole. */
  text: string | undefined;
  /** True for pictures and cards, which keep their distance; rows follow each other. */
  isApart?: boolean;
  /** Draws a part of the list; `start` is the index of its first thing in the whole. */
  children: (part: readonly Item[], start: number) => ReactNode;
}

/** A list whose rest stands in a fold: there for search engines, for paper and without a script. */
export function LongList<Item>({ items, bounds, text, isApart = false, children }: LongListProps<Item>) {
  const { most, shown } = bounds;
  if (items.length <= most || text === undefined) return children(items, 0);
  return (
    <>
      {children(items.slice(0, shown), 0)}
      <details className={isApart ? 's-more is-apart' : 's-more'}>
        <summary className="s-btn is-quiet">{fillWords(text, { count: items.length })}</summary>
        {children(items.slice(shown), shown)}
      </details>
    </>
  );
}
