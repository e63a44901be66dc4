import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { type MailKind, outbox } from '../../db/tables/outbox';
import { buildTextList, getOne, isAnyOf, listRows, lockNames, type Transaction } from '../../kernel/database';
import type { Mail } from './mail';

/** At most this many mails are sent in any 24 hours. */
export const MAILS_PER_DAY = {
  /** Limits mails about the account to an address that nobody has proven. */
  toUnprovenAddress: 5,
  /** Limits links to prove an address, whatever addresses one owner types. */
  proofsOfOwner: 10,
  /** Limits links for a forgotten password, which anybody can ask for. */
  resets: 20,
  toVisitorByWebsite: 20,
  /** Limits mails to one visitor from all websites whose owners do not pay. */
  toVisitor: 80,
  byUnpaidWebsite: 200,
  /** Limits mails from all websites of an owner who does not pay. */
  byUnpaidOwner: 400,
  /** Limits replies in an owner's own words, from all websites of one who does not pay. */
  repliesOfUnpaidOwner: 30,
  /** Limits mails from all websites of an owner whose address is not proven. */
  byUnprovenOwner: 20,
  /** Limits mails to an owner about one website that each tell one thing; digests tell what comes after them. */
  news: 11,
} as const;

/** With this pause, there are at most 20 mails a day: news, digests and the day's reminder together. */
export const DIGEST_EVERY_MS = 3 * HOUR_MS;

/**
 * A link for a forgotten password lives this long. When the last one has ended, another one may follow, however many there
 * were: strangers ask for them too, and the owner would have none for the rest of the day.
 */
export const RESET_LIFETIME_MS = HOUR_MS;

/** Mail that strangers cause may use only this part of a limit, so that the owner can still answer. */
export const RECEIPT_SHARE = 3 / 4;

/**
 * Returns for each mail whether it may go to its address, counting the earlier mails of the list. Transactions that
 * mail to one mailbox wait for each other, so that mails to a stranger are counted exactly. The limits of an owner are
 * not locked: calls at the same moment may exceed them by a few.
 */
export async function listAllowed(tx: Transaction, mails: readonly Mail[], now: Date): Promise<boolean[]> {
  const keyed = mails.map((mail) => ({ mail, key: getMailboxKey(mail.to) }));
  const exactlyCounted = keyed.filter(({ mail: { kind } }) => kind !== 'news' && kind !== 'digest');
  if (exactlyCounted.length > 0)
    await lockNames(tx, [...new Set(exactlyCounted.map(({ key }) => key))].sort());
  const counts = await countMails(tx, keyed, new Date(now.getTime() - DAY_MS));
  return keyed.map(({ mail, key }) => {
    const received = counts.byMailbox.get(key) ?? [];
    const sent = countsForOwner(mail) ? (counts.byOwner.get(mail.owner.id) ?? []) : [];
    const hasRoom = hasRoomFor(mail, { received, sent }, now);
    if (hasRoom) {
      const { kind, websiteId } = mail;
      for (const list of [listOf(counts.byMailbox, key), listOf(counts.byOwner, mail.owner.id)])
        list.push({ kind, websiteId, mails: 1, lastMs: now.getTime() });
    }
    return hasRoom;
  });
}

function hasRoomFor(mail: Mail, counts: MailCounts, now: Date): boolean {
  switch (mail.kind) {
    case 'receipt':
    case 'decision':
    case 'reply':
      return hasRoomForVisitor(mail, counts);
    case 'news':
    case 'digest':
      return sum(counts.received, ['news'], mail.websiteId) < MAILS_PER_DAY.news;
    default:
      return hasRoomForAccount(mail, counts, now);
  }
}

/** Returns true if other mails of the owner count for the limit of a mail. */
function countsForOwner({ kind, owner }: Mail): boolean {
  if (VISITOR_KINDS.includes(kind)) return !owner.isPaid || !owner.isProven;
  return kind === 'proof';
}

function hasRoomForAccount({ kind, owner }: Mail, { received, sent }: MailCounts, now: Date): boolean {
  if (kind === 'proof' && sum(sent, ['proof']) >= MAILS_PER_DAY.proofsOfOwner) return false;
  const isToProven = kind !== 'proof' && owner.isProven;
  if (!isToProven) return sum(received, ['reset', 'proof', 'notice']) < MAILS_PER_DAY.toUnprovenAddress;
  if (kind !== 'reset' || sum(received, ['reset']) < MAILS_PER_DAY.resets) return true;
  const isAlive = (lastMs: number) => lastMs > now.getTime() - RESET_LIFETIME_MS;
  return !received.some((row) => row.kind === 'reset' && isAlive(row.lastMs));
}

