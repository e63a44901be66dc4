import { useCallback } from 'react';
import { paths } from '@/app/paths';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';

/** Opens the draft in a new tab, with all that is on the screen: what visitors read changes by a save only. */
export function useOpenPreview(save: () => Promise<boolean>): () => Promise<void> {
  const { store, sync } = useEditorSession();
  const t = useText();
  const toast = useToast();
  return useCallback(async () => {
    const state = store.getState();
    if (state.slug === '') {
      toast({ title: t('editor.needsSlug'), tone: 'bad' });
      return;
    }
    // Opened with the press itself: after the save a browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    if (tab) tab.document.body.textContent = t('editor.previewLoading');
    // A website that is new has no draft yet: it is created, closed to visitors.
    const isReady = state.websiteId === null ? await save() : await sync.flushDraft();
    if (isReady && tab) {
      tab.opener = null;
      tab.location.replace(paths.draft(store.getState().slug));
      return;
    }
    tab?.close();
    // A save has told by itself why it failed; the draft's state stands in the bar.
    if (!isReady && state.websiteId !== null) toast({ title: t('editor.previewFailed'), tone: 'bad' });
  }, [store, sync, save, t, toast]);
}
