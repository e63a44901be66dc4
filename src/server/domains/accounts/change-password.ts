import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordChange } from '@/contracts/account';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { passwordChangedMail } from './account-mails';
import { checkNewPassword, checkPassword, passwordError } from './check-password';
import { describeDevice } from './describe-device';
import { hashPassword } from './password';
import { endResets, mailAccount, replacePassword } from './queries';
import { sendSessionCookie } from './session-cookie';
import { endSessionsOf, openSession } from './sessions';

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
