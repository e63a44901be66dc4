import { useCallback, useRef } from 'react';
import { useToast } from '@/ui/toast';

interface FailureNotice {
  title: string;
  description?: string;
}

/** Shows a failure in a notice, and removes it when the person tries again. */
export function useFailureToast() {
  const toast = useToast();
  const close = useRef(() => {});
  const showFailure = useCallback(
    (notice: FailureNotice) => {
      close.current = toast({ tone: 'bad', ...notice });
    },
    [toast],
  );
  const clearFailure = useCallback(() => close.current(), []);
  return { showFailure, clearFailure };
}
