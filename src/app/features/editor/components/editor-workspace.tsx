import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeLeadToPlans } from '@/app/entities/account';
import { paths } from '@/core/screen-paths';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { useEditor, useEditorSession } from '../session/editor-session';
import { scrollBack } from '../session/show-row';
import { isDirty } from '../state/editor-page';
import { useText } from '../use-text';
import { BasicSettings } from './basic-settings';
import { EditorDock, type EditorView } from './editor-dock';
import { EditorTopBar } from './editor-top-bar';
import { PageCard } from './page-card';
import { PageContent } from './page-content';
import { PreviewCard } from './preview-card';
import { ReadySlot } from './ready-slot';
import { useEditMode } from './use-edit-mode';
import { LazyStatus, useLazyParts } from './use-lazy-parts';

import { useLive, usePublishing, useSave } from './use-save';
import { ConflictBanner, RecoveryBanner } from './work-banners';

/** Edits one website, with settings and sections on the left and the preview on the right. */
export function EditorWorkspace({ onMoved }: { onMoved: (websiteId?: number) => void }) {
  const { view, changeView, showEdit } = useEditorView();
  const { mode, isOffered, choose, showList } = useEditMode();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const websiteId = useEditor((state) => state.websiteId);
  const { parts, hasFailed } = useLazyParts();
  const leftRef = useRef<HTMLDivElement>(null);
  const focusFirstError = useFocusFirstError(leftRef);
  const showFields = useCallback(() => {
    showList();
    showEdit();
  }, [showList, showEdit]);
  const showFirstError = useCallback(() => {
    showFields();
    focusFirstError();
  }, [showFields, focusFirstError]);
  const live = useLive();
  const { show: showLive } = live;
  const showOpened = useCallback(() => showLive(true), [showLive]);
  const { isSaving, save, stale, compare, closeConflict } = useSave({
    onRefused: showFirstError,
    onCreated: onMoved,
    onOpened: showOpened,
  });
  const publishing = usePublishing(save, showFields);
  const openPreview = useOpenPreview(save);
  const openHistory = useCallback(() => setIsHistoryOpen(true), []);
  const { store } = useEditorSession();
  const openWebsite = useCallback(() => {
    window.open(paths.site(store.getState().slug), '_blank', 'noopener');
  }, [store]);
  const t = useText();
  const toast = useToast();
  const openLive = useCallback(async () => {
    if (!(await showLive(false))) toast({ title: t('editor.partFailed'), tone: 'bad' });
  }, [showLive, toast, t]);

  return (
    <>
      <EditorTopBar
        isSaving={isSaving}
        isChecking={publishing.isChecking}
        hasHistory={websiteId !== null && parts !== null}
        save={publishing.save}
        mode={mode}
        changeMode={choose}
        openPreview={openPreview}
        openHistory={openHistory}
        openWebsite={openWebsite}
        openLive={openLive}
      />
      <RecoveryBanner onStale={() => void compare()} />
      {parts && <parts.UnsavableBanner onMoved={onMoved} />}
      <ConflictBanner isShown={stale !== null && hasFailed} onCompare={() => void compare()} />
      {mode === 'page' ? (
        <main id="main">
          <PageCard />
        </main>
      ) : (
        <main id="main" className="wrap editor" data-view={view}>
          <div className="editor__left" ref={leftRef}>
            <ReadySlot onEdit={showEdit} onCheck={publishing.openCheck} />
            <BasicSettings />
            <StyleSlot />
            <PageContent />
            {parts && <parts.MenuCard />}
          </div>
          <PreviewCard onEdit={showEdit} onModeChosen={isOffered ? choose : undefined} />
          <EditorDock view={view} onViewChange={changeView} onAdd={() => setIsPaletteOpen(true)} />
        </main>
      )}
      {parts && <parts.PaletteSheet isOpen={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} />}
      {isHistoryOpen && parts && websiteId !== null && (
        <parts.HistoryDialog websiteId={websiteId} onClose={() => setIsHistoryOpen(false)} save={save} />
      )}
      {publishing.check}
      {live.dialog}
      {stale && parts && <parts.ConflictDialog {...stale} onClose={closeConflict} save={save} />}
      <LeaveGuard save={save} />
      {parts && <parts.UploadToasts />}
      <LazyStatus />
    </>
  );
}

