import { useEffect, useRef } from 'react';
import { useScreenToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useHoursText } from './use-hours-text';

interface UndoNotice<Before> {
  title: string;
  description?: string;
  /** It names the button for screen readers. */
  undoName: string;
  before: Before;
}

/**
 * Returns a function that says what has happened, and offers to put back what was there before. The notice closes with
 * its screen or dialog; `putBack` is the one of the last drawing, which knows what was changed since.
 */
export function useUndoNotice<Before>(putBack: (before: Before) => void) {
  const t = useHoursText();
  const toast = useScreenToast();
  const latest = useRef(putBack);
  useEffect(() => {
    latest.current = putBack;
  });
  return ({ undoName, before, ...words }: UndoNotice<Before>) => {
    const onPress = () => latest.current(before);
    const button = { label: t('hours.undo'), name: undoName, isUndo: true, onPress };
    toast({ ...words, seconds: UNDO_SECONDS, button });
  };
}
