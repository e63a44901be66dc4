import { createContext, use } from 'react';
import type { LockedFeature } from '@/core/plans';

export const LockedFeatureContext = createContext<(locked: LockedFeature) => void>(() => {
  throw new Error('useShowLocked needs a LockedFeatureProvider above it');
});

/** Opens the dialog 'Feature is locked'; always the same function. */
export function useShowLocked(): (locked: LockedFeature) => void {
  return use(LockedFeatureContext);
}
