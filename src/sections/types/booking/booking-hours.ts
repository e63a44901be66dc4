import { fromWorkingHours, measureLongestOpening, type WebsiteHours } from '@/core/website-hours';
import type { BookedService, BookingContent } from './definition';

/** Returns the hours that bookings of a section keep to; for rooms, they say on which days guests can arrive. */
export function getBookingHours(
  { bookingType, hours, workingHours }: BookingContent,
  ofWebsite: WebsiteHours | null | undefined,
): WebsiteHours {
  return bookingType === 'hourly' && hours === 'website' && ofWebsite
    ? ofWebsite
    : fromWorkingHours(workingHours);
}

/**
 * Lists the services that take longer than the business is ever open; none for a week without any opening. `index` is their
 * place in the content.
 */
export function listTooLong(
  content: BookingContent,
  ofWebsite: WebsiteHours | null | undefined,
): { index: number; service: BookedService }[] {
  const longest = measureLongestOpening(getBookingHours(content, ofWebsite));
  if (content.bookingType === 'daily' || longest === 0) return [];
  return content.services
    .map((service, index) => ({ index, service }))
    .filter(({ service }) => service.duration > longest);
}
