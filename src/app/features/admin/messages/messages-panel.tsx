import { useState } from 'react';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Website } from '@/contracts/websites';
import { useDeleteItem, useMarkMessageRead } from '../api/items';
import { ManyDialog } from '../rows/many-dialog';
import { FoundList } from '../search/found-list';
import { useText } from '../use-text';
import { MessageRows } from './message-rows';

interface MessagesPanelProps {
  website: Pick<Website, 'id' | 'title'>;
}

export function MessagesPanel({ website }: MessagesPanelProps) {
  const t = useText();
  const markRead = useMarkMessageRead(website.id);
  const deletion = useDeleteItem(website.id, 'contact-submissions');
  const [many, setMany] = useState<ContactSubmission | null>(null);
  return (
    <>
      <FoundList websiteId={website.id} name="contact-submissions">
        {(messages, around) => (
          <MessageRows
            messages={messages}
            replySubject={t('admin.messages.replySubject', { title: website.title })}
            onMarkRead={markRead}
            deletion={deletion}
            onMany={setMany}
            {...around}
          />
        )}
      </FoundList>
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
