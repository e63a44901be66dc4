import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { paths } from '@/app/paths';
import type { Website } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import { findOtherCopy } from '../save/find-other-copy';
import type { SaveOutcome } from '../save/save-website';
import { hasErrors } from '../state/field-errors';
import { useText } from '../use-text';
import { createdSessions } from './created-sessions';
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

/** Saving with all that the owner sees of it. */
export function useSave(onRefused: () => void): SaveControl {
  const session = useEditorSession();
  const t = useText();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [stale, setStale] = useState<Website | null>(null);

  const tellSaved = useCallback(
    ({ website, isNew }: Extract<SaveOutcome, { kind: 'saved' }>) => {
      const description = website.isPublished ? t('editor.savedPublished') : undefined;
      toast({ title: t('editor.saved'), description, tone: 'good' });
      void queryClient.invalidateQueries({ queryKey: ['/api/websites'], exact: true });
      if (!isNew) return;
      createdSessions.hand(website.id, session);
      void navigate({ to: paths.editor(website.id), replace: true, ignoreBlocker: true });
    },
    [session, t, toast, navigate, queryClient],
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
