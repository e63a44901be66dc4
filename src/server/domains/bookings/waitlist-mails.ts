import { formatFullDay } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { MAX_WAITLIST_MAILS, WAITLIST_PROOF_HOURS } from '@/core/waitlist';
import { getTextsIn } from '../../kernel/text';
import {
  composeVisitorMail,
  findProvenName,
  getPageUrl,
  type Mail,
  type MailBody,
  type MailWebsite,
} from '../mail';
import { getWaitlistLink } from './waitlist-link';
import type { WaitlistRecord } from './waitlist-queries';

/** A mail names at most this many free times; the page shows all. */
const TIMES_IN_A_MAIL = 12;

type Wanted = Pick<
  WaitlistRecord,
  | 'id'
  | 'sectionId'
  | 'serviceId'
  | 'personId'
  | 'service'
  | 'personName'
  | 'date'
  | 'endDate'
  | 'guests'
  | 'email'
>;

/** Lists what somebody waits for, on the website's wall calendar, but nothing that they typed. */
export function listWaitlistFacts(entry: Omit<Wanted, 'id' | 'email'>, locale: Locale): MailBody['facts'] {
  const t = getTextsIn(locale);
  const { service, personName, date, endDate, guests } = entry;
  const day = formatFullDay(locale, date);
  if (endDate === null) {
    return [
      [t('mail.service'), service],
      [t('mail.person'), personName ?? ''],
      [t('mail.date'), day],
    ];
  }
  return [
    [t('mail.room'), service || t('mail.waitlist.anyRoom')],
    [t('mail.arrival'), day],
    [t('mail.departure'), formatFullDay(locale, endDate)],
    [t('mail.guests'), guests === null ? '' : String(guests)],
  ];
}

/** Asks the reader of an address whether they want to be told; before that, no other mail goes there. */
export function composeWaitlistProofMail(website: MailWebsite, entry: Wanted): Mail {
  const t = getTextsIn(website.language);
  return composeVisitorMail(website, 'receipt', {
    subject: t('mail.waitlist.proofSubject'),
    person: entry.email,
    body: {
      heading: t('mail.waitlist.proofHeading'),
      lead: t('mail.waitlist.proofLead', {
        website: findProvenName(website) ?? t('mail.business'),
        hours: WAITLIST_PROOF_HOURS,
        count: MAX_WAITLIST_MAILS,
      }),
      facts: listWaitlistFacts(entry, website.language),
      action: { label: t('mail.waitlist.proofAction'), url: getWaitlistLink(website, 'join', entry.id) },
    },
  });
}

/** Tells somebody on the waiting list what is free now: times of the day, or rooms for the nights. */
export function composeWaitlistFreeMail(
  website: MailWebsite,
  entry: Wanted,
  free: readonly string[],
  isLast: boolean,
): Mail {
  const t = getTextsIn(website.language);
  const isStay = entry.endDate !== null;
  const more = free.length > TIMES_IN_A_MAIL ? ' …' : '';
  const texts = [
    t('mail.waitlist.freeLead', { website: findProvenName(website) ?? t('mail.business') }),
    t('mail.waitlist.firstCome'),
    isLast && t('mail.waitlist.last'),
  ];
  const list: [string, string] = [
    t(isStay ? 'mail.waitlist.freeRooms' : 'mail.waitlist.freeTimes'),
    free.slice(0, TIMES_IN_A_MAIL).join(', ') + more,
  ];
  return composeVisitorMail(website, 'receipt', {
    subject: t('mail.waitlist.freeSubject', { day: formatFullDay(website.language, entry.date) }),
    person: entry.email,
    body: {
      heading: t('mail.waitlist.freeHeading'),
      lead: texts.filter(Boolean).join(' '),
      facts: [...listWaitlistFacts(entry, website.language), list],
      action: { label: t('mail.waitlist.freeAction'), url: getDayUrl(website, entry) },
      aside: { label: t('mail.waitlist.leave'), url: getWaitlistLink(website, 'leave', entry.id) },
    },
  });
}

/** Returns the address of the booking form, in which the day and the service are already chosen. */
function getDayUrl(website: MailWebsite, { sectionId, serviceId, personId, date, endDate }: Wanted): string {
  const chosen = new URLSearchParams({
    day: date,
    ...(endDate && { until: endDate }),
    ...(serviceId && { service: serviceId }),
    ...(personId && { person: personId }),
  });
  return `${getPageUrl(website)}?${chosen}#${encodeURIComponent(sectionId)}`;
}
