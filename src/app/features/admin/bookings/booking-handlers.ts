import type { Booking, BookingStatus } from '@/contracts/bookings';

/** What an owner does with a booking, wherever it is shown. */
export interface BookingHandlers {
  onStatus: (booking: Booking, status: BookingStatus) => void;
  onEdit: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
  /** Refuses several that are like it; not where bookings are a sample. */
  onMany?: (booking: Booking) => void;
}
