import { PROOF_HOURS } from '@/core/booking-limits';
import { formatAnswer } from '@/core/questions';
import { getTextsIn, text } from '../../kernel/text';
import {
  composeAccountMail,
  composeNewsHead,
  composeOwnerMail,
  composeVisitorHead,
  composeVisitorMail,
  findProvenName,
  getAdminUrl,
  getPageUrl,
  type Letter,
  listBusinessFacts,
  type Mail,
  type MailBody,
  type MailWebsite,
  postponeMail,
} from '../mail';
import { createBookingCalendar } from './booking-calendar';
import {
  formatMoment,
  formatTimes,
  listBookingFacts,
  listRequestedFacts,
  type RequestedBooking,
} from './booking-facts';
import { getTickWords } from './check-answers';
import type { BookingTimes } from './check-times';
import { getCustomerLink } from './customer-link';
import { getProofLink } from './proof-link';
import type { BookingRecord } from './queries';

/** A customer hears when one of these happens to a booking. */
export type BookingNews =
  | 'received'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'cancelled'
  | 'lapsed'
  | 'reminder';

/** These parts say when a booking was. */
type KnownTimes = Pick<BookingRecord, 'bookingDate' | keyof BookingTimes>;

/** A mail to a customer says this beside the booking itself. */
interface BookingMailExtras {
  /** Before the move, the booking was at this time. */
  before?: KnownTimes;
  /** The owner wants customers to know this before they come. */
  note?: string;
  /** It is true if the customer did it, and not the owner. */
  isCustomers?: boolean;
}

/** Tells the owner about a new booking. */
export function composeNewBookingMail(website: MailWebsite, booking: BookingRecord): Mail {
  const { customerName, customerEmail, customerPhone, notes, answers } = booking;
  const { language } = website.account;
  const t = getTextsIn(language);
  const tick = getTickWords(language);
  const subject = t('mail.newBooking.subject', { name: customerName, service: booking.service });
  return postponeMail({ ...composeNewsHead(website), subject }, () =>
    composeOwnerMail(website, {
      subject,
      person: customerEmail,
      body: {
        heading: t('mail.newBooking.heading', { name: customerName }),
        lead: t('mail.newBooking.lead', { website: website.title }),
        facts: [
          ...listBookingFacts(booking, website, language),
          [t('mail.name'), customerName],
          [t('mail.email'), customerEmail],
          [t('mail.phone'), customerPhone ?? ''],
          ...answers.map(({ question, answer }): [string, string] => [question, formatAnswer(answer, tick)]),
        ],
        quote: notes ?? undefined,
        action: { label: t('mail.newBooking.action'), url: getAdminUrl(website, 'bookings') },
      },
    }),
  );
}

/** Tells the customer, and their calendar, what became of a booking as it stands now. */
export function composeBookingMail(
  website: MailWebsite,
  booking: BookingRecord,
  news: BookingNews,
  now: Date,
  extras: BookingMailExtras = {},
): Mail {
  const isOwners = !extras.isCustomers && news !== 'received' && news !== 'lapsed';
  const kind = isOwners ? 'decision' : 'receipt';
  return postponeMail(composeVisitorHead(website, kind, booking.customerEmail), () =>
    composeVisitorMail(website, kind, composeBookingLetter(website, booking, news, now, extras)),
  );
}

/** Composes that mail without the sender and the note, which stand around its text. */
export function composeBookingLetter(
  website: MailWebsite,
  booking: BookingRecord,
  news: BookingNews,
  now: Date,
  { before, note = '' }: BookingMailExtras = {},
): Letter {
  const t = getTextsIn(website.language);
  const name = findProvenName(website);
  const values = { website: name ?? t('mail.business') };
  const isOver = booking.status === 'cancelled';
  const calendar = createBookingCalendar(website, booking, isOver ? 'CANCEL' : 'REQUEST', now, note);
  const words =
    (news === 'declined' || news === 'cancelled') && website.account.owner.isProven
      ? booking.ownerWords
      : null;
  return {
    subject: t(`mail.booking.${news}.subject`),
    person: booking.customerEmail,
    body: {
      heading: t(`mail.booking.${news}.heading`),
      lead: t(`mail.booking.${news}.lead`, values),
      words: words === null ? undefined : { by: getWordsBy(website), text: words },
      facts: [
        [
          t('mail.formerTime'),
          before && isMoved(before, booking) ? formatTimes(before, website.language) : '',
        ],
        ...listBookingFacts(booking, website, website.language),
        ...(isOver ? [] : listBusinessFacts(website)),
        // An owner who has proven no address cannot send words of their own.
        ...(isOver || name === null
          ? []
          : ([
              [t('mail.cityTaxNote'), booking.stay?.cityTaxNote ?? ''],
              [t('mail.goodToKnow'), note.trim()],
            ] satisfies MailBody['facts'])),
      ],
      action: isOver
        ? { label: t('mail.openPage'), url: getPageUrl(website) }
        : { label: t('mail.openBooking'), url: getCustomerLink(website, booking.id) },
    },
    attachments: calendar ? [calendar] : [],
  };
}

