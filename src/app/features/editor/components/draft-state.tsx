import { Cloud, CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { formatTime } from '@/app/lib/dates';
import { useEditor, useIsUploading, useSync } from '../session/editor-session';
import { isDirty } from '../state/editor-page';
import type { EditorState } from '../state/editor-state';
import { comparePages } from '../sync/conflict';
import { type DraftFailure, isFailure, type SyncStatus } from '../sync/sync-state';
import { useText } from '../use-text';

/** Says where the owner's work is: being sent, stored as a draft, saved, or only in this browser. */
export function DraftState() {
  const status = useSync((sync) => sync.status);
  return (
    <>
      {/* The region is there before it has a text: a screen reader does not read a region that comes with its text. */}
      <span role="status" className="contents">
        {isFailure(status) && <DraftFailed failure={status} />}
      </span>
      {!isFailure(status) && <DraftKept status={status} />}
    </>
  );
}

function DraftFailed({ failure }: { failure: DraftFailure }) {
  const t = useText();
  const isBackupKept = useSync(({ backup }) => backup.isKept);
  return <StateLine icon={CloudAlert} isBad text={t(getFailureKey(failure, isBackupKept))} />;
}

function getFailureKey(failure: DraftFailure, isBackupKept: boolean) {
  if (failure === 'offline') return isBackupKept ? 'editor.offlineKept' : 'editor.offlineLost';
  if (failure === 'signed-out') return isBackupKept ? 'editor.signedOutKept' : 'editor.draftFailed';
  if (failure === 'other-owner') return 'editor.otherOwner';
  if (failure === 'gone') return 'editor.websiteGone';
  if (failure === 'plan-ended') return isBackupKept ? 'editor.planEndedKept' : 'editor.draftFailed';
  return failure === 'server-failed' && isBackupKept ? 'editor.draftFailedKept' : 'editor.draftFailed';
}

function DraftKept({ status }: { status: Exclude<SyncStatus, DraftFailure> }) {
  const t = useText();
  const savedAt = useSync(({ draftSavedAt }) => draftSavedAt);
  const hasUnsaved = useEditor(isDirty);
  const hasPrompt = useSync(({ recovery }) => recovery.pending.length > 0);
  const isUploading = useIsUploading();
  const note = useNote();
  const getLine = () => {
    if (status === 'drafting') return { icon: CloudUpload, text: t('editor.draftSaving') };
    if (status === 'dirty') return { icon: CloudUpload, text: t('editor.unsaved') };
    if (isUploading) return { icon: CloudUpload, text: t('editor.picturesSending') };
    if (status === 'drafted' && savedAt)
      return { icon: CloudCheck, text: t('editor.draftSaved', { time: formatTime(savedAt) }) };
    if (hasUnsaved) return { icon: Cloud, text: t('editor.unsaved') };
    // 'All saved' would not be true beside unsaved work of an earlier visit.
    const isSaved = status !== 'uncreated' && !hasPrompt;
    return isSaved ? { icon: CloudCheck, text: t('editor.allSaved') } : null;
  };
  const line = getLine();
  return line && <StateLine {...line} note={note} />;
}

/** Says what visitors see of the work: nothing of a draft, and nothing yet of the changes since the last save. */
function useNote(): ReactNode {
  const t = useText();
  const isDraft = useEditor((state) => state.websiteId !== null && !state.isPublished);
  const unseen = useEditor(countUnseen);
  if (isDraft) return t('editor.onlyYou');
  return unseen > 0 && <span className="saved__note--unseen">{t('editor.unseen', { count: unseen })}</span>;
}

/** Counts the changes of a published page since the last save: each section, each setting and the order count once. */
export function countUnseen({ isPublished, page, saved }: EditorState): number {
  return isPublished && page !== saved.page ? comparePages(page, saved.page).length : 0;
}

interface StateLineProps {
  icon: ComponentType<{ className: string }>;
  text: string;
  note?: ReactNode;
  isBad?: boolean;
}

function StateLine({ icon: Icon, text, note, isBad }: StateLineProps) {
  return (
    <span className={isBad ? 'saved is-bad' : 'saved'}>
      <Icon className="icon--sm" />
      <span className="saved__words">
        <span>{text}</span>
        {note && (
          <>
            <span>, </span>
            {note}
          </>
        )}
      </span>
    </span>
  );
}
