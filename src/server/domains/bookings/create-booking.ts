import type { BookingInput } from '@/contracts/bookings';
import { holdServedWebsite } from '../../db/published-website';
import { askForProof } from './ask-for-proof';
import { isProvenEmail } from './proof-queries';
import { type BookingDeps, emailHash } from './proofs';
import { ProofNeeded, storeBooking } from './store-booking';

/**
 * Books for a visitor and tells both sides; CONFLICT when somebody else has the time. The same call again is answered
 * with the booking that it has made. Null when so much waits already that nothing is stored before the visitor has
 * proven the address, for which a mail is on its way.
 */
export async function createBooking(
  deps: BookingDeps,
  slug: string,
  input: BookingInput,
  network: string,
): Promise<number | null> {
  const { db, clock, mail } = deps;
  const booked = db.transaction(async (tx) => {
    const website = await holdServedWebsite(tx, slug, 'booking', clock.now());
    const email = emailHash(deps, website.id, input.customerEmail);
    const isProven = await isProvenEmail(tx, website.id, email, clock.now());
    return storeBooking(tx, deps, website, input, { network, isProven });
  });
  const id = await booked.catch(async (error: unknown) => {
    if (!(error instanceof ProofNeeded)) throw error;
    await askForProof(deps, slug, input, network);
    return null;
  });
  mail.wake();
  return id;
}
