import { Cloud, CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import type { ComponentType } from 'react';
import { formatTime } from '@/app/lib/dates';
import { useEditor, useIsUploading, useSync } from '../session/editor-session';
import { isDirty } from '../state/editor-page';
import { type DraftFailure, isFailure, type SyncStatus } from '../sync/sync-state';
import { useText } from '../use-text';

/** Says where the owner's work is: on the way, kept as a draft, saved, or only here. */
export function DraftState() {
  const status = useSync((sync) => sync.status);
  return (
    <>
      {/* There before it says anything: a region that comes with its text is not read out. */}
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
  return failure === 'server-failed' && isBackupKept ? 'editor.draftFailedKept' : 'editor.draftFailed';
}

function DraftKept({ status }: { status: Exclude<SyncStatus, DraftFailure> }) {
  const t = useText();
  const savedAt = useSync(({ draftSavedAt }) => draftSavedAt);
  const hasUnsaved = useEditor(isDirty);
  const hasPrompt = useSync(({ recovery }) => recovery.pending.length > 0);
  const isUploading = useIsUploading();
  if (status === 'drafting') return <StateLine icon={CloudUpload} text={t('editor.draftSaving')} />;
  if (status === 'dirty') return <StateLine icon={CloudUpload} text={t('editor.unsaved')} />;
  if (status === 'drafted' && savedAt) {
    return <StateLine icon={CloudCheck} text={t('editor.draftSaved', { time: formatTime(savedAt) })} />;
  }
  if (isUploading) return <StateLine icon={CloudUpload} text={t('editor.picturesSending')} />;
  if (hasUnsaved) return <StateLine icon={Cloud} text={t('editor.unsaved')} />;
  // Beside unsaved work of an earlier visit it would not be true.
  const isSaved = status !== 'uncreated' && !hasPrompt;
  return isSaved ? <StateLine icon={CloudCheck} text={t('editor.allSaved')} /> : null;
}

interface StateLineProps {
  icon: ComponentType<{ className: string }>;
  text: string;
  isBad?: boolean;
}

function StateLine({ icon: Icon, text, isBad }: StateLineProps) {
  return (
    <span className={isBad ? 'saved is-bad' : 'saved'}>
      <Icon className="icon--sm" />
      {text}
    </span>
  );
}
