import { useCallback } from 'react';
import { MAX_SECTIONS } from '@/contracts/page-data';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';

/** Asks whether the page takes one more section; the owner is told when it does not. */
export function useHasRoom(): () => boolean {
  const { store } = useEditorSession();
  const t = useText();
  const toast = useToast();
  return useCallback(() => {
    const hasRoom = store.getState().page.sections.length < MAX_SECTIONS;
    if (!hasRoom) toast({ title: t('validation.tooManySections', { max: MAX_SECTIONS }), tone: 'bad' });
    return hasRoom;
  }, [store, t, toast]);
}
