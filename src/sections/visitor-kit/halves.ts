import { createContext, use } from 'react';
import { splitInHalf } from '@/core/text';

/** A text that is drawn as two. */
export interface Halves {
  before: string;
  after: string;
  /** Somebody writes in it at this moment, in one line for each half. */
  isWritten: boolean;
}

type Divide = (text: string) => Halves;

/** Divides a text at the blank that is nearest to its middle. */
export const divideInHalf: Divide = (text) => {
  const [before, after] = splitInHalf(text);
  return { before, after, isWritten: false };
};

/** Set around a page that is edited where it stands: the text that is written stays divided where it was. */
export const HalvesContext = createContext<Divide>(divideInHalf);

/** Returns the halves of a text: everywhere but in the editor's page those that its length gives it. */
export function useHalves(text: string): Halves {
  return use(HalvesContext)(text);
}
