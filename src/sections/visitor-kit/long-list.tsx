import type { ReactNode } from 'react';
import { fillWords } from './fill-words';

/** A list of more than `most` items shows the first `shown` of them, and the others on press. */
export interface ListBounds {
  most: number;
  shown: number;
}

/** A reader goes through rows one by one, so a list of up to 39 is shown whole. */
export const ROWS: ListBounds = { most: 39, shown: 12 };

/** A list of at most this many items is always shown whole. */
const FEWEST_SHOWN = 9;

/** Returns true if a list of a content, or of its items, is so long that a part of it may be folded away. */
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
  /** The words of the button have a place for the {count}; without words the list is shown whole. */
  text: string | undefined;
  /** True for pictures and cards, which keep a distance; rows follow each other directly. */
  isApart?: boolean;
  /** Draws a part of the list; `start` is the index of its first item in the whole. */
  children: (part: readonly Item[], start: number) => ReactNode;
}

/** Draws a list and folds away the rest of a long one: it is there for search engines, on paper and without a script. */
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
