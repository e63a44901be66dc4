import { endSessionsOf } from '../../db/sessions';
import type { Deps } from '../../deps';
import { hashPassword } from '../../http/password';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { queueMail } from '../../mail/queue-mail';
import { passwordChangedMail } from '../../mail/templates/account-mails';
import { endResets, findReset, updateUser, useReset } from './queries';
import { resetTokenHash } from './reset-token';

/** Sets the password by a link that is used once, and signs out everywhere; whoever has it then signs in. */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const { db, clock, config, mail } = deps;
  const tokenHash = resetTokenHash(token);
  // Looked at before the password is hashed: a made-up link must not cost that work.
  const userId = await findReset(db, tokenHash, clock.now());
  if (userId === null) throw linkIsDead();
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const user = await updateUser(tx, userId, { passwordHash, updatedAt: now });
    if (!(await useReset(tx, tokenHash, now))) throw linkIsDead();
    await endResets(tx, userId, now);
    await endSessionsOf(tx, userId);
    await queueMail(tx, deps, passwordChangedMail(user.email, config.publicUrl));
  });
  mail.wake();
}

function linkIsDead() {
  return validationError([{ path: 'token', message: text('validation.resetLinkDead') }]);
}
