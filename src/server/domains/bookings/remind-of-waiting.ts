import { DAY_MS } from '@/core/day-ms';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { findMailWebsite, lockWebsiteHead } from '../websites';
import type { NotifyDeps } from './notify-of-booking';
import { waitingBookingsMail } from './waiting-bookings-mail';
import { claimReminder, listWaiting, listWebsitesThatWait } from './waiting-queries';

const HOUR_MS = 60 * 60_000;
/** Of a booking that has only just come the owner has a mail that says how long it waits. */
const NEWEST_MS = 3 * HOUR_MS;
/** A little less than a day, so that the mail does not come later from day to day. */
const NOT_BEFORE_MS = 20 * HOUR_MS;
/** What lapses until the next such mail could come at the latest stands in this one. */
const LOOK_AHEAD_MS = 2 * DAY_MS;
const BOOKINGS_IN_A_MAIL = 50;

/** Tells owners the day before bookings lapse: one mail a day for a website, from one process only. */
export async function remindOfWaiting(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  for (const id of await listWebsitesThatWait(db, after(DAY_MS), after(-NEWEST_MS))) {
    if (signal?.aborted) return;
    await inTransaction(deps, async (work) => {
      const tx = work.db;
      const website = await lockWebsiteHead(tx, id);
      if (!website || !(await claimReminder(tx, id, now, after(-NOT_BEFORE_MS)))) return;
      const waiting = await listWaiting(tx, id, now, after(LOOK_AHEAD_MS), BOOKINGS_IN_A_MAIL);
      const place = await findMailWebsite(tx, deps, website);
      // Names that strangers typed go to nobody who has not asked for them.
      if (waiting.length > 0 && place.account.owner.isProven)
        await queueMail(work, deps, waitingBookingsMail(place, waiting));
    });
  }
}