/** Returns the words that introduce an owner's text; they name the business as far as it may be named. */
export function getWordsBy(website: MailWebsite): string {
  const t = getTextsIn(website.language);
  return t('mail.booking.wordsBy', { website: findProvenName(website) ?? t('mail.business') });
}

/** Tells the owner what a customer did to their booking. */
export function composeChangedBookingMail(
  website: MailWebsite,
  before: BookingRecord,
  booking: BookingRecord,
): Mail {
  const { customerName, customerEmail, customerPhone, status } = booking;
  const { language } = website.account;
  const t = getTextsIn(language);
  const change = status === 'cancelled' ? 'cancelledBooking' : 'movedBooking';
  return composeOwnerMail(website, {
    subject: t(`mail.${change}.subject`, { name: customerName, service: booking.service }),
    person: customerEmail,
    body: {
      heading: t(`mail.${change}.heading`, { name: customerName }),
      lead: t(`mail.${change}.lead`, { website: website.title, waits: String(status === 'pending') }),
      facts: [
        [t('mail.formerTime'), isMoved(before, booking) ? formatTimes(before, language) : ''],
        ...listBookingFacts(booking, website, language),
        [t('mail.name'), customerName],
        [t('mail.email'), customerEmail],
        [t('mail.phone'), customerPhone ?? ''],
      ],
      action: { label: t('mail.openBookings'), url: getAdminUrl(website, 'bookings') },
    },
  });
}

/** Returns true if the time of a booking has changed. */
export function isMoved(before: KnownTimes, after: KnownTimes): boolean {
  return (
    before.bookingDate.getTime() !== after.bookingDate.getTime() ||
    before.bookingEndDateText !== after.bookingEndDateText
  );
}

/** Asks the person who reads an address whether they want to book; nothing is booked before they confirm. */
export function composeBookingProofMail(
  website: MailWebsite,
  address: string,
  requested: RequestedBooking,
  token: string,
): Mail {
  const t = getTextsIn(website.language);
  return composeVisitorMail(website, 'receipt', {
    subject: t('mail.bookingProof.subject'),
    person: address,
    body: {
      heading: t('mail.bookingProof.heading'),
      lead: t('mail.bookingProof.lead', {
        website: findProvenName(website) ?? t('mail.business'),
        hours: PROOF_HOURS,
      }),
      facts: listRequestedFacts(requested, website.language),
      action: { label: t('mail.bookingProof.action'), url: getProofLink(website, token) },
    },
  });
}

/** Lists bookings that wait for an answer, each with the time until which it is held. */
export function listWaitingFacts(
  { account: { language }, timeZone }: MailWebsite,
  bookings: readonly BookingRecord[],
): MailBody['facts'] {
  return bookings.map(({ customerName, service, bookingDate, waitsUntil }) => [
    formatMoment(language, bookingDate, timeZone),
    text(language, 'mail.waitingBookings.booking', {
      name: customerName,
      service,
      until: waitsUntil ? formatMoment(language, waitsUntil, timeZone) : '',
    }),
  ]);
}

/** Tells the owner which bookings will soon be cancelled because nobody has answered them. */
export function composeWaitingBookingsMail(website: MailWebsite, bookings: readonly BookingRecord[]): Mail {
  const count = bookings.length;
  const { language } = website.account;
  const t = getTextsIn(language);
  return composeAccountMail(
    website.account,
    t('mail.waitingBookings.subject', { count, website: website.title }),
    {
      heading: t('mail.waitingBookings.heading', { count }),
      lead: t('mail.waitingBookings.lead', { website: website.title }),
      facts: listWaitingFacts(website, bookings),
      action: { label: t('mail.newBooking.action'), url: getAdminUrl(website, 'bookings') },
    },
  );
}
