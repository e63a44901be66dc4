import { PROOF_HOURS } from '@/core/booking-limits';
import { text } from '../../kernel/text';
import { type Mail, type MailWebsite, pageUrl, provenName, visitorMail } from '../mail';
import { type RequestedBooking, requestedFacts } from './booking-facts';

/** Asks whoever reads an address whether they want to book; only then is anything booked. */
export function bookingProofMail(
  website: MailWebsite,
  address: string,
  requested: RequestedBooking,
  token: string,
): Mail {
  return visitorMail(website, 'receipt', {
    subject: text('mail.bookingProof.subject'),
    person: address,
    body: {
      heading: text('mail.bookingProof.heading'),
      lead: text('mail.bookingProof.lead', {
        website: provenName(website) ?? text('mail.business'),
        hours: PROOF_HOURS,
      }),
      facts: requestedFacts(requested),
      action: { label: text('mail.bookingProof.action'), url: `${pageUrl(website)}/booking/${token}` },
    },
  });
}
