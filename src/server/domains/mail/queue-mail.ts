import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { outbox } from '../../db/tables/outbox';
import type { Deps } from '../../http/deps';
import type { Transaction } from '../../kernel/database';
import { selectRows } from '../../kernel/json-rows';
import type { Work } from '../../kernel/unit-of-work';
import { composeDigestMail } from './compose-mail';
import type { Mail } from './mail';
import { DIGEST_EVERY_MS, getMailboxKey, listAllowed } from './mail-bounds';
import { getAdminUrl, type MailWebsite } from './mail-website';

type QueueDeps = Pick<Deps, 'clock' | 'config'>;

/**
 * Writes mail in the transaction of the change that it tells of: it is sent if and only if the change is stored.
 * Returns false if it is not written because a limit is reached; the caller must then show that nobody is told.
 */
export async function queueMail(
  work: Work,
  deps: QueueDeps,
  mail: Mail,
  topic: MailTopic = {},
): Promise<boolean> {
  const [isQueued = false] = await queueMails(work, deps, [{ mail, topic }]);
  return isQueued;
}

/** A mail and what it tells of are queued together. */
interface TopicalMail {
  mail: Mail;
  topic?: MailTopic;
}

/** Queues several mails, as `queueMail` does with one, and returns for each whether it was written. */
async function queueMails(work: Work, deps: QueueDeps, mails: readonly TopicalMail[]): Promise<boolean[]> {
  const now = deps.clock.now();
  if (mails.length === 0) return [];
  const isQueuedEach = await listAllowed(
    work.db,
    mails.map(({ mail }) => mail),
    now,
  );
  const rows = mails
    .filter((_, index) => isQueuedEach[index])
    .map(({ mail, topic = {} }) =>
      toRow(deps, mail, topic.known ? new Date(now.getTime() + UNDO_MS) : now, topic),
    );
  if (rows.length > 0) {
    await insertRows(work.db, rows);
    work.mailQueued();
  }
  return isQueuedEach;
}

/** Mail about an owner's action waits this long: until it leaves, the action and its mail can be taken back. */
export const UNDO_MS = 10_000;

/** Names the thing that a mail is about; under this name its domain learns whether the mail has left (`MailWorker`). */
interface MailTopic {
  /** Looks like `booking 12`. */
  about?: string;
  /** The receiver knew this before. If it is given, the mail waits, and can be taken back meanwhile. */
  known?: object;
}

/** Takes back the mail that still waits to tell of things, and returns what its receiver knows; null if none waits. */
export async function withdrawMail<Known>(work: Work, ...about: string[]): Promise<Known | null> {
  const taken = await work.db
    .delete(outbox)
    .where(
      // A mail that a worker has claimed may have left already.
      and(
        inArray(outbox.about, about),
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        eq(outbox.attempts, 0),
      ),
    )
    .returning({ known: outbox.known });
  return (taken[0]?.known as Known | undefined) ?? null;
}

/** A visitor sent something: the owner gets the news, and the visitor a mail along with it. */
interface VisitorNews {
  news: Mail;
  toVisitor?: TopicalMail | undefined;
}

/**
 * Tells an owner what a visitor sent: on the phone, and by mail unless the overview of the day will tell it. An
 * unproven address gets no mail. Above the limit, one digest at a time says that there is more in the admin. Returns
 * whether the visitor's mail is on its way; true if there is none.
 */
export async function queueNews(
  work: Work,
  deps: QueueDeps,
  website: MailWebsite,
  news: Mail,
  toVisitor?: TopicalMail,
): Promise<boolean> {
  const [isTold = true] = await queueAllNews(work, deps, website, [{ news, toVisitor }]);
  return isTold;
}

/** Tells an owner what several visitors sent, as `queueNews` does for one, and returns its result for each. */
export async function queueAllNews(
  work: Work,
  deps: QueueDeps,
  website: MailWebsite,
  sent: readonly VisitorNews[],
): Promise<boolean[]> {
  const { id: websiteId, title, newsBy, account } = website;
  const path = new URL(getAdminUrl(website)).pathname;
  for (const { news } of sent)
    work.pushOwner({ userId: news.owner.id, websiteId, title, body: news.subject, path });
  const isMailed = newsBy !== 'daily' && account.owner.isProven;
  const toOwner = isMailed ? sent.map(({ news }) => ({ mail: news })) : [];
  const toVisitors = sent.flatMap(({ toVisitor }) => toVisitor ?? []);
  const isQueuedEach = await queueMails(work, deps, [...toOwner, ...toVisitors]);
  if (isQueuedEach.slice(0, toOwner.length).includes(false)) {
    const dueAt = new Date(deps.clock.now().getTime() + DIGEST_EVERY_MS);
    await insertRows(work.db, [toRow(deps, composeDigestMail(website), dueAt)]);
  }
  const areTold = isQueuedEach.slice(toOwner.length);
  return sent.map(({ toVisitor }) => toVisitor === undefined || areTold.shift() === true);
}

type OutboxRow = typeof outbox.$inferInsert;

/** Inserts rows, but no digest while another one of the website waits: a unique index refuses it. */
async function insertRows(tx: Transaction, rows: OutboxRow[]): Promise<void> {
  const { names, rows: selected } = selectRows(outbox, rows);
  await tx.execute(sql`INSERT INTO ${outbox} (${names}) ${selected} ON CONFLICT DO NOTHING`);
}

function toRow(
  { clock, config }: QueueDeps,
  mail: Mail,
  dueAt: Date,
  { about, known }: MailTopic = {},
): OutboxRow {
  const host = config.mailFrom.address.slice(config.mailFrom.address.lastIndexOf('@') + 1);
  const { kind, websiteId, text, html, attachments } = mail;
  return {
    kind,
    websiteId,
    ownerId: mail.owner.id,
    messageId: `<${randomUUID()}@${host}>`,
    recipient: toHeaderLine(mail.to),
    recipientKey: getMailboxKey(mail.to),
    fromName: mail.fromName && toHeaderLine(mail.fromName),
    replyTo: mail.replyTo && toHeaderLine(mail.replyTo),
    subject: toHeaderLine(mail.subject),
    text,
    html,
    attachments,
    about,
    known,
    dueAt,
    createdAt: clock.now(),
  };
}

/** Removes line breaks, so that a value stays one header. */
function toHeaderLine(value: string): string {
  return value.replace(/\p{Cc}+|[\u2028\u2029]/gu, ' ').trim();
}
