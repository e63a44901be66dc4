import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/app/lib/texts';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Website } from '@/contracts/websites';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { useDeleteMessage, useMarkMessageRead } from '../api/use-message-actions';
import { exportUrl, type MessageList } from '../api/website-lists';
import { ListPanel } from './list-panel';
import { MessageRow } from './message-row';

interface MessagesPanelProps {
  list: MessageList;
  website: Website;
}

export function MessagesPanel({ list, website }: MessagesPanelProps) {
  const t = useText();
  const markRead = useMarkMessageRead(website.id);
  const { deleteMessage, isDeleting, deletedId } = useDeleteMessage(website.id);
  const [asked, setAsked] = useState<ContactSubmission | null>(null);

  // The row is gone and its button with it: the list takes the focus, not the top of the page.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletedId !== undefined) panel.current?.focus();
  }, [deletedId]);

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <ListPanel
        list={list}
        exportUrl={exportUrl(website.id, 'contact-submissions')}
        renderRow={(message) => (
          <MessageRow
            key={message.id}
            message={message}
            replySubject={t('admin.messages.replySubject', { title: website.title })}
            onMarkRead={markRead}
            onDelete={setAsked}
          />
        )}
        empty={
          <EmptyState
            icon={<Mail className="icon--lg" />}
            title={t('admin.messages.empty')}
            text={t('admin.messages.emptyText')}
          />
        }
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && deleteMessage(asked.id, () => setAsked(null))}
        title={t('admin.messages.delete')}
        text={t('admin.messages.deleteText', { name: asked?.name ?? '' })}
        confirmLabel={t('admin.messages.deleteConfirm')}
        cancelLabel={t('admin.messages.cancel')}
        closeLabel={t('admin.messages.close')}
        isPending={isDeleting}
        pendingText={t('admin.messages.deleting')}
      />
    </div>
  );
}
