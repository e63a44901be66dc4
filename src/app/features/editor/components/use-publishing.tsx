import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { LiveDialog } from '../publishing/live-dialog';
import type { BegunCheck } from '../publishing/ready-card';
import { useEditor, useEditorSession } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import type { Save } from './use-save';

/** Loads the check, which owners without anything to publish do without; null if it does not come. */
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
  /** Another number is another press. */
  press: number;
}

interface Publishing {
  /** Saves; before that it asks, where a page that is opened to visitors has something to be asked about. */
  save: Save;
  /** True while it looks for something to ask about. */
  isChecking: boolean;
  /** Opens the check without anything being published. */
  openCheck: (begun: BegunCheck) => void;
  check: ReactNode;
}

/** Publishing with the check before it. */
export function usePublishing(save: Save, onEdit: () => void): Publishing {
  const { store } = useEditorSession();
  const queryClient = useQueryClient();
  const tier = usePlanTier();
  const isPublished = useEditor((state) => state.isPublished);
  const presses = useRef(0);
  const isLooking = useRef(false);
  const [isChecking, setIsChecking] = useState(false);
  const [open, setOpen] = useState<OpenCheck | null>(null);
  const openCheck = useCallback((begun: BegunCheck) => {
    presses.current += 1;
    setOpen({ ...begun, press: presses.current });
  }, []);

  const saveOrAsk = useCallback<Save>(
    async (wanted) => {
      const before = store.getState();
      if (!wanted || before.isPublished || before.slug === '') return save(wanted);
      if (isLooking.current) return false;
      isLooking.current = true;
      setIsChecking(true);
      const check = await loadCheck(queryClient, before.websiteId);
      isLooking.current = false;
      setIsChecking(false);
      const { page } = store.getState();
      if (!check || check.checkPage(page, check.answers, tier, check.samples).length === 0) {
        setOpen(null);
        return save(wanted);
      }
      openCheck({ samples: check.samples, shown: null, PublishCheck: check.PublishCheck });
      return false;
    },
    [store, queryClient, tier, save, openCheck],
  );

  const close = () => setOpen(null);
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
        onPublish={() => {
          close();
          void save(true);
        }}
      />
    ),
  };
}

interface Live {
  /** Shows that the page is open to visitors; false if its script does not come. */
  show: (isNew: boolean) => Promise<boolean>;
  dialog: ReactNode;
}

/** The dialog 'You are live': after a page has been opened to visitors, and again from the menu. */
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
