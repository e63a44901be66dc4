import { findUserByEmail } from '../../db/user-by-email';
import type { Deps } from '../../deps';
import { queueMail } from '../../mail/queue-mail';
import { passwordResetMail } from '../../mail/templates/account-mails';
import { insertReset, sweepResets } from './queries';
import { newResetToken, resetTokenHash } from './reset-token';

export const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** Mails the link that sets a new password, if there is such an account; the links before it end. */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const { db, clock, config, mail } = deps;
  const now = clock.now();
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const token = newResetToken();
  await db.transaction(async (tx) => {
    await sweepResets(tx, user.id, now);
    const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
    await insertReset(tx, { tokenHash: resetTokenHash(token), userId: user.id, expiresAt });
    await queueMail(
      tx,
      deps,
      passwordResetMail(user.email, `${config.publicUrl}/reset-password?token=${token}`),
    );
  });
  mail.wake();
}
