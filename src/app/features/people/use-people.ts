import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { useSavedRecord } from '@/app/lib/use-saved-record';
import { getPeople, type PeopleAnswer, type PeopleSaved, savePeople } from '@/contracts/endpoints/people';
import type { Person } from '@/core/people';

/** Says whether the server has what is on the screen. */
export type PeopleState = { kind: 'saved'; at: Date | null } | { kind: 'saving' | 'failed' };

/** The people of a website as they are on the screen. Each change is saved at once. */
export function usePeople(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const stored = useCall(getPeople, { params }, { staleTime: 0 });
  const [bookingsOutside, setBookingsOutside] = useState<PeopleSaved['bookingsOutside']>([]);
  const record = useSavedRecord({
    send: (people: Person[]) => call(savePeople, { params, body: { people } }),
    onSaved: ({ bookingsOutside: outside, ...answer }, isLast) => {
      queryClient.setQueryData<PeopleAnswer>(getCallKey(getPeople, { params }), answer);
      if (isLast) setBookingsOutside(outside);
    },
  });
  return {
    answer: stored.data,
    people: record.shown ?? stored.data?.people ?? null,
    loading: stored,
    bookingsOutside,
    state: stateOf(record),
    error: record.error,
    retry: record.save,
    change(next: Person[]) {
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
}: ReturnType<typeof useSavedRecord<Person[], PeopleSaved>>): PeopleState {
  if (shown === null) return { kind: 'saved', at: savedAt };
  return { kind: error && !isSaving ? 'failed' : 'saving' };
}
