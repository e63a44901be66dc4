import { useQuery } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { Booking } from '@/contracts/bookings';
import { calendarKey } from './shown-bookings';

/** The bookings that touch some days, both included, in the order of their beginning. */
export function useBookingCalendar(websiteId: number, from: string, to: string) {
  const key = calendarKey(websiteId);
  return useQuery({
    queryKey: [...key, from, to],
    queryFn: ({ signal }) =>
      request<Booking[]>('GET', `${key.join('/')}?from=${from}&to=${to}`, undefined, { signal }),
    // One that was cancelled a moment ago is still in the answer.
    select: (bookings) => bookings.filter(({ status }) => status !== 'cancelled'),
    refetchOnMount: 'always',
  });
}
