import { createContext, use } from 'react';

// It stands apart from the rest that editors need of their host, because the first script of the editor provides it.

/** The owner takes something out of a section. */
export interface Removal {
  /** The owner knows it by this name. */
  name: string;
  remove: () => void;
  /** Called when it is back: the keyboard goes on with it. */
  onUndone: () => void;
}

/** Removes something, says so, and offers to undo it. */
export const RemovalContext = createContext<((removal: Removal) => void) | null>(null);

export function useRemoval(): (removal: Removal) => void {
  const remove = use(RemovalContext);
  if (!remove) throw new Error('This editor needs RemovalContext above it');
  return remove;
}
