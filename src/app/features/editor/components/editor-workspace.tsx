import { useCallback, useRef, useState } from 'react';
import type { Draft } from '@/contracts/websites';
import { PreviewCard } from '../preview/preview-card';
import { focusFirstError } from '../session/focus-first-error';
import { useOpenPreview } from '../session/use-preview';
import { useSave } from '../session/use-save';
import { useSaveShortcut } from '../session/use-save-shortcut';
import { BasicSettings } from './basic-settings';
import { DraftBanner } from './draft-banner';
import { EditorDock, type EditorView } from './editor-dock';
import { EditorTopBar } from './editor-top-bar';
import { LeaveGuard } from './leave-guard';
import { PageContent } from './page-content';
import { PaletteSheet } from './palette-sheet';
import { StaleDialog } from './stale-dialog';
import { StyleCard } from './style-card';

/** The editor of one website: settings and sections on the left, the preview on the right. */
export function EditorWorkspace({ draft }: { draft: Draft | null }) {
  const [view, setView] = useState<EditorView>('edit');
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const leftRef = useRef<HTMLDivElement>(null);
  const showFirstError = useCallback(() => {
    setView('edit');
    focusFirstError(leftRef.current);
  }, []);
  const { isSaving, save, stale, forgetStale } = useSave(showFirstError);
  const openPreview = useOpenPreview(save);
  useSaveShortcut(save);

  return (
    <>
      <EditorTopBar isSaving={isSaving} onSave={save} onPreview={openPreview} />
      {draft && <DraftBanner draft={draft} />}
      <main className="wrap editor" data-view={view}>
        <div className="editor__left" ref={leftRef}>
          <BasicSettings />
          <StyleCard />
          <PageContent />
        </div>
        <PreviewCard />
        <EditorDock view={view} onViewChange={setView} onAdd={() => setIsPaletteOpen(true)} />
      </main>
      <PaletteSheet isOpen={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} />
      {stale && <StaleDialog current={stale} onClose={forgetStale} save={save} />}
      <LeaveGuard save={save} />
    </>
  );
}
