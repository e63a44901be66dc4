import { textsIn } from '../../kernel/text';
import { type Mail, type MailWebsite, provenName, visitorMail } from '../mail';
import { bookingFacts, timeText } from './booking-facts';
import { wordsBy } from './booking-mails';
import { customerLink } from './customer-link';
import type { BookingRecord } from './queries';

/** Asks the customer of a booking which of some times they take: a link for each, and one to what they asked for. */
export function proposalMail(
  website: MailWebsite,
  booking: BookingRecord,
  beginnings: readonly string[],
  until: Date,
  words: string | undefined,
): Mail {
  const { language } = website;
  const t = textsIn(language);
  const link = customerLink(website, booking.id);
  return visitorMail(website, 'decision', {
    subject: t('mail.proposal.subject'),
    person: booking.customerEmail,
    body: {
      heading: t('mail.proposal.heading'),
      lead: t('mail.proposal.lead', { website: provenName(website) ?? t('mail.business') }),
      words: words ? { by: wordsBy(website), text: words } : undefined,
      // The time that they asked for is held for at least as long.
      facts: bookingFacts({ ...booking, waitsUntil: until }, website, language),
      choices: beginnings.map((beginning) => {
        const [bookingDateText = '', bookingTimeText = ''] = beginning.split(' ');
        const times = { ...booking, bookingDateText, bookingTimeText };
        return {
          label: timeText(times, language),
          url: `${link}/offer?to=${bookingDateText}T${bookingTimeText}`,
        };
      }),
      action: { label: t('mail.openBooking'), url: link },
    },
  });
}
