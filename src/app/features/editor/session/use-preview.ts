import { useCallback } from 'react';
import { paths } from '@/app/paths';
import { useToast } from '@/ui/toast';
import { isDirty } from '../state/same-page';
import { useText } from '../use-text';
import { useEditorSession } from './use-editor';

/** Opens the website in a new tab; saved first, unless there is nothing on it. */
export function useOpenPreview(save: () => Promise<boolean>): () => Promise<void> {
  const { store } = useEditorSession();
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
    const hasContent = state.page.sections.length > 0 || isDirty(state) || state.websiteId === null;
    const isReady = !hasContent || (await save());
    if (!isReady) tab?.close();
    else if (tab) {
      tab.opener = null;
      tab.location.replace(paths.site(store.getState().slug));
    }
  }, [store, save, t, toast]);
}
