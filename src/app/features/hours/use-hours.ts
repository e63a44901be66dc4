import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { getHours, type HoursAnswer, type HoursSaved, saveHours } from '@/contracts/endpoints/hours';
import { findIntervalProblem } from '@/core/opening-hours';
import type { WebsiteHours } from '@/core/website-hours';

/** Says whether the server has what is on the screen. */
export type HoursState = { kind: 'saved'; at: Date | null } | { kind: 'saving' | 'unfinished' | 'failed' };

/** The hours of a website as they are on the screen. Each change is saved at once, one after the other. */
export function useHours(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const stored = useCall(getHours, { params }, { staleTime: 0 });
  const [shown, setShown] = useState<WebsiteHours | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [bookingsOutside, setBookingsOutside] = useState<HoursSaved['bookingsOutside']>([]);
  const latest = useRef<WebsiteHours | null>(null);

  const saving = useMutation({
    mutationFn: (body: WebsiteHours) => call(saveHours, { params, body }),
    onSuccess: ({ bookingsOutside: outside, ...answer }, sent) => {
      queryClient.setQueryData<HoursAnswer>(getCallKey(getHours, { params }), answer);
      // A change that came meanwhile goes out next: the answer says nothing of it.
      if (latest.current !== sent) return save();
      latest.current = null;
      setShown(null);
      setSavedAt(new Date());
      setBookingsOutside(outside);
    },
  });

  function save() {
    const { current } = latest;
    if (current && !hasProblem(current)) saving.mutate(current);
  }

  const isUnsaved = shown !== null;
  useEffect(() => {
    if (!isUnsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);

  const hours = shown ?? stored.data?.hours ?? null;
  return {
    answer: stored.data,
    hours,
    loading: stored,
    bookingsOutside,
    state: stateOf(shown, saving, savedAt),
    retry: save,
    change(next: WebsiteHours) {
      latest.current = next;
      setShown(next);
      if (!saving.isPending) save();
    },
  };
}

function stateOf(
  shown: WebsiteHours | null,
  { isPending, error }: { isPending: boolean; error: Error | null },
  savedAt: Date | null,
): HoursState {
  if (shown === null) return { kind: 'saved', at: savedAt };
  if (isPending) return { kind: 'saving' };
  if (hasProblem(shown)) return { kind: 'unfinished' };
  return { kind: error ? 'failed' : 'saving' };
}

/** Returns true while a time is half typed, or the two parts of a day meet. */
function hasProblem({ week, specialDays }: WebsiteHours): boolean {
  const lists = [...Object.values(week), ...specialDays.map(({ intervals }) => intervals)];
  return lists.some((intervals) => findIntervalProblem(intervals) !== null);
}
