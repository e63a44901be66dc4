import { type FormEvent, useState } from 'react';
import type { BookingInput } from '@/contracts/bookings';
import type { WaitlistInput } from '@/contracts/waitlist';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useVisitorForm } from '../../visitor-kit/use-visitor-form';
import { type BookingErrors, type ChangedService, sendBooking, sendWish } from './send-booking';

export type FormStatus =
  | { kind: 'idle' }
  | { kind: 'sent'; title: string; message: string }
  | { kind: 'failed'; message: string };

interface SentTexts {
  /** A booking that waits for the owner has this title. */
  waits: string;
  /** The line says what was booked, and when. */
  message: string;
}

/** Sends bookings of visits and of stays, and knows what became of the last one. */
export function useBookingForm(slug: string, words: WordsOf<'booking'>) {
  const form = useVisitorForm<BookingErrors>();
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [isRefused, setIsRefused] = useState(false);
  const [changed, setChanged] = useState<readonly ChangedService[]>([]);
  return {
    ...form,
    status,
    /** Lists what the server has said of services that the owner has changed since the page was drawn. */
    changed,
    /** True if the server refused what was sent last. */
    isRefused,
    /** Begins a submit, and forgets the last one. Returns null while one is on its way. */
    start(event: FormEvent<HTMLFormElement>): HTMLFormElement | null {
      const started = form.start(event);
      if (started) {
        setIsRefused(false);
        setStatus({ kind: 'idle' });
      }
      return started;
    },
    /** Sends a booking after the form has found it right. */
    async book(booking: BookingInput, { waits, message }: SentTexts) {
      const result = await form.send((requestId) => sendBooking(slug, booking, requestId));
      if (result.kind === 'proof') setStatus({ kind: 'sent', title: result.message, message });
      if (result.kind === 'booked')
        setStatus({ kind: 'sent', title: result.isConfirmed ? words.confirmed : waits, message });
      if (result.kind === 'failed') setStatus({ kind: 'failed', message: result.message ?? words.failed });
      if ('services' in result && result.services) setChanged([...result.services, ...changed]);
      setIsRefused(result.kind === 'refused');
      return result.kind;
    },
    /** Puts the visitor on the waiting list, after the form has found the wish right. */
    async wait(wish: WaitlistInput, message: string) {
      const result = await form.send((requestId) => sendWish(slug, wish, requestId));
      if (result.kind === 'proof') setStatus({ kind: 'sent', title: result.message, message });
      if (result.kind === 'failed') setStatus({ kind: 'failed', message: result.message ?? words.failed });
      setIsRefused(result.kind === 'refused');
      return result.kind;
    },
    startAgain: () => setStatus({ kind: 'idle' }),
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;
