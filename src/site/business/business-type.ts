import type { PlacedSection } from '../page-layout';
import { typedSections } from '../typed-sections';

/** The kind of business in schema.org's words, as far as a page shows it: who lets rooms, who only sells. */
export function businessType(
  sections: readonly PlacedSection[],
): 'LodgingBusiness' | 'Store' | 'LocalBusiness' {
  const bookings = typedSections(sections, 'booking');
  if (bookings.some(({ content }) => content.bookingType === 'daily')) return 'LodgingBusiness';
  const isServed = bookings.length > 0 || typedSections(sections, 'services').length > 0;
  return typedSections(sections, 'products').length > 0 && !isServed ? 'Store' : 'LocalBusiness';
}
