import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { listWaitlist, removeWaiting } from '@/contracts/endpoints/waitlist';
import type { WaitlistEntry } from '@/contracts/waitlist';

export const getWaitlistKey = (id: number) => getCallKey(listWaitlist, { params: { id } });

/** Reads who waits for a place from today on, by day. */
export function useWaitlist(websiteId: number) {
  return useCall(listWaitlist, { params: { id: websiteId } }, { refetchOnMount: 'always' });
}

interface Removal {
  entry: WaitlistEntry;
  removed: boolean;
}

/** Removes somebody from the waiting list, or takes that back; `onEnd` is called at the end of each call. */
export function useRemoveWaiting(websiteId: number, onEnd: (removal: Removal, hasFailed: boolean) => void) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ entry, removed }: Removal) =>
      call(removeWaiting, { params: { id: websiteId, entryId: entry.id }, body: { removed } }),
    onSuccess: (_, removal) => onEnd(removal, false),
    onError: (_, removal) => onEnd(removal, true),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getWaitlistKey(websiteId) }),
  });
  return mutate;
}
