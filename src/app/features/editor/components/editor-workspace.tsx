import { useCallback, useRef, useState } from 'react';
import { LateStatus } from '../late/late-status';
import { useLateParts } from '../late/use-late-parts';
import { PreviewCard } from '../preview/preview-card';
import { useSampleQuestion } from '../publish/use-sample-question';
import { useEditor } from '../session/editor-session';
import { useEditorView } from '../session/use-editor-view';
import { useFocusFirstError } from '../session/use-focus-first-error';
import { useOpenPreview } from '../session/use-preview';
import { useSave } from '../session/use-save';
import { BasicSettings } from './basic-settings';
import { DraftBanner } from './draft-banner';
import { EditorDock } from './editor-dock';
import { EditorTopBar } from './editor-top-bar';
import { LeaveGuard } from './leave-guard';
import { PageContent } from './page-content';
import { StaleBanner } from './stale-banner';
import { StyleCard } from './style-card';

/** The editor of one website: settings and sections on the left, the preview on the right. */
export function EditorWorkspace({ onMoved }: { onMoved: (websiteId?: number) => void }) {
  const { view, changeView, showEdit } = useEditorView();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const websiteId = useEditor((state) => state.websiteId);
  const { parts, hasFailed } = useLateParts();
  const leftRef = useRef<HTMLDivElement>(null);
  const focusFirstError = useFocusFirstError(leftRef);
  const showFirstError = useCallback(() => {
    showEdit();
    focusFirstError();
  }, [showEdit, focusFirstError]);
  const { isSaving, save, stale, compare, forgetStale } = useSave({
    onRefused: showFirstError,
    onCreated: onMoved,
  });
  const [saveOrAsk, sampleQuestion] = useSampleQuestion(save, showEdit);
  const openPreview = useOpenPreview(save);
  const openHistory = useCallback(() => setIsHistoryOpen(true), []);

  return (
    <>
      <EditorTopBar
        isSaving={isSaving}
        hasHistory={websiteId !== null && parts !== null}
        save={saveOrAsk}
        openPreview={openPreview}
        openHistory={openHistory}
      />
      <DraftBanner onStale={() => void compare()} />
      {parts && <parts.UnsavableBanner onMoved={onMoved} />}
      <StaleBanner isShown={stale !== null && hasFailed} onCompare={() => void compare()} />
      <main id="main" className="wrap editor" data-view={view}>
        <div className="editor__left" ref={leftRef}>
          <BasicSettings />
          <StyleCard />
          <PageContent />
        </div>
        <PreviewCard onEdit={showEdit} />
        <EditorDock view={view} onViewChange={changeView} onAdd={() => setIsPaletteOpen(true)} />
      </main>
      {parts && <parts.PaletteSheet isOpen={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} />}
      {isHistoryOpen && parts && websiteId !== null && (
        <parts.HistoryDialog websiteId={websiteId} onClose={() => setIsHistoryOpen(false)} save={save} />
      )}
      {sampleQuestion}
      {stale && parts && <parts.StaleDialog {...stale} onClose={forgetStale} save={save} />}
      <LeaveGuard save={save} />
      <LateStatus />
    </>
  );
}
