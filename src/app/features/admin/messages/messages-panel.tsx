import { useState } from 'react';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Website } from '@/contracts/websites';
import { useDeleteItem, useMarkMessageRead } from '../api/items';
import { exportUrl, type MessageList } from '../api/website-lists';
import { ListFoot, LoadedList } from '../rows/loaded-list';
import { ManyDialog } from '../rows/many-dialog';
import { useText } from '../use-text';
import { MessageRows } from './message-rows';

interface MessagesPanelProps {
  list: MessageList;
  website: Pick<Website, 'id' | 'title'>;
}

export function MessagesPanel({ list, website }: MessagesPanelProps) {
  const t = useText();
  const markRead = useMarkMessageRead(website.id);
  const deletion = useDeleteItem(website.id, 'contact-submissions');
  const [many, setMany] = useState<ContactSubmission | null>(null);
  return (
    <>
      <LoadedList list={list}>
        {(messages) => (
          <MessageRows
            messages={messages}
            replySubject={t('admin.messages.replySubject', { title: website.title })}
            onMarkRead={markRead}
            deletion={deletion}
            onMany={setMany}
            foot={<ListFoot list={list} exportUrl={exportUrl(website.id, 'contact-submissions')} />}
          />
        )}
      </LoadedList>
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
