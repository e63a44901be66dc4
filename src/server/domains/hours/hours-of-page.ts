import type { PageData } from '@/contracts/page-data';
import { fromWorkingHours, type WebsiteHours } from '@/core/website-hours';
import { parseSections } from '@/sections/page/page';
import { booking } from '@/sections/types/booking/definition';

/** Returns the hours by which the first section of a page takes visits; null for a page that takes none. */
export function hoursOfPage(page: Pick<PageData, 'sections'>): WebsiteHours | null {
  // Days of arrival are no opening hours.
  const visits = parseSections(page, booking).find(({ content }) => content.bookingType === 'hourly');
  return visits ? fromWorkingHours(visits.content.workingHours) : null;
}
