import { Cloud, CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { type ComponentType, useSyncExternalStore } from 'react';
import { formatTime } from '@/app/lib/dates';
import type { DraftFailure } from '../save/draft-keeper';
import { useDraftStatus, useEditor, useEditorSession, useIsCopyKept, useOffer } from '../session/use-editor';
import { isDirty } from '../state/editor-page';
import { useText } from '../use-text';

/** Where the owner's work is: on the way, kept as a draft, saved, or only here. */
export function DraftState() {
  const status = useDraftStatus();
  return (
    <>
      {/* There before it says anything: a region that comes with its text is not read out. */}
      <span role="status" className="contents">
        {status.kind === 'failed' && <DraftFailed why={status.why} />}
      </span>
      {status.kind !== 'failed' && <DraftWell />}
    </>
  );
}

function DraftFailed({ why }: { why: DraftFailure }) {
  const t = useText();
  const isCopyKept = useIsCopyKept();
  return <StateLine icon={CloudAlert} isBad text={t(failureKey(why, isCopyKept))} />;
}

function failureKey(why: DraftFailure, isCopyKept: boolean) {
  if (why === 'offline') return isCopyKept ? 'editor.offlineKept' : 'editor.offlineLost';
  if (why === 'signed-out') return isCopyKept ? 'editor.signedOutKept' : 'editor.draftFailed';
  if (why === 'other-owner') return 'editor.otherOwner';
  if (why === 'gone') return 'editor.websiteGone';
  return why === 'server' && isCopyKept ? 'editor.draftFailedKept' : 'editor.draftFailed';
}

function DraftWell() {
  const t = useText();
  const status = useDraftStatus();
  const hasUnsaved = useEditor(isDirty);
  const isCreated = useEditor((state) => state.websiteId !== null);
  const hasOffer = useOffer() !== null;
  const { uploads } = useEditorSession();
  const isSending = useSyncExternalStore(uploads.subscribe, uploads.isBusy);
  if (status.kind === 'saving') return <StateLine icon={CloudUpload} text={t('editor.draftSaving')} />;
  if (status.kind === 'waiting') return <StateLine icon={CloudUpload} text={t('editor.unsaved')} />;
  if (status.kind === 'kept') {
    const time = formatTime(status.savedAt);
    return <StateLine icon={CloudCheck} text={t('editor.draftSaved', { time })} />;
  }
  if (isSending) return <StateLine icon={CloudUpload} text={t('editor.picturesSending')} />;
  if (hasUnsaved) return <StateLine icon={Cloud} text={t('editor.unsaved')} />;
  // Beside an offer of unsaved work it would not be true.
  return isCreated && !hasOffer ? <StateLine icon={CloudCheck} text={t('editor.allSaved')} /> : null;
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
