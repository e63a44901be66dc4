import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { getCallKey } from '@/app/lib/call';
import { publicAddress } from '@/app/lib/page-facts';
import { paths } from '@/app/lib/paths';
import { listWebsites } from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import { hasErrors } from '../state/field-errors';
import type { SaveOutcome } from '../sync/sync-state';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';
import { useErrorToast } from './use-error-toast';

/** The other copy, when someone else has saved in between. */
export interface SaveConflict {
  current: Website;
  /** The publication that the conflicting save asked for; undefined if it asked for none. */
  wanted?: boolean;
}

interface SaveControl {
  isSaving: boolean;
  /** Saves, published or not as asked (as it is when left out), and tells the owner; true when it succeeded. */
  save: (isPublished?: boolean) => Promise<boolean>;
  stale: SaveConflict | null;
  /** Fetches the other copy and shows both. */
  compare: () => Promise<void>;
  closeConflict: () => void;
}

interface SaveListeners {
  /** Fields are marked. */
  onRefused: () => void;
  /** A website that was new has its id. */
  onCreated: (websiteId: number) => void;
}

/** Saving with all that the owner sees of it. */
export function useSave({ onRefused, onCreated }: SaveListeners): SaveControl {
  const session = useEditorSession();
  const t = useText();
  const toast = useToast();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  /** The number of presses that wait for a save to end. */
  const [presses, setPresses] = useState(0);
  const [stale, setStale] = useState<SaveConflict | null>(null);

  const tellSaved = useCallback(
    ({ website, isNew, wasPublished }: Extract<SaveOutcome, { kind: 'saved' }>) => {
      const effect = getSaveEffect(wasPublished, website.isPublished);
      const description = effect && t(`editor.${effect}`, { address: publicAddress(website.slug) });
      toast({ title: t('editor.saved'), description, tone: 'good' });
      void queryClient.invalidateQueries({ queryKey: getCallKey(listWebsites, {}), exact: true });
      if (isNew) onCreated(website.id);
    },
    [t, toast, queryClient, onCreated],
  );

  const tell = useCallback(
    (outcome: Exclude<SaveOutcome, { kind: 'saved' | 'stale' }>) => {
      if (outcome.kind === 'incomplete') toast({ title: t('validation.titleAndUrl'), tone: 'bad' });
      else if (outcome.kind === 'failed') showError(outcome.error, t('failures.internal'));
      else {
        const description = t(outcome.kind === 'broken' ? 'failures.internal' : 'editor.checkFields');
        toast({ title: t('common.error'), description, tone: 'bad' });
      }
    },
    [showError, t, toast],
  );

  const save = useCallback(
    async (wanted?: boolean) => {
      setPresses((count) => count + 1);
      const { outcome, isShared } = await session.sync.save(wanted);
      setPresses((count) => count - 1);
      if (isShared) return outcome.kind === 'saved';
      if (outcome.kind === 'saved') tellSaved(outcome);
      else if (outcome.kind === 'stale') setStale({ current: outcome.current, wanted });
      else tell(outcome);
      if (hasErrors(session.store.getState().errors)) onRefused();
      return outcome.kind === 'saved';
    },
    [session, tell, tellSaved, onRefused],
  );

  const compare = useCallback(async () => {
    try {
      const current = await session.sync.findConflict();
      setStale(current && { current });
    } catch (error) {
      showError(error, t('editor.compareFailed'));
    }
  }, [session, showError, t]);

  return {
    isSaving: presses > 0,
    save,
    stale,
    compare,
    closeConflict: useCallback(() => setStale(null), []),
  };
}

/** Names the change that visitors notice of a save; undefined if they see nothing of it. */
export function getSaveEffect(
  wasPublished: boolean,
  isPublished: boolean,
): 'savedOpened' | 'savedPublished' | 'savedClosed' | undefined {
  if (isPublished) return wasPublished ? 'savedPublished' : 'savedOpened';
  return wasPublished ? 'savedClosed' : undefined;
}

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
