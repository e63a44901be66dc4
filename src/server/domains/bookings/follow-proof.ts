import type { BookingInput } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { PROVEN_DAYS } from '@/core/booking-limits';
import { DAY_MS } from '@/core/day-ms';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import type { MailBody } from '../mail';
import { getServedWebsite, lockServedWebsite, type PublishedWebsite } from '../websites';
import { requestedFacts } from './booking-facts';
import { checkTimes } from './check-times';
import { copyOffer, findService } from './find-service';
import { endProof, findProof, type ProofRecord, storeProvenEmail } from './proof-queries';
import { type BookingDeps, proofTokenHash } from './proofs';
import { storeBooking } from './store-booking';
import { markEmailProven } from './waiting-queries';

/** What a link stands for: a booking that waits for a press, one that was made, one that cannot be made, or nothing any more. */
export type ProofState =
  | { kind: 'open'; website: PublishedWebsite; facts: MailBody['facts'] }
  | { kind: 'booked'; website: PublishedWebsite }
  | { kind: 'refused'; website: PublishedWebsite; reason: string }
  | { kind: 'dead'; website: PublishedWebsite };

/** Looks at a link; changes nothing, because programs that look for viruses follow links too. */
export async function readProof(deps: BookingDeps, slug: string, token: string): Promise<ProofState> {
  const { db, clock } = deps;
  const website = await getServedWebsite(deps, slug, 'booking');
  const proof = await findProof(db, website.id, proofTokenHash(token), clock.now());
  if (!proof?.input) return { kind: proof?.bookedAt ? 'booked' : 'dead', website };
  try {
    const offer = findService(website.pageData, proof.input);
    const times = checkTimes(offer, proof.input, clock.now(), website.timeZone);
    return { kind: 'open', website, facts: requestedFacts({ ...copyOffer(offer), ...times }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', website, reason: error.message };
  }
}

/** Books what a link stands for, if it still can be; the link is used up by it, and the address is proven either way. */
export async function followProof(deps: BookingDeps, slug: string, token: string): Promise<ProofState> {
  const now = deps.clock.now();
  const tokenHash = proofTokenHash(token);
  const book = (work: Work, website: PublishedWebsite, { network }: ProofRecord, input: BookingInput) =>
    storeBooking(work, deps, website, input, { network, isProven: true });
  /** Calls with one link follow each other, so that the second finds it used. */
  const finish = (isBooking: boolean) =>
    inTransaction(deps, async (work): Promise<ProofState> => {
      const tx = work.db;
      const website = await lockServedWebsite(tx, slug, 'booking', now);
      const proof = await findProof(tx, website.id, tokenHash, now, true);
      if (!proof?.input) return { kind: proof?.bookedAt ? 'booked' : 'dead', website };
      const { input } = proof;
      const provenUntil = new Date(now.getTime() + PROVEN_DAYS * DAY_MS);
      await storeProvenEmail(tx, { websiteId: website.id, email: proof.email, provenUntil });
      await markEmailProven(tx, website.id, input.customerEmail);
      if (isBooking) await book(work, website, proof, input);
      await endProof(tx, tokenHash, isBooking ? now : null);
      return { kind: isBooking ? 'booked' : 'dead', website };
    });
  await getServedWebsite(deps, slug, 'booking');
  try {
    return await finish(true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { website } = await finish(false);
    return { kind: 'refused', website, reason: error.message };
  }
}
