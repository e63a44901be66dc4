import type { ContactInput } from '@/contracts/contact-submissions';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { contact } from '@/sections/types/contact/definition';
import { contactSubmissions, spamMessages } from '../../db/tables/messages';
import type { Deps } from '../../http/deps';
import { getOne } from '../../kernel/database';
import { findEarlier, lockKnownRequests, toKnownRequest } from '../../kernel/known-request';
import { createRounds, type Outcome } from '../../kernel/rounds';
import { getTextsIn } from '../../kernel/text';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { composeOwnerMail, getAdminUrl, type Mail, type MailWebsite, queueAllNews } from '../mail';
import { getMailWebsite, getServedWebsite, type OwnedWebsite } from '../websites';
import { composeMessageArrivedMail } from './message-copy';
import { insertSubmissions, type SubmissionRecord } from './queries';
import { listSpammers, moveToSpam } from './spam';

/** Visitors who write to one website at the same moment share a transaction. */
const joinRound = createRounds<Deps, ContactInput, { id: number }>({
  together: submitTogether,
  alone: submitAlone,
});

/**
 * Stores a visitor's message and tells the owner; the same call again stores nothing. A page without a contact form
 * takes no messages.
 */
export function submitContact(deps: Deps, slug: string, input: ContactInput): Promise<{ id: number }> {
  return joinRound(deps, slug, input);
}

/**
 * Stores the messages of several visitors to one website; a call that may have come before is left to a transaction of
 * its own.
 */
async function submitTogether(
  deps: Deps,
  slug: string,
  inputs: readonly ContactInput[],
): Promise<Outcome<{ id: number }>[]> {
  const website = await getContactWebsite(deps, slug);
  const outcomes: Outcome<{ id: number }>[] = inputs.map(() => 'alone');
  await inTransaction(deps, async (work) => {
    const requests = inputs.map(toKnownRequest);
    const known = new Set(await lockKnownRequests(work.db, TABLES, website.id, requests));
    const sent = inputs.flatMap((input, index) => {
      const requestId = requests[index]?.requestId;
      if (requestId && known.has(requestId)) return [];
      if (requestId) known.add(requestId);
      return [{ input, index }];
    });
    if (sent.length === 0) return;
    const ids = await storeMessages(
      work,
      deps,
      website,
      sent.map(({ input }) => input),
    );
    for (const [position, { index }] of sent.entries())
      outcomes[index] = { result: { id: ids[position] ?? 0 } };
  });
  return outcomes;
}

async function submitAlone(deps: Deps, slug: string, input: ContactInput): Promise<{ id: number }> {
  const website = await getContactWebsite(deps, slug);
  const request = toKnownRequest(input);
  return inTransaction(deps, async (work) => {
    const message = phrase('errors.messageArrived');
    for (const table of TABLES) {
      const scope = { column: table.websiteId, id: website.id };
      const earlierId = await findEarlier(work.db, table, scope, request, message);
      if (earlierId) return { id: earlierId };
    }
    return { id: getOne(await storeMessages(work, deps, website, [input])) };
  });
}

/** A message is stored in one of these tables. */
const TABLES = [contactSubmissions, spamMessages];

async function getContactWebsite(deps: Deps, slug: string): Promise<OwnedWebsite> {
  const website = await getServedWebsite(deps, slug, 'contact');
  if (website.pageData.sections.some(({ type }) => type === contact.type)) return website;
  throw new AppError('NOT_FOUND', phrase('errors.contactFormMissing'));
}

/** Stores messages and tells the owner about those that are no spam; returns their ids in their order. */
async function storeMessages(
  work: Work,
  deps: Deps,
  website: OwnedWebsite,
  inputs: readonly ContactInput[],
): Promise<number[]> {
  const now = deps.clock.now();
  const stored = await insertSubmissions(
    work.db,
    inputs.map((input) => ({
      ...toKnownRequest(input),
      websiteId: website.id,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      message: input.message,
      createdAt: now,
    })),
  );
  const spammers = await listSpammers(
    work.db,
    website.id,
    stored.map(({ email }) => email),
  );
  for (const { id, email } of stored) if (spammers.has(email)) await moveToSpam(work, website.id, id, now);
  const told = stored.flatMap((message, index) => {
    if (spammers.has(message.email)) return [];
    return [{ message, wantsCopy: inputs[index]?.wantsCopy === true }];
  });
  if (told.length > 0) {
    const mailWebsite = await getMailWebsite(work.db, deps, website);
    const news = told.map(({ message, wantsCopy }) => ({
      news: composeNewMessageMail(mailWebsite, message),
      // If no mail can be sent to a visitor, they are not told so: the message itself has arrived.
      toVisitor: wantsCopy ? { mail: composeMessageArrivedMail(mailWebsite, message) } : undefined,
    }));
    await queueAllNews(work, deps, mailWebsite, news);
    work.notifyOwner(website.id, 'message');
  }
  return stored.map(({ id }) => id);
}

/** Tells the owner what a visitor wrote. */
export function composeNewMessageMail(
  website: MailWebsite,
  { name, email, phone, message }: SubmissionRecord,
): Mail {
  const t = getTextsIn(website.account.language);
  return composeOwnerMail(website, {
    subject: t('mail.newMessage.subject', { name, website: website.title }),
    person: email,
    body: {
      heading: t('mail.newMessage.heading', { name }),
      lead: t('mail.newMessage.lead', { website: website.title }),
      facts: [
        [t('mail.name'), name],
        [t('mail.email'), email],
        [t('mail.phone'), phone ?? ''],
      ],
      quote: message,
      action: { label: t('mail.newMessage.action'), url: getAdminUrl(website, 'messages') },
    },
  });
}
