import { useState } from 'react';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Website } from '@/contracts/websites';
import { useDeleteItem, useMarkMessageRead } from '../api/items';
import { ManyDialog } from '../rows/many-dialog';
import { useIsReadOnly } from '../rows/row-list';
import { useChosen } from '../rows/use-chosen';
import { FoundList } from '../search/found-list';
import { useText } from '../use-text';
import { ChosenMessages } from './chosen-messages';
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
  const chosen = useChosen<ContactSubmission>();
  const [many, setMany] = useState<ContactSubmission | null>(null);
  return (
    <>
      <FoundList
        websiteId={website.id}
        name="contact-submissions"
        chosen={chosen}
        nameOf={({ name }) => name || t('admin.erasedCustomer')}
        bar={(messages) => <ChosenMessages websiteId={website.id} chosen={chosen} messages={messages} />}
      >
        {(messages, parts) => (
          <MessageRows
            messages={messages}
            replySubject={t('admin.messages.replySubject', { title: website.title })}
            onReply={isReadOnly ? undefined : onReply}
            onMarkRead={markRead}
            deletion={deletion}
            onMany={setMany}
            {...parts}
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
