import { type FormEvent, useState } from 'react';
import type { BookingInput } from '@/contracts/bookings';
import type { WaitlistInput } from '@/contracts/waitlist';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useVisitorForm } from '../../visitor-kit/use-visitor-form';
import { type BookingErrors, sendBooking, sendWish } from './send-booking';

export type FormStatus =
  | { kind: 'idle' }
  | { kind: 'sent'; title: string; message: string }
  | { kind: 'failed'; message: string };

interface SentTexts {
  /** The title for a booking that waits for the owner. */
  waits: string;
  /** A line with what was booked, and when. */
  message: string;
}

/** Sends bookings of visits and of stays, and knows what became of the last one. */
export function useBookingForm(slug: string, words: WordsOf<'booking'>) {
  const form = useVisitorForm<BookingErrors>();
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [isRefused, setIsRefused] = useState(false);
  return {
    ...form,
    status,
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
    /** Sends a booking that the form finds right. */
    async book(booking: BookingInput, { waits, message }: SentTexts) {
      const result = await form.send((requestId) => sendBooking(slug, booking, requestId));
      if (result.kind === 'proof') setStatus({ kind: 'sent', title: result.message, message });
      if (result.kind === 'booked')
        setStatus({ kind: 'sent', title: result.isConfirmed ? words.confirmed : waits, message });
      if (result.kind === 'failed') setStatus({ kind: 'failed', message: result.message ?? words.failed });
      setIsRefused(result.kind === 'refused');
      return result.kind;
    },
    /** Sends that the visitor waits for what the form finds right. */
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
