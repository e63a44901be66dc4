import { text } from '../../kernel/text';
import { accountMail, adminUrl, type Mail, type MailWebsite } from '../mail';
import { type MailBooking, momentText } from './booking-facts';

/** Tells the owner which bookings give their time back soon because nobody has answered them. */
export function waitingBookingsMail(website: MailWebsite, bookings: readonly MailBooking[]): Mail {
  const count = bookings.length;
  return accountMail(
    website.account,
    text('mail.waitingBookings.subject', { count, website: website.title }),
    {
      heading: text('mail.waitingBookings.heading', { count }),
      lead: text('mail.waitingBookings.lead', { website: website.title }),
      facts: bookings.map(({ customerName, service, bookingDate, waitsUntil }): [string, string] => [
        momentText(bookingDate, website.timeZone),
        text('mail.waitingBookings.booking', {
          name: customerName,
          service,
          until: waitsUntil ? momentText(waitsUntil, website.timeZone) : '',
        }),
      ]),
      action: { label: text('mail.newBooking.action'), url: adminUrl(website, 'bookings') },
    },
  );
}
