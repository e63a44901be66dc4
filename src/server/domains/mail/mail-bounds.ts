import { createHash } from 'node:crypto';
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@/core/dates';
import { type MailKind, outbox } from '../../db/tables/outbox';
import { type Database, lockName } from '../../kernel/database';
import type { Mail } from './mail';

/** At most this many mails go out in any 24 hours. */
export const MAILS_PER_DAY = {
  /** About the account, to an address that nobody has proven. */
  toUnprovenAddress: 5,
  /** Links to prove an address, whatever addresses one owner types. */
  proofsOfOwner: 10,
  /** Links for a forgotten password, which anybody can ask for. */
  resets: 20,
  toVisitorByWebsite: 20,
  /** Of all websites whose owners do not pay. */
  toVisitor: 80,
  byUnpaidWebsite: 200,
  /** By all websites of an owner who does not pay. */
  byUnpaidOwner: 400,
  /** An owner's own words, of all websites of one who does not pay. */
  repliesOfUnpaidOwner: 30,
  /** By all websites of an owner whose address is not proven. */
  byUnprovenOwner: 20,
  /** To an owner about one website, each by itself; what follows is told by digests. */
  news: 11,
} as const;

/** With this pause, news, digests and the day's reminder of what waits are at most 20 a day. */
export const DIGEST_EVERY_MS = 3 * 60 * 60 * 1000;

/**
 * Mail that strangers cause stops at this part of a limit, so that they cannot use up what an owner needs to answer.
 */
export const RECEIPT_SHARE = 3 / 4;

/**
 * Returns true if one more mail of this kind may go to this address. Those to one mailbox follow each other until the
 * transaction ends, so that what is to go to a stranger is counted exactly; of an owner's bounds calls at the same
 * moment may pass by a few.
 */
export async function hasRoom(tx: Database, mail: Mail, now: Date): Promise<boolean> {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  switch (mail.kind) {
    case 'receipt':
    case 'decision':
    case 'reply':
      await lockName(tx, mailboxKey(mail.to));
      return hasRoomForVisitor(tx, mail, aDayAgo);
    case 'news':
    case 'digest':
      return hasRoomForNews(tx, mail, aDayAgo);
    default:
      await lockName(tx, mailboxKey(mail.to));
      return hasRoomForAccount(tx, mail, aDayAgo);
  }
}

async function hasRoomForAccount(tx: Database, { kind, to, owner }: Mail, aDayAgo: Date): Promise<boolean> {
  const { received, sent } = await countMails(tx, to, kind === 'proof' ? owner.id : null, aDayAgo);
  if (kind === 'proof' && sum(sent, ['proof']) >= MAILS_PER_DAY.proofsOfOwner) return false;
  const isToProven = kind !== 'proof' && owner.isProven;
  if (!isToProven) return sum(received, ['reset', 'proof', 'notice']) < MAILS_PER_DAY.toUnprovenAddress;
  return kind !== 'reset' || sum(received, ['reset']) < MAILS_PER_DAY.resets;
}

async function hasRoomForNews(tx: Database, { to, websiteId }: Mail, aDayAgo: Date): Promise<boolean> {
  const { received } = await countMails(tx, to, null, aDayAgo);
  return sum(received, ['news'], websiteId) < MAILS_PER_DAY.news;
}

async function hasRoomForVisitor(tx: Database, mail: Mail, aDayAgo: Date): Promise<boolean> {
  const { owner, websiteId } = mail;
  const share = mail.kind === 'receipt' ? RECEIPT_SHARE : 1;
  const isOwnerBound = !owner.isPaid || !owner.isProven;
  const { received, sent } = await countMails(tx, mail.to, isOwnerBound ? owner.id : null, aDayAgo);
  if (sum(received, VISITORS, websiteId) >= MAILS_PER_DAY.toVisitorByWebsite * share) return false;
  // Answers of an owner who pays are not held up by what others do to the same address.
  const isBoundOverAll = mail.kind === 'receipt' || !owner.isPaid;
  if (isBoundOverAll && sum(received, VISITORS) >= MAILS_PER_DAY.toVisitor * share) return false;
  if (!owner.isProven && sum(sent, VISITORS) >= MAILS_PER_DAY.byUnprovenOwner * share) return false;
  if (owner.isPaid) return true;
  if (mail.kind === 'reply' && sum(sent, ['reply']) >= MAILS_PER_DAY.repliesOfUnpaidOwner) return false;
  return (
    sum(sent, VISITORS, websiteId) < MAILS_PER_DAY.byUnpaidWebsite * share &&
    sum(sent, VISITORS) < MAILS_PER_DAY.byUnpaidOwner * share
  );
}

const VISITORS: MailKind[] = ['receipt', 'decision', 'reply'];

type Counted = { kind: MailKind; websiteId: number | null; mails: number }[];

/** Counts the mails since a moment that went to a mailbox, and those of an owner where one is named. */
async function countMails(
  tx: Database,
  address: string,
  ownerId: number | null,
  since: Date,
): Promise<{ received: Counted; sent: Counted }> {
  const isReceived = eq(outbox.recipientKey, mailboxKey(address));
  const isSent = ownerId === null ? sql`false` : eq(outbox.ownerId, ownerId);
  const count = (isCounted: SQL) => sql<number>`(count(*) FILTER (WHERE ${isCounted}))::int`;
  const { kind, websiteId } = outbox;
  const rows = await tx
    .select({ kind, websiteId, received: count(isReceived), sent: count(isSent) })
    .from(outbox)
    .where(and(ownerId === null ? isReceived : or(isReceived, isSent), gt(outbox.createdAt, since)))
    .groupBy(kind, websiteId);
  const countedBy = (side: 'received' | 'sent') => rows.map((row) => ({ ...row, mails: row[side] }));
  return { received: countedBy('received'), sent: countedBy('sent') };
}

/** All mails of some kinds, of one website where it is named. */
function sum(rows: Counted, kinds: MailKind[], websiteId?: number | null): number {
  return rows
    .filter((row) => kinds.includes(row.kind) && (websiteId === undefined || row.websiteId === websiteId))
    .reduce((total, { mails }) => total + mails, 0);
}

/**
 * Returns the key by which the mails of one mailbox are counted: a hash, without regard to case and to what follows a
 * plus.
 */
export function mailboxKey(address: string): string {
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return createHash('sha256').update(mailbox).digest('hex');
}
