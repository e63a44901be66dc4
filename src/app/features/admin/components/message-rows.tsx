import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';
import type { Deletion } from './deletion';
import { MessageRow } from './message-row';
import { RowList } from './row-list';
import { useFocusAfterDelete } from './use-focus-after-delete';

interface MessageRowsProps {
  messages: readonly ContactSubmission[];
  /** Of an answer; without it, nobody is written to from here. */
  replySubject?: string;
  onMarkRead: (id: number) => void;
  deletion: Deletion<ContactSubmission>;
  /** Deletes several that are like one; not where they are a sample. */
  onMany?: (message: ContactSubmission) => void;
  foot?: ReactNode;
}

/** What visitors wrote; a message is deleted after a question. */
export function MessageRows({
  messages,
  replySubject,
  onMarkRead,
  deletion,
  onMany,
  foot,
}: MessageRowsProps) {
  const t = useText();
  const panel = useFocusAfterDelete(deletion.deletedId);
  const [asked, setAsked] = useState<ContactSubmission | null>(null);
  const close = () => setAsked(null);
  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <RowList
        items={messages}
        renderRow={(message) => (
          <MessageRow
            key={message.id}
            message={message}
            replySubject={replySubject}
            onMarkRead={onMarkRead}
            onDelete={setAsked}
            onMany={messages.length > 1 ? onMany : undefined}
          />
        )}
        empty={
          <EmptyState
            icon={<Mail className="icon--lg" />}
            title={t('admin.messages.empty')}
            text={t('admin.messages.emptyText')}
          />
        }
        foot={foot}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={close}
        onConfirm={() => asked && deletion.onDelete(asked, close)}
        title={t('admin.messages.delete')}
        text={t('admin.messages.deleteText', { name: asked?.name ?? '' })}
        confirmLabel={t('admin.messages.deleteConfirm')}
        cancelLabel={t('admin.messages.cancel')}
        closeLabel={t('admin.messages.close')}
        isPending={deletion.isDeleting}
        pendingText={t('admin.messages.deleting')}
      />
    </div>
  );
}
