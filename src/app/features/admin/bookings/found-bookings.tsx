import type { ReactNode } from 'react';
import type { Booking } from '@/contracts/bookings';
import { useWebsiteCounts } from '../api/website-lists';
import { type ListParts, useIsReadOnly } from '../rows/row-list';
import { useChosen } from '../rows/use-chosen';
import { FoundList } from '../search/found-list';
import type { BookingChoices } from '../search/list-filters';
import { useText } from '../use-text';
import { formatWhenSoon } from './booking-text';
import { ChosenBookings } from './chosen-bookings';

interface FoundBookingsProps {
  websiteId: number;
  choices?: BookingChoices;
  children: (bookings: Booking[], parts: ListParts<Booking>) => ReactNode;
}

/** Lists the bookings of a website with their search; several can be ticked. */
export function FoundBookings({ websiteId, choices, children }: FoundBookingsProps) {
  const t = useText();
  const chosen = useChosen<Booking>();
  // When the plan has ended the call is refused, and would lead to the plans.
  const pending = useWebsiteCounts(websiteId, !useIsReadOnly())?.pendingBookings;
  return (
    <FoundList
      websiteId={websiteId}
      name="bookings"
      choices={choices}
      counts={pending === undefined ? undefined : { pending: { count: pending, isNew: true } }}
      chosen={chosen}
      getName={(booking) =>
        `${booking.customerName || t('admin.erasedCustomer')}, ${formatWhenSoon(booking)}`
      }
      bar={(bookings) => <ChosenBookings websiteId={websiteId} chosen={chosen} bookings={bookings} />}
    >
      {children}
    </FoundList>
  );
}
