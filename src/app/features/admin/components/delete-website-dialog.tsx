import { useText } from '@/app/lib/texts';
import type { Website } from '@/contracts/websites';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useDeleteWebsite } from '../api/use-delete-website';

interface DeleteWebsiteDialogProps {
  website: Website;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteWebsiteDialog({ website, isOpen, onClose }: DeleteWebsiteDialogProps) {
  const t = useText();
  const { deleteWebsite, isDeleting } = useDeleteWebsite(website.id);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => deleteWebsite(onClose)}
      title={t('admin.deleteDialog.title')}
      text={t('admin.deleteDialog.text', { title: website.title })}
      confirmLabel={t('admin.deleteDialog.confirm')}
      cancelLabel={t('admin.deleteDialog.cancel')}
      closeLabel={t('admin.deleteDialog.close')}
      isPending={isDeleting}
      pendingText={t('admin.deleteDialog.pending')}
    />
  );
}
