import { randomUUID } from 'node:crypto';
import { and, gt, sql } from 'drizzle-orm';
import { DAY_MS } from '@/core/day-ms';
import type { Database } from '../db/client';
import { outbox } from '../db/tables/outbox';
import type { Deps } from '../deps';
import type { Mail } from './mail';

/** More than anybody books and orders in a day; whoever types a stranger's address reaches them no oftener. */
export const VISITOR_MAILS_PER_DAY = 20;

/**
 * Writes mail down in the transaction of what it tells of: it goes out if and only if that is stored. Call `mail.wake()`
 * after the commit.
 */
export async function queueMail(
  tx: Database,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  mail: Mail,
): Promise<void> {
  const now = clock.now();
  const recipient = headerLine(mail.to);
  if (mail.audience === 'visitor' && (await isFlooded(tx, recipient, now))) return;
  const host = config.mailFrom.address.slice(config.mailFrom.address.lastIndexOf('@') + 1);
  await tx.insert(outbox).values({
    messageId: `<${randomUUID()}@${host}>`,
    recipient,
    replyTo: mail.replyTo && headerLine(mail.replyTo),
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    dueAt: now,
    createdAt: now,
  });
}

async function isFlooded(tx: Database, recipient: string, now: Date): Promise<boolean> {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const ofTheDay = and(sql`lower(${outbox.recipient}) = lower(${recipient})`, gt(outbox.createdAt, aDayAgo));
  return (await tx.$count(outbox, ofTheDay)) >= VISITOR_MAILS_PER_DAY;
}

/** Whatever it is made of, it stays one header. */
function headerLine(value: string): string {
  return value.replace(/\p{Cc}+|[\u2028\u2029]/gu, ' ').trim();
}
