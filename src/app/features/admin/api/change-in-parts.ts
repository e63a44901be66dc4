import { failures } from '@messages';
import { getFailureText } from '@/app/lib/failure-text';
import { type Left, MAX_CHOSEN } from '@/contracts/chosen';

/** Holds the answer to a change of several items: those that were changed, and why others were left. */
export interface Changed<Item> {
  items: Item[];
  left: Left;
}

export const toId = ({ id }: { id: number }) => id;

/**
 * Changes the chosen items in as many calls as it takes, one after the other. If a later call fails, what the ones before
 * it have changed counts, and the rest is left.
 */
export async function changeInParts<Chosen, Item>(
  chosen: readonly Chosen[],
  getId: (one: Chosen) => number,
  change: (part: readonly Chosen[]) => Promise<Changed<Item>>,
): Promise<Changed<Item>> {
  const all: Changed<Item> = { items: [], left: [] };
  for (let start = 0; start < chosen.length; start += MAX_CHOSEN) {
    try {
      const { items, left } = await change(chosen.slice(start, start + MAX_CHOSEN));
      all.items.push(...items);
      all.left.push(...left);
    } catch (error) {
      if (start === 0) throw error;
      const message = getFailureText(error, failures.noConnection);
      all.left.push(...chosen.slice(start).map((one) => ({ id: getId(one), message })));
      break;
    }
  }
  return all;
}
