import { isDeepStrictEqual } from 'node:util';
import type { BookingInput } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { OPEN_PROOFS, PROOF_HOURS } from '@/core/booking-limits';
import { HOUR_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import type { Deps } from '../../http/deps';
import { createToken, hashToken } from '../../kernel/secrets';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { getMailWebsite, lockServedWebsite } from '../websites';
import { composeBookingProofMail } from './booking-mails';
import { checkAnswers } from './check-answers';
import { checkTimes } from './check-times';
import { getService, listTakers } from './get-service';
import { countOpenProofs, findProofInput, insertProof, lockProofs } from './proof-queries';
import { assertVisitAsRead } from './refuse-booking';
import { assertGuests, assertStayPrice, toRequestedBooking } from './stay-terms';

/** Rules of bookings need these dependencies. */
export type BookingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'publishEffects' | 'keyedHash'>;

/** Returns the key by which a website recognises a proven address, in capital or small letters. */
export function hashEmail({ keyedHash }: Pick<Deps, 'keyedHash'>, websiteId: number, email: string): string {
  return keyedHash('proven emails', `${websiteId} ${email.toLowerCase()}`);
}

/** Keeps what a visitor would like to book and mails the link that books it; the same call again does nothing. */
export async function requestProof(
  deps: BookingDeps,
  slug: string,
  input: BookingInput,
  network: string,
): Promise<void> {
  const { clock, keyedHash } = deps;
  const now = clock.now();
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockServedWebsite(tx, slug, 'booking', now);
    const offer = getService(website.pageData, input, listTakers(website, now));
    assertVisitAsRead(offer, input);
    const times = checkTimes(website, offer, input, now);
    assertGuests(offer, input.guests);
    checkAnswers(offer, input.answers);
    const requested = toRequestedBooking(offer, times, input.guests);
    assertStayPrice(requested.stay, input.priceCents);
    const sender = { email: hashEmail({ keyedHash }, website.id, input.customerEmail), network };
    const requestId = input.requestId?.toLowerCase() ?? null;
    await lockProofs(tx, website.id);
    const earlier = await findProofInput(tx, website.id, requestId, now);
    // The input is stored as JSON, which knows no undefined values.
    if (earlier && !isDeepStrictEqual(earlier, JSON.parse(JSON.stringify(input))))
      throw new AppError('CONFLICT', phrase('errors.bookingProofSent'), { field: 'requestId' });
    if (earlier) return;
    const open = await countOpenProofs(tx, website.id, sender, now);
    const isFull =
      open.email >= OPEN_PROOFS.email ||
      open.network >= OPEN_PROOFS.network ||
      open.website >= OPEN_PROOFS.website;
    if (isFull) throw new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyProofs'));
    const token = createToken();
    await insertProof(tx, {
      ...sender,
      tokenHash: hashToken(token),
      websiteId: website.id,
      requestId,
      input,
      expiresAt: new Date(now.getTime() + PROOF_HOURS * HOUR_MS),
    });
    const mailWebsite = await getMailWebsite(tx, deps, website);
    const mail = composeBookingProofMail(mailWebsite, input.customerEmail, requested, token);
    if (!(await queueMail(work, deps, mail)))
      throw new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyProofs'));
  });
}
