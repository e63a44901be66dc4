import { useState } from 'react';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Website } from '@/contracts/websites';
import { useDeleteItem, useMarkMessageRead } from '../api/items';
import { ManyDialog } from '../rows/many-dialog';
import { useIsReadOnly } from '../rows/row-list';
import { FoundList } from '../search/found-list';
import { useText } from '../use-text';
import { MessageRows } from './message-rows';
import { useReply } from './use-reply';

interface MessagesPanelProps {
  website: Pick<Website, 'id' | 'title'>;
}

export function MessagesPanel({ website }: MessagesPanelProps) {
  const t = useText();
  const markRead = useMarkMessageRead(website.id);
  const deletion = useDeleteItem(website.id, 'contact-submissions');
  const isReadOnly = useIsReadOnly();
  const { onReply, sheet } = useReply(website);
  const [many, setMany] = useState<ContactSubmission | null>(null);
  return (
    <>
      <FoundList websiteId={website.id} name="contact-submissions">
        {(messages, around) => (
          <MessageRows
            messages={messages}
            replySubject={t('admin.messages.replySubject', { title: website.title })}
            onReply={isReadOnly ? undefined : onReply}
            onMarkRead={markRead}
            deletion={deletion}
            onMany={setMany}
            {...around}
          />
        )}
      </FoundList>
      {sheet}
      {many && (
        <ManyDialog
          websiteId={website.id}
          name="contact-submissions"
          item={{ id: many.id, email: many.email }}
          onClose={() => setMany(null)}
        />
      )}
    </>
  );
}
