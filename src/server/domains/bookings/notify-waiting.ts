import type { FastifyInstance } from 'fastify';
import { AppError } from '@/core/app-error';
import { HOUR_MS, MINUTE_MS } from '@/core/dates';
import { isWaitingOver, isWorthTelling } from '@/core/waitlist';
import { toLocalDate } from '@/core/wall-clock';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { Deps } from '../../http/deps';
import { runEvery, runForEach } from '../../kernel/run-every';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { queueMail, UNDO_MS } from '../mail';
import { getMailWebsite, getServedWebsite, lockWebsiteHead, type OwnedWebsite } from '../websites';
import { readFree } from './find-wish';
import { hasBookedOn } from './queries';
import { composeWaitlistFreeMail } from './waitlist-mails';
import {
  deleteEntry,
  forgetEntries,
  listWebsitesDue,
  lockDue,
  processChanges,
  updateEntries,
  updateEntry,
  type WaitlistRecord,
} from './waitlist-queries';

type WaitlistDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'publishEffects' | 'keyedHash'>;

/**
 * The pause between two looks is longer than an owner's press can be taken back: one look notes a change, the next one
 * tells of it.
 */
const POLL_INTERVAL_MS = UNDO_MS + 2_000;
const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;
/** A change that nothing notes, such as another plan of the owner, is found after this time. */
const RECHECK_MS = HOUR_MS;
const ENTRIES_AT_ONCE = 50;
const CHANGES_AT_ONCE = 1000;
const ROWS_AT_ONCE = 500;

/**
 * Tells people on the waiting list what has got free since the last look, for whatever reason: the free times of now
 * are compared with those of the last look. Each batch is a transaction that locks its entries, so that only one of
 * several processes tells.
 */
export async function notifyWaiting(deps: WaitlistDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const websiteIds = await listWebsitesDue(deps.db, now);
  const steps = [
    () =>
      runForEach(websiteIds, signal, async (websiteId) => {
        while (!signal?.aborted && (await notifySome(deps, websiteId, now)) === ENTRIES_AT_ONCE);
      }),
    // Changes are processed after the looks, because the newest ones may still be taken back.
    async () => {
      while (!signal?.aborted && (await processSomeChanges(deps, now)) === CHANGES_AT_ONCE);
    },
  ];
  await runForEach(steps, signal, (step) => step());
}

/** Deletes entries that are no longer kept: without a proven address, removed, or of a day that has passed. */
export async function forgetWaiting(deps: WaitlistDeps, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await forgetSome(deps, deps.clock.now())) === ROWS_AT_ONCE);
}

const processSomeChanges = (deps: WaitlistDeps, now: Date) =>
  inTransaction(deps, ({ db }) => processChanges(db, now, CHANGES_AT_ONCE));

const forgetSome = (deps: WaitlistDeps, now: Date) =>
  inTransaction(deps, async (work) => {
    const rows = await forgetEntries(work.db, now, ROWS_AT_ONCE);
    if (rows > 0) work.rowsDeleted();
    return rows;
  });

/** Looks for free times for some entries of a website, and returns how many entries they were. */
async function notifySome(deps: WaitlistDeps, websiteId: number, now: Date): Promise<number> {
  return inTransaction(deps, async (work) => {
    const tx = work.db;
    const head = await lockWebsiteHead(tx, websiteId);
    if (!head) return 0;
    const entries = await lockDue(tx, websiteId, now, ENTRIES_AT_ONCE);
    if (entries.length === 0) return 0;
    const website = await findServed({ ...deps, db: tx }, head.slug);
    const today = toLocalDate(now, head.timeZone);
    const mailWebsite = await getMailWebsite(tx, deps, head);
    /** Many entries wait for the same, so each wish is looked up once. */
    const known = new Map<string, Promise<string[]>>();
    const freeFor = (entry: WaitlistRecord): Promise<string[]> => {
      const { sectionId, serviceId, moreServiceIds, personId, date, endDate, guests } = entry;
      const name = JSON.stringify([sectionId, serviceId, moreServiceIds, personId, date, endDate, guests]);
      const free =
        known.get(name) ??
        (website ? readFree(tx, website, entry, now).then((found) => found.free) : Promise.resolve([]));
      known.set(name, free);
      return free;
    };
    const lookAt = new Date(now.getTime() + RECHECK_MS);
    const unchanged: number[] = [];
    for (const entry of entries) {
      if (await hasBookedOn(tx, entry)) {
        await deleteEntry(tx, entry.id);
        continue;
      }
      const free = isWaitingOver(entry, today) ? [] : await freeFor(entry);
      if (isWorthTelling(entry, free, today))
        await notifyEntry(work, deps, { entry, free, website, mailWebsite, now, today, lookAt });
      else if (isWaitingOver(entry, today)) await updateEntry(tx, entry.id, { lookAt: null });
      else if (hasSameTexts(free, entry.seenFree)) unchanged.push(entry.id);
      else await updateEntry(tx, entry.id, { seenFree: free, lookAt });
    }
    await updateEntries(tx, unchanged, { lookAt });
    if (unchanged.length < entries.length) work.notifyOwner(websiteId, 'waitlist-changed');
    return entries.length;
  });
}

interface Told {
  entry: WaitlistRecord;
  free: string[];
  website: OwnedWebsite | null;
  mailWebsite: Parameters<typeof composeWaitlistFreeMail>[0];
  now: Date;
  today: string;
  lookAt: Date;
}

/** Mails what is free. If a limit of mails is reached, nothing is noted as told, and the next look tries again. */
async function notifyEntry(work: Work, deps: WaitlistDeps, told: Told): Promise<void> {
  const { entry, free, website, mailWebsite, now, today, lookAt } = told;
  const mails = entry.mails + 1;
  const isLast = isWaitingOver({ date: entry.date, mails }, today);
  const mail = composeWaitlistFreeMail(
    mailWebsite,
    entry,
    entry.endDate === null ? free : listRoomNames(website, entry, free),
    isLast,
  );
  const isTold = await queueMail(work, deps, mail);
  await updateEntry(
    work.db,
    entry.id,
    isTold ? { seenFree: free, mails, toldAt: now, lookAt: isLast ? null : lookAt } : { lookAt },
  );
}

function listRoomNames(
  website: OwnedWebsite | null,
  { sectionId }: WaitlistRecord,
  ids: readonly string[],
): string[] {
  const section = website && listBookingSections(website.pageData).find(({ id }) => id === sectionId);
  return (section?.content.services ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

const hasSameTexts = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text) => other.includes(text));

/** Finds the website at a slug; null while visitors cannot book there. */
async function findServed(deps: WaitlistDeps, slug: string): Promise<OwnedWebsite | null> {
  try {
    return await getServedWebsite(deps, slug, 'booking');
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Looks at startup and then every few seconds until the server closes. */
export function startWaitlist(app: FastifyInstance, deps: WaitlistDeps): void {
  runEvery(app, {
    name: 'waitlist',
    everyMs: POLL_INTERVAL_MS,
    run: (signal) => notifyWaiting(deps, signal),
    complaint: 'Those who wait for a place are told by the next look',
  });
  runEvery(app, {
    name: 'waitlist-cleanup',
    everyMs: CLEANUP_INTERVAL_MS,
    run: (signal) => forgetWaiting(deps, signal),
    complaint: 'Who waits no more is forgotten at the next try',
  });
}
