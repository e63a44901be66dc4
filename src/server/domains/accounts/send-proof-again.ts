import { AppError } from '@/core/app-error';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { sendProof } from './send-proof';

/** Mails the link once more to the address that waits for its proof; nothing where none does. */
export async function sendProofAgain(deps: Deps, user: UserRecord): Promise<void> {
  const email = user.pendingEmail ?? (user.emailProvenAt === null ? user.email : null);
  if (email === null) return;
  if (!(await inTransaction(deps, (work) => sendProof(work, deps, user, email)))) throw tooManyProofs();
}

export function tooManyProofs(): AppError {
  return new AppError('TOO_MANY_REQUESTS', text('errors.tooManyLinks'));
}
