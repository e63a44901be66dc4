import type { Deps } from '../../http/deps';
import { linkTokenHash, newLinkToken } from '../../kernel/token';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { passwordResetMail } from './account-mails';
import { mailAccount } from './mail-owner';
import { insertReset, sweepResets } from './queries';
import { findUserByEmail } from './user-by-email';

export const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** Mails the link that sets a new password, if there is such an account; the links before it end. */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const token = newLinkToken();
  await inTransaction(deps, async (work) => {
    await sweepResets(work.db, user.id, now);
    const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
    await insertReset(work.db, { tokenHash: linkTokenHash(token), userId: user.id, expiresAt });
    await queueMail(
      work,
      deps,
      passwordResetMail(mailAccount(user, now), `${config.publicUrl}/reset-password#token=${token}`),
    );
  });
}
