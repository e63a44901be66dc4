import type { FeedConflict } from '@/contracts/endpoints/feeds';
import { formatDay } from '@/core/locale/format';
import { paths } from '@/core/screen-paths';
import { toLocalDateTime } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { getTextsIn } from '../../kernel/text';
import type { Work } from '../../kernel/unit-of-work';
import { listFeedConflicts } from '../bookings';
import { composeAccountMail, type Mail, type MailWebsite, queueMail } from '../mail';
import { getMailWebsite, type WebsiteHead } from '../websites';

/**
 * Tells an owner at once, on the phone and by mail, about bookings whose time another program has sold as well. An
 * owner who wants one overview a day is told too, because a guest whose room is taken cannot wait.
 */
export async function notifyOfConflicts(
  work: Work,
  deps: Pick<Deps, 'clock' | 'config' | 'keyedHash'>,
  website: WebsiteHead,
  blockIds: readonly number[],
): Promise<void> {
  if (blockIds.length === 0) return;
  const wallTime = toLocalDateTime(deps.clock.now(), website.timeZone);
  const conflicts = await listFeedConflicts(work.db, website.id, wallTime, blockIds);
  if (conflicts.length === 0) return;
  const mailWebsite = await getMailWebsite(work.db, deps, website);
  const { id: userId, isProven } = mailWebsite.account.owner;
  const mail = composeConflictMail(mailWebsite, conflicts);
  const path = paths.calendars(website.id);
  work.pushOwner({ userId, websiteId: website.id, title: website.title, body: mail.subject, path });
  // Names that strangers typed are sent only to people who have asked for mail.
  if (isProven) await queueMail(work, deps, mail);
}

function composeConflictMail(website: MailWebsite, conflicts: readonly FeedConflict[]): Mail {
  const { language } = website.account;
  const t = getTextsIn(language);
  const count = conflicts.length;
  return composeAccountMail(website.account, t('mail.soldTwice.subject', { count, website: website.title }), {
    heading: t('mail.soldTwice.heading', { count }),
    lead: t('mail.soldTwice.lead', { website: website.title }),
    facts: conflicts.map(({ feed, booking }): [string, string] => [
      formatDay(language, booking.bookingDateText, 'date'),
      t('mail.soldTwice.booking', { name: booking.customerName, service: booking.service, feed }),
    ]),
    action: { label: t('mail.soldTwice.action'), url: website.publicUrl + paths.calendars(website.id) },
  });
}
