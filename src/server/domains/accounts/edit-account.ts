import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountEdit } from '@/contracts/account';
import type { FieldError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { findNameProblem } from '@/core/plain-name';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { createTakenError, createValidationError } from '../../kernel/validation';
import { queueMail } from '../mail';
import { composeEmailChangeAskedMail } from './account-mails';
import { checkPassword, createPasswordError } from './password';
import { createTooManyProofsError, sendProof } from './prove-email';
import { findUserByEmail, lockPassword, toMailAccount, updateUser } from './queries';
import { rememberLocale } from './remember-browser';

/**
 * Changes names, language and, with the password, the email. The former email stays until the link in the new mailbox
 * is followed, so that a typo locks nobody out, and it gets a mail about the change. Sending the present email as the
 * new one takes a change back.
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
    if (edit.currentPassword === undefined) throw createPasswordError('validation.passwordRequired');
    await checkPassword(deps, user, edit.currentPassword, request, reply);
  }
  checkNames(user, edit);
  const changes = {
    firstName: edit.firstName === undefined ? user.firstName : edit.firstName || null,
    lastName: edit.lastName === undefined ? user.lastName : edit.lastName || null,
    ...(edit.language && { language: edit.language }),
    ...(email !== undefined && { pendingEmail: isMoved ? email : null }),
    updatedAt: clock.now(),
  };
  const edited = await inTransaction(deps, async (work) => {
    // A reset of the password takes back a change of the email, which must not come after it.
    if (isMoved && !(await lockPassword(work.db, user))) throw createPasswordError('refusals.passwordWrong');
    const updated = await updateUser(work.db, user.id, changes);
    if (isMoved) await requestProof(work, deps, user, email);
    return updated;
  });
  rememberLocale(request, reply, deps.config, edited.language);
  return edited;
}

async function requestProof(work: Work, deps: Deps, user: UserRecord, email: string): Promise<void> {
  if (await findUserByEmail(work.db, email)) throw createTakenError('email', phrase('refusals.emailTaken'));
  if (!(await sendProof(work, deps, user, email))) throw createTooManyProofsError();
  const account = toMailAccount(user, deps.clock.now());
  await queueMail(work, deps, composeEmailChangeAskedMail(account, email, deps.config.publicUrl));
}

/** Names may be sent again as they are stored, even if the rules have become stricter since. */
function checkNames(user: UserRecord, edit: AccountEdit): void {
  const fields: FieldError[] = [];
  for (const path of ['firstName', 'lastName'] as const) {
    const problem = edit[path] !== user[path] && findNameProblem(edit[path] ?? '');
    if (problem) fields.push({ path, message: phrase(problem) });
  }
  if (fields.length > 0) throw createValidationError(fields);
}
