import { fromWorkingHours, type WebsiteHours } from '@/core/website-hours';
import type { BookingContent } from '../types/booking/definition';

/** Returns the hours by which the first section of a page takes visits; null for a page that takes none. */
export function findHoursOfBookings(
  sections: readonly { content: Pick<BookingContent, 'bookingType' | 'workingHours'> }[],
): WebsiteHours | null {
  // Days of arrival are not opening hours.
  const visits = sections.find(({ content }) => content.bookingType === 'hourly');
  return visits ? fromWorkingHours(visits.content.workingHours) : null;
}
