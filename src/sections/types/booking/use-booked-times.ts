import { useCallback, useEffect, useState } from 'react';
import { listBookedTimes } from '@/contracts/endpoints/bookings';
import { callSite } from '../../visitor-kit/visitor-call';
import { findGone, type Gone } from './use-months';

export type BookedTimes =
  | { kind: 'loading' }
  | { kind: 'failed'; gone: Gone | null }
  | { kind: 'known'; taken: ReadonlySet<string> };

/** Names the services to book and the person who serves; anyone where nobody is named. */
export interface AskedService {
  sectionId: string;
  serviceId: string;
  moreServiceIds: string[];
  personId?: string;
}

const LOADING: BookedTimes = { kind: 'loading' };

/**
 * Asks for the times of a day for a service and which of them are taken, and asks again when either changes. The times of
 * the previous day stay until then, so that the page does not jump.
 */
export function useBookedTimes(slug: string, asked: AskedService, date: string | null) {
  const [booked, setBooked] = useState<BookedTimes>(LOADING);
  const [slots, setSlots] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (date === null) return;
    let isCurrent = true;
    setBooked(LOADING);
    const query = { date, ...asked };
    callSite(listBookedTimes, { params: { slug }, query }).then((result) => {
      if (!isCurrent) return;
      if (result.kind !== 'done') return setBooked({ kind: 'failed', gone: findGone(result) });
      const { bookedTimes, freeTimes } = result.answer;
      setSlots([...bookedTimes, ...freeTimes].sort());
      setBooked({ kind: 'known', taken: new Set(bookedTimes) });
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, asked, date, attempt]);

  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  return { booked, slots, refresh };
}
