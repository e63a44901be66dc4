import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { CURRENT_USER_KEY } from '@/app/lib/session-guard';
import { useShowLocked } from './locked-feature-context';

/** Answers a call that the plan refused with the dialog 'Feature is locked'; false for every other failure. */
export function useTellLocked(): (error: unknown) => boolean {
  const showLocked = useShowLocked();
  const queryClient = useQueryClient();
  return useCallback(
    (error) => {
      const locked = error instanceof ApiError ? error.locked : undefined;
      if (!locked) return false;
      // What was locked here unseen: the plan may have ended since it was asked for.
      void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY });
      showLocked(locked);
      return true;
    },
    [showLocked, queryClient],
  );
}
