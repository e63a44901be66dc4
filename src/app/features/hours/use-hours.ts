import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { useSavedRecord } from '@/app/lib/use-saved-record';
import { getHours, type HoursAnswer, type HoursSaved, saveHours } from '@/contracts/endpoints/hours';
import { findIntervalProblem } from '@/core/opening-hours';
import type { WebsiteHours } from '@/core/website-hours';

/** Says whether the server has what is on the screen. */
export type HoursState = { kind: 'saved'; at: Date | null } | { kind: 'saving' | 'unfinished' | 'failed' };

/** The hours of a website as they are on the screen. Each change is saved at once. */
export function useHours(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const stored = useCall(getHours, { params }, { staleTime: 0 });
  const [bookingsOutside, setBookingsOutside] = useState<HoursSaved['bookingsOutside']>([]);
  const record = useSavedRecord({
    send: (body: WebsiteHours) => call(saveHours, { params, body }),
    onSaved: ({ bookingsOutside: outside, ...answer }, isLast) => {
      queryClient.setQueryData<HoursAnswer>(getCallKey(getHours, { params }), answer);
      if (isLast) setBookingsOutside(outside);
    },
    isReady: (hours) => !hasProblem(hours),
  });
  return {
    answer: stored.data,
    hours: record.shown ?? stored.data?.hours ?? null,
    loading: stored,
    bookingsOutside,
    state: stateOf(record),
    retry: record.save,
    change(next: WebsiteHours) {
      record.show(next);
      record.save();
    },
  };
}

function stateOf({
  shown,
  savedAt,
  isSaving,
  error,
}: ReturnType<typeof useSavedRecord<WebsiteHours, HoursSaved>>): HoursState {
  if (shown === null) return { kind: 'saved', at: savedAt };
  if (isSaving) return { kind: 'saving' };
  if (hasProblem(shown)) return { kind: 'unfinished' };
  return { kind: error ? 'failed' : 'saving' };
}

/** Returns true while a time is half typed, or the two parts of a day meet. */
function hasProblem({ week, specialDays }: WebsiteHours): boolean {
  const lists = [...Object.values(week), ...specialDays.map(({ intervals }) => intervals)];
  return lists.some((intervals) => findIntervalProblem(intervals) !== null);
}
