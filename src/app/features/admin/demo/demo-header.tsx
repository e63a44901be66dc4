import { useState } from 'react';
import { publicAddress } from '@/app/lib/public-address';
import { Button } from '@/ui/button';
import { AdminHeader } from '../components/admin-header';
import { DeleteWebsiteDialog } from '../components/delete-website-dialog';
import { DeleteWebsiteButton, EditWebsiteLabel, ViewWebsiteLink } from '../components/website-actions';
import { useText } from '../use-text';
import { SAMPLE_PAGE, SAMPLE_SLUG, sampleWebsite } from './demo-sample';
import { EditorNote } from './editor-note';

export function DemoHeader({ onDelete }: { onDelete: () => void }) {
  const t = useText();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <AdminHeader website={sampleWebsite} address={publicAddress(SAMPLE_SLUG)}>
      <Button aria-label={t('admin.edit')} onClick={() => setDialog('edit')}>
        <EditWebsiteLabel />
      </Button>
      <ViewWebsiteLink href={SAMPLE_PAGE} />
      <DeleteWebsiteButton onClick={() => setDialog('delete')} />
      <EditorNote isOpen={dialog === 'edit'} onClose={close} />
      <DeleteWebsiteDialog
        title={sampleWebsite.title}
        isOpen={dialog === 'delete'}
        onClose={close}
        onConfirm={onDelete}
      />
    </AdminHeader>
  );
}
