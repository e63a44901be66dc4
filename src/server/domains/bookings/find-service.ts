import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import { diaryOf } from '@/core/booking-diary';
import { readContent } from '@/sections/read-content';
import type { SectionContent } from '@/sections/registry';
import { text } from '../../http/translate';

type BookingContent = SectionContent<'booking'>;

/** A service as a page offers it. */
export interface Offer {
  sectionId: string;
  section: BookingContent;
  service: BookingContent['services'][number];
  /** The diary in which its bookings must not overlap. */
  diary: string;
}

interface ServiceChoice {
  serviceId: string;
  sectionId?: string;
}

/** NOT_FOUND for a page without a booking section and for a service that it does not offer. */
export function findService(page: PageData, { serviceId, sectionId }: ServiceChoice): Offer {
  const sections = bookingSections(page);
  if (sections.length === 0) throw new AppError('NOT_FOUND', text('errors.bookingSectionMissing'));
  for (const { id, section } of sections) {
    const service = section.services.find((offered) => offered.id === serviceId);
    if (!service || (sectionId !== undefined && sectionId !== id)) continue;
    return { sectionId: id, section, service, diary: diaryOf(id, serviceId, section) };
  }
  throw new AppError('NOT_FOUND', text('errors.bookedServiceNotFound'));
}

/** The diary that a booking belongs in today; null when its section has left the page. */
export function diaryOnPage(page: PageData, sectionId: string, serviceId: string): string | null {
  const found = bookingSections(page).find(({ id }) => id === sectionId);
  return found ? diaryOf(sectionId, serviceId, found.section) : null;
}

function bookingSections(page: PageData): { id: string; section: BookingContent }[] {
  return page.sections.flatMap((stored) => {
    const read = stored.type === 'booking' ? readContent(stored) : null;
    return read ? [{ id: stored.id, section: read.content as BookingContent }] : [];
  });
}
