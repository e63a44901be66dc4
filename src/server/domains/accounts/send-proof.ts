import { and, eq, lt } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { DAY_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import { emailProofs, type UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { hashToken, newToken } from '../../kernel/secrets';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { emailProofMail } from './account-mails';
import { mailAccount } from './queries';

/** A link proves an address for this long. */
export const PROOF_DAYS = 7;
/** The page behind an old link says for this much longer what became of it. */
const KEPT_DAYS = 30;

/**
 * Mails a link that proves an address: the account's own or the one that is to take its place. Returns false when as many
 * went out today as may. Earlier links stay good: the first mail may come last.
 */
export async function sendProof(
  work: Work,
  deps: Pick<Deps, 'clock' | 'config'>,
  user: UserRecord,
  email: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const token = newToken();
  const url = `${deps.config.publicUrl}/confirm-email#token=${token}`;
  const account = { ...mailAccount(user, now), email };
  if (!(await queueMail(work, deps, emailProofMail(account, url, PROOF_DAYS)))) return false;
  const forgottenBefore = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const isForgotten = and(eq(emailProofs.userId, user.id), lt(emailProofs.expiresAt, forgottenBefore));
  await work.db.delete(emailProofs).where(isForgotten);
  const expiresAt = new Date(now.getTime() + PROOF_DAYS * DAY_MS);
  await work.db
    .insert(emailProofs)
    .values({ tokenHash: hashToken(token), userId: user.id, email, expiresAt });
  return true;
}

/** Mails the link once more to the address that waits for its proof; nothing where none does. */
export async function sendProofAgain(deps: Deps, user: UserRecord): Promise<void> {
  const email = user.pendingEmail ?? (user.emailProvenAt === null ? user.email : null);
  if (email === null) return;
  if (!(await inTransaction(deps, (work) => sendProof(work, deps, user, email)))) throw tooManyProofs();
}

export function tooManyProofs(): AppError {
  return new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyLinks'));
}