/** Keeps the room of the Style card, whose script is loaded after the editor's own. */
function StyleSlot() {
  const { parts, hasFailed } = useLazyParts();
  // The card offers to try a look where the page has none.
  const hasLook = useEditor(({ page }) => page.theme.look !== undefined);
  if (parts) return <parts.StyleCard />;
  return hasFailed ? null : (
    <Card className="card__pad" aria-hidden="true">
      <Skeleton className={hasLook ? 'block h-4' : 'block h-16'} />
    </Card>
  );
}

/** Opens the draft in a new tab, with everything that is on the screen. Only a save changes what visitors read. */
function useOpenPreview(save: () => Promise<boolean>): () => Promise<void> {
  const { store, sync } = useEditorSession();
  const t = useText();
  const toast = useToast();
  return useCallback(async () => {
    const state = store.getState();
    if (state.slug === '') {
      toast({ title: t('editor.needsSlug'), tone: 'bad' });
      return;
    }
    // The tab is opened during the press: after the save a browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    if (tab) tab.document.body.textContent = t('editor.previewLoading');
    // A new website has no draft yet, so it is created as an unpublished one.
    const isReady = state.websiteId === null ? await save() : await sync.flushDraft();
    if (isReady && tab) {
      tab.opener = null;
      tab.location.replace(paths.draft(store.getState().slug));
      return;
    }
    tab?.close();
    // A failed save has said itself why it failed; the state of the draft stands in the bar.
    if (!isReady && state.websiteId !== null) toast({ title: t('editor.previewFailed'), tone: 'bad' });
  }, [store, sync, save, t, toast]);
}

interface EditorViewControl {
  view: EditorView;
  /** Changes the view: the preview begins at its top, and the fields keep their scroll position. */
  changeView: (next: EditorView) => void;
  /** Shows the fields for a caller that scrolls to something in them afterwards. */
  showEdit: () => void;
}

/** Switches a narrow window between the fields and the preview. */
export function useEditorView(): EditorViewControl {
  const [view, setView] = useState<EditorView>('edit');
  const editScroll = useRef(0);
  const changeView = useCallback((next: EditorView) => {
    if (next === 'preview') editScroll.current = window.scrollY;
    flushSync(() => setView(next));
    scrollBack(next === 'preview' ? 0 : editScroll.current);
  }, []);
  return { view, changeView, showEdit: useCallback(() => setView('edit'), []) };
}

/**
 * Returns a function to call after a refused save: the first refused field is scrolled to and takes the focus, as soon
 * as it is there.
 */
export function useFocusFirstError(root: RefObject<HTMLElement | null>): () => void {
  const { parts } = useLazyParts();
  /** The refusal of this number waits for its field; 0 means that none waits. */
  const [refusal, setRefusal] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the sections' fields have come
  useEffect(() => {
    if (refusal === 0) return;
    // The section that opens for the field is drawn before the next frame.
    const frame = requestAnimationFrame(() => {
      const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!field) return;
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
      setRefusal(0);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, refusal, parts]);

  return useCallback(() => setRefusal((latest) => latest + 1), []);
}

/** Asks before the editor is left, but only with unsaved work or pending uploads. */
function LeaveGuard({ save }: { save: () => Promise<boolean> }) {
  const t = useText();
  const { store, sync, uploads } = useEditorSession();
  const { parts, hasFailed } = useLazyParts();
  const hasUnsaved = () => isDirty(store.getState());
  const blocker = useBlocker({
    // The first save gives a website another address, where uploads go on.
    shouldBlockFn: ({ next }) =>
      hasUnsaved() || (uploads.isBusy() && !next.pathname.startsWith(paths.editor())),
    // Owners who are led to the plans have not chosen to leave, so nobody asks them while their work is kept here.
    enableBeforeUnload: () => uploads.isBusy() || (hasUnsaved() && !(takeLeadToPlans() && sync.keepHere())),
    withResolver: true,
  });
  const isUnanswerable = blocker.status === 'blocked' && hasFailed;

  // If the script of our own dialog has failed to load, the browser's dialog asks.
  useEffect(() => {
    if (!isUnanswerable) return;
    if (window.confirm(t('editor.leaveTitle'))) blocker.proceed?.();
    else blocker.reset?.();
  }, [isUnanswerable, blocker, t]);

  if (blocker.status !== 'blocked' || !parts) return null;
  return <parts.LeaveDialog save={save} onLeave={blocker.proceed} onStay={blocker.reset} />;
}
