import { type FormEvent, useState } from 'react';
import type { Booking } from '@/contracts/bookings';
import { Sheet, SheetFoot, SheetSubmit } from '@/ui/sheet';
import { useCancelMail } from '../api/bookings';
import { useChosenText } from '../use-chosen-text';
import { useText } from '../use-text';
import { formatWhenSoon } from './booking-text';
import { Words } from './cancel-step';

interface CancelChosenSheetProps {
  bookings: readonly [Booking, ...Booking[]];
  kind: 'decline' | 'cancel';
  isPending: boolean;
  /** The owner has typed these words before and not sent them to all. */
  unsentWords: string;
  onType: (words: string) => void;
  onCancel: (words: string) => void;
  onClose: () => void;
}

/** Asks whether several bookings are to be cancelled, names them, and takes one sentence for all their customers. */
export function CancelChosenSheet({
  bookings,
  kind,
  isPending,
  unsentWords,
  onType,
  onCancel,
  onClose,
}: CancelChosenSheetProps) {
  const t = useText();
  const tc = useChosenText();
  const [words, setWords] = useState(unsentWords);
  // The settings that are read here are the same in all mails of a website.
  const { data } = useCancelMail(bookings.find(({ customerEmail }) => customerEmail !== '') ?? bookings[0]);
  const takesWords = Boolean(data?.mail && data.takesWords);
  const count = bookings.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onCancel(takesWords ? words.trim() : '');
  };
  return (
    <Sheet
      onClose={onClose}
      title={tc(`chosen.bookings.${kind}Title`, { count })}
      description={tc('chosen.bookings.mails')}
      closeLabel={tc('chosen.close')}
    >
      <form className="sheet__form" noValidate onSubmit={submit}>
        <ul className="chosen-names">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <b className="strong wrap-anywhere">{booking.customerName || t('admin.erasedCustomer')}</b>
              <span className="num soft">{formatWhenSoon(booking)}</span>
            </li>
          ))}
        </ul>
        {takesWords && (
          <Words
            language={data?.language}
            lastWords={data?.lastWords ?? []}
            words={words}
            onChange={(typed) => {
              setWords(typed);
              onType(typed);
            }}
          />
        )}
        <SheetFoot>
          <SheetSubmit variant="danger" isPending={isPending} pendingText={tc('chosen.pending')}>
            {tc(`chosen.bookings.${kind}`, { count })}
          </SheetSubmit>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
