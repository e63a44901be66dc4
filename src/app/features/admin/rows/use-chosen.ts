import { useState } from 'react';
import { MAX_CHOSEN } from '@/contracts/chosen';

/** The owner has ticked these items of a list; they stay ticked during another search. */
export interface Chosen<Item> {
  /** They are in the order in which they were ticked. */
  items: readonly Item[];
  has(item: Item): boolean;
  /** Ticks some items or removes their ticks; items above the limit stay without a tick. */
  set(items: readonly Item[], isChosen: boolean): void;
  clear(): void;
}

export function useChosen<Item extends { id: number }>(): Chosen<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  return {
    items,
    has: ({ id }) => items.some((item) => item.id === id),
    set: (changed, isChosen) =>
      setItems((before) => {
        const others = before.filter(({ id }) => !changed.some((item) => item.id === id));
        return isChosen ? [...others, ...changed].slice(0, MAX_CHOSEN) : others;
      }),
    clear: () => setItems([]),
  };
}
