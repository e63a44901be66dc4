import { eq } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { formatLongDay } from '@/core/locale/format';
import { phrase } from '@/core/messages';
import { toLocalDate } from '@/core/wall-clock';
import { contactSubmissions, spamMessages } from '../../db/tables/messages';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { signLink } from '../../kernel/signed-links';
import { getTextsIn } from '../../kernel/text';
import { listShownColumns } from '../../kernel/text-search';
import { inTransaction } from '../../kernel/unit-of-work';
import {
  composeVisitorMail,
  findProvenName,
  type Mail,
  type MailWebsite,
  queueMail,
  withdrawMail,
} from '../mail';
import { findWebsiteBySlug, getMailWebsite, type OwnedWebsite } from '../websites';
import { createMessageNotFoundError } from './change-messages';
import type { SubmissionRecord } from './queries';

/** The page with a message has this path, and its mail links to it. */
export const COPY_PATH = '/:slug/message/:token';
/** This text keeps these links apart from all others that the server signs. */
export const COPY_LINKS = 'links of messages';

/** Returns the address at which a visitor reads their own message. */
function getCopyLink({ publicUrl, slug, keyedHash }: MailWebsite, messageId: number): string {
  const token = signLink(keyedHash, COPY_LINKS, messageId);
  return publicUrl + COPY_PATH.replace(':slug', slug).replace(':token', token);
}

/** Tells a visitor that their message has arrived, and where they can read it. The mail repeats nothing of it. */
export function composeMessageArrivedMail(website: MailWebsite, { id, email }: SubmissionRecord): Mail {
  const t = getTextsIn(website.language);
  return composeVisitorMail(website, 'receipt', {
    subject: t('mail.messageArrived.subject'),
    person: email,
    body: {
      heading: t('mail.messageArrived.heading'),
      lead: t('mail.messageArrived.lead', { website: findProvenName(website) ?? t('mail.business') }),
      facts: [],
      action: { label: t('mail.messageArrived.action'), url: getCopyLink(website, id) },
    },
  });
}

/**
 * Composes the copy itself, for a reader who has followed the link in the mail before, and thereby shown that the
 * mailbox is theirs.
 */
function composeMessageCopyMail(website: MailWebsite, message: SubmissionRecord): Mail {
  const t = getTextsIn(website.language);
  return composeVisitorMail(website, 'receipt', {
    subject: t('mail.messageCopy.subject'),
    person: message.email,
    body: {
      heading: t('mail.messageCopy.heading'),
      lead: t('mail.messageCopy.lead', {
        website: findProvenName(website) ?? t('mail.business'),
        date: formatWrittenOn(website, message),
      }),
      facts: [
        [t('mail.name'), message.name],
        [t('mail.phone'), message.phone ?? ''],
      ],
      quote: message.message,
    },
  });
}

/** Formats the day on which a message came, in the time zone of the business. */
export function formatWrittenOn(
  { language, timeZone }: Pick<MailWebsite, 'language' | 'timeZone'>,
  { createdAt }: SubmissionRecord,
): string {
  return formatLongDay(language, toLocalDate(createdAt, timeZone));
}

/** Reads a visitor's message to a website, also if its owner calls it spam. */
export async function readOwnMessage(
  db: Database,
  slug: string,
  id: number,
): Promise<{ website: OwnedWebsite; message: SubmissionRecord }> {
  const website = await findWebsiteBySlug(db, slug);
  for (const table of [contactSubmissions, spamMessages]) {
    const [message] = await db.select(listShownColumns(table)).from(table).where(eq(table.id, id));
    if (website && message?.websiteId === website.id) return { website, message };
  }
  throw createMessageNotFoundError();
}

/**
 * Mails a visitor the copy of their message. A double press causes one mail, because the second mail replaces the
 * first.
 */
export async function sendCopy(deps: Deps, slug: string, id: number): Promise<void> {
  const { website, message } = await readOwnMessage(deps.db, slug, id);
  await inTransaction(deps, async (work) => {
    const about = `copy ${id}`;
    await withdrawMail(work, about);
    const mail = composeMessageCopyMail(await getMailWebsite(work.db, deps, website), message);
    if (!(await queueMail(work, deps, mail, { about, known: {} })))
      throw new AppError('TOO_MANY_REQUESTS', phrase('messageCopy.full'));
  });
}
