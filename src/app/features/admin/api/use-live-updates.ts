import { isCancelledError, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCallKey } from '@/app/lib/call';
import { isNewsSoundOn, playNewsSound } from '@/app/lib/news-sound';
import { getCallPath } from '@/contracts/endpoint';
import { getHours } from '@/contracts/endpoints/hours';
import { getPeople } from '@/contracts/endpoints/people';
import { getWebsite, streamWebsiteEvents } from '@/contracts/endpoints/websites';
import { type WebsiteEvent, websiteEvent } from '@/contracts/website-events';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { getBlocksKey } from './entries';
import { getTodayKey } from './today';
import { getWaitlistKey } from './waitlist';
import { getCountsKey, type ListItems, listKey } from './website-lists';

type ListKind = Exclude<
  WebsiteEvent['kind'],
  'all' | 'hours-changed' | 'people-changed' | 'waitlist-changed'
>;

const LIST_OF: Record<ListKind, keyof ListItems> = {
  message: 'contact-submissions',
  booking: 'bookings',
  order: 'orders',
  'message-changed': 'contact-submissions',
  'booking-changed': 'bookings',
  'order-changed': 'orders',
};

const RETRY_MS = 5000;

type NewKind = Extract<WebsiteEvent['kind'], 'message' | 'booking' | 'order'>;
const isNew = (kind: WebsiteEvent['kind']): kind is NewKind => !kind.endsWith('-changed');

/**
 * Shows what visitors send and what other devices of the owner change, as it happens. The browser connects again by
 * itself, and then what was missed is read; where it cannot connect at all, the refresh button remains.
 */
export function useLiveUpdates(websiteId: number): void {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();

  useEffect(() => {
    const events = new EventSource(getCallPath(streamWebsiteEvents, { params: { id: websiteId } }));
    let isLate = false;
    let retry: number | undefined;
    const refresh = (queryKey: QueryKey) =>
      readAgain(queryClient, queryKey).catch((error: unknown) => {
        if (isCancelledError(error) || retry !== undefined || events.readyState === events.CLOSED) return;
        retry = window.setTimeout(() => {
          retry = undefined;
          refreshAll();
        }, RETRY_MS);
      });
    const refreshLists = (lists: (keyof ListItems)[]) => {
      for (const list of lists) {
        const queryKey = listKey(websiteId, list);
        // A change of this device reads the list itself when it is done; before that the list must not be read.
        if (!queryClient.isMutating({ mutationKey: queryKey })) void refresh(queryKey);
      }
      void refresh(getCountsKey(websiteId));
      // A change that is under way reads the day itself when it is done.
      if (!queryClient.isMutating({ mutationKey: getCallKey(getWebsite, { params: { id: websiteId } }) }))
        void refresh(getTodayKey(websiteId));
    };
    // Blocks come and go with the same event as bookings.
    const refreshBlocks = () => void refresh(getBlocksKey(websiteId));
    const refreshHours = () => void refresh(getCallKey(getHours, { params: { id: websiteId } }));
    const refreshPeople = () => void refresh(getCallKey(getPeople, { params: { id: websiteId } }));
    const refreshWaitlist = () => void refresh(getWaitlistKey(websiteId));
    const refreshAll = () => {
      refreshLists(Object.values(LIST_OF));
      refreshBlocks();
      refreshHours();
      refreshPeople();
      refreshWaitlist();
    };
    events.onopen = () => {
      if (isLate) refreshAll();
      isLate = false;
    };
    events.onerror = () => {
      isLate = true;
    };
    events.onmessage = ({ data }) => {
      const { kind } = websiteEvent.parse(JSON.parse(String(data)));
      if (kind === 'all') return refreshAll();
      if (kind === 'hours-changed') return refreshHours();
      if (kind === 'people-changed') return refreshPeople();
      if (kind === 'waitlist-changed') return refreshWaitlist();
      refreshLists([LIST_OF[kind]]);
      if (kind === 'booking-changed') refreshBlocks();
      // A visitor who has booked no longer waits.
      if (LIST_OF[kind] === 'bookings') refreshWaitlist();
      if (!isNew(kind)) return;
      showToast({ title: t(`admin.live.${kind}`) });
      if (isNewsSoundOn()) playNewsSound();
    };
    return () => {
      events.close();
      window.clearTimeout(retry);
    };
  }, [websiteId, queryClient, showToast, t]);
}

/** Reads what is on the screen again after an event. Rejects where it cannot be read. */
async function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first answer that is on its way may be from before the event, and reading again would only wait for that answer.
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey }, { throwOnError: true });
}
