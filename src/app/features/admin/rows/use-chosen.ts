import { useState } from 'react';
import { MAX_CHOSEN } from '@/contracts/chosen';

/** The items of a list that its owner has ticked; they stay so while something else is looked for. */
export interface Chosen<Item> {
  /** In the order in which they were ticked. */
  items: readonly Item[];
  has(item: Item): boolean;
  /** Ticks some items or takes their ticks away; what is more than can be chosen stays without. */
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
