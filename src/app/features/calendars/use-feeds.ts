import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import * as api from '@/contracts/endpoints/feeds';
import { useToast } from '@/ui/toast';
import { useText } from './use-text';

/** Reads the calendars of other programs that a website reads. They change elsewhere too, so each visit reads them anew. */
export function useFeeds(websiteId: number) {
  return useCall(api.listFeeds, { params: { id: websiteId } }, { refetchOnMount: 'always' });
}

function useRefresh(websiteId: number) {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({ queryKey: getCallKey(api.listFeeds, { params: { id: websiteId } }) });
}

export function useAddFeed(websiteId: number) {
  const refresh = useRefresh(websiteId);
  return useMutation({
    mutationFn: (body: api.FeedInput) => call(api.addFeed, { params: { id: websiteId }, body }),
    onSettled: refresh,
  });
}

/** Reads a calendar now, and says how that ended. */
export function useReadFeed(websiteId: number) {
  const t = useText();
  const showToast = useToast();
  const refresh = useRefresh(websiteId);
  return useMutation({
    mutationFn: (feedId: number) => call(api.readFeed, { params: { id: websiteId, feedId } }),
    onSuccess: ({ problem }) =>
      problem === null
        ? showToast({ title: t('calendarsIn.readDone') })
        : showToast({
            title: t('calendarsIn.readFailed'),
            description: t(`calendarsIn.problems.${problem}`),
            tone: 'bad',
          }),
    onError: (error) =>
      showToast({ title: t('calendarsIn.readFailed'), description: findFailureDetail(error), tone: 'bad' }),
    onSettled: refresh,
  });
}

export function useRemoveFeed(websiteId: number) {
  const t = useText();
  const showToast = useToast();
  const refresh = useRefresh(websiteId);
  return useMutation({
    mutationFn: (feedId: number) => call(api.removeFeed, { params: { id: websiteId, feedId } }),
    onSuccess: () => showToast({ title: t('calendarsIn.removed') }),
    onError: (error) =>
      showToast({ title: t('calendarsIn.removeFailed'), description: findFailureDetail(error), tone: 'bad' }),
    onSettled: refresh,
  });
}
