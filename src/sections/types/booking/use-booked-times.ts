import { useCallback, useEffect, useState } from 'react';
import { listBookedTimes } from '@/contracts/endpoints/bookings';
import { callSite } from '../../visitor-kit/visitor-call';

export type BookedTimes = { kind: 'loading' | 'failed' } | { kind: 'known'; taken: ReadonlySet<string> };

const LOADING: BookedTimes = { kind: 'loading' };

/** The times of a day that are taken for a service: asked for again when either changes. */
export function useBookedTimes(slug: string, sectionId: string, serviceId: string, date: string | null) {
  const [booked, setBooked] = useState<BookedTimes>(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (date === null) return;
    let isCurrent = true;
    setBooked(LOADING);
    const query = { date, serviceId, sectionId };
    callSite(listBookedTimes, { params: { slug }, query }).then((result) => {
      if (!isCurrent) return;
      setBooked(
        result.kind === 'done'
          ? { kind: 'known', taken: new Set(result.answer.bookedTimes) }
          : { kind: 'failed' },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, sectionId, serviceId, date, attempt]);

  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  return { booked, refresh };
}
