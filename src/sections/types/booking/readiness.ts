import { isServedByPeople } from '@/core/bookings';
import { getWeekIntervals } from '@/core/opening-hours';
import { measureLongestOpening } from '@/core/website-hours';
import { defineReadiness, type FieldGap, type PageAround } from '../../definition/define-readiness';
import { getBookingHours, listTooLong } from './booking-hours';
import { type BookingContent, booking } from './definition';

export const readiness = defineReadiness(booking, {
  facts: {
    'services.*.name': 'sections.booking.name',
    'services.*.description': 'sections.booking.description',
    'services.*.price': 'sections.booking.price',
    'services.*.visitPrice': 'sections.booking.visitPrice',
  },
  // The usual week of a new section is a sample and not yet its owner's.
  getWeek: ({ bookingType, services, workingHours }) =>
    bookingType === 'hourly' && services.length > 0 ? getWeekIntervals(workingHours) : null,
  isWayToReach: ({ services }) => services.length > 0,
  listGaps: (content, around) => (content.services.length === 0 ? [] : listBookingGaps(content, around)),
});

function listBookingGaps(content: BookingContent, { hours, bookablePeople }: PageAround): FieldGap[] {
  const gaps: FieldGap[] = [];
  const keepsToWebsite = content.bookingType === 'hourly' && content.hours === 'website';
  if (keepsToWebsite && hours === null)
    gaps.push({ kind: 'hours', path: '', label: 'sections.booking.openingHours', screen: 'hours' });
  if (isServedByPeople(content) && bookablePeople === 0)
    gaps.push({ kind: 'times', path: '', screen: 'people' });
  if (measureLongestOpening(getBookingHours(content, hours)) === 0)
    gaps.push({ kind: 'times', path: '', screen: keepsToWebsite ? 'hours' : undefined });
  for (const { index, service } of listTooLong(content, hours)) {
    const path = `content.services.${index}.duration`;
    gaps.push({ kind: 'length', path, label: 'sections.booking.duration', item: service.name });
  }
  return gaps;
}
