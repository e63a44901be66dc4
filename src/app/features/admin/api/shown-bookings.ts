import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { Booking } from '@/contracts/bookings';
import type { WebsiteCounts } from '@/contracts/website-counts';
import { type ListPages, mapItems } from './list-pages';
import { countsKey, listKey } from './website-lists';

/** Below the list's key, so that what brings the list up to date does it for the calendar too. */
export const calendarKey = (websiteId: number) => [...listKey(websiteId, 'bookings'), 'calendar'] as const;

/** What every change of a booking is told. */
export interface BookingChange {
  /** As it was on the screen. */
  booking: Booking;
}

type Change = (bookings: Booking[]) => Booking[];

/** Changes the bookings on the screen: those of the list, of every week of the calendar, and how many wait. */
export class ShownBookings {
  /** Every change of a booking has a mutation key that begins with this. */
  readonly key;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly websiteId: number,
  ) {
    this.key = listKey(websiteId, 'bookings');
  }

  /** An answer that left before a change would bring the old state back. */
  hold(): Promise<void> {
    return this.queryClient.cancelQueries({ queryKey: this.key });
  }

  show(booking: Booking): void {
    this.change((bookings) => bookings.map((shown) => (shown.id === booking.id ? booking : shown)));
  }

  remove(id: number): void {
    this.change((bookings) => bookings.filter((shown) => shown.id !== id));
  }

  countPending(difference: number): void {
    this.queryClient.setQueryData<WebsiteCounts>(
      countsKey(this.websiteId),
      (counts) => counts && { ...counts, pendingBookings: counts.pendingBookings + difference },
    );
  }

  /** A double press is faster than the disabled button. */
  isChanging({ id }: Booking): boolean {
    const changes = this.queryClient
      .getMutationCache()
      .findAll({ mutationKey: this.key, status: 'pending' }) as Mutation<unknown, Error, BookingChange>[];
    return changes.some(({ state }) => state.variables?.booking.id === id);
  }

  /** Brings the truth after the last of several changes; in between it would hide those that are under way. */
  async readAgain(): Promise<void> {
    if (this.queryClient.isMutating({ mutationKey: this.key }) > 1) return;
    await Promise.all([
      this.queryClient.invalidateQueries({ queryKey: this.key }),
      this.queryClient.invalidateQueries({ queryKey: countsKey(this.websiteId) }),
    ]);
  }

  private change(change: Change): void {
    this.queryClient.setQueryData<ListPages<Booking>>(this.key, (pages) => mapItems(pages, change));
    this.queryClient.setQueriesData<Booking[]>(
      { queryKey: calendarKey(this.websiteId) },
      (bookings) => bookings && change(bookings),
    );
  }
}
