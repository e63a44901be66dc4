import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { getCallKey } from '@/app/lib/call';
import { publicAddress } from '@/app/lib/page-facts';
import { listWebsites } from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import type { Section } from '@/sections/page/page';
import { useToast } from '@/ui/toast';
import { useEditorSession } from '../session/editor-session';
import { useOpenSection } from '../session/section-commands';
import { useErrorToast } from '../session/use-error-toast';
import { hasErrors } from '../state/field-errors';
import type { SaveOutcome } from '../sync/sync-state';
import { useText } from '../use-text';
import type { SampleDialog } from './sample-dialog';

/** Saves, published or not as asked (as it is when left out), and tells the owner; true when it succeeded. */
type Save = (isPublished?: boolean) => Promise<boolean>;

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

  const showSaved = useCallback(
    ({ website, isNew, wasPublished }: Extract<SaveOutcome, { kind: 'saved' }>) => {
      const effect = getSaveEffect(wasPublished, website.isPublished);
      const description = effect && t(`editor.${effect}`, { address: publicAddress(website.slug) });
      toast({ title: t('editor.saved'), description, tone: 'good' });
      void queryClient.invalidateQueries({ queryKey: getCallKey(listWebsites, {}), exact: true });
      if (isNew) onCreated(website.id);
    },
    [t, toast, queryClient, onCreated],
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
      if (outcome.kind === 'saved') showSaved(outcome);
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

/** Loads scripts that owners without anything to publish do without; null if they do not come. */
async function fetchQuestion() {
  try {
    const question = await import('./sample-dialog');
    return { ...question, samples: await question.loadSamples() };
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Returns a save that asks before it opens a page with sample content to visitors, and that question while it stands. */
export function useSampleQuestion(save: Save, onEdit: () => void): [save: Save, question: ReactNode] {
  const { store } = useEditorSession();
  const openSection = useOpenSection(onEdit);
  const isLooking = useRef(false);
  const [asked, setAsked] = useState<{ samples: Section[]; Dialog: typeof SampleDialog } | null>(null);

  const saveOrAsk = useCallback<Save>(
    async (wanted) => {
      const { isPublished, slug } = store.getState();
      if (!wanted || isPublished || slug === '') return save(wanted);
      if (isLooking.current) return false;
      isLooking.current = true;
      const question = await fetchQuestion();
      isLooking.current = false;
      const samples = question?.findSamples(store.getState().page.sections, question.samples) ?? [];
      if (!question || samples.length === 0) return save(wanted);
      setAsked({ samples, Dialog: question.SampleDialog });
      return false;
    },
    [store, save],
  );

  const close = () => setAsked(null);
  const question = asked && (
    <asked.Dialog
      sections={asked.samples}
      onClose={close}
      onEdit={(id) => {
        close();
        openSection(id);
      }}
      onPublish={() => {
        close();
        void save(true);
      }}
    />
  );
  return [saveOrAsk, question];
}
