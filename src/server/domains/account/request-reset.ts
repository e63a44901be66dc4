import { findUserByEmail } from '../../db/user-by-email';
import type { Deps } from '../../deps';
import { linkTokenHash, newLinkToken } from '../../http/link-token';
import { mailAccount } from '../../mail/mail-owner';
import { queueMail } from '../../mail/queue-mail';
import { passwordResetMail } from '../../mail/templates/account-mails';
import { insertReset, sweepResets } from './queries';

export const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** Mails the link that sets a new password, if there is such an account; the links before it end. */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const { db, clock, config, mail } = deps;
  const now = clock.now();
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const token = newLinkToken();
  await db.transaction(async (tx) => {
    await sweepResets(tx, user.id, now);
    const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
    await insertReset(tx, { tokenHash: linkTokenHash(token), userId: user.id, expiresAt });
    await queueMail(
      tx,
      deps,
      passwordResetMail(mailAccount(user, now), `${config.publicUrl}/reset-password#token=${token}`),
    );
  });
  mail.wake();
}
