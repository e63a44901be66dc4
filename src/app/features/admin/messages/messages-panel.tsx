import { useState } from 'react';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Website } from '@/contracts/websites';
import { useMarkSpam, useReleaseSpam } from '../api/chosen';
import { useDeleteItem, useMarkMessageRead } from '../api/items';
import { ManyDialog } from '../rows/many-dialog';
import { useIsReadOnly } from '../rows/row-list';
import { useChosen } from '../rows/use-chosen';
import { FoundList } from '../search/found-list';
import { useChosenText } from '../use-chosen-text';
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
  const tc = useChosenText();
  const { markSpam } = useMarkSpam(website.id);
  const { releaseSpam } = useReleaseSpam(website.id);
  const spam = {
    label: (name: string) => tc('chosen.messages.spamOf', { name }),
    releaseLabel: (name: string) => tc('chosen.messages.notSpamOf', { name }),
    releaseText: tc('chosen.messages.notSpam'),
    onSpam: (message: ContactSubmission) => markSpam([message]),
    onRelease: (message: ContactSubmission) => releaseSpam([message]),
  };
  const { onReply, sheet } = useReply(website);
  const chosen = useChosen<ContactSubmission>();
  const [many, setMany] = useState<ContactSubmission | null>(null);
  return (
    <>
      <FoundList
        websiteId={website.id}
        name="contact-submissions"
        chosen={chosen}
        getName={({ name }) => name || t('admin.erasedCustomer')}
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
            spam={isReadOnly ? undefined : spam}
            {...parts}
            head={
              <>
                {messages[0]?.isSpam && <p className="spam-note">{tc('chosen.messages.spamNote')}</p>}
                {parts.head}
              </>
            }
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
