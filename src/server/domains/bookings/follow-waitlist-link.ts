import { isWaitingOver } from '@/core/waitlist';
import { toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { findWebsite, lockServedHead, lockWebsiteHead } from '../websites';
import { assertWaitlistRoom } from './join-waitlist';
import { storeProvenEmail } from './proof-queries';
import { hashEmail } from './proofs';
import {
  countEntries,
  deleteEntry,
  findEntry,
  getProofDeadline,
  lockEntry,
  lockWaitlist,
  updateEntry,
  type WaitlistRecord,
} from './waitlist-queries';

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'publishEffects' | 'keyedHash'>;

/** A link of the waiting list leads to this entry and its website. */
export interface WaitlistState {
  website: Pick<
    NonNullable<Awaited<ReturnType<typeof findWebsite>>>,
    'id' | 'title' | 'slug' | 'language' | 'timeZone'
  >;
  /** It is null for a person who no longer waits, and for a link that is too old. */
  entry: WaitlistRecord | null;
}

/** Reads the entry of a link without changing anything; null when the website is gone. */
export async function readWaitlistState(
  { db, clock }: LinkDeps,
  slug: string,
  entryId: number,
): Promise<WaitlistState | null> {
  const entry = await findEntry(db, entryId);
  const website = entry && (await findWebsite(db, entry.websiteId));
  if (!website || website.slug !== slug) return null;
  const isOver =
    entry.removedAt !== null ||
    isWaitingOver(entry, toLocalDate(clock.now(), website.timeZone)) ||
    (entry.provenAt === null && entry.createdAt <= getProofDeadline(clock.now()));
  return { website, entry: isOver ? null : entry };
}

/** Proves the address, and lets the entry be looked at from then on. A second press changes nothing. */
export async function confirmWaiting(deps: LinkDeps, slug: string, entryId: number): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockServedHead(tx, slug, 'booking', now);
    await lockWaitlist(tx, website.id);
    const entry = await lockEntry(tx, entryId, website.id);
    if (!entry || entry.provenAt !== null || entry.createdAt <= getProofDeadline(now)) return;
    const { email } = entry;
    const today = toLocalDate(now, website.timeZone);
    const { ofEmail, proven } = await countEntries(tx, website.id, { email, network: '' }, { today, now });
    assertWaitlistRoom({ ofEmail, proven });
    await storeProvenEmail(tx, website.id, { email, hash: hashEmail(deps, website.id, email) }, now);
    // The next look finds a place that got free since the visitor asked for it.
    await updateEntry(tx, entryId, { provenAt: now, lookAt: now, network: null });
    work.notifyOwner(website.id, 'waitlist-changed');
  });
}

/**
 * Takes somebody off the waiting list, whatever has become of the page; does nothing for a person who no longer waits.
 */
export async function leaveWaitlist(deps: LinkDeps, entryId: number): Promise<void> {
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const found = await findEntry(tx, entryId);
    const website = found && (await lockWebsiteHead(tx, found.websiteId));
    if (!website || !(await lockEntry(tx, entryId, website.id))) return;
    await deleteEntry(tx, entryId);
    work.notifyOwner(website.id, 'waitlist-changed');
    work.rowsDeleted();
  });
}
