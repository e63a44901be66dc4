import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { EmailProofState } from '@/contracts/account';
import { AppError } from '@/core/app-error';
import { DAY_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import { paths } from '@/core/screen-paths';
import { emailProofs, type UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { isUniqueViolation } from '../../kernel/database-errors';
import { createToken, hashToken } from '../../kernel/secrets';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { queueMail } from '../mail';
import { composeEmailChangedMail, composeEmailProofMail } from './account-mails';
import { endProofs, endResets, findProof, lockProof, type Proof, toMailAccount, updateUser } from './queries';
import { requestSessionId } from './session-cookie';
import { endSessionsOf } from './sessions';

/** A link proves an address for this long. */
export const PROOF_DAYS = 7;
/** For this much longer, the page behind an old link says what became of it. */
const KEPT_DAYS = 30;

/**
 * Mails a link that proves an address: the account's own or the one that is to take its place. Returns false when as
 * many links went out today as may. Earlier links stay valid, because the first mail may arrive last.
 */
export async function sendProof(
  work: Work,
  deps: Pick<Deps, 'clock' | 'config'>,
  user: UserRecord,
  email: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const token = createToken();
  const url = `${deps.config.publicUrl}${paths.confirmEmail}#token=${token}`;
  const account = { ...toMailAccount(user, now), email };
  if (!(await queueMail(work, deps, composeEmailProofMail(account, url, PROOF_DAYS)))) return false;
  const forgottenBefore = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const isForgotten = and(eq(emailProofs.userId, user.id), lt(emailProofs.expiresAt, forgottenBefore));
  await work.db.delete(emailProofs).where(isForgotten);
  const expiresAt = new Date(now.getTime() + PROOF_DAYS * DAY_MS);
  await work.db
    .insert(emailProofs)
    .values({ tokenHash: hashToken(token), userId: user.id, email, expiresAt });
  return true;
}

/** Mails the link once more to the address that waits for its proof; does nothing when none waits. */
export async function sendProofAgain(deps: Deps, user: UserRecord): Promise<void> {
  const email = user.pendingEmail ?? (user.emailProvenAt === null ? user.email : null);
  if (email === null) return;
  if (!(await inTransaction(deps, (work) => sendProof(work, deps, user, email))))
    throw createTooManyProofsError();
}

export function createTooManyProofsError(): AppError {
  return new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyLinks'));
}

/** Returns what following a link would do; changes nothing. */
export async function readProof({ db, clock }: Deps, token: string): Promise<EmailProofState> {
  const found = await findProof(db, hashToken(token));
  return found
    ? { state: getState(found, clock.now()), email: found.proof.email }
    : { state: 'dead', email: null };
}

/**
 * Proves the address that the link went to. A new address takes the place of the former one, which gets a mail about
 * it. Following a link again does no harm. Throws VALIDATION for a link that is too old, unknown, or of an address that
 * was given up since.
 */
export async function proveEmail(
  deps: Deps,
  token: string,
  request: FastifyRequest,
): Promise<{ email: string }> {
  const now = deps.clock.now();
  const { email, changedFor } = await inTransaction(deps, async (work) => {
    const found = await lockProof(work.db, hashToken(token));
    const state = found ? getState(found, now) : 'dead';
    if (!found || state === 'dead') throw createDeadLinkError('refusals.proofLinkDead');
    const { user, proof } = found;
    if (state === 'open') await applyProof(work, deps, user, proof.email, request);
    return {
      email: proof.email,
      changedFor: state === 'open' && proof.email !== user.email ? user.id : null,
    };
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_key') ? createDeadLinkError('refusals.emailTaken') : error;
  });
  if (changedFor !== null) deps.security.note('email-changed', request, changedFor);
  return { email };
}

async function applyProof(
  work: Work,
  deps: Deps,
  user: UserRecord,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  const { clock, config } = deps;
  const now = clock.now();
  await endProofs(work.db, user.id, now);
  await updateUser(work.db, user.id, { email, emailProvenAt: now, pendingEmail: null, updatedAt: now });
  if (email === user.email) return;
  // A link in the former mailbox must not open the account any more.
  await endResets(work.db, user.id, now);
  // Everybody who used the account with the former address is signed out, except for the person who follows the link.
  await endSessionsOf(work, user.id, requestSessionId(request, config));
  await queueMail(work, deps, composeEmailChangedMail(toMailAccount(user, now), email, config.supportEmail));
}

function getState({ proof, user }: Proof, now: Date): EmailProofState['state'] {
  const isOpen = proof.usedAt === null && proof.expiresAt > now;
  if (proof.email === user.pendingEmail) return isOpen ? 'open' : 'dead';
  if (proof.email !== user.email) return 'dead';
  if (user.emailProvenAt !== null) return 'done';
  return isOpen ? 'open' : 'dead';
}

function createDeadLinkError(message: 'refusals.proofLinkDead' | 'refusals.emailTaken') {
  return createValidationError([{ path: 'token', message: phrase(message) }]);
}
