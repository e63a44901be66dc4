import type { FastifyRequest } from 'fastify';
import type { EmailProofState } from '@/contracts/account';
import { phrase } from '@/core/messages';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { isUniqueViolation } from '../../kernel/database-errors';
import { hashToken } from '../../kernel/secrets';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { validationError } from '../../kernel/validation';
import { queueMail } from '../mail';
import { emailChangedMail } from './account-mails';
import { endProofs, endResets, findProof, mailAccount, type Proof, updateUser } from './queries';
import { requestSessionId } from './session-cookie';
import { endSessionsOf } from './sessions';

/** Returns what following a link would do; it changes nothing. */
export async function readProof({ db, clock }: Deps, token: string): Promise<EmailProofState> {
  const found = await findProof(db, hashToken(token));
  return found
    ? { state: stateOf(found, clock.now()), email: found.proof.email }
    : { state: 'dead', email: null };
}

/**
 * Proves the address that the link went to; a new address takes the place of the former one, which is told. A link that
 * has done its work already does no harm; VALIDATION for one that is too old, unknown, or of an address given up since.
 */
export async function proveEmail(
  deps: Deps,
  token: string,
  request: FastifyRequest,
): Promise<{ email: string }> {
  const now = deps.clock.now();
  const email = await inTransaction(deps, async (work) => {
    const found = await findProof(work.db, hashToken(token), 'update');
    const state = found ? stateOf(found, now) : 'dead';
    if (!found || state === 'dead') throw deadLink('validation.proofLinkDead');
    if (state === 'open') await applyProof(work, deps, found.user, found.proof.email, request);
    return found.proof.email;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_key') ? deadLink('validation.emailTaken') : error;
  });
  return { email };
}

async function applyProof(
  work: Work,
  deps: Deps,
  user: UserRecord,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  const { clock, config, security } = deps;
  const now = clock.now();
  await endProofs(work.db, user.id, now);
  await updateUser(work.db, user.id, { email, emailProvenAt: now, pendingEmail: null, updatedAt: now });
  if (email === user.email) return;
  // A link in the former mailbox must not open the account any more.
  await endResets(work.db, user.id, now);
  // Whoever had the account with the former address is out; who follows the link stays where they are logged in.
  await endSessionsOf(work, user.id, requestSessionId(request, config));
  await queueMail(work, deps, emailChangedMail(mailAccount(user, now), email, config.supportEmail));
  security.note('email-changed', request, user.id);
}

function stateOf({ proof, user }: Proof, now: Date): EmailProofState['state'] {
  const isOpen = proof.usedAt === null && proof.expiresAt > now;
  if (proof.email === user.pendingEmail) return isOpen ? 'open' : 'dead';
  if (proof.email !== user.email) return 'dead';
  if (user.emailProvenAt !== null) return 'done';
  return isOpen ? 'open' : 'dead';
}

function deadLink(message: 'validation.proofLinkDead' | 'validation.emailTaken') {
  return validationError([{ path: 'token', message: phrase(message) }]);
}
