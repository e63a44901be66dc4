import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { publicAddress } from '@/app/lib/public-address';
import type { Website } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import { hasErrors } from '../state/field-errors';
import type { SaveOutcome } from '../sync/sync-state';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';
import { saveEffect } from './save-effect';
import { useTellFailure } from './use-tell-failure';

/** The other copy, when someone else has saved in between. */
export interface StaleSave {
  current: Website;
  /** What the save that met it was to make of the page: published or not, or neither. */
  wanted?: boolean;
}

interface SaveControl {
  isSaving: boolean;
  /** Saves, published or not as asked (as it is when left out), and tells the owner; true when it succeeded. */
  save: (isPublished?: boolean) => Promise<boolean>;
  stale: StaleSave | null;
  /** Fetches the other copy and shows both. */
  compare: () => Promise<void>;
  forgetStale: () => void;
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
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  /** How many wait for a save to end. */
  const [presses, setPresses] = useState(0);
  const [stale, setStale] = useState<StaleSave | null>(null);

  const tellSaved = useCallback(
    ({ website, isNew, wasPublished }: Extract<SaveOutcome, { kind: 'saved' }>) => {
      const effect = saveEffect(wasPublished, website.isPublished);
      const description = effect && t(`editor.${effect}`, { address: publicAddress(website.slug) });
      toast({ title: t('editor.saved'), description, tone: 'good' });
      void queryClient.invalidateQueries({ queryKey: ['/api/websites'], exact: true });
      if (isNew) onCreated(website.id);
    },
    [t, toast, queryClient, onCreated],
  );

  const tell = useCallback(
    (outcome: Exclude<SaveOutcome, { kind: 'saved' | 'stale' }>) => {
      if (outcome.kind === 'incomplete') toast({ title: t('validation.titleAndUrl'), tone: 'bad' });
      else if (outcome.kind === 'failed') tellFailure(outcome.error, t('failures.internal'));
      else {
        const description = t(outcome.kind === 'broken' ? 'failures.internal' : 'editor.checkFields');
        toast({ title: t('common.error'), description, tone: 'bad' });
      }
    },
    [tellFailure, t, toast],
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
      tellFailure(error, t('editor.compareFailed'));
    }
  }, [session, tellFailure, t]);

  return { isSaving: presses > 0, save, stale, compare, forgetStale: useCallback(() => setStale(null), []) };
}
