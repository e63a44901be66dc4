import { randomUUID } from 'node:crypto';
import { outbox } from '../../db/tables/outbox';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import type { Work } from '../../kernel/unit-of-work';
import { digestMail } from './compose-mail';
import type { Mail } from './mail';
import { DIGEST_EVERY_MS, hasRoom, mailboxKey } from './mail-bounds';
import type { MailWebsite } from './mail-website';

type QueueDeps = Pick<Deps, 'clock' | 'config'>;

/**
 * Writes mail down in the transaction of what it tells of: it goes out if and only if that is stored. Returns false for a
 * mail that is not written because its limit is reached: the caller then tells whoever the mail matters to.
 */
export async function queueMail(work: Work, deps: QueueDeps, mail: Mail): Promise<boolean> {
  const now = deps.clock.now();
  if (!(await hasRoom(work.db, mail, now))) return false;
  await insertMail(work.db, deps, mail, now);
  work.mailQueued();
  return true;
}

/**
 * Writes to an owner what a visitor sent. Nothing goes to an address that is not proven, and past the bound one digest
 * at a time says that there is more: all of it waits in the admin.
 */
export async function queueNews(
  work: Work,
  deps: QueueDeps,
  website: MailWebsite,
  news: Mail,
): Promise<void> {
  if (!news.owner.isProven || (await queueMail(work, deps, news))) return;
  await insertMail(
    work.db,
    deps,
    digestMail(website),
    new Date(deps.clock.now().getTime() + DIGEST_EVERY_MS),
  );
}

async function insertMail(
  tx: Database,
  { clock, config }: QueueDeps,
  mail: Mail,
  dueAt: Date,
): Promise<void> {
  const host = config.mailFrom.address.slice(config.mailFrom.address.lastIndexOf('@') + 1);
  const { kind, websiteId, text, html, attachments } = mail;
  await tx
    .insert(outbox)
    .values({
      kind,
      websiteId,
      ownerId: mail.owner.id,
      messageId: `<${randomUUID()}@${host}>`,
      recipient: headerLine(mail.to),
      recipientKey: mailboxKey(mail.to),
      fromName: mail.fromName && headerLine(mail.fromName),
      replyTo: mail.replyTo && headerLine(mail.replyTo),
      subject: headerLine(mail.subject),
      text,
      html,
      attachments,
      dueAt,
      createdAt: clock.now(),
    })
    // Of a second digest only: the first one still waits.
    .onConflictDoNothing();
}

/** Removes line breaks, so that a value stays one header. */
function headerLine(value: string): string {
  return value.replace(/\p{Cc}+|[\u2028\u2029]/gu, ' ').trim();
}
