import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import {
  answerUntil,
  DEFAULT_ANSWER_DAYS,
  diaryOf,
  reminderTime,
  type ServiceDiary,
  visitCents,
} from '@/core/bookings';
import { phrase } from '@/core/messages';
import { decimalEuros } from '@/core/money';
import { parseSections } from '@/sections/page/page';
import { type BookingContent, booking } from '@/sections/types/booking/definition';
import type { bookings } from '../../db/tables/bookings';
import type { BookingRecord } from './queries';

/** A service as a page offers it. */
export interface Offer {
  sectionId: string;
  section: BookingContent;
  service: BookingContent['services'][number];
  /** The diary of which its bookings hold a place. */
  diary: ServiceDiary;
}

interface ServiceChoice {
  serviceId: string;
  sectionId?: string;
}

/** NOT_FOUND for a page without a booking section and for a service that it does not offer. */
export function findService(page: PageData, { serviceId, sectionId }: ServiceChoice): Offer {
  const sections = parseSections(page, booking);
  if (sections.length === 0) throw new AppError('NOT_FOUND', phrase('errors.bookingSectionMissing'));
  for (const { id, content: section } of sections) {
    const service = section.services.find((offered) => offered.id === serviceId);
    if (!service || (sectionId !== undefined && sectionId !== id)) continue;
    return { sectionId: id, section, service, diary: diaryOf(id, section, service) };
  }
  throw new AppError('NOT_FOUND', phrase('errors.bookedServiceNotFound'));
}

/** Copies what stays as it is when the owner edits the service later. */
export function copyOffer({ sectionId, section: { bookingType }, service, diary }: Offer) {
  const isDaily = bookingType === 'daily';
  return {
    sectionId,
    serviceId: service.id,
    resource: diary.resource,
    bookingType,
    service: service.name,
    durationMinutes: isDaily ? null : service.duration,
    price: isDaily ? service.price.toFixed(2) : visitPrice(service),
  };
}

function visitPrice(service: Offer['service']): string | null {
  const cents = visitCents(service);
  return cents === null ? null : decimalEuros(cents);
}

/** The diary that a booking belongs in today; null when its service has left the page. */
export function diaryOnPage(page: PageData, sectionId: string, serviceId: string): ServiceDiary | null {
  const found = parseSections(page, booking).find(({ id }) => id === sectionId);
  const service = found?.content.services.find(({ id }) => id === serviceId);
  return found && service ? diaryOf(sectionId, found.content, service) : null;
}

/** What a section says of the bookings that it has; all of it is left out where the section has left the page. */
type SectionRules = Pick<
  BookingContent,
  'answerDays' | 'changeHours' | 'reminderHours' | 'customerNote' | 'isAutoConfirmed'
>;

/** The rules of a booking that stands, as the page says today. */
export function rulesOnPage(page: PageData, sectionId: string): SectionRules {
  return parseSections(page, booking).find(({ id }) => id === sectionId)?.content ?? {};
}

type StatusColumns = Pick<typeof bookings.$inferInsert, 'status' | 'waitsUntil' | 'remindAt' | 'network'>;

/** Returns what a status brings with it: until when a booking waits, or when its customer is reminded. */
export function statusColumns(
  status: BookingRecord['status'],
  { answerDays = DEFAULT_ANSWER_DAYS, reminderHours }: SectionRules,
  beginning: Date,
  now: Date,
): StatusColumns {
  if (status === 'pending')
    return { status, waitsUntil: answerUntil(now, answerDays, beginning), remindAt: null };
  const remindAt = status === 'confirmed' ? reminderTime(now, beginning, reminderHours) : null;
  return { status, waitsUntil: null, network: null, remindAt };
}
