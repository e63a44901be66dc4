import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import { getToday, markNewsSeen, type Today } from '@/contracts/endpoints/today';
import type { Order } from '@/contracts/orders';
import { toLocalDateTime } from '@/core/wall-clock';
import { useToast } from '@/ui/toast';
import { useTodayText } from '../use-today-text';

const CHECK_CLOCK_MS = 5_000;

export const getTodayKey = (id: number) => getCallKey(getToday, { params: { id } });

/** Reads what waits for the owner of a website, and what is new. */
export function useToday(websiteId: number) {
  return useCall(getToday, { params: { id: websiteId } }, { refetchOnMount: 'always' });
}

/** Reads again what waits, after a change of it. */
export function refreshToday(queryClient: QueryClient, websiteId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getTodayKey(websiteId) });
}

/** Shows the present state of a booking that waited; it stays in its place until all is read again. */
export function showBookingToday(queryClient: QueryClient, websiteId: number, booking: Booking): void {
  changeWaiting(queryClient, websiteId, (waiting) => ({
    ...waiting,
    bookings: waiting.bookings.map((shown) => (shown.id === booking.id ? booking : shown)),
  }));
}

/** Shows the present state of an order that waited or is new. */
export function showOrderToday(queryClient: QueryClient, websiteId: number, order: Order): void {
  const getLatest = (shown: Order) => (shown.id === order.id ? order : shown);
  queryClient.setQueryData<Today>(
    getTodayKey(websiteId),
    (today) =>
      today && {
        ...today,
        waiting: { ...today.waiting, orders: today.waiting.orders.map(getLatest) },
        news: today.news.map((item) => ('order' in item ? { ...item, order: getLatest(item.order) } : item)),
      },
  );
}

/** Shows a message that waited as read or not. */
export function showMessageToday(
  queryClient: QueryClient,
  websiteId: number,
  id: number,
  isRead: boolean,
): void {
  changeWaiting(queryClient, websiteId, (waiting) => ({
    ...waiting,
    messages: waiting.messages.map((shown) => (shown.id === id ? { ...shown, isRead } : shown)),
  }));
}

function changeWaiting(
  queryClient: QueryClient,
  websiteId: number,
  change: (waiting: Today['waiting']) => Today['waiting'],
): void {
  queryClient.setQueryData<Today>(
    getTodayKey(websiteId),
    (today) => today && { ...today, waiting: change(today.waiting) },
  );
}

/** Marks the news on the screen as seen; what arrives meanwhile stays new. */
export function useNewsSeen(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useTodayText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ at }: Today) => call(markNewsSeen, { params: { id: websiteId }, body: { until: at } }),
    onSuccess: () => refreshToday(queryClient, websiteId),
    onError: (error) =>
      showToast({ title: t('today.news.seenFailed'), description: findFailureDetail(error), tone: 'bad' }),
  });
  return { markSeen: mutate, isMarking: isPending };
}

/** Returns the present time on the wall clock of a website, `YYYY-MM-DD HH:MM`, and keeps it up to date. */
export function useWallTime(timeZone: string): string {
  const [time, setTime] = useState(() => toLocalDateTime(new Date(), timeZone));
  useEffect(() => {
    const look = () => setTime(toLocalDateTime(new Date(), timeZone));
    const timer = setInterval(look, CHECK_CLOCK_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return time;
}
