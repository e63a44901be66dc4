import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountEdit } from '@/contracts/account';
import { nameProblem } from '@/core/plain-name';
import { findUserByEmail } from '../../db/user-by-email';
import type { Deps } from '../../deps';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { type FieldError, takenError, validationError } from '../../http/validation';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { mailAccount } from '../../mail/mail-owner';
import { queueMail } from '../../mail/queue-mail';
import { sendProof } from '../../mail/send-proof';
import { emailChangeAskedMail } from '../../mail/templates/account-mails';
import { checkPassword, passwordError } from './check-password';
import { updateUser } from './queries';
import { tooManyProofs } from './send-proof-again';

/**
 * Changes names, and with the password the email: that stays until the link in the new mailbox is followed, so that a
 * typo locks nobody out, and the present address hears of it. The present address sent as the new one takes a change back.
 */
export async function editAccount(
  deps: Deps,
  user: UserRecord,
  edit: AccountEdit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRecord> {
  const { clock } = deps;
  const email = edit.email?.toLowerCase();
  const isMoved = email !== undefined && email !== user.email;
  if (isMoved) {
    if (edit.currentPassword === undefined) throw passwordError('validation.passwordRequired');
    await checkPassword(deps, user, edit.currentPassword, request, reply);
  }
  checkNames(user, edit);
  const changes = {
    firstName: edit.firstName === undefined ? user.firstName : edit.firstName || null,
    lastName: edit.lastName === undefined ? user.lastName : edit.lastName || null,
    ...(email !== undefined && { pendingEmail: isMoved ? email : null }),
    updatedAt: clock.now(),
  };
  return inTransaction(deps, async (work) => {
    const updated = await updateUser(work.db, user.id, changes);
    if (isMoved) await askForProof(work, deps, user, email);
    return updated;
  });
}

async function askForProof(work: Work, deps: Deps, user: UserRecord, email: string): Promise<void> {
  if (await findUserByEmail(work.db, email)) throw takenError('email', text('validation.emailTaken'));
  if (!(await sendProof(work, deps, user, email))) throw tooManyProofs();
  const account = mailAccount(user, deps.clock.now());
  await queueMail(work, deps, emailChangeAskedMail(account, email, deps.config.publicUrl));
}

/** Names as they are stored may be sent again, whatever the rules were then. */
function checkNames(user: UserRecord, edit: AccountEdit): void {
  const fields: FieldError[] = [];
  for (const path of ['firstName', 'lastName'] as const) {
    const problem = edit[path] !== user[path] && nameProblem(edit[path] ?? '');
    if (problem) fields.push({ path, message: text(problem) });
  }
  if (fields.length > 0) throw validationError(fields);
}
