import type { BookingInput } from '@/contracts/bookings';
import { inTransaction } from '../../kernel/unit-of-work';
import { lockServedWebsite } from '../websites';
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
  const { clock } = deps;
  const booked = inTransaction(deps, async (work) => {
    const website = await lockServedWebsite(work.db, slug, 'booking', clock.now());
    const email = emailHash(deps, website.id, input.customerEmail);
    const isProven = await isProvenEmail(work.db, website.id, email, clock.now());
    return storeBooking(work, deps, website, input, { network, isProven });
  });
  return booked.catch(async (error: unknown) => {
    if (!(error instanceof ProofNeeded)) throw error;
    await askForProof(deps, slug, input, network);
    return null;
  });
}
