import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordChange } from '@/contracts/account';
import { endSessionsOf, openSession } from '../../db/sessions';
import type { Deps } from '../../deps';
import { describeDevice } from '../../http/describe-device';
import { hashPassword } from '../../http/password';
import { sendSessionCookie } from '../../http/session';
import type { UserRecord } from '../../http/session-user';
import { inTransaction } from '../../kernel/unit-of-work';
import { mailAccount } from '../../mail/mail-owner';
import { queueMail } from '../../mail/queue-mail';
import { passwordChangedMail } from '../../mail/templates/account-mails';
import { checkNewPassword, checkPassword, passwordError } from './check-password';
import { endResets, replacePassword } from './queries';

/** Sets another password, signs out everywhere else and goes on here under a new session id. */
export async function changePassword(
  deps: Deps,
  user: UserRecord,
  { currentPassword, newPassword }: PasswordChange,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { clock, config, security } = deps;
  await checkPassword(deps, user, currentPassword, request, reply);
  await checkNewPassword(user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  const token = await inTransaction(deps, async (work) => {
    // Of two changes at once the second one no longer knows the password.
    const isReplaced = await replacePassword(work.db, user.id, user.passwordHash, passwordHash, now);
    if (!isReplaced) throw passwordError('validation.passwordWrong');
    await endSessionsOf(work, user.id);
    await endResets(work.db, user.id, now);
    await queueMail(work, deps, passwordChangedMail(mailAccount(user, now), config));
    return openSession(work.db, user.id, now, describeDevice(request.headers['user-agent']));
  });
  sendSessionCookie(reply, token, config);
  security.note('password-changed', request, user.id);
}
