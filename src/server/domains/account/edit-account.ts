import type { AccountEdit } from '@/contracts/account';
import { isUniqueViolation } from '../../db/errors';
import type { Deps } from '../../deps';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { takenError } from '../../http/validation';
import { queueMail } from '../../mail/queue-mail';
import { emailChangedMail } from '../../mail/templates/account-mails';
import { checkPassword, passwordError } from './check-password';
import { endResets, updateUser } from './queries';

/** Changes names, and with the password the email, which the former address is told of. */
export async function editAccount(deps: Deps, user: UserRecord, edit: AccountEdit): Promise<UserRecord> {
  const { db, clock, mail } = deps;
  const email = edit.email?.toLowerCase() ?? user.email;
  const isMoved = email !== user.email;
  if (isMoved) {
    if (edit.currentPassword === undefined) throw passwordError('validation.passwordRequired');
    await checkPassword(user, edit.currentPassword);
  }
  const names = {
    firstName: edit.firstName === undefined ? user.firstName : edit.firstName || null,
    lastName: edit.lastName === undefined ? user.lastName : edit.lastName || null,
  };
  const edited = await db
    .transaction(async (tx) => {
      if (!isMoved) return updateUser(tx, user.id, { ...names, updatedAt: clock.now() });
      const moved = await updateUser(tx, user.id, { ...names, email, updatedAt: clock.now() });
      // A link in the former mailbox must not open the account any more.
      await endResets(tx, user.id, clock.now());
      await queueMail(tx, deps, emailChangedMail(user.email, email));
      return moved;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email_key')
        ? takenError('email', text('validation.emailTaken'))
        : error;
    });
  if (isMoved) mail.wake();
  return edited;
}
