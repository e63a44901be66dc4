import type * as z from 'zod/mini';
import type { BookingInput, bookingCreated } from '@/contracts/bookings';
import { phrase } from '@/core/messages';
import { toLocalDateTime } from '@/core/wall-clock';
import { bookings } from '../../db/tables/bookings';
import { findEarlier, toKnownRequest } from '../../kernel/known-request';
import { createRounds } from '../../kernel/rounds';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { type HeldWebsite, lockServedWebsite } from '../websites';
import { type BookingCall, bookTogether } from './book-together';
import { claimOffer, orderFairly } from './claim-offer';
import { notifyOfBookings } from './notify-of-booking';
import { type BookingSender, planBooking } from './plan-booking';
import { isProvenEmail } from './proof-queries';
import { type BookingDeps, hashEmail, requestProof } from './proofs';
import { type BookingRecord, insertBooking, lockBooking } from './queries';
import { assertRoom, createTimeTakenError, ProofNeeded } from './refuse-booking';
import { countWaiting, lockWaiting } from './waiting-queries';

type CreatedBooking = z.infer<typeof bookingCreated>;

/** Visitors who book at one website at the same moment share a transaction, unless they get in each other's way. */
const joinRound = createRounds<BookingDeps, BookingCall, CreatedBooking>({
  together: async (deps, slug, calls) => {
    const outcomes = await bookTogether(deps, slug, calls);
    return outcomes.map((outcome) =>
      typeof outcome === 'object' && 'result' in outcome
        ? { result: presentCreated(outcome.result) }
        : outcome,
    );
  },
  alone: bookAlone,
});

/**
 * Books for a visitor and tells both sides. Throws CONFLICT when somebody else has the time. The same call again is
 * answered with the booking that it has made. Returns null when so much waits already that nothing is stored before the
 * visitor has proven the address; a mail for that is on its way.
 */
export async function createBooking(
  deps: BookingDeps,
  slug: string,
  input: BookingInput,
  network: string,
): Promise<CreatedBooking | null> {
  try {
    return await joinRound(deps, slug, { input, network });
  } catch (error) {
    if (!(error instanceof ProofNeeded)) throw error;
    await requestProof(deps, slug, input, network);
    return null;
  }
}

/** Makes a booking that needs a closer look, in a transaction of its own. */
function bookAlone(
  deps: BookingDeps,
  slug: string,
  { input, network }: BookingCall,
): Promise<CreatedBooking> {
  const { clock } = deps;
  return inTransaction(deps, async (work) => {
    const website = await lockServedWebsite(work.db, slug, 'booking', clock.now());
    const email = hashEmail(deps, website.id, input.customerEmail);
    const isProven = await isProvenEmail(work.db, website.id, email, clock.now());
    return storeBooking(work, deps, website, input, { network, isProven });
  });
}

/** Stores a visitor's booking at a locked website, and tells both sides. */
export async function storeBooking(
  work: Work,
  deps: BookingDeps,
  website: HeldWebsite,
  input: BookingInput,
  sender: BookingSender,
): Promise<CreatedBooking> {
  const tx = work.db;
  const now = deps.clock.now();
  // An earlier booking is looked for before anything is judged, because the time may be taken by this very visitor.
  const earlierId = await findEarlier(
    tx,
    bookings,
    { column: bookings.websiteId, id: website.id },
    toKnownRequest(input),
    phrase('errors.bookingArrived'),
  );
  const earlier = earlierId && (await lockBooking(tx, earlierId));
  if (earlier) return presentCreated(earlier);
  const plan = planBooking(website, input, now);
  const diaries = await orderFairly(tx, website.id, plan.diaries, input.date);
  const isBound = deps.config.hasRateLimits && !sender.isProven;
  const who = { email: input.customerEmail, network: isBound ? sender.network : null };
  // The customer is locked before a time is held, as in a round; otherwise two bookings could wait for each other.
  await lockWaiting(tx, website.id, who);
  const inserted = await insertBooking(tx, plan.toRow(diaries[0], sender));
  const booking = inserted && (await claimOffer(tx, inserted, diaries));
  if (!booking) throw createTimeTakenError(plan.offer);
  // Waiting bookings are counted only now, with the new one among them: if the time is taken, that query is spared.
  const waiting = await countWaiting(tx, website.id, who, toLocalDateTime(now, website.timeZone));
  assertRoom({ ofCustomer: waiting.ofCustomer, ofStrangers: isBound ? waiting : null });
  await notifyOfBookings(work, deps, website, [booking]);
  return presentCreated(booking);
}

/** A visitor who repeats the call gets an answer of the same kind. */
function presentCreated({ id, status }: BookingRecord): CreatedBooking {
  return { id, status: status === 'confirmed' ? 'confirmed' : 'pending' };
}
