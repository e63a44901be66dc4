import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Website } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import { findOtherCopy } from '../save/find-other-copy';
import type { SaveOutcome } from '../save/save-website';
import { hasErrors } from '../state/field-errors';
import { useText } from '../use-text';
import { useEditorSession } from './use-editor';
import { useTellFailure } from './use-tell-failure';

interface SaveControl {
  isSaving: boolean;
  /** Saves, published or not as asked (as it is when left out), and tells the owner; true when it succeeded. */
  save: (isPublished?: boolean) => Promise<boolean>;
  /** The other copy, when someone else has saved in between. */
  stale: Website | null;
  /** Fetches the other copy and shows both. */
  compare: () => Promise<void>;
  forgetStale: () => void;
}

interface SaveListeners {
  /** Fields are marked. */
  onRefused: () => void;
  /** A website that was new has its id. */
  onCreated?: (websiteId: number) => void;
}

/** Saving with all that the owner sees of it. */
export function useSave({ onRefused, onCreated }: SaveListeners): SaveControl {
  const session = useEditorSession();
  const t = useText();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [stale, setStale] = useState<Website | null>(null);

  const tellSaved = useCallback(
    ({ website, isNew }: Extract<SaveOutcome, { kind: 'saved' }>) => {
      const description = website.isPublished ? t('editor.savedPublished') : undefined;
      toast({ title: t('editor.saved'), description, tone: 'good' });
      void queryClient.invalidateQueries({ queryKey: ['/api/websites'], exact: true });
      if (isNew) onCreated?.(website.id);
    },
    [t, toast, queryClient, onCreated],
  );

  const tell = useCallback(
    (outcome: SaveOutcome) => {
      if (outcome.kind === 'saved') tellSaved(outcome);
      else if (outcome.kind === 'incomplete') toast({ title: t('validation.titleAndUrl'), tone: 'bad' });
      else if (outcome.kind === 'stale') setStale(outcome.current);
      else if (outcome.kind === 'failed') tellFailure(outcome.error, t('errors.internal'));
      else toast({ title: t('common.error'), description: t('editor.checkFields'), tone: 'bad' });
    },
    [tellSaved, tellFailure, t, toast],
  );

  const save = useCallback(
    async (isPublished = session.store.getState().isPublished) => {
      setIsSaving(true);
      const outcome = await session.saver.save(isPublished);
      // A press during a save: the save that runs tells how it ends.
      if (!outcome) return false;
      setIsSaving(false);
      tell(outcome);
      if (hasErrors(session.store.getState().errors)) onRefused();
      return outcome.kind === 'saved';
    },
    [session, tell, onRefused],
  );

  const compare = useCallback(async () => {
    try {
      setStale(await findOtherCopy(session.store));
    } catch (error) {
      tellFailure(error, t('editor.compareFailed'));
    }
  }, [session, tellFailure, t]);

  return { isSaving, save, stale, compare, forgetStale: useCallback(() => setStale(null), []) };
}
