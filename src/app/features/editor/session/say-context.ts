import { createContext } from 'react';

/** Says a sentence to screen readers. */
export const SayContext = createContext<(text: string) => void>(() => {});