function hasRoomForVisitor({ kind, owner, websiteId }: Mail, { received, sent }: MailCounts): boolean {
  const share = kind === 'receipt' ? RECEIPT_SHARE : 1;
  if (sum(received, VISITOR_KINDS, websiteId) >= MAILS_PER_DAY.toVisitorByWebsite * share) return false;
  // If an owner pays, their answers do not depend on what others send to the same address.
  const isBoundOverAll = kind === 'receipt' || !owner.isPaid;
  if (isBoundOverAll && sum(received, VISITOR_KINDS) >= MAILS_PER_DAY.toVisitor * share) return false;
  if (!owner.isProven && sum(sent, VISITOR_KINDS) >= MAILS_PER_DAY.byUnprovenOwner * share) return false;
  if (owner.isPaid) return true;
  if (kind === 'reply' && sum(sent, ['reply']) >= MAILS_PER_DAY.repliesOfUnpaidOwner) return false;
  return (
    sum(sent, VISITOR_KINDS, websiteId) < MAILS_PER_DAY.byUnpaidWebsite * share &&
    sum(sent, VISITOR_KINDS) < MAILS_PER_DAY.byUnpaidOwner * share
  );
}

const VISITOR_KINDS: MailKind[] = ['receipt', 'decision', 'reply'];

/** `lastMs` is the time of the latest of the mails. */
type Counted = { kind: MailKind; websiteId: number | null; mails: number; lastMs: number }[];

/** A mailbox has `received` these mails, and an owner has `sent` these, where they count. */
interface MailCounts {
  received: Counted;
  sent: Counted;
}

/** Counts in one statement the mails since a moment to some mailboxes, and those of the owners for whom they count. */
async function countMails(
  tx: Transaction,
  keyed: readonly { mail: Mail; key: string }[],
  since: Date,
): Promise<{ byMailbox: Map<string, Counted>; byOwner: Map<number, Counted> }> {
  const owners = keyed.flatMap(({ mail }) => (countsForOwner(mail) ? [mail.owner.id] : []));
  const select = (of: SQL, isCounted: SQL) => sql`
    SELECT ${of}, kind, website_id AS website, count(*)::int AS mails,
      extract(epoch FROM max(created_at))::float8 * 1000 AS "lastMs" FROM ${outbox}
    WHERE ${isCounted} AND created_at > ${since.toISOString()}::timestamptz
    GROUP BY 1, 2, 3, 4`;
  const keys = buildTextList([...new Set(keyed.map(({ key }) => key))]);
  const rows = await listRows<{ counted: CountedRow[] | null }>(
    tx,
    sql`
    SELECT json_agg(counted) AS counted FROM (
      ${select(sql`recipient_key AS mailbox, NULL::bigint AS owner`, sql`recipient_key = ANY(ARRAY(SELECT ${keys}))`)}
      UNION ALL
      ${select(sql`NULL, owner_id`, isAnyOf(outbox.ownerId, [...new Set(owners)]))}
    ) AS counted`,
  );
  const { counted } = getOne(rows);
  const byMailbox = new Map<string, Counted>();
  const byOwner = new Map<number, Counted>();
  for (const { mailbox, owner, kind, website, mails, lastMs } of counted ?? []) {
    const list = mailbox === null ? listOf(byOwner, owner ?? 0) : listOf(byMailbox, mailbox);
    list.push({ kind, websiteId: website, mails, lastMs });
  }
  return { byMailbox, byOwner };
}

interface CountedRow {
  mailbox: string | null;
  owner: number | null;
  kind: MailKind;
  website: number | null;
  mails: number;
  lastMs: number;
}

function listOf<Key>(lists: Map<Key, Counted>, key: Key): Counted {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Adds up the mails of some kinds, only those of one website if it is given. */
function sum(rows: Counted, kinds: MailKind[], websiteId?: number | null): number {
  return rows
    .filter((row) => kinds.includes(row.kind) && (websiteId === undefined || row.websiteId === websiteId))
    .reduce((total, { mails }) => total + mails, 0);
}

/**
 * Returns the key by which the mails of one mailbox are counted: a hash that ignores capitals and everything after a
 * plus.
 */
export function getMailboxKey(address: string): string {
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return createHash('sha256').update(mailbox).digest('hex');
}
