import { useState } from 'react';
import { freeId } from '@/core/free-id';

export interface OptionItem {
  id: string;
  text: string;
}

/**
 * The options with ids for as long as the editor is open: they are stored as plain texts, but one that moves must take
 * the focus with it.
 */
export function useOptionItems(
  options: readonly string[],
  onChange: (options: string[]) => void,
): [items: OptionItem[], setItems: (items: OptionItem[]) => void] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const setItems = (items: OptionItem[]) => {
    setIds(items.map(({ id }) => id));
    onChange(items.map(({ text }) => text));
  };
  return [withIds(options, ids), setItems];
}

/** Undo brings options back for which no id is known any more: they get new ones. */
export function withIds(options: readonly string[], ids: readonly string[]): OptionItem[] {
  const taken = ids.map((id) => ({ id }));
  return options.map((text, index) => {
    const id = ids[index] ?? freeId('option', index, taken);
    if (ids[index] === undefined) taken.push({ id });
    return { id, text };
  });
}
