import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: ReactNode;
  /** It shows a bin, unless something else than deleting happens. */
  confirmIcon?: ReactNode;
  cancelLabel: ReactNode;
  closeLabel: string;
  isPending?: boolean;
  pendingText?: ReactNode;
}

/** Asks before something that cannot be undone. The focus starts on the button that changes nothing. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  text,
  confirmLabel,
  confirmIcon = <Trash2 />,
  cancelLabel,
  closeLabel,
  isPending,
  pendingText,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" isPending={isPending} pendingText={pendingText} onClick={onConfirm}>
            {confirmIcon}
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className="soft break-words">{text}</p>
    </Dialog>
  );
}
