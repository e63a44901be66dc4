import { common, savedRecord } from '@messages';
import { LogOut } from 'lucide-react';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface CloseQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks in the place of a dialog before it is closed with what was typed in it. */
export function CloseQuestion({ onStay, onLeave }: CloseQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      onConfirm={onLeave}
      title={savedRecord.leaveTitle}
      text={savedRecord.leaveText}
      confirmLabel={savedRecord.leave}
      confirmIcon={<LogOut />}
      cancelLabel={savedRecord.stay}
      closeLabel={common.close}
    />
  );
}
