import { useState } from 'react';

/** So many items show their fields as they come; those of a longer list are lines. */
const SHORT = 3;

/** Closed items are lines of a long list. */
export interface ItemFold<Item> {
  /** Returns what stands behind the title of a closed item, such as its price. */
  getDetail: (item: Item) => string;
  /** Keeps an item open: what is wrong must be seen. */
  hasError: (index: number) => boolean;
  /** The item that the owner has just added, which is open. */
  addedId: string | null;
}

interface OpenItems<Item> {
  isOpen: (item: Item) => boolean;
  toggle: (item: Item) => void;
}

/**
 * Remembers of each item of a list whether its fields are shown, which is settled when it comes: what is open stays open
 * while others come and go, and while an error goes in which somebody is writing.
 */
export function useOpenItems<Item extends { id: string }>(
  items: readonly Item[],
  fold: ItemFold<Item> | undefined,
): OpenItems<Item> {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const settled = items.flatMap(({ id }, index): [string, boolean][] => {
    const isOpen = known.get(id);
    if (isOpen) return [];
    if (fold?.hasError(index)) return [[id, true]];
    return isOpen === undefined ? [[id, id === fold?.addedId || items.length <= SHORT]] : [];
  });
  if (settled.length > 0) setKnown(new Map([...known, ...settled]));
  return {
    isOpen: ({ id }) => fold === undefined || known.get(id) === true,
    toggle: ({ id }) => setKnown(new Map([...known, [id, known.get(id) !== true]])),
  };
}
