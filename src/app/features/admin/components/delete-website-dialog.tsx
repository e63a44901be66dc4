import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useText } from '../use-text';

interface DeleteWebsiteDialogProps {
  /** Of the website. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isDeleting?: boolean;
}

export function DeleteWebsiteDialog({ title, isDeleting, ...dialog }: DeleteWebsiteDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      {...dialog}
      title={t('admin.deleteDialog.title')}
      text={t('admin.deleteDialog.text', { title })}
      confirmLabel={t('admin.deleteDialog.confirm')}
      cancelLabel={t('admin.deleteDialog.cancel')}
      closeLabel={t('admin.deleteDialog.close')}
      isPending={isDeleting}
      pendingText={t('admin.deleteDialog.pending')}
    />
  );
}
