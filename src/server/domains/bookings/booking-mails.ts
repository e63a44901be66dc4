import { text } from '../../kernel/text';
import { adminUrl, type Mail, type MailWebsite, ownerMail, pageUrl, provenName, visitorMail } from '../mail';
import { bookingCalendar } from './booking-calendar';
import { bookingFacts, type MailBooking } from './booking-facts';

/** What became of a booking, as far as its customer wants to hear of it. */
export type BookingNews = 'received' | 'confirmed' | 'moved' | 'cancelled' | 'lapsed';

/** Tells the owner who wants to come. */
export function newBookingMail(website: MailWebsite, booking: MailBooking): Mail {
  const { customerName, customerEmail, customerPhone, notes } = booking;
  return ownerMail(website, {
    subject: text('mail.newBooking.subject', { name: customerName, service: booking.service }),
    person: customerEmail,
    body: {
      heading: text('mail.newBooking.heading', { name: customerName }),
      lead: text('mail.newBooking.lead', { website: website.title }),
      facts: [
        ...bookingFacts(booking, website),
        [text('mail.name'), customerName],
        [text('mail.email'), customerEmail],
        [text('mail.phone'), customerPhone ?? ''],
      ],
      quote: notes ?? undefined,
      action: { label: text('mail.newBooking.action'), url: adminUrl(website, 'bookings') },
    },
  });
}

/** Tells the customer, and their calendar, what became of a booking as it stands now. */
export function bookingMail(website: MailWebsite, booking: MailBooking, news: BookingNews, now: Date): Mail {
  const values = { website: provenName(website) ?? text('mail.business') };
  const isOver = booking.status === 'cancelled';
  const calendar = bookingCalendar(website, booking, isOver ? 'CANCEL' : 'REQUEST', now);
  const isOwners = news !== 'received' && news !== 'lapsed';
  return visitorMail(website, isOwners ? 'decision' : 'receipt', {
    subject: text(`mail.booking.${news}.subject`),
    person: booking.customerEmail,
    body: {
      heading: text(`mail.booking.${news}.heading`),
      lead: text(`mail.booking.${news}.lead`, values),
      facts: bookingFacts(booking, website),
      action: { label: text('mail.openPage'), url: pageUrl(website) },
    },
    attachments: calendar ? [calendar] : [],
  });
}
