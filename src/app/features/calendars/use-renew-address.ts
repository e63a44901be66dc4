import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, getCallKey } from '@/app/lib/call';
import { failureDetail } from '@/app/lib/failure-text';
import {
  type CalendarAddress,
  listCalendarAddresses,
  renewCalendarAddress,
} from '@/contracts/endpoints/calendars';
import { useToast } from '@/ui/toast';
import { useText } from './use-text';

/** Gives a calendar of a website another address, which takes the place of the former one on the screen. */
export function useRenewAddress(websiteId: number) {
  const t = useText();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ subject }: CalendarAddress) => call(renewCalendarAddress, { params, body: { subject } }),
    onSuccess: (renewed) => {
      queryClient.setQueryData<CalendarAddress[]>(
        getCallKey(listCalendarAddresses, { params }),
        (calendars) =>
          calendars?.map((calendar) => (calendar.subject === renewed.subject ? renewed : calendar)),
      );
      showToast({ title: t('calendarsOut.renewed') });
    },
    onError: (error) =>
      showToast({ title: t('calendarsOut.renewFailed'), description: failureDetail(error), tone: 'bad' }),
  });
  return {
    renew: (calendar: CalendarAddress, onDone: () => void) => mutate(calendar, { onSettled: onDone }),
    isRenewing: isPending,
  };
}
