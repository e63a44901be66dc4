import { createContext, use } from 'react';

// Apart from the rest of what editors need of their host: the first script of the editor provides it.

/** Something that is taken out of a section. */
export interface Removal {
  /** The owner knows it by this name. */
  name: string;
  remove: () => void;
  /** It is back: the keyboard goes on with it. */
  onUndone: () => void;
}

/** Removes it, says so, and offers to take that back. */
export const RemovalContext = createContext<((removal: Removal) => void) | null>(null);

export function useRemoval(): (removal: Removal) => void {
  const remove = use(RemovalContext);
  if (!remove) throw new Error('This editor needs RemovalContext above it');
  return remove;
}
