import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { guardSession } from '@/app/entities/account';
import { useShowIfLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { ApiError } from '@/app/lib/api-client';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

/**
 * Returns a function that tells the owner that a call failed, in the server's words or else in the given ones. If the
 * plan refused it, the dialog 'Feature is locked' opens. Anything but a failed call is thrown again.
 */
export function useErrorToast(): (error: unknown, otherwise: string) => void {
  const t = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const showIfLocked = useShowIfLocked();
  return useCallback(
    (error, otherwise) => {
      if (!(error instanceof ApiError)) throw error;
      if (showIfLocked(error)) return;
      const signedOut = formatSignedOut(error, t);
      // A lost session is not passed to the guard, which would leave the editor and lose what was typed.
      if (!signedOut) guardSession(queryClient, error);
      const told = error.serverMessage ?? (error.status === 0 ? t('editor.offline') : otherwise);
      toast({ title: t('common.error'), description: signedOut ?? told, tone: 'bad' });
    },
    [t, toast, queryClient, showIfLocked],
  );
}

/** Returns the text for an owner whose session is lost; null for any other failure. */
export function formatSignedOut(error: ApiError, t: ReturnType<typeof useText>): string | null {
  if (error.status !== 401) return null;
  return (error.code === 'OTHER_OWNER' && error.serverMessage) || t('editor.signedOut');
}
