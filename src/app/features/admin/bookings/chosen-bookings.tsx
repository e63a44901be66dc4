import { Check } from 'lucide-react';
import { use, useState } from 'react';
import type { Booking } from '@/contracts/bookings';
import { Button } from '@/ui/button';
import { useUpdateChosenBookings } from '../api/chosen';
import { NO_RECORD, UnsentContext } from '../api/unsent-words';
import { BulkBar } from '../rows/bulk-bar';
import { DeleteChosen } from '../rows/delete-chosen';
import { useIsReadOnly } from '../rows/row-list';
import type { Chosen } from '../rows/use-chosen';
import { useChosenText } from '../use-chosen-text';
import { CancelChosenSheet } from './cancel-chosen-sheet';

interface ChosenBookingsProps {
  websiteId: number;
  chosen: Chosen<Booking>;
  /** The ticked bookings are as they are now. */
  bookings: readonly Booking[];
}

/** Confirms the ticked bookings that wait, and declines or cancels those that take time. */
export function ChosenBookings({ websiteId, chosen, bookings }: ChosenBookingsProps) {
  const tc = useChosenText();
  const isReadOnly = useIsReadOnly();
  const { updateBookings, isUpdating } = useUpdateChosenBookings(websiteId);
  const [isCancelling, setIsCancelling] = useState(false);
  const waiting = bookings.filter(({ status }) => status === 'pending');
  const standing = bookings.filter(({ status }) => status !== 'cancelled');
  const [first, ...others] = standing;
  const count = bookings.length;
  const unsent = use(UnsentContext);
  const keepWords = (words?: string) => unsent.set('cancellation', NO_RECORD, words);
  const onChanged = (changed: readonly Booking[]) => chosen.set(changed, false);
  return (
    <BulkBar count={count} title={tc('chosen.bookings.ticked', { count })} onClear={chosen.clear}>
      {waiting.length > 0 && !isReadOnly && (
        <Button
          variant="light"
          isPending={isUpdating}
          pendingText={tc('chosen.pending')}
          onClick={() => updateBookings(waiting, 'confirmed', '', { onChanged })}
        >
          <Check />
          {tc('chosen.bookings.confirm', { count: waiting.length })}
        </Button>
      )}
      {standing.length > 0 && !isReadOnly && (
        <Button className="bulkbar__quiet" onClick={() => setIsCancelling(true)}>
          {tc(`chosen.bookings.${isDecline(standing) ? 'decline' : 'cancel'}`, { count: standing.length })}
        </Button>
      )}
      <DeleteChosen websiteId={websiteId} name="bookings" chosen={chosen} />
      {isCancelling && first && (
        <CancelChosenSheet
          bookings={[first, ...others]}
          kind={isDecline(standing) ? 'decline' : 'cancel'}
          isPending={isUpdating}
          unsentWords={unsent.get('cancellation', NO_RECORD) ?? ''}
          onType={keepWords}
          onCancel={(words) =>
            updateBookings(standing, 'cancelled', words, {
              onChanged: (changed) => {
                setIsCancelling(false);
                onChanged(changed);
              },
              onAllChanged: keepWords,
              onTakenBack: () => keepWords(words),
            })
          }
          onClose={() => setIsCancelling(false)}
        />
      )}
    </BulkBar>
  );
}

/** A request that waits is declined, and a confirmed booking is cancelled. */
const isDecline = (bookings: readonly Booking[]) => bookings.every(({ status }) => status === 'pending');
