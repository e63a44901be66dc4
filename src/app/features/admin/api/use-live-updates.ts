import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type WebsiteEvent, websiteEvent } from '@/contracts/website-events';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { countsKey, type ListItems, listKey } from './website-lists';

const LIST_OF: Record<WebsiteEvent['kind'], keyof ListItems> = {
  message: 'contact-submissions',
  booking: 'bookings',
  order: 'orders',
};

/**
 * Shows what visitors send as it comes. The browser connects again by itself, and what was missed meanwhile is read
 * then; where it cannot connect at all, the refresh button remains.
 */
export function useLiveUpdates(websiteId: number): void {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();

  useEffect(() => {
    const events = new EventSource(`/api/websites/${websiteId}/events`);
    let isLate = false;
    const readAgain = (lists: (keyof ListItems)[]) => {
      for (const list of lists) {
        void queryClient.invalidateQueries({ queryKey: listKey(websiteId, list) });
      }
      void queryClient.invalidateQueries({ queryKey: countsKey(websiteId) });
    };
    events.onopen = () => {
      if (isLate) readAgain(Object.values(LIST_OF));
      isLate = false;
    };
    events.onerror = () => {
      isLate = true;
    };
    events.onmessage = ({ data }) => {
      const { kind } = websiteEvent.parse(JSON.parse(String(data)));
      readAgain([LIST_OF[kind]]);
      showToast({ title: t(`admin.live.${kind}`) });
    };
    return () => events.close();
  }, [websiteId, queryClient, showToast, t]);
}
