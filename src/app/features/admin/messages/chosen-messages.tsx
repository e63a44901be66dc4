import type { ContactSubmission } from '@/contracts/contact-submissions';
import { Button } from '@/ui/button';
import { useMarkChosenRead, useMarkSpam, useReleaseSpam } from '../api/chosen';
import { BulkBar } from '../rows/bulk-bar';
import { DeleteChosen } from '../rows/delete-chosen';
import { useIsReadOnly } from '../rows/row-list';
import type { Chosen } from '../rows/use-chosen';
import { useChosenText } from '../use-chosen-text';

interface ChosenMessagesProps {
  websiteId: number;
  chosen: Chosen<ContactSubmission>;
  /** The ticked messages are as they are now. */
  messages: readonly ContactSubmission[];
}

/** Marks the ticked messages as read, or deletes them. */
export function ChosenMessages({ websiteId, chosen, messages }: ChosenMessagesProps) {
  const tc = useChosenText();
  const isReadOnly = useIsReadOnly();
  const { markRead, isMarking } = useMarkChosenRead(websiteId);
  const { markSpam, isMarking: isSpamming } = useMarkSpam(websiteId);
  const { releaseSpam, isReleasing } = useReleaseSpam(websiteId);
  const unread = messages.filter(({ isRead, isSpam }) => !isRead && !isSpam);
  const wanted = messages.filter(({ isSpam }) => !isSpam);
  const spam = messages.filter(({ isSpam }) => isSpam);
  const count = messages.length;
  return (
    <BulkBar count={count} title={tc('chosen.messages.ticked', { count })} onClear={chosen.clear}>
      {unread.length > 0 && !isReadOnly && (
        <Button
          variant="light"
          isPending={isMarking}
          pendingText={tc('chosen.pending')}
          onClick={() => markRead(unread, { onChanged: (read) => chosen.set(read, false) })}
        >
          {tc('chosen.messages.read', { count: unread.length })}
        </Button>
      )}
      {wanted.length > 0 && !isReadOnly && (
        <Button
          className="bulkbar__quiet"
          isPending={isSpamming}
          pendingText={tc('chosen.pending')}
          onClick={() => markSpam(wanted, { onChanged: (marked) => chosen.set(marked, false) })}
        >
          {tc('chosen.messages.spam')}
        </Button>
      )}
      {spam.length > 0 && !isReadOnly && (
        <Button
          variant="light"
          isPending={isReleasing}
          pendingText={tc('chosen.pending')}
          onClick={() => releaseSpam(spam, () => chosen.set(spam, false))}
        >
          {tc('chosen.messages.notSpam')}
        </Button>
      )}
      <DeleteChosen websiteId={websiteId} name="contact-submissions" chosen={chosen} />
    </BulkBar>
  );
}
