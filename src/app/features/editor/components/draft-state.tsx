import { Cloud, CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { formatTime } from '@/app/lib/dates';
import { useText } from '@/app/lib/texts';
import { useDraftStatus, useEditor } from '../session/use-editor';
import { isDirty } from '../state/same-page';

/** Where the owner's work is: on the way, kept as a draft, saved, or only here. */
export function DraftState() {
  const t = useText();
  const status = useDraftStatus();
  const hasUnsaved = useEditor(isDirty);
  const isCreated = useEditor((state) => state.websiteId !== null);
  if (status.kind === 'saving' || status.kind === 'waiting') {
    return (
      <span className="saved">
        <CloudUpload className="icon--sm" />
        {t(status.kind === 'saving' ? 'editor.draftSaving' : 'editor.unsaved')}
      </span>
    );
  }
  if (status.kind === 'failed') {
    return (
      <span className="saved is-bad" role="status">
        <CloudAlert className="icon--sm" />
        {t('editor.draftFailed')}
      </span>
    );
  }
  if (status.kind === 'kept') {
    return (
      <span className="saved">
        <CloudCheck className="icon--sm" />
        {t('editor.draftSaved', { time: formatTime(status.savedAt) })}
      </span>
    );
  }
  if (hasUnsaved) {
    return (
      <span className="saved">
        <Cloud className="icon--sm" />
        {t('editor.unsaved')}
      </span>
    );
  }
  if (!isCreated) return null;
  return (
    <span className="saved">
      <CloudCheck className="icon--sm" />
      {t('editor.allSaved')}
    </span>
  );
}
