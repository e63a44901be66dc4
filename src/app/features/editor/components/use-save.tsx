import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { getCallKey } from '@/app/lib/call';
import { publicAddress } from '@/app/lib/page-facts';
import { listWebsites } from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import { useEditorSession } from '../session/editor-session';
import { useErrorToast } from '../session/use-error-toast';
import { hasErrors } from '../state/field-errors';
import type { SaveOutcome } from '../sync/sync-state';
import { useText } from '../use-text';

/** Saves, published or not as asked (as it is when left out), and tells the owner; true when it succeeded. */
export type Save = (isPublished?: boolean) => Promise<boolean>;

/** The other copy, when someone else has saved in between. */
export interface SaveConflict {
  current: Website;
  /** The publication that the conflicting save asked for; undefined if it asked for none. */
  wanted?: boolean;
}

interface SaveControl {
  isSaving: boolean;
  save: Save;
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
  /** Visitors get the page from now on; false leaves it to the notice to say so. */
  onOpened: () => Promise<boolean>;
}

/** Saving with all that the owner sees of it. */
export function useSave({ onRefused, onCreated, onOpened }: SaveListeners): SaveControl {
  const session = useEditorSession();
  const t = useText();
  const toast = useToast();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  /** The number of presses that wait for a save to end. */
  const [presses, setPresses] = useState(0);
  const [stale, setStale] = useState<SaveConflict | null>(null);

  const showSaved = useCallback(
    async ({ website, isNew, wasPublished }: Extract<SaveOutcome, { kind: 'saved' }>) => {
      void queryClient.invalidateQueries({ queryKey: getCallKey(listWebsites, {}), exact: true });
      if (isNew) onCreated(website.id);
      const effect = getSaveEffect(wasPublished, website.isPublished);
      if (effect === 'savedOpened' && (await onOpened())) return;
      const description = effect && t(`editor.${effect}`, { address: publicAddress(website.slug) });
      toast({ title: t('editor.saved'), description, tone: 'good' });
    },
    [t, toast, queryClient, onCreated, onOpened],
  );

  const showFailure = useCallback(
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
      if (outcome.kind === 'saved') void showSaved(outcome);
      else if (outcome.kind === 'stale') setStale({ current: outcome.current, wanted });
      else showFailure(outcome);
      if (hasErrors(session.store.getState().errors)) onRefused();
      return outcome.kind === 'saved';
    },
    [session, showFailure, showSaved, onRefused],
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
