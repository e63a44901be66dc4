import type { WaitlistEntry } from '@/contracts/waitlist';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { getWebsiteClock, lockWebsiteHead } from '../websites';
import { listEntries, listEntriesOf, lockEntry, updateEntry, type WaitlistRecord } from './waitlist-queries';

/** Lists the entries from today on for the owner. */
export async function listWaitlist(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
): Promise<WaitlistEntry[]> {
  const { timeZone } = await getWebsiteClock(db, websiteId);
  return (await listEntries(db, websiteId, toLocalDate(clock.now(), timeZone))).map(presentEntry);
}

/** Lists the entries of a customer that are of today or later. */
export async function listWaitingEntries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  keys: readonly string[],
): Promise<WaitlistEntry[]> {
  const { timeZone } = await getWebsiteClock(db, websiteId);
  const today = toLocalDate(clock.now(), timeZone);
  const entries = await listEntriesOf(db, websiteId, keys);
  return entries.filter(({ date, provenAt }) => provenAt !== null && date >= today).map(presentEntry);
}

/** Removes somebody from the list, or takes that back; the removed person is told nothing. */
export async function setRemoved(
  deps: Pick<Deps, 'db' | 'clock' | 'publishEffects'>,
  websiteId: number,
  entryId: number,
  removed: boolean,
): Promise<{ removed: boolean }> {
  const now = deps.clock.now();
  return inTransaction(deps, async (work) => {
    const head = await lockWebsiteHead(work.db, websiteId);
    const entry = head && (await lockEntry(work.db, entryId, websiteId));
    if (!entry || entry.provenAt === null) throw new AppError('NOT_FOUND', phrase('errors.waitingNotFound'));
    if ((entry.removedAt !== null) !== removed) {
      const changes = removed ? { removedAt: now, lookAt: null } : { removedAt: null, lookAt: now };
      await updateEntry(work.db, entryId, changes);
      work.notifyOwner(websiteId, 'waitlist-changed');
    }
    return { removed };
  });
}

function presentEntry(entry: WaitlistRecord): WaitlistEntry {
  return {
    id: entry.id,
    sectionId: entry.sectionId,
    serviceId: entry.serviceId,
    moreServiceIds: entry.moreServiceIds,
    personId: entry.personId,
    service: entry.service,
    personName: entry.personName,
    date: entry.date,
    endDate: entry.endDate,
    guests: entry.guests,
    name: entry.name,
    email: entry.email,
    phone: entry.phone,
    hasFree: entry.seenFree.length > 0,
    toldAt: entry.toldAt?.toISOString() ?? null,
    customerKey: entry.customerKey,
    createdAt: entry.createdAt.toISOString(),
  };
}
