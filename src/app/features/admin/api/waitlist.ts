import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { listWaitlist, removeWaiting } from '@/contracts/endpoints/waitlist';
import type { WaitlistEntry } from '@/contracts/waitlist';

export const waitlistKey = (id: number) => getCallKey(listWaitlist, { params: { id } });

/** Reads who waits for a place from today on, by day. */
export function useWaitlist(websiteId: number) {
  return useCall(listWaitlist, { params: { id: websiteId } }, { refetchOnMount: 'always' });
}

/** Removes somebody from the waiting list, or takes that back. */
export function useRemoveWaiting(websiteId: number) {
  const queryClient = useQueryClient();
  const { mutate, isError, isPending } = useMutation({
    mutationFn: ({ entry, removed }: { entry: WaitlistEntry; removed: boolean }) =>
      call(removeWaiting, { params: { id: websiteId, entryId: entry.id }, body: { removed } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waitlistKey(websiteId) }),
  });
  return { setRemoved: mutate, hasFailed: isError, isPending };
}
