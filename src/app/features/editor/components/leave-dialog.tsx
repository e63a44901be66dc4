import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useEditor, useIsUploading, useSync } from '../session/editor-session';
import { useSessionUploads } from '../session/section-host';
import { isDirty } from '../state/editor-page';
import { isFailure } from '../sync/sync-state';
import { usePartsText } from '../use-parts-text';

interface LeaveDialogProps {
  save: () => Promise<boolean>;
  onLeave: () => void;
  onStay: () => void;
}

/** Says what would happen to the work, and to pictures that are still uploading, if the editor were left now. */
export function LeaveDialog({ save, onLeave, onStay }: LeaveDialogProps) {
  const t = usePartsText();
  const uploads = useSessionUploads();
  const isSending = useIsUploading();
  const isOnlySending = !useEditor(isDirty) && isSending;
  const isNew = useEditor(({ websiteId }) => websiteId === null);
  const isBackupKept = useSync(({ backup }) => backup.isKept);
  const hasDraft = useSync(({ status }) => !isFailure(status)) && !isNew;
  const isLost = isSending || !(hasDraft || isBackupKept);

  const [isWaiting, setIsWaiting] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const handleSave = async () => {
    setIsWaiting(true);
    const haveAllCome = await uploads.whenIdle();
    const isSaved = isOpen.current && haveAllCome && (await save());
    // The owner may have closed the dialog meanwhile.
    if (!isOpen.current) return;
    if (isSaved) onLeave();
    else onStay();
  };
  const handleLeave = () => {
    uploads.cancelAll();
    onLeave();
  };
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={t(isOnlySending ? 'editorParts.leaveTitleSending' : 'editor.leaveTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant={isLost ? 'danger-quiet' : 'quiet'} onClick={handleLeave}>
            {t('editorParts.leave')}
          </Button>
          <Button
            variant="primary"
            data-autofocus
            isPending={isWaiting}
            pendingText={isSending ? t('editor.picturesSending') : undefined}
            onClick={() => void handleSave()}
          >
            {t('editorParts.saveAndLeave')}
          </Button>
        </>
      }
    >
      {isSending && <p className="soft">{t('editorParts.leaveTextSending')}</p>}
      {!isOnlySending && <p className="soft">{t(getTextKey(isNew, hasDraft, isBackupKept))}</p>}
    </Dialog>
  );
}

/** Says what happens to the work: the server has it as a draft, or at least this browser keeps it, or neither. */
function getTextKey(isNew: boolean, hasDraft: boolean, isBackupKept: boolean) {
  if (hasDraft) return 'editorParts.leaveText';
  if (isNew) return isBackupKept ? 'editorParts.leaveTextNewKept' : 'editorParts.leaveTextNewLost';
  return isBackupKept ? 'editorParts.leaveTextKept' : 'editorParts.leaveTextLost';
}
