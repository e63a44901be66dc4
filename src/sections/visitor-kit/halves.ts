import { createContext, use } from 'react';
import { splitInHalf } from '@/core/text';

/** A text is drawn as two halves. */
export interface Halves {
  before: string;
  after: string;
  /** True while somebody writes in the text, in one line for each half. */
  isWritten: boolean;
}

type Divide = (text: string) => Halves;

/** Divides a text at the blank that is nearest to its middle. */
export const divideInHalf: Divide = (text) => {
  const [before, after] = splitInHalf(text);
  return { before, after, isWritten: false };
};

/** Set around a page that the owner edits in its place: the text that is being written stays divided where it was. */
export const HalvesContext = createContext<Divide>(divideInHalf);

/**
 * Returns the halves of a text. Its length decides where it is divided, but for a text that is being written in the editor.
 */
export function useHalves(text: string): Halves {
  return use(HalvesContext)(text);
}
