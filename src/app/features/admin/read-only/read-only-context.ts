import { createContext, use } from 'react';

/** True where an owner may look and delete, but change nothing: the plan has ended. */
export const ReadOnlyContext = createContext(false);

export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}
