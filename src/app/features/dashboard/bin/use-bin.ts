import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BIN_KEY, WEBSITES_KEY } from '@/app/entities/website';
import { call, useCall } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/websites';

/** The deleted websites that can be brought back, read again each time they are looked at. */
export function useBin() {
  return useCall(api.listBin, {}, { refetchOnMount: 'always' });
}

/** Brings a website back as a draft, at another address if one is named. */
export function useBringBack() {
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: ({ id, slug }: { id: number; slug?: string }) =>
      call(api.bringBackWebsite, { params: { id }, body: { ...(slug && { slug }) } }),
    onSuccess: refresh,
  });
}

/** Deletes a website in the bin for good. */
export function useDeleteFromBin() {
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (id: number) => call(api.deleteFromBin, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Reads both lists again. The bin is waited for alone, as its row goes with it, and with that what it says. */
function useRefreshLists() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true });
    return queryClient.invalidateQueries({ queryKey: BIN_KEY, exact: true });
  };
}
