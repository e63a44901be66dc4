import { mapWeek } from '@/core/locale/weekdays';
import type { BookingContent } from './definition';

const USUAL_CHECK_IN = '14:00';
const USUAL_CHECK_OUT = '10:00';

/**
 * Turns a section to the other kind of booking. When it turns to nights for the first time, guests may arrive on any day:
 * the days that were open for visits say nothing of arrivals. From then on the section has a `checkIn`, which tells a later
 * turn from the first.
 */
export function turnTo(bookingType: BookingContent['bookingType'], content: BookingContent): BookingContent {
  if (bookingType === content.bookingType) return content;
  if (bookingType === 'hourly') return { ...content, bookingType, checkIn: content.checkIn ?? '' };
  if (content.checkIn !== undefined) return { ...content, bookingType };
  const workingHours = mapWeek((day) => ({ ...content.workingHours[day], enabled: true }));
  return { ...content, bookingType, workingHours, checkIn: USUAL_CHECK_IN, checkOut: USUAL_CHECK_OUT };
}
