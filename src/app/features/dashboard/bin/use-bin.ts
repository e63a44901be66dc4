import { useMutation } from '@tanstack/react-query';
import { useRefreshWebsites } from '@/app/entities/website';
import { call, useCall } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/websites';

/** Reads the deleted websites that can be brought back, again at each visit. */
export function useBin() {
  return useCall(api.listBin, {}, { refetchOnMount: 'always' });
}

/** Deletes a website in the bin for good. */
export function useDeleteFromBin() {
  const refresh = useRefreshWebsites();
  return useMutation({
    mutationFn: (id: number) => call(api.deleteFromBin, { params: { id } }),
    onSuccess: refresh,
  });
}
