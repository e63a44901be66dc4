import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { getCallKey } from '@/app/lib/call';
import { getPublicAddress } from '@/app/lib/page-facts';
import { listWebsites } from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import type { LiveDialog } from '../publishing/live-dialog';
import type { BegunCheck } from '../publishing/ready-card';
import { useEditor, useEditorSession } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import { useErrorToast } from '../session/use-error-toast';
import { hasErrors } from '../state/field-errors';
import type { SaveOutcome } from '../sync/sync-state';
import { useText } from '../use-text';

/** Saves, published or not as asked (without a value it stays as it is), and tells the owner; true when it succeeded. */
export type Save = (isPublished?: boolean) => Promise<boolean>;

/** It is the other copy, when somebody else has saved in between. */
export interface SaveConflict {
  current: Website;
  /** The conflicting save asked for this publication; undefined if it asked for none. */
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
  /** Is called when a save was refused and the fields are marked. */
  onRefused: () => void;
  /** Is called with its id when a new website was created. */
  onCreated: (websiteId: number) => void;
  /** Is called when visitors get the page from now on; false leaves it to the notice to say so. */
  onOpened: () => Promise<boolean>;
}

/** Saves, with everything that the owner sees of it. */
export function useSave({ onRefused, onCreated, onOpened }: SaveListeners): SaveControl {
  const session = useEditorSession();
  const t = useText();
  const toast = useToast();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  /** So many presses wait for a save to end. */
  const [presses, setPresses] = useState(0);
  const [stale, setStale] = useState<SaveConflict | null>(null);

  const showSaved = useCallback(
    async ({ website, isNew, wasPublished }: Extract<SaveOutcome, { kind: 'saved' }>) => {
      void queryClient.invalidateQueries({ queryKey: getCallKey(listWebsites, {}), exact: true });
      if (isNew) onCreated(website.id);
      const effect = findSaveEffect(wasPublished, website.isPublished);
      if (effect === 'savedOpened' && (await onOpened())) return;
      const description = effect && t(`editor.${effect}`, { address: getPublicAddress(website.slug) });
      toast({ title: t('editor.saved'), description, tone: 'good' });
    },
    [t, toast, queryClient, onCreated, onOpened],
  );

  const showFailure = useCallback(
    (outcome: Exclude<SaveOutcome, { kind: 'saved' | 'stale' }>) => {
      if (outcome.kind === 'incomplete') toast({ title: t('validation.titleAndUrl'), tone: 'bad' });
      else if (outcome.kind === 'failed') showError(outcome.error, t('failures.internal'));
      else {
        // No field is marked where the page as a whole is too large.
        const { pageData: tooLarge } = session.store.getState().errors.settings;
        const refused = tooLarge ?? t('editor.checkFields');
        const description = outcome.kind === 'broken' ? t('failures.internal') : refused;
        toast({ title: t('common.error'), description, tone: 'bad' });
      }
    },
    [session, showError, t, toast],
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

/** Names the change that visitors notice after a save; undefined if they see none. */
export function findSaveEffect(
  wasPublished: boolean,
  isPublished: boolean,
): 'savedOpened' | 'savedPublished' | 'savedClosed' | undefined {
  if (isPublished) return wasPublished ? 'savedPublished' : 'savedOpened';
  return wasPublished ? 'savedClosed' : undefined;
}

/** Loads the check, which only owners with something to publish need; null if it cannot be loaded. */
async function loadCheck(queryClient: QueryClient, websiteId: number | null) {
  try {
    const check = await import('../publishing/publish-check');
    const [samples, answers] = await Promise.all([
      check.loadSamples(),
      check.fetchAnswers(queryClient, websiteId),
    ]);
    return { ...check, samples, answers };
  } catch (error) {
    console.error(error);
    return null;
  }
}

interface OpenCheck extends BegunCheck {
  /** Each press has a number of its own. */
  press: number;
}

interface Publishing {
  /** Saves, for visitors only once the pictures have come, and asks before a page with gaps is opened to them. */
  save: Save;
  /** True while it waits for uploads or looks for gaps. */
  isChecking: boolean;
  /** Opens the check without publishing anything. */
  openCheck: (begun: BegunCheck) => void;
  check: ReactNode;
}

/** Publishes with the check before it. */
export function usePublishing(save: Save, onEdit: () => void): Publishing {
  const { store, uploads } = useEditorSession();
  const queryClient = useQueryClient();
  const tier = usePlanTier();
  const isPublished = useEditor((state) => state.isPublished);
  const presses = useRef(0);
  const isLooking = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const [isChecking, setIsChecking] = useState(false);
  const [open, setOpen] = useState<OpenCheck | null>(null);
  const openCheck = useCallback((begun: BegunCheck) => {
    presses.current += 1;
    setOpen({ ...begun, press: presses.current });
  }, []);

  const saveOrAsk = useCallback<Save>(
    async (wanted) => {
      const before = store.getState();
      if (!(wanted ?? before.isPublished) || before.slug === '') return save(wanted);
      if (before.isPublished && !uploads.isBusy()) return save(wanted);
      if (isLooking.current) return false;
      isLooking.current = true;
      setIsChecking(true);
      // Visitors would get a gallery without the pictures that are on their way, and the check would call it empty.
      await uploads.whenIdle();
      const isChecked = isOpen.current && !before.isPublished;
      const check = isChecked && (await loadCheck(queryClient, store.getState().websiteId));
      isLooking.current = false;
      setIsChecking(false);
      // The owner may have left the editor meanwhile.
      if (!isOpen.current) return false;
      const { page } = store.getState();
      if (!check || check.checkPageGaps(page, check.answers, tier, check.samples).gaps.length === 0) {
        setOpen(null);
        return save(wanted);
      }
      openCheck({ samples: check.samples, shown: null, PublishCheck: check.PublishCheck });
      return false;
    },
    [store, uploads, queryClient, tier, save, openCheck],
  );

  const close = () => setOpen(null);
  const publishAsIs = async () => {
    close();
    setIsChecking(true);
    await uploads.whenIdle();
    setIsChecking(false);
    if (isOpen.current) await save(true);
  };
  return {
    save: saveOrAsk,
    isChecking,
    openCheck,
    check: open && !isPublished && (
      <open.PublishCheck
        key={open.press}
        samples={open.samples}
        begin={open.shown}
        onEdit={onEdit}
        onClose={close}
        onPublish={() => void publishAsIs()}
      />
    ),
  };
}

interface Live {
  /** Shows that the page is open to visitors; false if its script cannot be loaded. */
  show: (isNew: boolean) => Promise<boolean>;
  dialog: ReactNode;
}

/** Shows the dialog 'You are live' after a page has been opened to visitors, and again from the menu. */
export function useLive(): Live {
  const websiteId = useEditor((state) => state.websiteId);
  const isPublished = useEditor((state) => state.isPublished);
  const [open, setOpen] = useState<{ isNew: boolean; Dialog: typeof LiveDialog } | null>(null);
  const show = useCallback(async (isNew: boolean) => {
    try {
      const { LiveDialog: Dialog } = await import('../publishing/live-dialog');
      setOpen({ isNew, Dialog });
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }, []);
  return {
    show,
    dialog: open && isPublished && websiteId !== null && (
      <open.Dialog websiteId={websiteId} isNew={open.isNew} onClose={() => setOpen(null)} />
    ),
  };
}
