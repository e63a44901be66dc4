import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import { CURRENT_USER_KEY } from '@/app/entities/account';
import { ApiError } from '@/app/lib/api-client';
import type { LockedFeature } from '@/core/plans';

export const LockedFeatureContext = createContext<(locked: LockedFeature) => void>(() => {
  throw new Error('useShowLocked needs a LockedFeatureProvider above it');
});

/** Returns the function that opens the dialog 'Feature is locked'; it is always the same function. */
export function useShowLocked(): (locked: LockedFeature) => void {
  return use(LockedFeatureContext);
}

/**
 * Returns a function that opens the dialog 'Feature is locked' if the plan refused a call; it returns false for every
 * other failure.
 */
export function useShowIfLocked(): (error: unknown) => boolean {
  const showLocked = useShowLocked();
  const queryClient = useQueryClient();
  return useCallback(
    (error) => {
      const locked = error instanceof ApiError ? error.locked : undefined;
      if (!locked) return false;
      // The screen did not know that the feature was locked: the plan may have ended since it was read.
      void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY });
      showLocked(locked);
      return true;
    },
    [showLocked, queryClient],
  );
}
