import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordChange } from '@/contracts/account';
import { endSessionsOf, openSession } from '../../db/sessions';
import type { Deps } from '../../deps';
import { describeDevice } from '../../http/describe-device';
import { hashPassword } from '../../http/password';
import { sendSessionCookie } from '../../http/session';
import type { UserRecord } from '../../http/session-user';
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
  const { db, clock, config, mail, security } = deps;
  await checkPassword(deps, user, currentPassword, request, reply);
  await checkNewPassword(user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  const token = await db.transaction(async (tx) => {
    // Of two changes at once the second one no longer knows the password.
    const isReplaced = await replacePassword(tx, user.id, user.passwordHash, passwordHash, now);
    if (!isReplaced) throw passwordError('validation.passwordWrong');
    await endSessionsOf(tx, user.id);
    await endResets(tx, user.id, now);
    await queueMail(tx, deps, passwordChangedMail(mailAccount(user, now), config));
    return openSession(tx, user.id, now, describeDevice(request.headers['user-agent']));
  });
  sendSessionCookie(reply, token, config);
  security.note('password-changed', request, user.id);
  mail.wake();
}
